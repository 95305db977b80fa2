//! Deletes expired data: codes after a day, dead sessions, used links, failed sign-ins, old history (as promised in
//! content/legal).

use jiff::SignedDuration;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use crate::{codes, history, sign_in, telegram};

/// How long the history of an account is stored.
const HISTORY: SignedDuration = SignedDuration::from_hours(180 * 24);
const DAY: SignedDuration = SignedDuration::from_hours(24);

#[derive(Debug, Serialize, Deserialize)]
pub struct Tidy {}

impl Job<App> for Tidy {
    const NAME: &'static str = "tidy_accounts";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        platform::session::forget_over(app).await.map_err(|error| anyhow::anyhow!("{}", error.code()))?;
        let mut db = app.db.acquire().await?;
        // The daily limits look back a day and the budget to midnight, so two days are enough.
        codes::store::delete_before(&mut db, now - DAY - DAY).await?;
        notifications::sms::delete_before(&mut db, now - DAY - DAY).await?;
        sign_in::store::delete_old_links(&mut db, now - DAY).await?;
        sign_in::store::delete_old_failures(&mut db, now - DAY).await?;
        sign_in::store::delete_old_telegram_sign_ins(&mut db, now - DAY).await?;
        telegram::store::delete_old(&mut db, now - DAY).await?;
        history::store::delete_events_before(&mut db, now - HISTORY).await?;
        Ok(())
    }
}
