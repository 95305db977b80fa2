//! `POST /staff/moderation/{revision}/reject`: a text goes back to its owner with reasons.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Path, Result};
use serde::Deserialize;
use serde_json::json;
use staff::StaffModerator;
use staff::audit::Trace;
use utoipa::ToSchema;

use crate::journal::{note, notify_owner};
use crate::reasons::{ReasonIn, checked_reasons, codes};
use crate::{DECIDED, DecidedOut, Kinds, Moderator, RevisionId, held};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffRefusalIn)]
pub struct RefusalIn {
    pub reasons: Vec<ReasonIn>,
}

/// Rejects a waiting revision. If it was an edit, the approved text stays public.
#[utoipa::path(post, path = "/staff/moderation/{revision}/reject", tag = "staff", operation_id = "reject_vacancy",
    params(("revision" = RevisionId, Path)), request_body = RefusalIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn reject_text(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<RevisionId>,
    Body(body): Body<RefusalIn>,
) -> Result<Json<DecidedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (kind, text) = Kinds::of(&app).hold_text(&mut tx, id, now).await?;
    let reasons = checked_reasons(&body.reasons, |path| kind.is_field(path))?;
    held::check_undecided(&mut tx, &text, now).await?;
    let by = Moderator { id: staff.id, trace: &trace };
    let outcome = kind.reject(&mut tx, &text, &reasons, by.id, now).await?;
    let details = json!({ "revision": id, "is_edit": text.is_edit, "reasons": codes(&reasons) });
    note(&mut tx, (kind, &text.subject), outcome.action, details, Some(by), now).await?;
    notify_owner(&mut tx, (kind, &text.subject), outcome.notice, &text.title, now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}
