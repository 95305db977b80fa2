//! What moderators and complaints do to a whole vacancy: hide, show again, take down.

use jiff::Timestamp;
use moderation::{Outcome, StoredReason, Subject, SubjectId};
use platform::{Error, Result};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffId;

use super::{outcomes, store};
use crate::locked::store::{find_runner, insert_event, set_state};
use crate::locked::{self, LockedVacancy};
use crate::state::{Action, Actor};
use crate::{VacancyId, refusal};

pub async fn hold(db: &mut PgConnection, slug: &str, now: Timestamp) -> Result<Option<Subject>> {
    match locked::hold_by_slug(db, slug, now).await? {
        Some(locked) => Ok(Some(subject(db, &locked).await?)),
        None => Ok(None),
    }
}

pub async fn subject(db: &mut PgConnection, locked: &LockedVacancy) -> Result<Subject> {
    Ok(Subject {
        id: SubjectId::from_uuid(locked.id.as_uuid()),
        slug: locked.slug.clone(),
        title: locked.title.clone(),
        owner: find_runner(db, locked.id).await?,
        company: Some(locked.company_id),
        // A vacancy that was never public cannot be reported. One that was hidden a moment ago still can: the page may
        // be open in somebody's browser.
        can_be_reported: locked.state.is_published && !locked.state.is_deleted,
        can_be_taken_down: locked.state.after(Actor::Moderator, Action::TakeDown).is_some(),
    })
}

/// Reads a subject again as a vacancy. The lock on it is held already.
async fn vacancy(db: &mut PgConnection, subject: &Subject, now: Timestamp) -> Result<LockedVacancy> {
    let id = VacancyId::from_uuid(subject.id.as_uuid());
    locked::hold(db, id, now).await?.ok_or(Error::NotFound)
}

pub async fn hide(db: &mut PgConnection, subject: &Subject, now: Timestamp) -> Result<Option<Outcome>> {
    let locked = vacancy(db, subject, now).await?;
    let Some(after) = locked.state.after(Actor::System, Action::Hide) else { return Ok(None) };
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "hidden", None, now).await?;
    Ok(Some(outcomes::HIDDEN))
}

pub async fn restore(db: &mut PgConnection, subject: &Subject, now: Timestamp) -> Result<Option<Outcome>> {
    let locked = vacancy(db, subject, now).await?;
    let Some(after) = locked.state.after(Actor::Moderator, Action::Restore) else { return Ok(None) };
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "restored", None, now).await?;
    Ok(Some(outcomes::RESTORED))
}

/// The public text and a waiting edit are refused with the same reasons, so the owner sees them whichever is the
/// newest.
pub async fn take_down(
    db: &mut PgConnection,
    subject: &Subject,
    reasons: &[StoredReason],
    by: StaffId,
    now: Timestamp,
) -> Result<Outcome> {
    let locked = vacancy(db, subject, now).await?;
    let after = locked.state.after(Actor::Moderator, Action::TakeDown);
    let after = after.ok_or_else(|| refusal::wrong_state(&locked.state.allowed(Actor::Moderator)))?;
    store::refuse_published(db, locked.id, &json!(reasons)).await?;
    store::refuse_waiting(db, locked.id, by, &json!(reasons), now).await?;
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "taken_down", None, now).await?;
    Ok(outcomes::TAKEN_DOWN)
}

/// Whoever reads the history of a vacancy that was taken down sees which strike came with it.
pub async fn note_strike(
    db: &mut PgConnection,
    subject: &Subject,
    strikes: i16,
    now: Timestamp,
) -> Result<()> {
    let what = match strikes {
        ..=1 => "strike_1",
        2 => "strike_2",
        _ => "strike_3",
    };
    insert_event(db, VacancyId::from_uuid(subject.id.as_uuid()), what, None, now).await?;
    Ok(())
}
