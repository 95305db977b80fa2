//! `GET /staff/moderation`: texts waiting for a moderator, the riskiest first.

use std::cmp::Reverse;

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Meta, PageQuery, Query, Result};
use serde::Serialize;
use staff::StaffModerator;
use utoipa::ToSchema;

use crate::{Kinds, QueueItem, waiting_time};

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffQueueOut)]
pub struct QueueOut {
    pub status: bool,
    pub data: Vec<QueueItem>,
    pub meta: Meta,
    pub waiting: i64,
    /// Median waiting time of recent decisions; null while there are too few.
    pub median_minutes: Option<i64>,
}

/// Revisions waiting for a decision: the riskiest first, then the oldest.
#[utoipa::path(get, path = "/staff/moderation", tag = "staff", params(PageQuery),
    responses((status = 200, body = QueueOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_moderation(
    State(app): State<App>,
    _: StaffModerator,
    Query(page): Query<PageQuery>,
) -> Result<Json<QueueOut>> {
    let mut db = app.db.acquire().await?;
    let kinds = Kinds::of(&app);
    let (mut waiting, mut data) = (0, Vec::new());
    for kind in kinds.moderated() {
        waiting += kind.count_waiting(&mut db).await?;
        data.extend(kind.list_waiting(&mut db, page.offset() + page.per_page()).await?);
    }
    data.sort_by_key(|item: &QueueItem| (Reverse(item.risk), item.submitted_at, item.revision_id));
    let data = data.into_iter().skip(page.offset() as usize).take(page.per_page() as usize).collect();
    Ok(Json(QueueOut {
        status: true,
        data,
        meta: page.meta(waiting.unsigned_abs()),
        waiting,
        median_minutes: waiting_time::longest_median(&app, &mut db).await?,
    }))
}
