//! `GET /staff/moderation`: texts waiting for a moderator, the riskiest first.

use std::cmp::Reverse;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use staff::StaffModerator;
use utoipa::ToSchema;

use crate::{Kinds, RevisionId, waiting_time};

/// A company in a moderator's list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffCompanyName)]
pub struct CompanyName {
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
}

/// A revision waiting for a decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffQueueItem)]
pub struct QueueItem {
    pub revision_id: RevisionId,
    pub slug: String,
    pub title: String,
    // Null for a kind that no company answers for. Its capability also makes the published type say so.
    #[schema(required = true, value_type = CompanyName)]
    pub company: Option<CompanyName>,
    /// 0 when the text rules found nothing.
    pub risk: i32,
    /// Reason codes suggested by the text rules.
    pub findings: Vec<String>,
    /// An edit of a public vacancy.
    pub is_edit: bool,
    pub submitted_at: Timestamp,
}

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

/// A finding of the text rules, as stored with a revision.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StaffFinding)]
pub struct StoredFinding {
    pub code: String,
    pub field: Option<String>,
    pub excerpt: Option<String>,
}

/// Reads stored findings.
pub fn findings(stored: &Value) -> Vec<StoredFinding> {
    serde_json::from_value(stored.clone()).unwrap_or_default()
}

/// The codes of stored findings, each once.
pub fn finding_codes(stored: &Value) -> Vec<String> {
    let mut codes: Vec<String> = findings(stored).into_iter().map(|found| found.code).collect();
    codes.sort();
    codes.dedup();
    codes
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
