//! Notices on the site: what a person was told, kept for 90 days.
//!
//! A notice is stored as a message key with its values and put into words when it is read, so it follows the reader's
//! language. Secrets are never among the values: links with a token and codes go by [`crate::send_event_links`] and
//! [`crate::send_link`], which store nothing.

mod list;
mod read;
pub(crate) mod store;
mod tidy;
mod words;

use std::time::Duration;

use kernel::ItemLimit;
use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use tidy::TidyNotices;

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("ReadNoticesIn", "ids", read::MOST)];

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_notices))
        .routes(routes!(list::count_notices))
        .routes(routes!(read::read_notices))
}

pub(crate) fn jobs(registry: &mut Registry<App>) {
    registry.add::<TidyNotices>();
    let day = Schedule::every(Duration::from_secs(24 * 3600));
    registry.every("tidy-notices", day, || TidyNotices {});
}
