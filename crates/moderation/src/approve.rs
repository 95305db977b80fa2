//! `POST /staff/moderation/{revision}/approve`: a text becomes public, at once or when the moderator's time to take the
//! approval back is over.

use ::queue::Job;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Origin, Path, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use staff::audit::Trace;
use staff::{StaffId, StaffModerator};
use utoipa::ToSchema;

use crate::held::{self, HeldRow};
use crate::journal::{note, notify_owner};
use crate::{Kinds, LockedText, Moderated, Moderator, Outcome, RevisionId, TextState};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffApprovalIn)]
pub struct ApprovalIn {
    /// Publish only when the time to take it back is over (`POST /staff/moderation/{revision}/undo`).
    #[serde(default)]
    pub can_undo: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffApprovalOut)]
pub struct ApprovalOut {
    pub status: bool,
    /// For so many seconds it can be taken back; null: it is public.
    pub undo_seconds: Option<i64>,
}

/// Approves a waiting revision. The first approval opens the vacancy for thirty days; approving an edit replaces its
/// text. With `can_undo` that happens eight seconds later, and nobody hears of it before.
#[utoipa::path(post, path = "/staff/moderation/{revision}/approve", tag = "staff", operation_id = "approve_vacancy",
    params(("revision" = RevisionId, Path)), request_body = ApprovalIn,
    responses((status = 200, body = ApprovalOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn approve_text(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<RevisionId>,
    Body(body): Body<ApprovalIn>,
) -> Result<Json<ApprovalOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (kind, text) = Kinds::of(&app).hold_text(&mut tx, id, now).await?;
    held::check_undecided(&mut tx, &text, now).await?;
    let by = Moderator { id: staff.id, trace: &trace };
    let undo_seconds = if body.can_undo {
        let due_at = held::hold(&mut tx, id, by, now).await?;
        ::queue::enqueue_at(&mut tx, &PublishApproved { revision: id, due_at }, due_at).await?;
        Some(held::UNDO.as_secs())
    } else {
        publish(&mut tx, kind, &text, by, now).await?;
        None
    };
    tx.commit().await?;
    Ok(Json(ApprovalOut { status: true, undo_seconds }))
}

/// Publishes a text whose approval was held, unless it was taken back. It names the moment, so that it never publishes
/// an approval that was taken back and given again.
#[derive(Debug, Serialize, Deserialize)]
pub struct PublishApproved {
    revision: RevisionId,
    due_at: Timestamp,
}

impl Job<App> for PublishApproved {
    const NAME: &'static str = "publish_approved";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        match publish_held(app, &self).await {
            // Its owner was faster: the vacancy is deleted, or it has another text by now.
            Ok(()) | Err(Error::Refused(_) | Error::NotFound) => Ok(()),
            Err(error) => Err(anyhow::anyhow!("{}", error.code())),
        }
    }
}

async fn publish_held(app: &App, PublishApproved { revision, due_at }: &PublishApproved) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (kind, text) = Kinds::of(app).hold_text(&mut tx, *revision, now).await?;
    let Some(held) = held::take(&mut tx, *revision, *due_at).await? else { return Ok(()) };
    if text.state == TextState::Waiting {
        let HeldRow { staff_id, address, request_id } = held;
        let trace = Trace { origin: Origin { address, user_agent: String::new() }, request_id };
        let by = Moderator { id: StaffId::from_uuid(staff_id), trace: &trace };
        publish(&mut tx, kind, &text, by, now).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// What a moderator approved becomes public, and its owner hears of it.
async fn publish(
    db: &mut PgConnection,
    kind: &dyn Moderated,
    text: &LockedText,
    by: Moderator<'_>,
    now: Timestamp,
) -> Result<()> {
    let outcome = approve(db, kind, text, Some(by), now).await?;
    notify_owner(db, (kind, &text.subject), outcome.notice, &text.title, now).await
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
