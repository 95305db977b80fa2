//! Sends what is due.

use applications::InterviewId;
use applications::interview::rules::{RESULT_WITHIN, Status};
use jiff::{SignedDuration, Timestamp};
use kernel::words::EndedBy;
use platform::{App, Result};
use queue::Job;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use vacancies::responses::find_runner;

use super::store;
use crate::held::{Held, hold};
use crate::notices::{
    CALLED_OFF, ENDED, LAPSED, RESULT, SOON, TEAM_LAPSED, TEAM_SOON, TEAM_TOMORROW, TOMORROW, Telling, When,
};

/// Reminders go so many hours before the start.
const DAY_BEFORE: i32 = 24;
const HOURS_BEFORE: i32 = 2;
/// A cancelled interview of longer ago is no news.
const NEWS: SignedDuration = SignedDuration::from_hours(24);
const BATCH: i64 = 200;

/// Runs every five minutes, and again at once while there is more to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct TendInterviews {}

impl Job<App> for TendInterviews {
    const NAME: &'static str = "tend_interviews";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let mut is_full = false;
        let mut has_failed = false;
        for task in Task::ALL {
            let due = task.list(&mut *app.db.acquire().await?, now).await?;
            is_full |= due.len() as i64 == BATCH;
            for id in due {
                // A failure of one must not stop the others.
                if let Err(error) = tend(app, task, id, now).await {
                    tracing::warn!(%id, ?task, code = error.code(), "an interview was not tended");
                    has_failed = true;
                }
            }
        }
        if is_full && !has_failed {
            queue::enqueue(&mut *app.db.acquire().await?, &TendInterviews {}).await?;
        }
        Ok(())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Task {
    DayBefore,
    HoursBefore,
    /// Did the person come?
    Result,
    /// The application has ended, and the interview with it.
    CalledOff,
    /// Of the offered times none was chosen, and none is left.
    Lapsed,
}

fn hours(hours: i32) -> SignedDuration {
    SignedDuration::from_hours(hours.into())
}

impl Task {
    const ALL: [Self; 5] = [Self::DayBefore, Self::HoursBefore, Self::Result, Self::CalledOff, Self::Lapsed];

    const fn kind(self) -> &'static str {
        match self {
            Self::DayBefore => "day",
            Self::HoursBefore => "hours",
            Self::Result => "outcome",
            Self::CalledOff => "called_off",
            Self::Lapsed => "lapsed",
        }
    }

    async fn list(self, db: &mut PgConnection, now: Timestamp) -> sqlx::Result<Vec<InterviewId>> {
        let (day, soon) = (now + hours(DAY_BEFORE), now + hours(HOURS_BEFORE));
        match self {
            Self::DayBefore => store::list_to_remind(db, self.kind(), (soon, day), DAY_BEFORE, BATCH).await,
            Self::HoursBefore => {
                store::list_to_remind(db, self.kind(), (now, soon), HOURS_BEFORE, BATCH).await
            }
            Self::Result => store::list_to_ask(db, now - RESULT_WITHIN, now, BATCH).await,
            Self::CalledOff => store::list_called_off(db, now - NEWS, BATCH).await,
            Self::Lapsed => store::list_lapsed(db, now, BATCH).await,
        }
    }

    /// It may have changed since it was listed; then the next run decides anew.
    fn is_due(self, held: &Held) -> bool {
        let state = held.state;
        let has_begun = state.until_start.is_none_or(|until| !until.is_positive());
        match self {
            Self::DayBefore | Self::HoursBefore => state.status == Status::Marked && !has_begun,
            Self::Result => state.status == Status::Marked && has_begun,
            Self::CalledOff => state.status == Status::Cancelled,
            // Who has asked for another time waits for the company, and both know.
            Self::Lapsed => state.status == Status::Offered && !state.has_slots && !state.asks_other,
        }
    }
}

async fn tend(app: &App, task: Task, id: InterviewId, now: Timestamp) -> Result<()> {
    let mut tx = app.db.begin().await?;
    let Some(held) = hold(&mut tx, id, now).await? else { return Ok(()) };
    if !task.is_due(&held) {
        return Ok(());
    }
    if !store::insert_reminder(&mut tx, id, task.kind(), held.sequence, now).await? {
        return Ok(());
    }
    let telling = |what: &'static str, when: When| Telling {
        application: &held.application,
        what,
        at: held.start_at,
        before: None,
        when,
    };
    match task {
        Task::DayBefore => {
            telling(TOMORROW, When::Politely).candidate(&mut tx, now).await?;
            telling(TEAM_TOMORROW, When::Politely).company(&mut tx, id, None, now).await?;
        }
        Task::HoursBefore => {
            telling(SOON, When::AtOnce).candidate(&mut tx, now).await?;
            telling(TEAM_SOON, When::AtOnce).company(&mut tx, id, None, now).await?;
        }
        Task::Result => telling(RESULT, When::Politely).company(&mut tx, id, None, now).await?,
        Task::CalledOff => {
            // The end of the application was news for whoever runs the vacancy already.
            let runner = find_runner(&mut tx, held.application.vacancy_id).await?;
            telling(CALLED_OFF, When::AtOnce).company(&mut tx, id, Some(runner), now).await?;
            // The end of an application is told in the morning, and says nothing of an interview.
            if held.cancelled_by != Some(EndedBy::Candidate) {
                telling(ENDED, When::AtOnce).candidate(&mut tx, now).await?;
            }
        }
        Task::Lapsed => {
            telling(LAPSED, When::Politely).candidate(&mut tx, now).await?;
            telling(TEAM_LAPSED, When::Politely).company(&mut tx, id, None, now).await?;
        }
    }
    tx.commit().await?;
    Ok(())
}
