//! Keeps the cache of rates fresh.

use std::time::Duration;

use platform::App;

use crate::fetch::fetch_first;
use crate::memory::Rates;

/// Refresh period. Rates change once a day and are shown with their day, so servers may differ for ten minutes.
const REREAD: Duration = Duration::from_secs(600);

/// Refreshes the cache with what other processes have fetched, for as long as the server runs.
pub async fn follow(app: &App) {
    if let Err(error) = fetch_first(app).await {
        tracing::warn!(error = format!("{error:#}"), "exchange rates were not asked for, the schedule will");
    }
    loop {
        tokio::time::sleep(REREAD).await;
        if let Err(error) = reload(app).await {
            tracing::warn!(error = format!("{error:#}"), "exchange rates were not read, trying again");
        }
    }
}

async fn reload(app: &App) -> anyhow::Result<()> {
    app.shared::<Rates>().reload(&mut *app.db.acquire().await?).await
}
