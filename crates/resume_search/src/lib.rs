//! Employers look for candidates: by words in any script and by filters.
//!
//! * [`engine`]: this server's index of resumes, kept in sync with the database.
//! * [`search`]: `GET /candidates`.
//!
//! **Invariant.** The index proposes, the database decides: `resumes::candidates::cards` checks every card against the
//! table of access, so an employer sees nothing that its owner has hidden, however stale the index is. Names, contacts,
//! names of employers, sex, age and photos are not in the index at all, so no search can tell anything about them.

pub mod engine;
pub mod search;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(search::find_candidates))
}
