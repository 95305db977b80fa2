//! Whole dictionaries in the caller's language, served with an ETag.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use platform::{App, Lang};

use crate::lists::{DictionariesOut, LocationsOut, SpheresOut};
use crate::snapshot::Dictionaries;

/// Dictionaries change a few times a year; a day in a cache is fine (decisions A4).
const CACHE: &str = "public, max-age=86400";

/// Regions, cities and districts of the country, in the order of pickers.
#[utoipa::path(get, path = "/locations", tag = "dictionaries", responses((status = 200, body = LocationsOut)))]
pub async fn list_locations(State(app): State<App>, Lang(locale): Lang, headers: HeaderMap) -> Response {
    app.shared::<Dictionaries>().now().answers(locale).locations.respond(&headers, CACHE)
}

/// Spheres with their professions.
#[utoipa::path(get, path = "/spheres", tag = "dictionaries", responses((status = 200, body = SpheresOut)))]
pub async fn list_spheres(State(app): State<App>, Lang(locale): Lang, headers: HeaderMap) -> Response {
    app.shared::<Dictionaries>().now().answers(locale).spheres.respond(&headers, CACHE)
}

/// Labels of work types, levels, currencies, languages, licences and the other closed lists.
#[utoipa::path(get, path = "/dictionaries", tag = "dictionaries", responses((status = 200, body = DictionariesOut)))]
pub async fn list_dictionaries(State(app): State<App>, Lang(locale): Lang, headers: HeaderMap) -> Response {
    app.shared::<Dictionaries>().now().answers(locale).dictionaries.respond(&headers, CACHE)
}
