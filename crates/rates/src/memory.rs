//! Cache of the newest rates.

use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use kernel::Currency;
use platform::App;
use sqlx::PgPool;

use crate::fetch::fetch_first;
use crate::model::RateTable;
use crate::{built_in, store};

/// Refresh period. Rates change once a day and are shown with their day, so servers may differ for ten minutes.
const REREAD: Duration = Duration::from_secs(600);

/// The rates used for conversions. Call [`now`](Self::now) once for numbers that are shown together.
pub struct Rates {
    current: RwLock<RateTable>,
}

impl Rates {
    pub async fn load(db: &PgPool) -> anyhow::Result<Self> {
        Ok(Self { current: RwLock::new(newest(db).await?) })
    }

    pub async fn reload(&self, db: &PgPool) -> anyhow::Result<()> {
        let fresh = newest(db).await?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }

    pub fn now(&self) -> RateTable {
        *self.current.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The amount in whole soum at the newest rate.
    pub fn to_uzs(&self, amount: i64, currency: Currency) -> i64 {
        self.now().to_uzs(amount, currency)
    }
}

async fn newest(db: &PgPool) -> anyhow::Result<RateTable> {
    let stored = store::list_newest_rates(&mut *db.acquire().await?).await?;
    Ok(built_in::table().with(stored))
}

/// Refreshes the cache with what other processes have fetched, for as long as the server runs.
pub async fn follow(app: &App) {
    if let Err(error) = fetch_first(app).await {
        tracing::warn!(error = format!("{error:#}"), "exchange rates were not asked for, the schedule will");
    }
    loop {
        tokio::time::sleep(REREAD).await;
        if let Err(error) = app.shared::<Rates>().reload(&app.db).await {
            tracing::warn!(error = format!("{error:#}"), "exchange rates were not read, trying again");
        }
    }
}
