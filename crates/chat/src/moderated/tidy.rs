//! The job that forgets what was reported, some time after the decision.

use jiff::SignedDuration;
use moderation::Reportable as _;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::{Messages, store};

/// How long a copy stays after the decision, for questions about it.
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

#[derive(Debug, Serialize, Deserialize)]
pub struct ForgetReports {}

impl Job<App> for ForgetReports {
    const NAME: &'static str = "forget_chat_reports";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let before = app.clock.now() - KEPT;
        let mut db = app.db.acquire().await?;
        for messages in Messages::ALL {
            store::delete_decided(&mut db, (messages.kind(), messages.side()), before).await?;
        }
        Ok(())
    }
}
