//! Sends planned refusals, closes what silence or a vanished vacancy has ended, and reminds before that.

use jiff::{SignedDuration, Timestamp};
use kernel::words::{ApplicationReason, ApplicationStage, ApplicationStatus};
use notifications::Event;
use platform::{App, Result};
use queue::Job;
use serde::{Deserialize, Serialize};

use super::{SILENCE_DAYS, store};
use crate::ApplicationId;
use crate::locked::notices::{self, OFFER_WAITS, OFFER_WAITS_OF, WAITS};
use crate::locked::{self, Change, Locked, column_of};
use crate::state::{Action, Actor};

const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Reminds the employer when so many days of silence are left.
const REMIND_DAYS: i64 = 5;
/// A closed vacancy keeps its applications open so long (decisions C2).
const CLOSED_DAYS: i64 = 14;
/// An owner who has asked for the deletion of the account can take it back for two weeks. The day before, applicants hear
/// that the company goes, because its applications go with it.
const LEAVING_DAYS: i64 = 13;
const BATCH: i64 = 200;

/// Runs every ten minutes, and again at once while there is more to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct TendApplications {}

impl Job<App> for TendApplications {
    const NAME: &'static str = "tend_applications";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let mut is_full = false;
        let mut has_failed = false;
        for task in [Task::Refuse, Task::VacancyGone, Task::Silence, Task::Remind] {
            let due = task.list(&mut *app.db.acquire().await?, now).await?;
            is_full |= due.len() as i64 == BATCH;
            for id in due {
                // A failure of one must not stop the others.
                if let Err(error) = tend(app, task, id, now).await {
                    tracing::warn!(%id, ?task, code = error.code(), "an application was not tended");
                    has_failed = true;
                }
            }
        }
        if is_full && !has_failed {
            queue::enqueue(&mut *app.db.acquire().await?, &TendApplications {}).await?;
        }
        Ok(())
    }
}

#[derive(Debug, Clone, Copy)]
enum Task {
    Refuse,
    VacancyGone,
    Silence,
    Remind,
}

fn days(days: i64) -> SignedDuration {
    DAY * i32::try_from(days).expect("a few days")
}

impl Task {
    async fn list(self, db: &mut sqlx::PgConnection, now: Timestamp) -> sqlx::Result<Vec<ApplicationId>> {
        match self {
            Self::Refuse => store::list_to_refuse(db, now, BATCH).await,
            Self::VacancyGone => {
                let (closed, leaving) = (now - days(CLOSED_DAYS), now - days(LEAVING_DAYS));
                store::list_of_gone_vacancies(db, closed, leaving, BATCH).await
            }
            Self::Silence => store::list_silent(db, now - days(SILENCE_DAYS), BATCH).await,
            Self::Remind => store::list_to_remind(db, now - days(SILENCE_DAYS - REMIND_DAYS), BATCH).await,
        }
    }
}

async fn tend(app: &App, task: Task, id: ApplicationId, now: Timestamp) -> Result<()> {
    let mut tx = app.db.begin().await?;
    // It may have changed since it was listed.
    let Some(locked) = locked::hold(&mut tx, id, now).await? else { return Ok(()) };
    let to = column_of(&mut tx, locked.company_id, ApplicationStage::Rejected).await?;
    let close = |reason| Change {
        actor: Actor::System,
        user: None,
        action: Action::Close,
        to,
        reason: Some(reason),
        text: None,
    };
    let plan;
    let change = match task {
        Task::Refuse if locked.refuse_at.is_some_and(|at| at <= now) => {
            plan = store::find_plan(&mut tx, id).await?;
            let reason = plan.reason.as_deref().and_then(ApplicationReason::parse);
            let (actor, action, text) = (Actor::Customer, Action::Reject, plan.message.as_deref());
            Change { actor, user: None, action, to, reason: reason.or(Some(ApplicationReason::Other)), text }
        }
        Task::VacancyGone => close(ApplicationReason::VacancyClosed),
        Task::Silence if store::is_silent(&mut tx, id, now - days(SILENCE_DAYS)).await? => {
            // An invitation was an answer: whoever was silent since, the company's record is not about it.
            close(match locked.state.status {
                ApplicationStatus::Offer => ApplicationReason::OfferLapsed,
                _ => ApplicationReason::NoAnswer,
            })
        }
        Task::Remind if store::set_reminded(&mut tx, id, now).await? => {
            remind(&mut tx, &locked, now).await?;
            tx.commit().await?;
            return Ok(());
        }
        Task::Refuse | Task::Silence | Task::Remind => return Ok(()),
    };
    if locked.state.after(change.actor, change.action).is_none() {
        return Ok(());
    }
    locked::apply(&mut tx, &locked, &change, now).await?;
    tx.commit().await?;
    Ok(())
}

/// Whose turn it is hears that silence will end it.
async fn remind(db: &mut sqlx::PgConnection, locked: &Locked, now: Timestamp) -> Result<()> {
    match locked.state.status {
        ApplicationStatus::Offer if locked.state.is_accepted => {
            notices::tell_company(db, locked, OFFER_WAITS_OF, now).await
        }
        ApplicationStatus::Offer => {
            notices::tell_candidate(db, locked, Event::Invitation, OFFER_WAITS, now).await
        }
        _ => notices::tell_company(db, locked, WAITS, now).await,
    }
}
