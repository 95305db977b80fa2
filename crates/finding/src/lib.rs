//! Finding vacancies: by words in any script, by filters, again and again.
//!
//! * [`asked`]: what an address asks for, checked; one way to write every wish.
//! * [`engine`]: the index of this server, kept up with the database.
//! * [`results`]: one search and its answer.
//! * [`saved`], [`hidden`]: what candidates want to hear of, and what they do not want to see.
//! * [`suggest`]: what may be meant, while somebody types.
//! * [`quality`], [`synonyms`]: what staff sees of searches, and teaches.
//!
//! **Invariant.** The index proposes, the database decides: nothing that is not public leaves, however old the index.

pub mod asked;
pub mod engine;
pub mod hidden;
pub mod quality;
pub mod refusal;
pub mod results;
pub mod saved;
pub mod suggest;
pub mod synonyms;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;

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
