//! Nightly cleanup of data that is no longer needed.

use jiff::SignedDuration;
use kernel::clock::tashkent;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::store;
use crate::hidden;

const DAY: SignedDuration = SignedDuration::from_hours(24);

#[derive(Debug, Serialize, Deserialize)]
pub struct TidySearch {}

impl Job<App> for TidySearch {
    const NAME: &'static str = "tidy_search";

    fn key(&self) -> Option<String> {
        Some("all".to_owned())
    }

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let day = |days: i32| (now - DAY * days).to_zoned(tashkent()).date();
        let mut db = app.db.acquire().await?;
        // An index that was offline for longer is rebuilt.
        search_index::store::forget_changes(&mut db, now - DAY * 3).await?;
        search_index::store::forget_nodes(&mut db, now - DAY).await?;
        // Keeps the day itself and the one after it: fingerprints of visitors are deleted within two days.
        store::forget_visitors(&mut db, day(1)).await?;
        store::forget_queries(&mut db, day(90)).await?;
        hidden::store::forget_ended(&mut db, now - DAY * 90).await?;
        Ok(())
    }
}
