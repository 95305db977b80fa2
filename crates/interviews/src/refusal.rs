//! The refusals of interviews.

use applications::interview::rules::{Action, State};
use applications::state::Actor;
use jiff::Timestamp;
use platform::{Error, Refused};
use serde::Serialize;
use serde_json::json;

platform::refusals! {
    /// Refusals of interviews. `wrong_state` is shared with other capabilities.
    pub enum Refusal {
        /// Somebody is busy; `conflicts` says who and when.
        Conflict => (CONFLICT, "interview_conflict"),
        /// The application has an interview with times to choose from, or too many of them.
        Open => (CONFLICT, "interview_open"),
        /// The offered time is not there any more.
        SlotTaken => (CONFLICT, "slot_taken"),
    }
}

/// Who is busy when an interview should be. Of a candidate the times are those that were asked for, never those of the
/// interview that is in the way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Conflict {
    pub start_at: Timestamp,
    pub end_at: Timestamp,
    pub who: &'static str,
    /// The interviewer.
    pub name: Option<String>,
    pub can_ignore: bool,
}

impl Conflict {
    pub const fn of_candidate(start_at: Timestamp, end_at: Timestamp) -> Self {
        Self { start_at, end_at, who: "candidate", name: None, can_ignore: false }
    }
}

pub fn conflict(conflicts: &[Conflict]) -> Error {
    Refused::from(Refusal::Conflict).extra("conflicts", json!(conflicts)).into()
}

/// The action is not allowed in this state; `allowed` lists what is.
pub fn wrong_state(state: State, actor: Actor) -> Error {
    wrong_state_for(&state.allowed(actor))
}

/// The same for a caller who may do this.
pub fn wrong_state_for(allowed: &[Action]) -> Error {
    let allowed: Vec<&str> = allowed.iter().map(|action| action.code()).collect();
    Refused::from(accounts::Refusal::WrongState).extra("allowed", json!(allowed)).into()
}
