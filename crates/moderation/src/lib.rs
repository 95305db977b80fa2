//! Moderation: what staff decides about things that people publish, and complaints about them (decisions C1, C13).
//!
//! This crate knows no kind of content by name. A capability implements one trait, or both, for a kind of its own and
//! `server` registers it in [`Kinds`]:
//!
//! * [`Reportable`]: people may complain about it; complaints of three people hide it until a moderator has looked.
//!   The crate implements it itself for companies ([`companies`]), which belong to a lower crate.
//! * [`Moderated`]: its texts wait in the queue until a moderator, or the rules of [`trust`], approve them.
//!
//! The trait does what only the capability can do: lock its rows, describe them, change them. Everything else is here
//! and the same for every kind: who may decide, in which order, reasons with advice ([`reasons`]), the journal, the
//! notices to owners and reporters, strikes.
//!
//! * [`queue`], [`approve`], [`undo`], [`reject`], [`take_down`](mod@take_down): decisions about texts; [`held`]:
//!   approvals that may still be taken back; [`waiting_time`]: how long decisions take; [`figures`]: what waits.
//! * [`complaints`]: from a report to a verdict.
//! * [`companies`]: companies as something that people complain about, their verification, and its review.
//!
//! A complaint names its subject by `kind` and `subject_id`, so another kind needs no new table. Calls whose address or
//! answer belongs to one kind are in that capability: reporting it, showing its text to a moderator. The published
//! descriptions of the calls here speak of vacancies, as long as these are the only texts that wait.
//!
//! **Locks.** A decision locks the subject first and its text second, as an edit does. So concurrent decisions and
//! edits are serialized: exactly one succeeds first, and the other gets a conflict.

pub mod approve;
pub mod companies;
pub mod complaints;
pub mod figures;
pub mod held;
mod journal;
mod kind;
mod kinds;
pub mod queue;
mod queue_item;
pub mod reasons;
mod refusal;
pub mod reject;
mod risk;
pub mod take_down;
pub mod trust;
pub mod undo;
pub mod waiting_time;
mod wanted;

use platform::App;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use journal::{ACTIONS, Moderator, NOTICES};
pub use kind::{LockedText, Moderated, Outcome, Pending, Reportable, Reported, Subject, TextState, Waits};
pub use kinds::Kinds;
pub use queue_item::{CompanyName, QueueItem, StoredFinding, finding_codes, findings};
pub use reasons::{Reason, StoredReason};
pub use refusal::Refusal;
pub use risk::RiskLevel;
pub use take_down::take_down;
pub use waiting_time::WaitingTime;
pub use wanted::{Waiting, Wanted};

kernel::id! {
    /// One version of a vacancy's text.
    pub RevisionId
}
kernel::id! {
    /// What a complaint is about, unique within its kind.
    pub SubjectId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .routes(routes!(queue::list_moderation))
        .routes(routes!(figures::view_moderation_figures))
        .routes(routes!(approve::approve_text))
        .routes(routes!(undo::undo_approval))
        .routes(routes!(reject::reject_text))
        .routes(routes!(companies::verify::verify_company))
        .routes(routes!(companies::review::list_company_reviews))
        .routes(routes!(complaints::company::report_company))
        .routes(routes!(complaints::list::list_complaints))
        .routes(routes!(complaints::decide::decide_complaints));
    kernel::limit_items(routes.get_openapi_mut(), &reasons::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut ::queue::Registry<App>) {
    registry.add::<approve::PublishApproved>();
}

/// A decision was made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffDecisionOut)]
pub struct DecidedOut {
    pub status: bool,
}

pub const DECIDED: DecidedOut = DecidedOut { status: true };
