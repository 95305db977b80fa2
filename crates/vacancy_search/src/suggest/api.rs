//! `GET /suggest/keyword`.

use axum::Json;
use axum::extract::State;
use platform::rate::Limit;
use platform::{App, ClientAddr, Lang, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Suggestions;
use super::suggestion_set::Keyword;
use crate::engine::Engine;

const USUAL: usize = 8;
const MAX_SUGGESTIONS: usize = 20;
/// Ten times as fast as a person types.
const PER_ADDRESS: Limit = Limit::per_minute("suggest_keyword", 600);

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct KeywordQuery {
    /// The text typed so far; only the first 100 characters count. Empty: popular queries.
    #[serde(default)]
    pub q: String,
    /// Default 8, maximum 20.
    pub limit: Option<usize>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct KeywordsOut {
    pub status: bool,
    pub data: Vec<Keyword>,
}

/// Suggestions while typing: popular queries, professions, companies, skills.
#[utoipa::path(get, path = "/suggest/keyword", tag = "vacancies", params(KeywordQuery),
    responses((status = 200, body = KeywordsOut)))]
pub async fn suggest_keyword(
    State(app): State<App>,
    Lang(locale): Lang,
    from: ClientAddr,
    Query(query): Query<KeywordQuery>,
) -> Result<Json<KeywordsOut>> {
    app.rate.take(PER_ADDRESS, from.0)?;
    let limit = query.limit.unwrap_or(USUAL).clamp(1, MAX_SUGGESTIONS);
    let typed: String = query.q.chars().take(100).collect();
    let out_of_sight = app.shared::<Engine>().out_of_sight();
    let data = app.shared::<Suggestions>().now().find(&typed, locale, limit, |id| out_of_sight.contains(id));
    Ok(Json(KeywordsOut { status: true, data }))
}
