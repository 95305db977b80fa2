//! `GET /my/searches`: newest first, each with the number of new vacancies.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::Locale;
use platform::wording::ErrorBody;
use platform::{App, Candidate, CandidateId, Lang, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use vacancies::card::Reader;

use super::store::{self, SearchRow};
use super::{MAX_SAVED_SEARCHES, SearchId};
use crate::results;
use crate::search_params::SearchParams;

#[derive(Debug, Serialize, ToSchema)]
pub struct SavedSearch {
    pub id: SearchId,
    pub name: String,
    /// The query string of the page: `q=haydovchi&location=toshkent-shahri`.
    pub query: String,
    /// Number of vacancies published since it was saved or last opened.
    pub new_count: u64,
    /// Daily messages are on.
    pub digest: bool,
    pub created_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SavedSearchOut {
    pub status: bool,
    pub data: SavedSearch,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SavedSearchesOut {
    pub status: bool,
    pub data: Vec<SavedSearch>,
    /// Maximum number of saved searches.
    pub limit: i64,
}

/// Saved searches with the number of new vacancies in each.
#[utoipa::path(get, path = "/my/searches", tag = "vacancies",
    responses((status = 200, body = SavedSearchesOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn list_saved_searches(
    State(app): State<App>,
    me: Candidate,
    Lang(locale): Lang,
) -> Result<Json<SavedSearchesOut>> {
    let reader = Reader { locale, candidate: Some(me.candidate_id) };
    let mut db = app.db.acquire().await?;
    let mut data = Vec::new();
    for row in store::list_searches(&mut db, me.candidate_id).await? {
        data.push(with_count(&app, &mut db, row, reader).await?);
    }
    Ok(Json(SavedSearchesOut { status: true, data, limit: MAX_SAVED_SEARCHES }))
}

/// The newest saved searches of a candidate, each with its count; so many at most, because every count is a search.
pub async fn newest(
    app: &App,
    db: &mut PgConnection,
    candidate: CandidateId,
    locale: Locale,
    most: usize,
) -> Result<Vec<SavedSearch>> {
    let reader = Reader { locale, candidate: Some(candidate) };
    let mut found = Vec::new();
    for row in store::list_searches(db, candidate).await?.into_iter().take(most) {
        found.push(with_count(app, db, row, reader).await?);
    }
    Ok(found)
}

pub(super) async fn with_count(
    app: &App,
    db: &mut PgConnection,
    row: SearchRow,
    reader: Reader,
) -> Result<SavedSearch> {
    let new_count = count_since(app, db, &row.query, row.seen_at.to_jiff(), reader).await?;
    Ok(SavedSearch {
        id: row.id,
        name: row.name,
        query: row.query,
        new_count,
        digest: row.has_digest,
        created_at: row.created_at.to_jiff(),
    })
}

/// A search with a value that is no longer in the dictionaries has no new vacancies.
pub(super) async fn count_since(
    app: &App,
    db: &mut PgConnection,
    query: &str,
    since: Timestamp,
    reader: Reader,
) -> Result<u64> {
    let words = app.shared::<Dictionaries>().now();
    match SearchParams::read(&words, query) {
        Ok(params) => results::count_since(app, db, &params, since, reader).await,
        Err(_) => Ok(0),
    }
}
