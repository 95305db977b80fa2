//! Erases what a candidate sent, some time after the decision (decisions C18). The application stays, with initials.

use jiff::{SignedDuration, Timestamp};
use kernel::uzbek::fold;
use platform::{App, Result};
use queue::Job;
use resumes::profile::{CopyCard, ResumeCopy};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::store::{self, ErasedCopy};
use crate::ApplicationId;

/// So long after the decision the company keeps the copy.
pub const KEPT_DAYS: i64 = 180;
const KEPT: SignedDuration = SignedDuration::from_hours(24 * KEPT_DAYS);
const BATCH: i64 = 200;

/// Runs every hour, and again at once while there is more to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct EraseCopies {}

impl Job<App> for EraseCopies {
    const NAME: &'static str = "erase_application_copies";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let due = store::list_with_old_copies(&mut *app.db.acquire().await?, now - KEPT, BATCH).await?;
        let is_full = due.len() as i64 == BATCH;
        let mut has_failed = false;
        for id in due {
            // A failure of one must not stop the others.
            if let Err(error) = erase(app, id, now).await {
                tracing::warn!(%id, code = error.code(), "the copy of a resume was not erased");
                has_failed = true;
            }
        }
        if is_full && !has_failed {
            queue::enqueue(&mut *app.db.acquire().await?, &EraseCopies {}).await?;
        }
        Ok(())
    }
}

async fn erase(app: &App, id: ApplicationId, now: Timestamp) -> Result<()> {
    let mut tx = app.db.begin().await?;
    // The decision may have been taken back since it was listed.
    let Some(held) = store::hold_old_copy(&mut tx, id, now - KEPT).await? else { return Ok(()) };
    let copy: ResumeCopy = serde_json::from_value(held.snapshot).map_err(anyhow::Error::from)?;
    let card: CopyCard = serde_json::from_value(held.card).map_err(anyhow::Error::from)?;
    let card = card.erased();
    let erased =
        ErasedCopy { words: fold(&card.position), card: json!(card), snapshot: json!(copy.erased()) };
    store::set_copy_erased(&mut tx, id, &erased, now).await?;
    tx.commit().await?;
    Ok(())
}
