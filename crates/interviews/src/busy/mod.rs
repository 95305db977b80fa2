//! `GET /interviews/busy`: when people are busy, for the form of an interview.

use applications::ApplicationId;
use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::{FieldError, FieldErrors};
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Query, Result, UserId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::held::store::{find_applicant, list_busy};
use crate::list::span;
use crate::plan::MOST_INTERVIEWERS;

/// Days that can be asked for at once.
const MOST_DAYS: i64 = 31;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_busy_times))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BusyQuery {
    /// A day in Tashkent.
    from: Date,
    /// The last day, at most 31 days later.
    to: Date,
    /// Ids of members, separated by commas.
    #[param(max_length = 200)]
    interviewers: Option<String>,
    /// Whose candidate it is about.
    application: Option<ApplicationId>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BusyTimesOut {
    pub status: bool,
    /// By start.
    pub data: Vec<BusyTime>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BusyTime {
    pub start_at: Timestamp,
    pub end_at: Timestamp,
    /// The interviewer; null: the candidate is busy, whoever invites him.
    pub user_id: Option<UserId>,
    pub name: Option<String>,
    /// It is an interview of the caller's own company.
    pub is_own: bool,
}

/// When these members, and the candidate of the application, have interviews.
#[utoipa::path(get, path = "/interviews/busy", tag = "interviews", params(BusyQuery),
    responses((status = 200, body = BusyTimesOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_busy_times(
    State(app): State<App>,
    me: Customer,
    Query(query): Query<BusyQuery>,
) -> Result<Json<BusyTimesOut>> {
    let invalid = |field: &str, error: FieldError| Error::Invalid(FieldErrors::from((field, error)));
    let (from, to) = span(Some(query.from), Some(query.to))?;
    let (from, to) = from.zip(to).ok_or(Error::Fault)?;
    if to.duration_since(from) > SignedDuration::from_hours(24 * MOST_DAYS) {
        return Err(invalid("to", FieldError::TooLarge { max: MOST_DAYS }));
    }
    let names = query.interviewers.as_deref().unwrap_or_default();
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let members: Vec<UserId> = names
        .map(|name| name.parse().map(UserId::from_uuid))
        .collect::<Result<_, uuid::Error>>()
        .map_err(|_| invalid("interviewers", FieldError::Invalid))?;
    if members.len() > MOST_INTERVIEWERS {
        let max = i64::try_from(MOST_INTERVIEWERS).unwrap_or(i64::MAX);
        return Err(invalid("interviewers", FieldError::TooMany { max }));
    }
    let mut db = app.db.acquire().await?;
    let candidate = match query.application {
        Some(id) => Some(find_applicant(&mut db, me.company_id, id).await?.ok_or(Error::NotFound)?),
        None => None,
    };
    let rows = list_busy(&mut db, me.company_id, candidate, &members, (from, to), None).await?;
    let data = rows.into_iter().map(|row| BusyTime {
        start_at: row.start_at,
        end_at: row.end_at,
        user_id: row.user_id,
        name: row.name,
        is_own: row.company_id == me.company_id,
    });
    Ok(Json(BusyTimesOut { status: true, data: data.collect() }))
}
