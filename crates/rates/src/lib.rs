//! Exchange rates: what a salary in dollars or roubles is in soum, and of which day that rate is.
//!
//! Every three hours [`FetchRates`] asks the Central Bank and stores what it published in `exchange_rates`, by day.
//! [`Rates`] holds the newest in memory. When the bank is silent, or says something unbelievable, the last known
//! rates stay; on a machine that has never reached it those are the built-in ones of `data/rates.json`, with their
//! date.
//!
//! **Invariant.** There is always a rate for every currency, and it never goes back to an older day.

mod built_in;
mod fetch;
mod memory;
mod model;
mod read;
mod store;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use fetch::{FetchRates, fetch_first};
pub use memory::{Rates, follow};
pub use model::{Rate, RateTable};
pub use read::{RateOut, RatesOut};
pub use store::upsert_rate as set_rate;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read::list_rates))
}

/// The bank publishes once a day; one that was down is asked again the same day.
pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<FetchRates>();
    registry.every("fetch-rates", Schedule::every(Duration::from_secs(3 * 3600)), || FetchRates {});
}
