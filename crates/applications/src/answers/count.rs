//! Counts how companies answer.

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::{DUE_DAYS, RECORD, store};

/// Runs every hour: the record tells of three months.
#[derive(Debug, Serialize, Deserialize)]
pub struct CountAnswers {}

impl Job<App> for CountAnswers {
    const NAME: &'static str = "count_answers";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let due_before = now - SignedDuration::from_hours(24 * DUE_DAYS);
        let mut db = app.db.acquire().await?;
        store::count_records(&mut db, now - RECORD, due_before, now).await?;
        Ok(())
    }
}
