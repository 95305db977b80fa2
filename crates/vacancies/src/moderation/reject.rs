//! `POST /staff/moderation/{revision}/reject`: a text goes back to its owner with reasons.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Path, Result};
use serde::Deserialize;
use serde_json::json;
use staff::StaffModerator;
use staff::audit::{self, Actor as Who, Event, Trace};
use utoipa::ToSchema;

use super::{DECIDED, DecidedOut, News, ReasonIn, VACANCY, actions, checked_reasons, hold_waiting, store};
use crate::content::Content;
use crate::publish::store::insert_event;
use crate::state::{Action, Actor};
use crate::{RevisionId, refusal};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffRefusalIn)]
pub struct RefusalIn {
    #[schema(min_items = 1, max_items = 5)]
    pub reasons: Vec<ReasonIn>,
}

/// Rejects a waiting revision. If it was an edit, the approved text stays public.
#[utoipa::path(post, path = "/staff/moderation/{revision}/reject", tag = "staff",
    params(("revision" = RevisionId, Path)), request_body = RefusalIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn reject_vacancy(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<RevisionId>,
    Body(body): Body<RefusalIn>,
) -> Result<Json<DecidedOut>> {
    let reasons = checked_reasons(&body.reasons)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let waiting = hold_waiting(&mut tx, id, now).await?;
    let locked = &waiting.locked;
    let after = locked.state.after(Actor::Moderator, Action::Reject);
    let after = after.ok_or_else(|| refusal::wrong_state(&locked.state.allowed(Actor::Moderator)))?;
    store::set_decided(&mut tx, id, "rejected", Some(staff.id), &json!(reasons), now).await?;
    store::set_state(&mut tx, locked.id, after, now).await?;
    let is_edit = locked.state.is_published;
    insert_event(&mut tx, locked.id, if is_edit { "edit_rejected" } else { "rejected" }, now).await?;
    let codes: Vec<&str> = reasons.iter().map(|reason| reason.code.code()).collect();
    let details = json!({ "revision": id, "is_edit": is_edit, "reasons": codes });
    let event = Event::new(now, Who::Staff(staff.id), actions::REJECTED).on(VACANCY, &locked.slug);
    audit::write(&mut tx, &event.with(details).from(&trace)).await?;
    let content: Content = waiting.revision.content()?;
    let news = if is_edit { News::EditRejected } else { News::VacancyRejected };
    news.tell_owner(&mut tx, locked, &content.title, now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}
