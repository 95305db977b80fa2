//! Words that mean the same, kept by staff beside the names of professions. A change is told to every server in its
//! transaction, and [`crate::engine`] reads it within moments.

mod change;
mod list;
mod store;
mod words;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

kernel::id! {
    /// A group of words.
    pub SynonymsId
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_synonyms, change::add_synonyms))
        .routes(routes!(change::update_synonyms))
        .routes(routes!(change::remove_synonyms))
}

/// What the journal calls a group.
const SYNONYMS: &str = "synonyms";

/// What finding writes into the journal.
pub mod actions {
    pub const ADDED: &str = "synonyms_added";
    pub const CHANGED: &str = "synonyms_changed";
    pub const REMOVED: &str = "synonyms_removed";

    /// Each has a text `audit_{action}` in three languages (a test holds us to that).
    pub const ALL: &[&str] = &[ADDED, CHANGED, REMOVED];
}
