//! The job that deletes old invitations: they hold phones of people who may never have come.

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use crate::invitations;

/// How long an invitation that is over stays, so that its link can say why.
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

#[derive(Debug, Serialize, Deserialize)]
pub struct TidyInvitations {}

impl Job<App> for TidyInvitations {
    const NAME: &'static str = "tidy_company_invitations";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let before = app.clock.now() - KEPT;
        invitations::store::delete_old(&mut *app.db.acquire().await?, before).await?;
        Ok(())
    }
}
