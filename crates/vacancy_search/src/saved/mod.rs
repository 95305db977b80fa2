//! A candidate's saved searches, at most twenty. Each has the number of vacancies published since it was last opened,
//! and one daily message covers all of them.

mod change;
mod digest;
mod list;
mod save;
mod stop;
mod store;

use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use accounts::people::lock_candidate;
pub use digest::{StartDigests, TellNewVacancies};
pub use list::{SavedSearch, SavedSearchOut, SavedSearchesOut, newest};

/// Maximum number of saved searches per candidate.
pub const MAX_SAVED_SEARCHES: i64 = 20;

kernel::id! {
    /// A saved search.
    pub SearchId
}

kernel::text! {
    /// The name of a saved search.
    pub SearchName, chars 1..=100, line
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_saved_searches, save::save_search))
        .routes(routes!(change::note_search_seen))
        .routes(routes!(change::update_saved_search))
        .routes(routes!(change::remove_saved_search))
        .routes(routes!(stop::stop_digests))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<StartDigests>();
    registry.add::<TellNewVacancies>();
    registry.every("tell-new-vacancies", Schedule::daily_at(9, 0), || StartDigests {});
}
