//! `GET /staff/complaints`: what people complain about, by subject.

use std::cmp::Reverse;
use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::ComplaintReason;
use platform::wording::ErrorBody;
use platform::{App, CompanyId, Error, Meta, PageQuery, Query, Result};
use serde::Serialize;
use sqlx::PgConnection;
use staff::StaffModerator;
use utoipa::ToSchema;

use super::store::{self, TargetRow};
use super::{ComplaintId, Target};
use crate::{Kinds, Reported, RevisionId, SubjectId};

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffComplaintsOut)]
pub struct ComplaintsOut {
    pub status: bool,
    pub data: Vec<Complained>,
    pub meta: Meta,
}

/// Something with its open complaints.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffComplained)]
pub struct Complained {
    pub target: Target,
    pub slug: String,
    /// The reported text of a vacancy, also while it is hidden.
    pub revision_id: Option<RevisionId>,
    /// The title of the vacancy, the name of the company, or who has written about which vacancy.
    pub title: String,
    /// The company that answers for it; null for a resume and for messages of a candidate.
    pub company: Option<ComplainedCompany>,
    pub is_hidden: bool,
    pub count: i64,
    pub newest_at: Timestamp,
    /// The newest fifty complaints.
    pub complaints: Vec<Complaint>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = StaffComplainedCompany)]
pub struct ComplainedCompany {
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
    pub strikes: i16,
}

#[derive(Debug, Serialize, ToSchema)]
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
    let mut targets = targets(&mut db, Kinds::of(&app)).await?;
    targets.sort_by_key(|(row, reported)| {
        (Reverse(reported.is_hidden), Reverse(row.count), row.oldest_at, row.subject_id)
    });
    let total = targets.len() as u64;
    let shown = targets.into_iter().skip(page.offset() as usize).take(page.per_page() as usize);
    let data = describe(&mut db, shown.collect()).await?;
    Ok(Json(ComplaintsOut { status: true, data, meta: page.meta(total) }))
}

/// Everything with open complaints, as its kind describes it.
async fn targets(db: &mut PgConnection, kinds: &Kinds) -> Result<Vec<(TargetRow, Reported)>> {
    let mut rows = store::list_targets(db).await?;
    let mut found = Vec::new();
    for kind in kinds.reportable() {
        let of_kind: Vec<TargetRow> = rows.extract_if(.., |row| row.kind == kind.kind()).collect();
        let ids: Vec<SubjectId> = of_kind.iter().map(|row| row.subject_id).collect();
        let reported = kind.list_reported(db, &ids).await?.into_iter().map(|one| (one.id, one));
        let mut reported: HashMap<SubjectId, Reported> = reported.collect();
        found.extend(of_kind.into_iter().filter_map(|row| {
            let one = reported.remove(&row.subject_id)?;
            Some((row, one))
        }));
    }
    Ok(found)
}

/// Adds the companies and the complaints themselves.
async fn describe(db: &mut PgConnection, targets: Vec<(TargetRow, Reported)>) -> Result<Vec<Complained>> {
    let ids: Vec<CompanyId> = targets.iter().filter_map(|(row, _)| row.company_id).collect();
    let companies = store::list_companies(db, &ids).await?.into_iter().map(|row| {
        let company = ComplainedCompany {
            slug: row.slug,
            name: row.name,
            is_verified: row.is_verified,
            strikes: row.strikes,
        };
        (row.id, company)
    });
    let companies: HashMap<CompanyId, ComplainedCompany> = companies.collect();
    let kinds: Vec<String> = targets.iter().map(|(row, _)| row.kind.clone()).collect();
    let subjects: Vec<SubjectId> = targets.iter().map(|(row, _)| row.subject_id).collect();
    let mut open: HashMap<(String, SubjectId), Vec<Complaint>> = HashMap::new();
    for row in store::list_open(db, &kinds, &subjects).await? {
        let reason = ComplaintReason::parse(&row.reason).ok_or(Error::Fault)?;
        let complaint = Complaint { id: row.id, reason, text: row.text, at: row.created_at };
        open.entry((row.kind, row.subject_id)).or_default().push(complaint);
    }
    let complained = targets.into_iter().map(|(row, reported)| Complained {
        slug: reported.slug,
        revision_id: reported.revision,
        title: reported.title,
        company: row.company_id.and_then(|id| companies.get(&id).cloned()),
        is_hidden: reported.is_hidden,
        count: row.count,
        newest_at: row.newest_at,
        complaints: open.remove(&(row.kind.clone(), row.subject_id)).unwrap_or_default(),
        target: Target(row.kind),
    });
    Ok(complained.collect())
}
