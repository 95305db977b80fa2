//! `GET /staff/moderation/{revision}`: one text with everything that helps to judge it.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::{Lifecycle, VacancyStatus};
use moderation::companies::{MarkDecision, find_mark_decision};
use moderation::held::{self, Held};
use moderation::{RiskLevel, StoredFinding, StoredReason, TextState, findings, trust};
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Result};
use serde::Serialize;
use serde_json::Value;
use staff::StaffModerator;
use utoipa::ToSchema;

use super::store::{self, SiblingRow, ViewRow};
use crate::RevisionId;
use crate::content::Content;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffRevisionOut)]
pub struct ViewOut {
    pub status: bool,
    pub data: RevisionView,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffRevision)]
pub struct RevisionView {
    pub revision_id: RevisionId,
    pub number: i32,
    /// `waiting`, `approved`, `rejected` or `superseded`.
    pub state: String,
    pub submitted_at: Timestamp,
    pub decided_at: Option<Timestamp>,
    /// The moderator's name; null while it waits, and for automatic decisions.
    pub decided_by: Option<String>,
    /// A moderator has approved it, and it becomes public in some seconds.
    pub held: Option<Held>,
    pub risk: i32,
    pub risk_level: RiskLevel,
    pub findings: Vec<StoredFinding>,
    pub vacancy: ModeratedVacancy,
    pub company: CompanyRecord,
    pub form: Content,
    /// The public text, for showing the difference.
    pub before: Option<Content>,
    /// Oldest first.
    pub history: Vec<Happening>,
    /// All revisions of the vacancy, newest first.
    pub revisions: Vec<Sibling>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffVacancyState)]
pub struct ModeratedVacancy {
    pub slug: String,
    pub status: VacancyStatus,
    pub lifecycle: Lifecycle,
    pub is_hidden: bool,
    pub is_deleted: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffCompanyRecord)]
pub struct CompanyRecord {
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
    pub vacancies_approved: i64,
    pub complaints_upheld_90d: i64,
    pub strikes: i16,
    /// Why staff gave or took away the mark without a request.
    pub mark_decision: Option<MarkDecision>,
}

/// An event in a vacancy's history.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyHappening)]
pub struct Happening {
    pub at: Timestamp,
    pub what: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffRevisionLine)]
pub struct Sibling {
    pub revision_id: RevisionId,
    pub number: i32,
    pub state: String,
    pub submitted_at: Timestamp,
    pub decided_at: Option<Timestamp>,
    pub decided_by: Option<String>,
    pub reasons: Vec<StoredReason>,
}

/// One revision, decided or not.
#[utoipa::path(get, path = "/staff/moderation/{revision}", tag = "staff", params(("revision" = RevisionId, Path)),
    responses((status = 200, body = ViewOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_moderation(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    Path(id): Path<RevisionId>,
) -> Result<Json<ViewOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let row = store::find_view(&mut db, id, trust::complaints_since(now)).await?.ok_or(Error::NotFound)?;
    let is_waiting = row.state == TextState::Waiting.code();
    let held = if is_waiting { held::find(&mut db, id, staff.id, now).await? } else { None };
    let history = store::list_events(&mut db, row.vacancy_id).await?;
    let revisions = store::list_revisions(&mut db, row.vacancy_id).await?;
    let mark_decision = find_mark_decision(&mut db, row.company_id).await?;
    let mut data = view(id, row)?;
    data.company.mark_decision = mark_decision;
    data.held = held;
    data.history = history.into_iter().map(|row| Happening { at: row.at, what: row.what }).collect();
    data.revisions = revisions.into_iter().map(sibling).collect();
    Ok(Json(ViewOut { status: true, data }))
}

fn view(id: RevisionId, row: ViewRow) -> Result<RevisionView> {
    Ok(RevisionView {
        revision_id: id,
        number: row.number,
        state: row.state,
        submitted_at: row.submitted_at,
        decided_at: row.decided_at.map(jiff_sqlx::Timestamp::to_jiff),
        decided_by: row.decided_by,
        held: None,
        risk: row.risk,
        risk_level: RiskLevel::of(row.risk),
        findings: findings(&row.findings),
        vacancy: ModeratedVacancy {
            slug: row.slug,
            status: VacancyStatus::parse(&row.status).ok_or(Error::Fault)?,
            lifecycle: Lifecycle::parse(&row.lifecycle).ok_or(Error::Fault)?,
            is_hidden: row.is_hidden,
            is_deleted: row.is_deleted,
        },
        company: CompanyRecord {
            slug: row.company_slug,
            name: row.company_name,
            is_verified: row.is_verified,
            vacancies_approved: row.vacancies_approved,
            complaints_upheld_90d: row.complaints_upheld,
            strikes: row.strikes,
            mark_decision: None,
        },
        form: content(row.content)?,
        before: row.before.map(content).transpose()?,
        history: Vec::new(),
        revisions: Vec::new(),
    })
}

fn content(stored: Value) -> Result<Content> {
    serde_json::from_value(stored).map_err(|error| Error::from(anyhow::Error::new(error)))
}

fn sibling(row: SiblingRow) -> Sibling {
    Sibling {
        revision_id: row.id,
        number: row.number,
        state: row.state,
        submitted_at: row.submitted_at,
        decided_at: row.decided_at.map(jiff_sqlx::Timestamp::to_jiff),
        decided_by: row.decided_by,
        reasons: serde_json::from_value(row.reasons).unwrap_or_default(),
    }
}
