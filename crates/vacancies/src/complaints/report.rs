//! `POST /jobs/{slug}/report`, `POST /companies/{slug}/report`: a complaint.

use std::time::Duration;

use accounts::company_status;
use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::words::ComplaintReason;
use notifications::notify_event;
use platform::db::OnConstraint as _;
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Error, Path, Result, UserId, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use staff::audit::{self, Actor as Who, Event};
use utoipa::ToSchema;

use super::{ComplaintId, store};
use crate::moderation::store::{find_company, find_vacancy, set_state};
use crate::moderation::{COMPANY, News, VACANCY, actions};
use crate::publish::store::insert_event;
use crate::publish::{self, LockedVacancy};
use crate::state::{Action, Actor};
use crate::{Refusal, VacancyId, refusal};

kernel::text! {
    /// The text of a complaint.
    pub ComplaintText, chars 0..=1000, plain
}

const A_DAY: i64 = 10;
/// This many reporters hide a vacancy or a company until a moderator has looked.
const HIDING: i64 = 3;
const DAY: SignedDuration = SignedDuration::from_hours(24);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComplaintIn {
    pub reason: ComplaintReason,
    #[serde(default)]
    pub text: Option<ComplaintText>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ComplaintOut {
    pub status: bool,
}

/// Reports a vacancy. One complaint per person and vacancy, ten a day; an own vacancy cannot be reported (403).
#[utoipa::path(post, path = "/jobs/{slug}/report", tag = "vacancies", params(("slug" = String, Path)),
    request_body = ComplaintIn,
    responses((status = 200, body = ComplaintOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn report_vacancy(
    State(app): State<App>,
    me: Viewer,
    Path(slug): Path<String>,
    Body(body): Body<ComplaintIn>,
) -> Result<Json<ComplaintOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = find_vacancy(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    store::lock_reporter(&mut tx, me.user_id).await?;
    let locked = publish::hold(&mut tx, id, now).await?.ok_or(Error::NotFound)?;
    // A vacancy that was never public cannot be reported. One that was hidden a moment ago still can: the page may be
    // open in somebody's browser.
    if !locked.state.is_published || locked.state.is_deleted {
        return Err(Error::NotFound);
    }
    complain(&mut tx, &me, Some(id), locked.company_id, &body, now).await?;
    if store::count_open(&mut tx, id).await? >= HIDING {
        hide(&mut tx, &locked, now).await?;
    }
    tx.commit().await?;
    Ok(Json(ComplaintOut { status: true }))
}

/// Reports a company. One complaint per person and company, ten a day; the own company cannot be reported (403).
#[utoipa::path(post, path = "/companies/{slug}/report", tag = "vacancies", params(("slug" = String, Path)),
    request_body = ComplaintIn,
    responses((status = 200, body = ComplaintOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn report_company(
    State(app): State<App>,
    me: Viewer,
    Path(slug): Path<String>,
    Body(body): Body<ComplaintIn>,
) -> Result<Json<ComplaintOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let company = find_company(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    store::lock_reporter(&mut tx, me.user_id).await?;
    // Locks the company, so that concurrent complaints see each other when they are counted.
    publish::store::hold_company(&mut tx, company).await?;
    complain(&mut tx, &me, None, company, &body, now).await?;
    if store::count_open_about(&mut tx, company).await? >= HIDING {
        hide_company(&mut tx, company, &slug, now).await?;
    }
    tx.commit().await?;
    Ok(Json(ComplaintOut { status: true }))
}

async fn complain(
    db: &mut PgConnection,
    me: &Viewer,
    vacancy: Option<VacancyId>,
    company: CompanyId,
    body: &ComplaintIn,
    now: Timestamp,
) -> Result<()> {
    if me.company_id == Some(company) {
        return Err(Error::Forbidden);
    }
    check_day(db, me.user_id, now).await?;
    let text = body.text.as_ref().map(ComplaintText::as_str).filter(|text| !text.is_empty());
    let new = store::NewComplaint {
        id: ComplaintId::new(),
        vacancy,
        company,
        reporter: me.user_id,
        reason: body.reason.code(),
        text,
        now,
    };
    let once = if vacancy.is_some() { "complaints_one_per_vacancy" } else { "complaints_one_per_company" };
    store::insert_complaint(db, &new).await.on_constraint(once, || Refusal::AlreadyReported.into())
}

/// Counted under the reporter's lock, so that concurrent requests cannot exceed the limit.
async fn check_day(db: &mut PgConnection, reporter: UserId, now: Timestamp) -> Result<()> {
    let recent = store::list_recent(db, reporter, now - DAY, A_DAY).await?;
    let Some(oldest) = recent.get(A_DAY.unsigned_abs() as usize - 1) else { return Ok(()) };
    let wait = (*oldest + DAY).duration_since(now);
    Err(refusal::limit_exceeded(Duration::try_from(wait).unwrap_or_default()))
}

/// Hides a company together with all its vacancies. Does nothing if it is hidden already.
async fn hide_company(db: &mut PgConnection, company: CompanyId, slug: &str, now: Timestamp) -> Result<()> {
    let Some(owner) = company_status::hide(db, company, now).await? else { return Ok(()) };
    let event = Event::new(now, Who::System, actions::COMPANY_HIDDEN).on(COMPANY, slug);
    audit::write(db, &event.with(json!({ "complaints": HIDING }))).await?;
    let names = store::find_company_names(db, company).await?;
    Ok(notify_event(db, &News::CompanyHidden.to(owner).arg("title", &names.name), now).await?)
}

/// Does nothing if the vacancy is hidden already.
async fn hide(db: &mut PgConnection, locked: &LockedVacancy, now: Timestamp) -> Result<()> {
    let Some(after) = locked.state.after(Actor::System, Action::Hide) else { return Ok(()) };
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "hidden", now).await?;
    let event = Event::new(now, Who::System, actions::HIDDEN).on(VACANCY, &locked.slug);
    audit::write(db, &event.with(json!({ "complaints": HIDING }))).await?;
    News::Hidden.tell_owner(db, locked, &locked.title, now).await
}
