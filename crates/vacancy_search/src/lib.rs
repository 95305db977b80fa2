//! Finding vacancies: by words in any script and by filters, once or as saved searches.
//!
//! * [`search_params`]: search requests, validated, each with one canonical form.
//! * [`engine`]: this server's index, kept in sync with the database.
//! * [`results`]: one search and its response.
//! * [`saved`], [`hidden`]: what candidates want to be notified about, and what they do not want to see.
//! * [`suggest`]: suggestions while typing.
//! * [`quality`], [`synonyms`]: search statistics for staff, and synonyms that staff add.
//!
//! **Invariant.** The index proposes, the database decides: only public vacancies are returned, however stale the
//! index is.

pub mod engine;
pub mod hidden;
pub mod quality;
mod refusal;
pub mod results;
pub mod saved;
pub mod search_params;
pub mod suggest;
pub mod synonyms;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;

pub use refusal::Refusal;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(results::routes())
        .merge(saved::routes())
        .merge(hidden::routes())
        .merge(suggest::routes())
        .merge(quality::routes())
        .merge(synonyms::routes())
}

pub fn jobs(registry: &mut Registry<App>) {
    saved::jobs(registry);
    quality::jobs(registry);
}
