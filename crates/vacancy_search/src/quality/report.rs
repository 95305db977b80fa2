//! `GET /staff/search`: what people search for, what they do not find, and the state of the index.

use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use platform::wording::ErrorBody;
use platform::{App, Query, Result};
use serde::{Deserialize, Serialize};
use staff::StaffContent;
use utoipa::{IntoParams, ToSchema};

use super::store;
use crate::engine::{self, Engine};

const MAX_ROWS: i64 = 100;
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// A server without a report for this long counts as stopped.
const ALIVE: SignedDuration = SignedDuration::from_mins(3);

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QualityQuery {
    /// Number of days up to today: default 7, maximum 90.
    pub days: Option<i32>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSearchedText)]
pub struct SearchedText {
    pub query: String,
    pub times: i64,
    /// People per day: a person who returns the next day is counted again.
    pub visitors: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSearchIndex)]
pub struct IndexState {
    pub documents: u64,
    /// When a vacancy last changed.
    pub changed_at: Option<Timestamp>,
    pub is_rebuilding: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSearchOut)]
pub struct QualityOut {
    pub status: bool,
    pub top: Vec<SearchedText>,
    /// Searches without results; here `times` counts only these.
    pub empty: Vec<SearchedText>,
    pub index: IndexState,
}

/// Search texts that at least three people typed on one day, and the state of the index.
#[utoipa::path(get, path = "/staff/search", tag = "staff", params(QualityQuery),
    responses((status = 200, body = QualityOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_search_quality(
    State(app): State<App>,
    _: StaffContent,
    Query(QualityQuery { days }): Query<QualityQuery>,
) -> Result<Json<QualityOut>> {
    let now = app.clock.now();
    let since = (now - DAY * (days.unwrap_or(7).clamp(1, 90) - 1)).to_zoned(tashkent()).date();
    let mut db = app.db.acquire().await?;
    let top = store::list_top(&mut db, since, MAX_ROWS).await?;
    let empty = store::list_empty(&mut db, since, MAX_ROWS).await?;
    let changed_at = store::find_changed_at(&mut db).await?;
    let nodes = search_index::store::list_nodes(&mut db, now - ALIVE).await?;
    let documents = app.shared::<Engine>().index().map_or(0, |index| index.len() as u64);
    let is_rebuilding = nodes.iter().any(|node| node.kind == engine::KIND && node.is_building);
    Ok(Json(QualityOut {
        status: true,
        top,
        empty,
        index: IndexState { documents, changed_at, is_rebuilding },
    }))
}
