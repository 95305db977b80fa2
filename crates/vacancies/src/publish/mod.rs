//! Submitting a finished form as a vacancy that waits for moderation, and submitting its later edits.

pub(crate) mod check;
mod create;
mod edit;
pub(crate) mod store;

use jiff::Timestamp;
use kernel::words::{Lifecycle, VacancyStatus};
use platform::{App, CompanyId, Error, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::content::Content;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{RevisionId, VacancyId};

pub(crate) use create::check_limit;
pub(crate) use edit::{Applied, MOST_RESUBMISSIONS, put_text};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(check::check_vacancy))
        .routes(routes!(create::create_vacancy))
        .routes(routes!(edit::update_vacancy))
}

/// The result of submitting a form.
#[derive(Debug, Serialize, ToSchema)]
pub struct PublishedOut {
    pub status: bool,
    pub slug: String,
    pub vacancy_status: VacancyStatus,
    /// Whether the change is public already.
    pub applied: Applied,
    /// The usual time of moderation in hours; null while there are too few decisions.
    pub usual_hours: Option<i64>,
}

/// A vacancy that is locked by this transaction.
pub(crate) struct LockedVacancy {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub slug: String,
    pub title: String,
    pub state: State,
    pub resubmissions: i32,
    pub expires_at: Option<Timestamp>,
}

/// How long a vacancy is shown once it is published or prolonged (decisions C1).
pub(crate) const LIFE: jiff::SignedDuration = jiff::SignedDuration::from_hours(30 * 24);

/// The last days of a vacancy's month, in which it may be prolonged (decisions C1).
const ENDING: jiff::SignedDuration = jiff::SignedDuration::from_hours(7 * 24);

impl LockedVacancy {
    fn of(row: store::LockedVacancyRow, now: Timestamp) -> Result<Self> {
        let expires_at = row.expires_at.map(jiff_sqlx::Timestamp::to_jiff);
        Ok(Self {
            id: row.id,
            company_id: row.company_id,
            slug: row.slug,
            title: row.title,
            state: state(
                &row.status,
                &row.lifecycle,
                row.is_published,
                row.is_hidden,
                row.is_deleted,
                expires_at,
                now,
            )?,
            resubmissions: row.resubmissions,
            expires_at,
        })
    }
}

/// The state of a stored vacancy.
pub(crate) fn state(
    status: &str,
    lifecycle: &str,
    is_published: bool,
    is_hidden: bool,
    is_deleted: bool,
    expires_at: Option<Timestamp>,
    now: Timestamp,
) -> Result<State> {
    Ok(State {
        status: VacancyStatus::parse(status).ok_or(Error::Fault)?,
        lifecycle: Lifecycle::parse(lifecycle).ok_or(Error::Fault)?,
        is_published,
        is_hidden,
        is_deleted,
        is_ending: expires_at.is_some_and(|end| end.duration_since(now) <= ENDING),
    })
}

/// Locks one of the company's own vacancies. A vacancy of another company is not found.
pub(crate) async fn hold_own(
    db: &mut PgConnection,
    company: CompanyId,
    slug: &str,
    now: Timestamp,
) -> Result<LockedVacancy> {
    let row = store::hold_by_slug(db, slug).await?;
    let row = row.filter(|row| row.company_id == company && !row.is_deleted).ok_or(Error::NotFound)?;
    let locked = LockedVacancy::of(row, now)?;
    let is_over = locked.expires_at.is_some_and(|end| end <= now);
    Ok(LockedVacancy { state: locked.state.if_over(is_over), ..locked })
}

/// Locks any vacancy, for moderators and jobs.
pub(crate) async fn hold(
    db: &mut PgConnection,
    id: VacancyId,
    now: Timestamp,
) -> Result<Option<LockedVacancy>> {
    store::hold_by_id(db, id).await?.map(|row| LockedVacancy::of(row, now)).transpose()
}

/// Locks any vacancy by its slug, for moderators.
pub(crate) async fn hold_by_slug(
    db: &mut PgConnection,
    slug: &str,
    now: Timestamp,
) -> Result<Option<LockedVacancy>> {
    store::hold_by_slug(db, slug).await?.map(|row| LockedVacancy::of(row, now)).transpose()
}

/// A company that staff has stopped reads, but publishes nothing (decisions B44, C13).
pub(crate) fn check_may_publish(publisher: &store::Publisher, now: Timestamp) -> Result<()> {
    let is_stopped = publisher.stopped_until.is_some_and(|until| until.to_jiff() > now);
    if publisher.active && !is_stopped {
        return Ok(());
    }
    Err(Refusal::CompanyBlocked.into())
}

/// A new revision to submit.
pub(crate) struct NewRevision<'a> {
    pub id: RevisionId,
    pub vacancy: VacancyId,
    pub number: i32,
    pub content: &'a Content,
    pub submitted_at: Timestamp,
}

/// The findings of the text rules, as revisions store them.
pub(crate) fn findings(risk: &screening::Risk) -> serde_json::Value {
    let finding = |one: &screening::Finding| serde_json::json!({ "code": one.code, "field": one.field, "excerpt": one.excerpt });
    risk.findings.iter().map(finding).collect()
}
