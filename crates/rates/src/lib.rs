//! Exchange rates: the value in soum of a salary in dollars or roubles, and the day of that rate.
//!
//! Every three hours [`FetchRates`] requests the rates of the Central Bank and stores them in `exchange_rates`, by
//! day. [`Rates`] caches the newest in memory. If the bank does not respond, or publishes something implausible, the
//! last known rates stay; on a machine that has never reached it those are the built-in ones of `data/rates.json`,
//! with their date.
//!
//! **Invariant.** There is always a rate for every currency, and it is never replaced by one of an older day.

mod built_in;
mod fetch;
mod follow;
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
pub use follow::follow;
pub use memory::Rates;
pub use model::{Rate, RateTable};
pub use read::{RateOut, RatesOut};
pub use store::upsert_rate as set_rate;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read::list_rates))
}

/// The bank publishes once a day; the shorter period retries on the same day after an outage.
pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<FetchRates>();
    registry.every("fetch-rates", Schedule::every(Duration::from_secs(3 * 3600)), || FetchRates {});
}
