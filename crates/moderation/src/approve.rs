//! `POST /staff/moderation/{revision}/approve`: a text becomes public.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Path, Result};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffModerator;
use staff::audit::Trace;

use crate::journal::{note, notify_owner};
use crate::{DECIDED, DecidedOut, Kinds, LockedText, Moderated, Moderator, Outcome, RevisionId};

/// Approves a waiting revision. The first approval opens the vacancy for thirty days; approving an edit replaces its
/// text.
#[utoipa::path(post, path = "/staff/moderation/{revision}/approve", tag = "staff", operation_id = "approve_vacancy",
    params(("revision" = RevisionId, Path)),
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn approve_text(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<RevisionId>,
) -> Result<Json<DecidedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (kind, text) = Kinds::of(&app).hold_text(&mut tx, id, now).await?;
    text.check_waits()?;
    let by = Moderator { id: staff.id, trace: &trace };
    let outcome = approve(&mut tx, kind, &text, Some(by), now).await?;
    notify_owner(&mut tx, (kind, &text.subject), outcome.notice, &text.title, now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}

/// Publishes a locked text. This is the only way for a text to become public. Without a moderator, the rules made the
/// decision.
pub(crate) async fn approve(
    db: &mut PgConnection,
    kind: &dyn Moderated,
    text: &LockedText,
    by: Option<Moderator<'_>>,
    now: Timestamp,
) -> Result<Outcome> {
    let outcome = kind.approve(db, text, by.map(|moderator| moderator.id), now).await?;
    let details = json!({ "revision": text.id, "is_edit": text.is_edit });
    note(db, (kind, &text.subject), outcome.action, details, by, now).await?;
    Ok(outcome)
}
