//! What decisions do to the texts of a vacancy.

use jiff::Timestamp;
use moderation::{LockedText, Outcome, StoredReason, TextState};
use platform::{Error, Result};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffId;

use super::store::{self, RevisionRow};
use super::{outcomes, visibility};
use crate::locked::store::{insert_event, set_state};
use crate::locked::{self, LockedVacancy};
use crate::state::{Action, Actor};
use crate::{RevisionId, refusal};

/// Locks the vacancy of a text and then the text.
async fn lock(
    db: &mut PgConnection,
    id: RevisionId,
    now: Timestamp,
) -> Result<Option<(LockedVacancy, RevisionRow)>> {
    let Some(vacancy) = store::find_vacancy_of(db, id).await? else { return Ok(None) };
    let Some(locked) = locked::hold(db, vacancy, now).await? else { return Ok(None) };
    Ok(store::lock_revision(db, id).await?.map(|revision| (locked, revision)))
}

pub async fn hold(db: &mut PgConnection, id: RevisionId, now: Timestamp) -> Result<Option<LockedText>> {
    let Some((locked, revision)) = lock(db, id, now).await? else { return Ok(None) };
    Ok(Some(LockedText {
        id,
        subject: visibility::subject(db, &locked).await?,
        title: revision.content()?.title,
        is_edit: locked.state.is_published,
        state: TextState::parse(&revision.state).ok_or(Error::Fault)?,
        decided_by: revision.decided_by_name,
    }))
}

/// The first approval opens the vacancy for thirty days; that of an edit changes its text.
pub async fn approve(
    db: &mut PgConnection,
    text: &LockedText,
    by: Option<StaffId>,
    now: Timestamp,
) -> Result<Outcome> {
    let actor = if by.is_some() { Actor::Moderator } else { Actor::System };
    let (locked, revision) = lock(db, text.id, now).await?.ok_or(Error::NotFound)?;
    let after = locked.state.after(actor, Action::Approve);
    let after = after.ok_or_else(|| refusal::wrong_state(&locked.state.allowed(actor)))?;
    store::set_decided(db, text.id, TextState::Approved, by, &json!([]), now).await?;
    store::put_in_force(db, locked.id, text.id, &revision.content()?, !text.is_edit, now).await?;
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "approved", None, now).await?;
    Ok(if text.is_edit { outcomes::EDIT_APPROVED } else { outcomes::APPROVED })
}

pub async fn reject(
    db: &mut PgConnection,
    text: &LockedText,
    reasons: &[StoredReason],
    by: StaffId,
    now: Timestamp,
) -> Result<Outcome> {
    let (locked, _) = lock(db, text.id, now).await?.ok_or(Error::NotFound)?;
    let after = locked.state.after(Actor::Moderator, Action::Reject);
    let after = after.ok_or_else(|| refusal::wrong_state(&locked.state.allowed(Actor::Moderator)))?;
    store::set_decided(db, text.id, TextState::Rejected, Some(by), &json!(reasons), now).await?;
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, if text.is_edit { "edit_rejected" } else { "rejected" }, None, now).await?;
    Ok(if text.is_edit { outcomes::EDIT_REJECTED } else { outcomes::REJECTED })
}
