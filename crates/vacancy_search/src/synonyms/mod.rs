//! Synonyms added by staff, besides the names of professions. A change sends a notification to every server in its
//! transaction, and [`crate::engine`] reloads the groups within moments.

mod change;
mod list;
mod store;
mod words;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

kernel::id! {
    /// A group of synonyms.
    pub SynonymsId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .routes(routes!(list::list_synonyms, change::add_synonyms))
        .routes(routes!(change::update_synonyms))
        .routes(routes!(change::remove_synonyms));
    kernel::limit_items(routes.get_openapi_mut(), &words::ITEM_LIMITS);
    routes
}

/// The name of a group in the audit log.
const SYNONYMS: &str = "synonyms";

/// Actions that this crate writes to the audit log.
pub mod actions {
    pub const ADDED: &str = "synonyms_added";
    pub const CHANGED: &str = "synonyms_changed";
    pub const REMOVED: &str = "synonyms_removed";

    /// Each has a text `audit_{action}` in three languages; a test checks that.
    pub const ALL: &[&str] = &[ADDED, CHANGED, REMOVED];
}
