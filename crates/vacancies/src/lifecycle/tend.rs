//! The hourly job for vacancies that are due. Each vacancy is handled in its own transaction, which marks it and
//! enqueues the message, so a crash neither repeats nor loses anything.

use jiff::{SignedDuration, Timestamp};
use notifications::morning_after;
use platform::{App, Result};
use queue::Job;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;

use super::News;
use super::still_hiring::AskStillHiring;
use super::store;
use crate::VacancyId;
use crate::locked::store::{find_runner, insert_event, set_state};
use crate::locked::{self, LockedVacancy};
use crate::state::{Action, Actor};

const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Day 14 of 30. Counted back from the expiry, because prolonging moves the expiry but not the publication date.
pub(crate) const ASK_BEFORE: SignedDuration = SignedDuration::from_hours(16 * 24);
/// Day 25 of 30.
pub(crate) const WARN_BEFORE: SignedDuration = SignedDuration::from_hours(5 * 24);
/// Drafts that have not been changed for half a year are deleted.
const OLD_DRAFT: SignedDuration = SignedDuration::from_hours(180 * 24);
/// Limit per task and run. If there are more, the job enqueues itself again at once.
const BATCH: i64 = 500;

#[derive(Debug, Serialize, Deserialize)]
pub struct TendVacancies {}

impl Job<App> for TendVacancies {
    const NAME: &'static str = "tend_vacancies";

    fn key(&self) -> Option<String> {
        Some("all".to_owned())
    }

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let mut round = Round::default();
        for task in [Task::Expire, Task::Warn, Task::Ask] {
            let due = task.list(&mut *app.db.acquire().await?, now).await?;
            round.is_full |= due.len() as i64 == BATCH;
            for id in due {
                // A failure, such as a vacancy locked by somebody else, must not stop the others.
                if let Err(error) = tend(app, task, id, now).await {
                    tracing::warn!(%id, ?task, code = error.code(), "a vacancy was not tended");
                    round.has_failed = true;
                }
            }
        }
        let mut db = app.db.acquire().await?;
        let visitors = store::delete_viewers_before(
            &mut db,
            (now - DAY - DAY).to_zoned(kernel::clock::tashkent()).date(),
        )
        .await?;
        let drafts = store::delete_drafts_before(&mut db, now - OLD_DRAFT).await?;
        tracing::debug!(visitors, drafts, "forgot old visitors and drafts");
        // After a failure wait for the next hourly run: an immediate retry would fail again.
        if round.is_full && !round.has_failed {
            queue::enqueue(&mut db, &TendVacancies {}).await?;
        }
        Ok(())
    }
}

#[derive(Default)]
struct Round {
    is_full: bool,
    has_failed: bool,
}

#[derive(Debug, Clone, Copy)]
enum Task {
    Expire,
    Warn,
    Ask,
}

impl Task {
    async fn list(self, db: &mut PgConnection, now: Timestamp) -> sqlx::Result<Vec<VacancyId>> {
        match self {
            Self::Expire => store::list_to_expire(db, now, BATCH).await,
            Self::Warn => store::list_to_warn(db, now, now + WARN_BEFORE, BATCH).await,
            Self::Ask => store::list_to_ask(db, now + WARN_BEFORE, now + ASK_BEFORE, now, BATCH).await,
        }
    }
}

async fn tend(app: &App, task: Task, id: VacancyId, now: Timestamp) -> Result<()> {
    let mut tx = app.db.begin().await?;
    // It may have changed since it was listed.
    let Some(locked) = locked::hold(&mut tx, id, now).await? else { return Ok(()) };
    match task {
        Task::Expire => expire(&mut tx, &locked, now).await?,
        Task::Warn => warn(&mut tx, &locked, now).await?,
        Task::Ask => ask(&mut tx, &locked, now).await?,
    }
    tx.commit().await?;
    Ok(())
}

async fn expire(db: &mut PgConnection, locked: &LockedVacancy, now: Timestamp) -> Result<()> {
    let is_over = locked.expires_at.is_some_and(|end| end <= now);
    let Some(after) = locked.state.after(Actor::System, Action::Expire).filter(|_| is_over) else {
        return Ok(());
    };
    set_state(db, locked.id, after, now).await?;
    insert_event(db, locked.id, "expired", None, now).await?;
    News::Expired.notify_runner(db, locked, now).await
}

async fn warn(db: &mut PgConnection, locked: &LockedVacancy, now: Timestamp) -> Result<()> {
    if lives(locked) && store::set_warned(db, locked.id, now).await? {
        News::Ending.notify_runner(db, locked, now).await?;
    }
    Ok(())
}

async fn ask(db: &mut PgConnection, locked: &LockedVacancy, now: Timestamp) -> Result<()> {
    if !lives(locked) || !store::set_asked(db, locked.id, now).await? {
        return Ok(());
    }
    let owner = find_runner(db, locked.id).await?;
    News::StillHiring.ring(db, owner, locked, now).await?;
    let job = AskStillHiring { vacancy: locked.id };
    match morning_after(db, owner, now).await? {
        Some(morning) => queue::enqueue_at(db, &job, morning).await?,
        None => queue::enqueue(db, &job).await?,
    };
    Ok(())
}

/// Active means that it can still expire.
fn lives(locked: &LockedVacancy) -> bool {
    locked.state.after(Actor::System, Action::Expire).is_some()
}
