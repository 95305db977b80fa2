//! The job that deletes removed resumes after a month (decisions C18).

mod store;

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Rows of one statement, so that none runs into the timeout.
const BATCH: i64 = 500;

#[derive(Debug, Serialize, Deserialize)]
pub struct PurgeResumes {}

impl Job<App> for PurgeResumes {
    const NAME: &'static str = "purge_resumes";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let before = app.clock.now() - KEPT;
        let mut db = app.db.acquire().await?;
        while store::delete_removed_before(&mut db, before, BATCH).await? == BATCH.unsigned_abs() {}
        Ok(())
    }
}
