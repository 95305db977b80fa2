//! Approvals that their moderator may still take back.
//!
//! The decision is held here for some seconds: nobody sees the text and nobody hears of it until a job publishes it
//! ([`crate::approve`]), so there is nothing to take back from the public. It does not depend on the moderator's page,
//! which may be closed. For everybody else the text is decided from the beginning.

mod store;

use jiff::{SignedDuration, Timestamp};
use platform::{App, Refused, Result};
use serde::Serialize;
use sqlx::PgConnection;
use staff::StaffId;
use utoipa::ToSchema;

use crate::kind::LockedText;
use crate::wanted::held_after;
use crate::{Moderator, Refusal, RevisionId, TextState};

pub(crate) use store::{HeldRow, take};

/// For this long an approval can be taken back.
pub const UNDO: SignedDuration = SignedDuration::from_secs(8);

/// An approval that was not published yet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffHeldApproval)]
pub struct Held {
    /// The moderator's name.
    pub by: String,
    /// For so many seconds the caller can take it back.
    pub undo_seconds: Option<i64>,
}

/// The approval of a text, as the caller sees it.
pub async fn find(
    db: &mut PgConnection,
    id: RevisionId,
    me: StaffId,
    now: Timestamp,
) -> sqlx::Result<Option<Held>> {
    let row = store::find(db, id, held_after(now)).await?;
    Ok(row.map(|row| {
        let left = row.due_at.duration_since(now);
        let is_open = row.staff_id == me.as_uuid() && left.is_positive();
        Held { by: row.name, undo_seconds: is_open.then(|| left.as_secs().max(1)) }
    }))
}

/// Refuses if somebody has decided about a locked text already. The error says who.
pub(crate) async fn check_undecided(db: &mut PgConnection, text: &LockedText, now: Timestamp) -> Result<()> {
    text.check_waits()?;
    match store::find(db, text.id, held_after(now)).await? {
        None => Ok(()),
        Some(held) => Err(Refused::from(Refusal::AlreadyDecided)
            .extra("state", TextState::Approved.code())
            .extra("decided_by", Some(held.name))
            .into()),
    }
}

/// Holds the approval of a locked text; returns when it is published.
pub(crate) async fn hold(
    db: &mut PgConnection,
    id: RevisionId,
    by: Moderator<'_>,
    now: Timestamp,
) -> Result<Timestamp> {
    // The database keeps microseconds, and the job names the moment.
    let due = Timestamp::from_microsecond((now + UNDO).as_microsecond()).unwrap_or(now);
    store::insert(db, id, by, now, due).await?;
    Ok(due)
}

/// Takes an approval back.
pub(crate) async fn give_back(app: &App, db: &mut PgConnection, id: RevisionId, me: StaffId) -> Result<()> {
    if store::delete_own(db, id, me, app.clock.now()).await? {
        return Ok(());
    }
    Err(Refusal::UndoOver.into())
}
