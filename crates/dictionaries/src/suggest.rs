//! Suggestions while typing: any script, with typing errors, from memory.

use axum::Json;
use axum::extract::State;
use kernel::Locale;
use platform::rate::Limit;
use platform::{App, ClientAddr, Lang, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::snapshot::{Dictionaries, Snapshot, Suggestions};

const DEFAULT_LIMIT: usize = 8;
const MAX_LIMIT: usize = 20;
/// Ten times as fast as a person types.
const PER_ADDRESS: Limit = Limit::per_minute("suggest", 600);

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SuggestQuery {
    /// The text typed so far; only the first 100 characters count.
    #[serde(default)]
    pub q: String,
    /// Default 8, maximum 20.
    pub limit: Option<usize>,
}

#[derive(Serialize, ToSchema)]
pub struct SuggestOut {
    pub status: bool,
    pub data: Vec<SuggestionOut>,
}

#[derive(Serialize, ToSchema)]
pub struct SuggestionOut {
    pub code: String,
    pub name: String,
    /// Only for professions: the sphere it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sphere: Option<String>,
}

/// Professions that match the typed text.
#[utoipa::path(get, path = "/suggest/position", tag = "dictionaries", params(SuggestQuery),
    responses((status = 200, body = SuggestOut)))]
pub async fn suggest_position(
    State(app): State<App>,
    Lang(locale): Lang,
    from: ClientAddr,
    Query(query): Query<SuggestQuery>,
) -> Result<Json<SuggestOut>> {
    suggest(&app, locale, from, &query, |snapshot| &snapshot.positions)
}

/// Skills and computer skills that match the typed text.
#[utoipa::path(get, path = "/suggest/skill", tag = "dictionaries", params(SuggestQuery),
    responses((status = 200, body = SuggestOut)))]
pub async fn suggest_skill(
    State(app): State<App>,
    Lang(locale): Lang,
    from: ClientAddr,
    Query(query): Query<SuggestQuery>,
) -> Result<Json<SuggestOut>> {
    suggest(&app, locale, from, &query, |snapshot| &snapshot.skills)
}

/// Universities by name or short name.
#[utoipa::path(get, path = "/suggest/university", tag = "dictionaries", params(SuggestQuery),
    responses((status = 200, body = SuggestOut)))]
pub async fn suggest_university(
    State(app): State<App>,
    Lang(locale): Lang,
    from: ClientAddr,
    Query(query): Query<SuggestQuery>,
) -> Result<Json<SuggestOut>> {
    suggest(&app, locale, from, &query, |snapshot| &snapshot.universities)
}

fn suggest(
    app: &App,
    locale: Locale,
    from: ClientAddr,
    query: &SuggestQuery,
    list: impl Fn(&Snapshot) -> &Suggestions,
) -> Result<Json<SuggestOut>> {
    app.rate.take(PER_ADDRESS, from.0)?;
    let limit = query.limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT);
    let typed: String = query.q.chars().take(100).collect();
    let snapshot = app.shared::<Dictionaries>().now();
    let sphere_name = |slug: &String| snapshot.sphere(slug).map(|sphere| sphere.names.get(locale).to_owned());
    let data = list(&snapshot).find(&typed, limit).map(|found| SuggestionOut {
        code: found.slug.clone(),
        name: found.names.get(locale).to_owned(),
        sphere: found.sphere_slug.as_ref().and_then(sphere_name),
    });
    Ok(Json(SuggestOut { status: true, data: data.collect() }))
}
