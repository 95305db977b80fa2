//! `POST /staff/moderation/{revision}/undo`: a moderator takes an approval back before anybody has seen it.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Path, Result};
use serde_json::json;
use staff::StaffModerator;
use staff::audit::Trace;

use crate::journal::{actions, note};
use crate::{DECIDED, DecidedOut, Kinds, Moderator, RevisionId, held};

/// Takes back an own approval within the seconds that it is held; the text waits again. Later, and for an approval of
/// somebody else, it is refused with `undo_over`.
#[utoipa::path(post, path = "/staff/moderation/{revision}/undo", tag = "staff", operation_id = "undo_approval",
    params(("revision" = RevisionId, Path)),
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn undo_approval(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<RevisionId>,
) -> Result<Json<DecidedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (kind, text) = Kinds::of(&app).hold_text(&mut tx, id, now).await?;
    held::give_back(&app, &mut tx, id, staff.id).await?;
    let by = Moderator { id: staff.id, trace: &trace };
    let details = json!({ "revision": id, "is_edit": text.is_edit });
    note(&mut tx, (kind, &text.subject), actions::UNDONE, details, Some(by), now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}
