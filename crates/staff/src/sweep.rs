//! Deletes expired sessions and old failed sign-ins.

use std::time::Duration;

use platform::App;
use queue::{Job, Schedule};
use serde::{Deserialize, Serialize};

use crate::{attempts, session, store};

pub const EVERY: Schedule = Schedule::every(Duration::from_secs(3600));

#[derive(Debug, Serialize, Deserialize)]
pub struct ForgetOldSignIns {}

impl Job<App> for ForgetOldSignIns {
    const NAME: &'static str = "forget_old_staff_sign_ins";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        forget_old_sign_ins(app).await?;
        Ok(())
    }
}

/// Returns how many sessions and failures were deleted.
pub async fn forget_old_sign_ins(app: &App) -> sqlx::Result<(u64, u64)> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let sessions = store::delete_dead_sessions(&mut db, now, now - session::IDLE).await?;
    let failures = store::delete_old_failures(&mut db, now - attempts::KEPT).await?;
    tracing::debug!(sessions, failures, "forgot old sign-ins of staff");
    Ok((sessions, failures))
}
