//! The job that deletes files that nobody has sent.

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::{discard, store};

/// How long an uploaded file waits for its message, which may itself wait for the network.
const WAITS: SignedDuration = SignedDuration::from_hours(48);

#[derive(Debug, Serialize, Deserialize)]
pub struct TidyFiles {}

impl Job<App> for TidyFiles {
    const NAME: &'static str = "tidy_chat_files";

    /// Rows first, then files: what a crash leaves in between, `DeleteUnusedFiles` finds.
    async fn run(self, app: &App) -> anyhow::Result<()> {
        let before = app.clock.now() - WAITS;
        loop {
            let gone = store::delete_waiting_since(&mut *app.db.acquire().await?, before).await?;
            if gone.is_empty() {
                return Ok(());
            }
            discard(app, gone).await;
        }
    }
}
