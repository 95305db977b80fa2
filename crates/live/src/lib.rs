//! The live channel: tells open pages what has changed, so that they need not ask.
//!
//! * [`publish`] writes an event for some people in the caller's transaction; the database numbers it at commit.
//! * `POST /live/ticket` ([`ticket`]) and `GET /live` ([`open`]) open a socket; [`socket`] is its life.
//! * [`feeds`] are the sockets of this server; [`follow`] hears from the database what they must be told.
//!
//! Events hold a topic and ids, never personal data: the page asks the API for what it may see.
//!
//! **Invariant.** The numbers of a person's events have no gaps and follow the order of the commits, so a page that names the
//! last number it has seen gets everything after it, once, or hears that it has to load everything anew.

mod feeds;
mod follow;
mod message;
mod open;
mod origins;
mod publish;
mod socket;
mod store;
mod ticket;
mod tidy;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use feeds::Live;
pub use follow::keep_open;
pub use message::{LiveMessage, Topic};
pub use origins::Origins;
pub use publish::publish;
pub use tidy::TidyLive;

/// Every so often each side lets the other know that it is there; two missed signs end the socket (decisions A12).
pub const HEARTBEAT: Duration = Duration::from_millis(25_000);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ticket::create_live_ticket)).routes(routes!(open::open_live))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TidyLive>();
    registry.every("tidy-live", Schedule::every(Duration::from_secs(3600)), || TidyLive {});
}
