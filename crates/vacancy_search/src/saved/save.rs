//! `POST /my/searches`. Equal requests, however they were written, are one saved search.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use dictionaries::Dictionaries;
use jiff::{SignedDuration, Timestamp};
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Idempotency, Lang, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vacancies::card::Reader;

use super::list::{SavedSearchOut, with_count};
use super::store::{self, NewSearch};
use super::{MAX_SAVED_SEARCHES, SearchId, SearchName};
use crate::refusal::Refusal;
use crate::results;
use crate::search_params::SearchParams;

kernel::text! {
    /// The query string of the page.
    pub SearchAddress, chars 0..=4000, plain
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveSearchIn {
    pub query: SearchAddress,
    /// Default: its words and filters.
    #[serde(default)]
    pub name: Option<SearchName>,
}

/// Saves a search. If it is saved already, the existing one is returned.
#[utoipa::path(post, path = "/my/searches", tag = "vacancies", request_body = SaveSearchIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key saves once")),
    responses((status = 200, body = SavedSearchOut), (status = 201, body = SavedSearchOut),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn save_search(
    State(app): State<App>,
    me: Candidate,
    Lang(locale): Lang,
    key: Idempotency,
    Body(body): Body<SaveSearchIn>,
) -> Result<Response> {
    let words = app.shared::<Dictionaries>().now();
    let params = SearchParams::read(&words, body.query.as_ref()).map_err(Error::Invalid)?;
    let query = params.query();
    let reader = Reader { locale, candidate: Some(me.candidate_id) };
    let owner = me.user_id.to_string();
    let mut tx = app.db.begin().await?;
    if let Some(first) = key.first_answer(&mut tx, &owner, &body).await? {
        return Ok(first);
    }
    super::lock_candidate(&mut tx, me.candidate_id).await?;
    let (row, status) = match store::find_by_query(&mut tx, me.candidate_id, &query).await? {
        Some(row) => (row, StatusCode::OK),
        None if store::count_searches(&mut tx, me.candidate_id).await? >= MAX_SAVED_SEARCHES => {
            return Err(Refusal::SearchesFull.into());
        }
        None => {
            let name = match &body.name {
                Some(name) => name.to_string(),
                None => results::name(&app, &mut tx, &params, locale, SearchName::MAX).await?,
            };
            let now = app.clock.now();
            let new = NewSearch { id: SearchId::new(), name, query, now, seen_at: next_second(now) };
            (store::insert_search(&mut tx, me.candidate_id, &new).await?, StatusCode::CREATED)
        }
    };
    let data = with_count(&app, &mut tx, row, reader).await?;
    let answer = key.answer(&mut tx, &owner, &body, status, &SavedSearchOut { status: true, data }).await?;
    tx.commit().await?;
    Ok(answer)
}

/// The index stores publication times in seconds, so vacancies from the next second on count as new.
pub(super) fn next_second(now: Timestamp) -> Timestamp {
    Timestamp::from_second(now.as_second()).unwrap_or(now) + SignedDuration::from_secs(1)
}
