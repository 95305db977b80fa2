//! `GET /staff/moderation`: texts waiting for a moderator, the riskiest first.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use staff::StaffModerator;
use utoipa::ToSchema;

use super::store::{self, QueueRow};
use super::waiting_time;
use crate::RevisionId;

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
    pub company: CompanyName,
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

pub(super) fn findings(stored: &Value) -> Vec<StoredFinding> {
    serde_json::from_value(stored.clone()).unwrap_or_default()
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
    let waiting = store::count_waiting(&mut db).await?;
    let rows = store::list_waiting(&mut db, page.per_page(), page.offset()).await?;
    Ok(Json(QueueOut {
        status: true,
        data: rows.into_iter().map(item).collect(),
        meta: page.meta(waiting.unsigned_abs()),
        waiting,
        median_minutes: waiting_time::median_minutes(&app, &mut db).await?,
    }))
}

fn item(row: QueueRow) -> QueueItem {
    let mut codes: Vec<String> = findings(&row.findings).into_iter().map(|found| found.code).collect();
    codes.sort();
    codes.dedup();
    QueueItem {
        revision_id: row.id,
        slug: row.slug,
        title: row.title,
        company: CompanyName { slug: row.company_slug, name: row.company_name, is_verified: row.is_verified },
        risk: row.risk,
        findings: codes,
        is_edit: row.is_edit,
        submitted_at: row.submitted_at,
    }
}
