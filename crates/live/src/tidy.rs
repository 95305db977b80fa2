//! The job that deletes old events and tickets.

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use crate::store;

const KEPT: SignedDuration = SignedDuration::from_hours(24);
/// Rows of one statement, so that none runs into the timeout.
const BATCH: i64 = 5000;

#[derive(Debug, Serialize, Deserialize)]
pub struct TidyLive {}

impl Job<App> for TidyLive {
    const NAME: &'static str = "tidy_live";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let mut db = app.db.acquire().await?;
        store::delete_old_tickets(&mut db, now).await?;
        while store::delete_old_events(&mut db, now - KEPT, BATCH).await? == BATCH.unsigned_abs() {}
        store::delete_orphans(&mut db).await?;
        Ok(())
    }
}
