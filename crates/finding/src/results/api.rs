//! `GET /jobs` and `GET /jobs/facets`.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use dictionaries::Dictionaries;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, MaybeViewer, Origin, Result};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{FacetsOut, FoundVacancies};
use super::cache::{Cache, Key};
use crate::asked::{Asked, SearchQuery};
use crate::engine::Engine;
use crate::quality;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(find_vacancies)).routes(routes!(count_vacancies))
}

/// Decisions F2: searches by words that are not answered from memory.
const PER_ADDRESS: Limit = Limit::per_minute("search", 60);
const PER_USER: Limit = Limit::per_minute("search_of_user", 120);

#[derive(Debug, Serialize, ToSchema)]
pub struct CountedVacancies {
    pub status: bool,
    pub total: u64,
    pub facets: Option<FacetsOut>,
}

/// Open vacancies that fit.
///
/// Words in any script and language, with errors; places, pay and kinds of work typed among them are understood.
#[utoipa::path(get, path = "/jobs", tag = "vacancies", params(SearchQuery),
    responses((status = 200, body = FoundVacancies), (status = 422, body = ErrorBody)))]
pub async fn find_vacancies(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
    origin: Origin,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let given = SearchQuery::read(query.as_deref().unwrap_or_default());
    let words = app.shared::<Dictionaries>().now();
    let asked = Asked::check(&words, &given).map_err(Error::Invalid)?;
    let page = given.paging().map_err(Error::Invalid)?;
    let facets = given.has_facets();
    let reader = vacancies::public::reader(locale, viewer.as_ref());
    // Whoever has saved or hidden something sees another answer than everybody else.
    let moment = app.shared::<Engine>().moment().filter(|_| reader.candidate.is_none());
    let key = Key { asked, page: page.page(), per_page: page.per_page(), facets, locale };
    let note = |key: &Key, total| {
        if key.page == 1 {
            quality::note(&app, &key.asked.text, total, &origin);
        }
    };
    if let Some((ready, total)) = moment.and_then(|moment| app.shared::<Cache>().get(&key, moment)) {
        note(&key, total);
        return Ok(json(ready));
    }
    if !key.asked.text.is_empty() {
        match &viewer {
            Some(viewer) => app.rate.take(PER_USER, viewer.user_id)?,
            None => app.rate.take(PER_ADDRESS, &origin.address)?,
        }
    }
    let mut db = app.db.acquire().await?;
    let found = super::find(&app, &mut db, &key.asked, page, facets, reader).await?;
    drop(db);
    // What has only some of the words was not what somebody looked for.
    let total = if found.relaxed { 0 } else { found.meta.total };
    note(&key, total);
    let answer = Bytes::from(serde_json::to_vec(&found).map_err(anyhow::Error::from)?);
    if let Some(moment) = moment {
        app.shared::<Cache>().put(key, moment, answer.clone(), total);
    }
    Ok(json(answer))
}

fn json(answer: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], answer).into_response()
}

/// How many vacancies fit, and how many there are under each value of each filter.
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
    let asked = Asked::check(&words, &given).map_err(Error::Invalid)?;
    // The address of a list may be asked about as it is; its page means nothing here, but must be one.
    given.paging().map_err(Error::Invalid)?;
    let reader = vacancies::public::reader(locale, viewer.as_ref());
    let mut db = app.db.acquire().await?;
    let (total, facets) = super::count(&app, &mut db, &asked, reader).await?;
    Ok(Json(CountedVacancies { status: true, total, facets }))
}
