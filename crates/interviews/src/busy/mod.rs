//! `GET /interviews/busy`: when people are busy, for the form of an interview.

use applications::ApplicationId;
use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, CompanyId, Error, Member, Query, Result, UserId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::held::store::{BusyRow, find_applicant, list_busy};
use crate::list::span;
use crate::plan::MOST_INTERVIEWERS;

/// Days that can be asked for at once.
const MOST_DAYS: i64 = 14;
/// What another company learns of an interview: which of these are taken.
const GRID: i64 = 30 * 60;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_busy_times))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BusyQuery {
    /// A day in Tashkent.
    from: Date,
    /// The last day, at most 14 days later.
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
    /// It is an interview of the caller's own company. Otherwise the times are whole half hours.
    pub is_own: bool,
}

/// When these members, and the candidate of the application, have interviews. Those of the candidate in other companies
/// are told while the application is open, from now on, and as whole half hours.
#[utoipa::path(get, path = "/interviews/busy", tag = "interviews", params(BusyQuery),
    responses((status = 200, body = BusyTimesOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_busy_times(
    State(app): State<App>,
    me: Member<RunVacancies>,
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
    let applicant = match query.application {
        Some(id) => Some(find_applicant(&mut db, me.company_id, id).await?.ok_or(Error::NotFound)?),
        None => None,
    };
    let candidate = applicant.as_ref().map(|applicant| applicant.candidate_id);
    let rows = list_busy(&mut db, me.company_id, candidate, &members, (from, to), None).await?;
    // What the person does elsewhere matters only while a time can be agreed on.
    let since = applicant.filter(|applicant| applicant.is_open).map(|_| app.clock.now());
    Ok(Json(BusyTimesOut { status: true, data: shown(rows, me.company_id, since, (from, to)) }))
}

/// Own interviews as they are; of those of other companies, if any, the half hours that are taken since then.
fn shown(
    rows: Vec<BusyRow>,
    company: CompanyId,
    since: Option<Timestamp>,
    (from, to): (Timestamp, Timestamp),
) -> Vec<BusyTime> {
    let (mut times, mut foreign) = (Vec::new(), Vec::<BusyTime>::new());
    for row in rows {
        let is_own = row.company_id == company;
        let BusyRow { start_at, end_at, user_id, name, .. } = row;
        if is_own {
            times.push(BusyTime { start_at, end_at, user_id, name, is_own });
        } else if since.is_some_and(|since| end_at > since) {
            let (start_at, end_at) = (half_hour_before(start_at).max(from), half_hour_after(end_at).min(to));
            // Where one ends and the next begins is nobody's business either. They come by start.
            match foreign.last_mut() {
                Some(last) if start_at <= last.end_at => last.end_at = last.end_at.max(end_at),
                _ => foreign.push(BusyTime { start_at, end_at, user_id: None, name: None, is_own }),
            }
        }
    }
    times.append(&mut foreign);
    times.sort_by_key(|time| (time.start_at, time.end_at));
    times
}

/// Tashkent is whole hours away from UTC, so half hours are the same in both.
fn half_hour_before(at: Timestamp) -> Timestamp {
    at - SignedDuration::from_secs(at.as_second().rem_euclid(GRID))
}

fn half_hour_after(at: Timestamp) -> Timestamp {
    at + SignedDuration::from_secs((-at.as_second()).rem_euclid(GRID))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        format!("2026-03-05T{text}:00Z").parse().unwrap()
    }

    #[test]
    fn others_are_shown_as_half_hours_within_the_days_asked_for() {
        let (own, other) = (CompanyId::new(), CompanyId::new());
        let row = |company_id, start: &str, end: &str| BusyRow {
            start_at: at(start),
            end_at: at(end),
            user_id: None,
            name: None,
            company_id,
        };
        let rows = || {
            vec![
                row(other, "00:10", "00:20"),
                row(other, "03:40", "04:10"),
                row(own, "04:20", "04:35"),
                row(other, "07:10", "07:25"),
                row(other, "07:30", "08:00"),
                row(other, "09:00", "10:00"),
                row(other, "22:50", "23:10"),
            ]
        };
        let span = (at("04:00"), at("23:00"));
        let found = |since: Option<&str>| -> Vec<(Timestamp, Timestamp, bool)> {
            let times = shown(rows(), own, since.map(at), span).into_iter();
            times.map(|time| (time.start_at, time.end_at, time.is_own)).collect()
        };
        let mine = (at("04:20"), at("04:35"), true);
        assert_eq!(
            found(Some("02:00")),
            [
                (at("04:00"), at("04:30"), false),
                mine,
                (at("07:00"), at("08:00"), false),
                (at("09:00"), at("10:00"), false),
                (at("22:30"), at("23:00"), false),
            ]
        );
        assert_eq!(
            found(Some("08:00")),
            [mine, (at("09:00"), at("10:00"), false), (at("22:30"), at("23:00"), false)]
        );
        assert_eq!(found(None), [mine]);
    }
}
