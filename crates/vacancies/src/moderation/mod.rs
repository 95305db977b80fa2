//! What moderators do with texts, and what the rules may decide without them (decisions C1).
//!
//! A decision locks the vacancy first and its revision second, as an edit does. So concurrent decisions and edits are
//! serialized: exactly one succeeds first, and the other gets a conflict.

mod approve;
mod news;
mod queue;
mod reasons;
mod reject;
mod settle;
pub(crate) mod store;
mod take_down;
mod verify;
mod view;
mod waiting_time;

use jiff::{SignedDuration, Timestamp};
use platform::{App, Error, Refused, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::publish::{self, LockedVacancy};
use crate::{Refusal, RevisionId};

pub use news::News;
pub use reasons::{Reason, StoredReason, reasons_for};
pub(crate) use reasons::{ReasonIn, checked_reasons};
pub(crate) use settle::settle_new_revision;
pub(crate) use take_down::take_down;
pub use waiting_time::{WaitingTime, usual_hours};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(queue::list_moderation))
        .routes(routes!(view::view_moderation))
        .routes(routes!(approve::approve_vacancy))
        .routes(routes!(reject::reject_vacancy))
        .routes(routes!(take_down::take_vacancy_down))
        .routes(routes!(verify::verify_company))
}

/// How long a vacancy is shown once it is published or prolonged (decisions C1).
pub(crate) const LIFE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Target kinds in the journal.
pub(crate) const VACANCY: &str = "vacancy";
pub(crate) const COMPANY: &str = "company";

/// Actions that vacancies write into the journal.
pub mod actions {
    pub const APPROVED: &str = "vacancy_approved";
    pub const REJECTED: &str = "vacancy_rejected";
    pub const TAKEN_DOWN: &str = "vacancy_taken_down";
    pub const HIDDEN: &str = "vacancy_hidden";
    pub const RESTORED: &str = "vacancy_restored";
    pub const UPHELD: &str = "complaints_upheld";
    pub const DISMISSED: &str = "complaints_dismissed";
    pub const STRUCK: &str = "company_struck";
    pub const VERIFIED: &str = "company_verified";
    pub const UNVERIFIED: &str = "company_unverified";
    pub const COMPANY_HIDDEN: &str = "company_hidden";
    pub const COMPANY_SHOWN: &str = "company_shown";

    /// Each has a text `audit_{action}` in three languages (enforced by a test).
    pub const ALL: &[&str] = &[
        APPROVED,
        REJECTED,
        TAKEN_DOWN,
        HIDDEN,
        RESTORED,
        UPHELD,
        DISMISSED,
        STRUCK,
        VERIFIED,
        UNVERIFIED,
        COMPANY_HIDDEN,
        COMPANY_SHOWN,
    ];
}

/// A decision was made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffDecisionOut)]
pub struct DecidedOut {
    pub status: bool,
}

pub(crate) const DECIDED: DecidedOut = DecidedOut { status: true };

/// A waiting text and its vacancy, both locked.
struct Waiting {
    locked: LockedVacancy,
    revision: store::RevisionRow,
}

/// Locks the vacancy and its revision. If somebody else has decided already, the error says who.
async fn hold_waiting(db: &mut PgConnection, id: RevisionId, now: Timestamp) -> Result<Waiting> {
    let vacancy = store::find_vacancy_of(db, id).await?.ok_or(Error::NotFound)?;
    let locked = publish::hold(db, vacancy, now).await?.ok_or(Error::NotFound)?;
    let revision = store::lock_revision(db, id).await?.ok_or(Error::NotFound)?;
    match revision.state.as_str() {
        "waiting" => Ok(Waiting { locked, revision }),
        "superseded" => Err(Refusal::Superseded.into()),
        state => Err(Refused::from(Refusal::AlreadyDecided)
            .extra("state", state)
            .extra("decided_by", revision.decided_by_name)
            .into()),
    }
}
