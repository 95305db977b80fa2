//! `GET /staff/complaints`: what people complain about, by vacancy and company.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::ComplaintReason;
use platform::wording::ErrorBody;
use platform::{App, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use staff::StaffModerator;
use utoipa::ToSchema;

use super::store::{self, TargetRow};
use super::{ComplaintId, Target};
use crate::RevisionId;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffComplaintsOut)]
pub struct ComplaintsOut {
    pub status: bool,
    pub data: Vec<Complained>,
    pub meta: Meta,
}

/// A vacancy or a company with its open complaints.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffComplained)]
pub struct Complained {
    pub target: Target,
    pub slug: String,
    /// The reported text, also while it is hidden; null for a company.
    pub revision_id: Option<RevisionId>,
    /// The title of the vacancy, or the name of the company.
    pub title: String,
    pub company: ComplainedCompany,
    pub is_hidden: bool,
    pub count: i64,
    pub newest_at: Timestamp,
    /// The newest fifty complaints.
    pub complaints: Vec<Complaint>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffComplainedCompany)]
pub struct ComplainedCompany {
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
    pub strikes: i16,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StaffComplaint)]
pub struct Complaint {
    pub id: ComplaintId,
    pub reason: ComplaintReason,
    pub text: Option<String>,
    pub at: Timestamp,
}

/// Open complaints grouped by subject: hidden vacancies first, then the most reported.
#[utoipa::path(get, path = "/staff/complaints", tag = "staff", params(PageQuery),
    responses((status = 200, body = ComplaintsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_complaints(
    State(app): State<App>,
    _: StaffModerator,
    Query(page): Query<PageQuery>,
) -> Result<Json<ComplaintsOut>> {
    let mut db = app.db.acquire().await?;
    let total = store::count_targets(&mut db).await?;
    let rows = store::list_targets(&mut db, page.per_page(), page.offset()).await?;
    let data = rows.into_iter().map(complained).collect::<Result<_>>()?;
    Ok(Json(ComplaintsOut { status: true, data, meta: page.meta(total.unsigned_abs()) }))
}

fn complained(row: TargetRow) -> Result<Complained> {
    let is_vacancy = row.vacancy_slug.is_some();
    Ok(Complained {
        target: if is_vacancy { Target::Vacancy } else { Target::Company },
        slug: row.vacancy_slug.unwrap_or_else(|| row.company_slug.clone()),
        revision_id: row.revision_id,
        title: row.title.unwrap_or_else(|| row.company_name.clone()),
        company: ComplainedCompany {
            slug: row.company_slug,
            name: row.company_name,
            is_verified: row.is_verified,
            strikes: row.strikes,
        },
        is_hidden: row.is_hidden,
        count: row.count,
        newest_at: row.newest_at,
        complaints: serde_json::from_value(row.complaints).map_err(anyhow::Error::from)?,
    })
}
