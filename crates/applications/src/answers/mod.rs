//! What a company promises candidates, and how it really answers (decisions J10, J13).

mod count;
pub(crate) mod store;

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::words::CompanyRight;
use platform::session::rights::{self, EditPage};
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Customer, Member, Result};
use queue::{Registry, Schedule};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use vacancies::card::CompanyAnswers;

pub use count::CountAnswers;

/// The company's own clock without a promise, seen by the company alone.
pub const OWN_DAYS: i32 = 3;
/// A response should be answered within a week; older ones without an answer count against the company.
pub const DUE_DAYS: i64 = 7;
/// The record tells of this time.
pub const RECORD: SignedDuration = SignedDuration::from_hours(90 * 24);

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<CountAnswers>();
    registry.every("count-answers", Schedule::every(Duration::from_secs(3600)), || CountAnswers {});
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_promise, set_promise))
}

/// How a company answers candidates.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AnswerRecord {
    /// It promises an answer within so many days.
    pub promise_days: Option<i32>,
    /// Percent of the responses of the last 90 days that were answered. Null if there were fewer than ten.
    pub share: Option<i32>,
    /// Half of its answers came faster. Null like `share`.
    pub median_hours: Option<i32>,
    /// Complaints of the last 90 days that moderators found right.
    pub upheld_complaints: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromiseOut {
    pub status: bool,
    pub data: Promise,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnswerPromise)]
pub struct Promise {
    pub days: Option<i32>,
    pub answers: AnswerRecord,
    pub can_edit: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PromiseIn {
    /// Null: no promise.
    #[schema(minimum = 1, maximum = 14)]
    pub days: Option<i32>,
}

/// The company's promise to answer candidates, and its real record.
#[utoipa::path(get, path = "/company/promise", tag = "applications",
    responses((status = 200, body = PromiseOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_promise(State(app): State<App>, me: Customer) -> Result<Json<PromiseOut>> {
    let mut db = app.db.acquire().await?;
    Ok(Json(PromiseOut { status: true, data: find_promise(&mut db, &me, app.clock.now()).await? }))
}

/// Promises an answer within some days, or takes the promise back.
#[utoipa::path(post, path = "/company/promise", tag = "applications", request_body = PromiseIn,
    responses((status = 200, body = PromiseOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn set_promise(
    State(app): State<App>,
    me: Member<EditPage>,
    Body(PromiseIn { days }): Body<PromiseIn>,
) -> Result<Json<PromiseOut>> {
    use kernel::{FieldError, FieldErrors};
    let invalid = |error: FieldError| platform::Error::Invalid(FieldErrors::from(("days", error)));
    match days {
        Some(..1) => return Err(invalid(FieldError::TooSmall { min: 1 })),
        Some(15..) => return Err(invalid(FieldError::TooLarge { max: 14 })),
        _ => {}
    }
    let mut tx = me.begin(&app).await?;
    store::set_promise(&mut tx, me.company_id, days).await?;
    let data = find_promise(&mut tx, &me, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(PromiseOut { status: true, data }))
}

async fn find_promise(db: &mut PgConnection, me: &Customer, now: Timestamp) -> Result<Promise> {
    let answers = find_record(db, me.company_id, now).await?;
    let can_edit = rights::may(me.role, CompanyRight::EditPage);
    Ok(Promise { days: answers.promise_days, answers, can_edit })
}

pub async fn find_record(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> Result<AnswerRecord> {
    let row = store::find(db, company, now - RECORD).await?;
    let known = CompanyAnswers::of(row.promise_days, row.due, row.answered, row.median_hours);
    Ok(AnswerRecord {
        promise_days: row.promise_days,
        share: known.and_then(|known| known.share),
        median_hours: known.and_then(|known| known.median_hours),
        upheld_complaints: row.upheld_complaints,
    })
}
