//! The job that deletes notices after 90 days.

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::store;

const KEPT: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Rows of one statement, so that none runs into the timeout.
const BATCH: i64 = 5000;

#[derive(Debug, Serialize, Deserialize)]
pub struct TidyNotices {}

impl Job<App> for TidyNotices {
    const NAME: &'static str = "tidy_notices";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let before = app.clock.now() - KEPT;
        let mut db = app.db.acquire().await?;
        while store::delete_before(&mut db, before, BATCH).await? == BATCH.unsigned_abs() {}
        Ok(())
    }
}
