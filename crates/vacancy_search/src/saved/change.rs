//! Changes of a saved search: mark as seen, rename, switch its messages, remove.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Lang, Path, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vacancies::card::Reader;

use super::list::{SavedSearchOut, with_count};
use super::save::next_second;
use super::store;
use super::{SearchId, SearchName};

#[derive(Debug, Serialize, ToSchema)]
pub struct SearchChangedOut {
    pub status: bool,
}

const CHANGED: Json<SearchChangedOut> = Json(SearchChangedOut { status: true });

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateSearchIn {
    /// Unchanged when absent.
    #[serde(default)]
    pub name: Option<SearchName>,
    #[serde(default)]
    pub digest: Option<bool>,
}

/// Marks the list of a saved search as seen: new vacancies are counted from now on.
#[utoipa::path(post, path = "/my/searches/{id}/seen", tag = "vacancies", params(("id" = SearchId, Path)),
    responses((status = 200, body = SearchChangedOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn note_search_seen(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<SearchId>,
) -> Result<Json<SearchChangedOut>> {
    let seen_at = next_second(app.clock.now());
    let mut db = app.db.acquire().await?;
    let is_his = store::set_seen(&mut db, me.candidate_id, id, seen_at).await?;
    is_his.then_some(CHANGED).ok_or(Error::NotFound)
}

/// Renames a saved search, or switches its daily messages on or off.
#[utoipa::path(post, path = "/my/searches/{id}/update", tag = "vacancies", params(("id" = SearchId, Path)),
    request_body = UpdateSearchIn,
    responses((status = 200, body = SavedSearchOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_saved_search(
    State(app): State<App>,
    me: Candidate,
    Lang(locale): Lang,
    Path(id): Path<SearchId>,
    Body(body): Body<UpdateSearchIn>,
) -> Result<Json<SavedSearchOut>> {
    let name = body.name.map(|name| name.to_string());
    // After switching messages on, only vacancies published from now on are reported, not those published while they
    // were off.
    let told_at = next_second(app.clock.now());
    let mut db = app.db.acquire().await?;
    let row = store::set_search(&mut db, me.candidate_id, id, name.as_deref(), body.digest, told_at).await?;
    let row = row.ok_or(Error::NotFound)?;
    let reader = Reader { locale, candidate: Some(me.candidate_id) };
    let data = with_count(&app, &mut db, row, reader).await?;
    Ok(Json(SavedSearchOut { status: true, data }))
}

/// Removes a saved search. Removing it twice is not an error.
#[utoipa::path(post, path = "/my/searches/{id}/remove", tag = "vacancies", params(("id" = SearchId, Path)),
    responses((status = 200, body = SearchChangedOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn remove_saved_search(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<SearchId>,
) -> Result<Json<SearchChangedOut>> {
    store::delete_search(&mut *app.db.acquire().await?, me.candidate_id, id).await?;
    Ok(CHANGED)
}
