//! Finding vacancies: by words in any script, by filters, again and again.
//!
//! * [`asked`]: what an address asks for, checked; one way to write every wish.
//! * [`engine`]: the index of this server, kept up with the database.
//! * [`results`]: one search and its answer.
//!
//! **Invariant.** The index proposes, the database decides: nothing that is not public leaves, however old the index.

pub mod asked;
pub mod engine;
pub mod results;

use platform::App;
use utoipa_axum::router::OpenApiRouter;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().merge(results::routes())
}
