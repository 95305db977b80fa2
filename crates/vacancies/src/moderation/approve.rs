//! `POST /staff/moderation/{revision}/approve`: a text becomes public.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Path, Result};
use serde_json::json;
use sqlx::PgConnection;
use staff::audit::{self, Event, Trace};
use staff::{StaffId, StaffModerator};

use super::{DECIDED, DecidedOut, News, VACANCY, actions, hold_waiting, store};
use crate::content::Content;
use crate::publish::LockedVacancy;
use crate::state::{Action, Actor, State as VacancyState};
use crate::{RevisionId, refusal};

/// Approves a waiting revision. The first approval opens the vacancy for thirty days; approving an edit replaces its
/// text.
#[utoipa::path(post, path = "/staff/moderation/{revision}/approve", tag = "staff",
    params(("revision" = RevisionId, Path)),
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn approve_vacancy(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<RevisionId>,
) -> Result<Json<DecidedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let waiting = hold_waiting(&mut tx, id, now).await?;
    let content: Content = waiting.revision.content()?;
    let by = Some((staff.id, &trace));
    approve_revision(&app, &mut tx, &waiting.locked, id, &content, Actor::Moderator, by).await?;
    let news = if waiting.locked.state.is_published { News::EditApproved } else { News::VacancyApproved };
    news.tell_owner(&mut tx, &waiting.locked, &content.title, now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}

/// Publishes a text. This is the only way for a text to become public. The caller holds the vacancy's lock; without a
/// moderator, the rules made the decision.
pub(super) async fn approve_revision(
    app: &App,
    db: &mut PgConnection,
    locked: &LockedVacancy,
    id: RevisionId,
    content: &Content,
    actor: Actor,
    by: Option<(StaffId, &Trace)>,
) -> Result<VacancyState> {
    let now = app.clock.now();
    let after = locked.state.after(actor, Action::Approve);
    let after = after.ok_or_else(|| refusal::wrong_state(&locked.state.allowed(actor)))?;
    let is_new = !locked.state.is_published;
    store::set_decided(db, id, "approved", by.map(|(staff, _)| staff), &json!([]), now).await?;
    store::put_in_force(db, locked.id, id, content, is_new, now).await?;
    store::set_state(db, locked.id, after, now).await?;
    crate::publish::store::insert_event(db, locked.id, "approved", now).await?;
    let who = by.map_or(audit::Actor::System, |(staff, _)| audit::Actor::Staff(staff));
    let mut event = Event::new(now, who, actions::APPROVED).on(VACANCY, &locked.slug);
    event = event.with(json!({ "revision": id, "is_edit": !is_new }));
    if let Some((_, trace)) = by {
        event = event.from(trace);
    }
    audit::write(db, &event).await?;
    Ok(after)
}
