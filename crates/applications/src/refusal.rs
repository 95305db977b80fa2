//! The refusals of applications.

use platform::{Error, Refused};
use serde_json::json;

use crate::ApplicationId;
use crate::state::{Action, Actor, State};

platform::refusals! {
    /// Refusals of applications. `wrong_state`, `version_conflict`, `gone`, `limit_exceeded` and `company_blocked` are shared with other
    /// capabilities.
    pub enum Refusal {
        AlreadyResponded => (CONFLICT, "already_responded"),
        AlreadyInvited => (CONFLICT, "already_invited"),
        ResumeNeeded => (CONFLICT, "resume_needed"),
        ResumeIncomplete => (UNPROCESSABLE_ENTITY, "resume_incomplete"),
        OwnVacancy => (FORBIDDEN, "own_vacancy"),
        ConfirmNeeded => (CONFLICT, "confirm_needed"),
        /// One of the two wants to hear nothing more from the other.
        ContactBlocked => (FORBIDDEN, "contact_blocked"),
        CompanyNotVerified => (FORBIDDEN, "company_not_verified"),
        VersionConflict => (CONFLICT, "version_conflict"),
        StageNeedsColumn => (CONFLICT, "stage_needs_column"),
        TemplatesFull => (CONFLICT, "templates_full"),
    }
}

/// The action is not allowed in this state; `allowed` and `stages` list what is.
pub fn wrong_state(state: State, actor: Actor) -> Error {
    let allowed: Vec<&str> = state.allowed(actor).into_iter().map(Action::code).collect();
    let refused = Refused::from(accounts::Refusal::WrongState).extra("allowed", json!(allowed));
    match actor {
        Actor::Customer => refused.extra("stages", json!(state.stages())).into(),
        Actor::Candidate | Actor::System => refused.into(),
    }
}

pub fn already_responded(id: ApplicationId) -> Error {
    Refused::from(Refusal::AlreadyResponded).extra("application", json!(id)).into()
}
