//! `GET /jobs` and `GET /jobs/facets`.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use dictionaries::Dictionaries;
use platform::db::Db;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, MaybeViewer, Origin, Result};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{FacetsOut, FoundVacancies};
use super::cache::{Cache, CachedResponse, json};
use crate::engine::Engine;
use crate::quality;
use crate::search_params::{SearchParams, SearchQuery};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(find_vacancies)).routes(routes!(count_vacancies))
}

/// Decisions F2: searches by words that are not answered from memory.
const PER_ADDRESS: Limit = Limit::per_minute("search", 60);
const PER_USER: Limit = Limit::per_minute("search_of_user", 120);

/// Typical size of a response in bytes: allocating it at once is cheaper than growing.
const USUAL_BYTES: usize = 24 * 1024;

#[derive(Debug, Serialize, ToSchema)]
pub struct CountedVacancies {
    pub status: bool,
    pub total: u64,
    pub facets: Option<FacetsOut>,
}

/// Open vacancies that match.
///
/// Words in any script and language, with typing errors; places, pay and work types among them become filters.
#[utoipa::path(get, path = "/jobs", tag = "vacancies", params(SearchQuery),
    responses((status = 200, body = FoundVacancies), (status = 422, body = ErrorBody)))]
pub async fn find_vacancies(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
    origin: Origin,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let query = query.unwrap_or_default();
    let reader = vacancies::public::reader(locale, viewer.as_ref());
    // A candidate's saved and hidden vacancies change the response, so only guests use the cache.
    let data_version = app.shared::<Engine>().data_version().filter(|_| reader.candidate.is_none());
    let cache = app.shared::<Cache>();
    if let Some(cached) = data_version.and_then(|data_version| cache.get(&query, locale, data_version)) {
        quality::note(&app, &cached.text, cached.total, &origin);
        return Ok(cached.respond(&headers));
    }
    let given = SearchQuery::read(&query);
    let words = app.shared::<Dictionaries>().now();
    let params = SearchParams::check(&words, &given).map_err(Error::Invalid)?;
    let page = given.paging().map_err(Error::Invalid)?;
    if !params.text.is_empty() {
        match &viewer {
            Some(viewer) => app.rate.take(PER_USER, viewer.user_id)?,
            None => app.rate.take(PER_ADDRESS, &origin.address)?,
        }
    }
    let mut db = Db::from(&app.db);
    let found = super::find(&app, &mut db, &params, page, given.has_facets(), reader).await?;
    drop(db);
    // Results that match only some of the words count as nothing found.
    let total = if found.relaxed { 0 } else { found.meta.total };
    let text = if page.page() == 1 { params.text } else { String::new() };
    quality::note(&app, &text, total, &origin);
    let mut answer = Vec::with_capacity(USUAL_BYTES);
    serde_json::to_writer(&mut answer, &found).map_err(anyhow::Error::from)?;
    let answer = Bytes::from(answer);
    if let Some(data_version) = data_version {
        cache.insert(query, locale, CachedResponse::new(data_version, answer.clone(), text, total));
    }
    Ok(json(answer))
}

/// The cached response for a guest, if any. Queries with words are left to [`find_vacancies`], which counts them, and
/// so is a list that is due for a refresh.
pub fn cached_list(app: &App, query: &str, headers: &HeaderMap) -> Option<Response> {
    if headers.contains_key(header::AUTHORIZATION) {
        return None;
    }
    let data_version = app.shared::<Engine>().data_version()?;
    app.shared::<Cache>()
        .get_fresh(query, Lang::of(headers).0, data_version)
        .map(|cached| cached.respond(headers))
}

/// The number of matching vacancies, in total and for each value of each filter.
#[utoipa::path(get, path = "/jobs/facets", tag = "vacancies", params(SearchQuery),
    responses((status = 200, body = CountedVacancies), (status = 422, body = ErrorBody)))]
pub async fn count_vacancies(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
    RawQuery(query): RawQuery,
) -> Result<Json<CountedVacancies>> {
    let given = SearchQuery::read(query.as_deref().unwrap_or_default());
    let words = app.shared::<Dictionaries>().now();
    let params = SearchParams::check(&words, &given).map_err(Error::Invalid)?;
    // The address of a list may be passed unchanged; its page has no effect here, but must be valid.
    given.paging().map_err(Error::Invalid)?;
    let reader = vacancies::public::reader(locale, viewer.as_ref());
    let (total, facets) = super::count(&app, &mut Db::from(&app.db), &params, reader).await?;
    Ok(Json(CountedVacancies { status: true, total, facets }))
}
