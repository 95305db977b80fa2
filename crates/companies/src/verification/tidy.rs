//! The job that erases documents when nobody needs them: a day after an upload without a request, and a month after the
//! decision.

use jiff::SignedDuration;
use platform::App;
use platform::files::FileKey;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::store;

/// How long an uploaded document waits for its request.
const WAITS: SignedDuration = SignedDuration::from_hours(24);
/// How long a document stays after the decision, for an appeal and for questions about it (decisions C21).
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

#[derive(Debug, Serialize, Deserialize)]
pub struct TidyDocuments {}

impl Job<App> for TidyDocuments {
    const NAME: &'static str = "tidy_company_documents";

    /// Rows first, then files: what a crash leaves in between, `DeleteUnusedFiles` finds.
    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let mut db = app.db.acquire().await?;
        let mut files = store::delete_unrequested_documents(&mut db, now - WAITS).await?;
        files.extend(store::erase_decided_documents(&mut db, now - KEPT, now).await?);
        drop(db);
        let files: Vec<FileKey> = files.iter().filter_map(|key| FileKey::parse(key)).collect();
        app.files.discard(&files).await;
        Ok(())
    }
}
