//! The job that fetches rates from the Central Bank.

use jiff::ToSpan as _;
use outside::{CentralBank, PublishedRate};
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use crate::memory::Rates;
use crate::model::Rate;
use crate::{built_in, store};

/// After this many days a rate is reported as old: the longest holidays are shorter.
const OLD_DAYS: i32 = 14;

/// Stores what the bank has published. If the bank cannot be reached, the job does not fail: the last known rates
/// stay, and the next run tries again.
#[derive(Debug, Serialize, Deserialize)]
pub struct FetchRates {}

impl Job<App> for FetchRates {
    const NAME: &'static str = "fetch_rates";

    fn key(&self) -> Option<String> {
        Some("all".to_owned())
    }

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let Some(bank) = app.shared::<Option<CentralBank>>() else { return Ok(()) };
        match bank.rates(None).await {
            Ok(published) => {
                for currency in published.missing {
                    tracing::warn!(currency = currency.code(), "the Central Bank gives no rate for it");
                }
                store_rates(app, &published.rates).await?;
            }
            Err(error) => tracing::warn!(%error, "no exchange rates: the last known ones stay"),
        }
        let rates = app.shared::<Rates>();
        rates.reload(&mut *app.db.acquire().await?).await?;
        for rate in rates.now().all() {
            if rate.day < app.clock.today().saturating_sub(OLD_DAYS.days()) {
                tracing::warn!(currency = rate.currency.code(), day = %rate.day, "an exchange rate is old");
            }
        }
        Ok(())
    }
}

/// A new installation fetches at once. With the schedule alone it would wait for its first whole period.
pub async fn fetch_first(app: &App) -> anyhow::Result<()> {
    let mut db = app.db.acquire().await?;
    if store::list_newest_rates(&mut db).await?.is_empty() {
        queue::enqueue::<App, _>(&mut db, &FetchRates {}).await?;
    }
    Ok(())
}

async fn store_rates(app: &App, published: &[PublishedRate]) -> anyhow::Result<()> {
    let mut tx = app.db.begin().await?;
    let known = built_in::table().with(store::list_newest_rates(&mut tx).await?);
    for &PublishedRate { currency, day, millionths } in published {
        let rate = Rate { currency, day, millionths };
        let (currency, soum) = (currency.code(), rate.soum());
        match known.judge(&rate, app.clock.today()) {
            Ok(()) => {
                if store::upsert_rate(&mut tx, &rate, app.clock.now()).await? {
                    tracing::info!(currency, soum, %day, "a new exchange rate");
                }
            }
            Err(doubt) => {
                tracing::error!(currency, soum, %day, %doubt, "not believed; if it is true: ishbor admin set-rate");
            }
        }
    }
    tx.commit().await?;
    Ok(())
}
