//! `POST /staff/vacancies/{slug}/take-down`: removes a published vacancy from the public, with reasons.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde_json::json;
use sqlx::PgConnection;
use staff::audit::{self, Actor as Who, Event, Trace};
use staff::{StaffId, StaffModerator};

use super::reject::RefusalIn;
use super::{DECIDED, DecidedOut, News, StoredReason, VACANCY, actions, checked_reasons, store};
use crate::publish::store::insert_event;
use crate::publish::{self, LockedVacancy};
use crate::refusal;
use crate::state::{Action, Actor};

/// Takes down a published vacancy. Its owner may change the text and submit it again.
#[utoipa::path(post, path = "/staff/vacancies/{slug}/take-down", tag = "staff", params(("slug" = String, Path)),
    request_body = RefusalIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn take_vacancy_down(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(slug): Path<String>,
    Body(body): Body<RefusalIn>,
) -> Result<Json<DecidedOut>> {
    let reasons = checked_reasons(&body.reasons)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = store::find_vacancy(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    let locked = publish::hold(&mut tx, id, now).await?.ok_or(Error::NotFound)?;
    take_down(&mut tx, &locked, &reasons, (staff.id, &trace), now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}

/// Takes a locked vacancy down, in the caller's transaction. Its public text and a waiting edit are refused with the
/// same reasons, so the owner sees them whichever is the newest.
pub(crate) async fn take_down(
    db: &mut PgConnection,
    locked: &LockedVacancy,
    reasons: &[StoredReason],
    (staff, trace): (StaffId, &Trace),
    now: Timestamp,
) -> Result<()> {
    let after = locked.state.after(Actor::Moderator, Action::TakeDown);
    let after = after.ok_or_else(|| refusal::wrong_state(&locked.state.allowed(Actor::Moderator)))?;
    store::refuse_published(db, locked.id, &json!(reasons)).await?;
    store::refuse_waiting(db, locked.id, staff, &json!(reasons), now).await?;
    store::set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "taken_down", now).await?;
    let codes: Vec<&str> = reasons.iter().map(|reason| reason.code.code()).collect();
    let event = Event::new(now, Who::Staff(staff), actions::TAKEN_DOWN).on(VACANCY, &locked.slug);
    audit::write(db, &event.with(json!({ "reasons": codes })).from(trace)).await?;
    News::TakenDown.tell_owner(db, locked, &locked.title, now).await
}
