//! Submitting a finished form as a vacancy that waits for moderation, and submitting its later edits.

pub(crate) mod check;
mod create;
mod edit;
pub(crate) mod store;

use jiff::Timestamp;
use kernel::words::VacancyStatus;
use platform::{App, Result};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::content::Content;
use crate::refusal::Refusal;
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
