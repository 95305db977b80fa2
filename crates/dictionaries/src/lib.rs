//! Dictionaries: places, spheres and professions, skills, languages, licences, universities, and the labels of the
//! product's closed lists.
//!
//! The source of truth is `data/*.json` → [`seed`] → tables → one [`Snapshot`] in memory that answers every request;
//! no request here reads the database. A snapshot is replaced as a whole when another process seeds.
//!
//! **Invariant.** A slug keeps its meaning for ever: rows are added and renamed, slugs are never reused.

mod choices;
mod conditions;
mod lists;
mod model;
mod read;
mod seed;
mod snapshot;
mod store;
mod suggest;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use choices::{check_languages, check_location, check_location_at, check_spheres};
pub use lists::{LocationOut, LocationsOut, SphereOut, SpheresOut};
pub use model::{Location, LocationKind, Names, Profession, Sphere, Term};
pub use seed::{Seeded, digest as data_digest, seed};
pub use snapshot::{Dictionaries, Snapshot};
pub use store::notify_changed as notify_servers;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read::list_locations))
        .routes(routes!(read::list_spheres))
        .routes(routes!(read::list_dictionaries))
        .routes(routes!(conditions::view_vacancy_conditions))
        .routes(routes!(conditions::view_resume_conditions))
        .routes(routes!(suggest::suggest_position))
        .routes(routes!(suggest::suggest_skill))
        .routes(routes!(suggest::suggest_university))
}
