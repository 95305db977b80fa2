//! Cache of the newest rates.

use std::sync::{PoisonError, RwLock};

use kernel::Currency;
use sqlx::PgConnection;

use crate::model::RateTable;
use crate::{built_in, store};

/// The rates used for conversions. Call [`now`](Self::now) once for numbers that are shown together.
pub struct Rates {
    current: RwLock<RateTable>,
}

impl Rates {
    pub async fn load(db: &mut PgConnection) -> anyhow::Result<Self> {
        Ok(Self { current: RwLock::new(newest(db).await?) })
    }

    pub async fn reload(&self, db: &mut PgConnection) -> anyhow::Result<()> {
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

async fn newest(db: &mut PgConnection) -> anyhow::Result<RateTable> {
    let stored = store::list_newest_rates(db).await?;
    Ok(built_in::table().with(stored))
}
