//! What cards show of interviews, and the rules ([`rules`]) that both the cards and the crate `interviews` follow.

pub mod rules;

use jiff::Timestamp;
use kernel::words::ApplicationStatus;
use platform::Result;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::InterviewId;
use crate::state::Actor;
use rules::{Action, State, Status};

/// An interview on the card of its application.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InterviewBrief {
    pub id: InterviewId,
    /// Null while times are offered.
    pub start_at: Option<Timestamp>,
    pub duration_minutes: i32,
    pub status: Status,
    /// The candidate said that he will come.
    pub is_confirmed: bool,
    pub asks_other: bool,
    /// Offered times that are not over.
    pub slots: i64,
}

/// The same for the candidate, with what he may do.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MyInterviewBrief {
    #[serde(flatten)]
    pub interview: InterviewBrief,
    pub actions: Vec<Action>,
}

/// What `open_interview` (migrations) returns.
#[derive(Deserialize)]
struct Row {
    id: InterviewId,
    start_at: Option<Timestamp>,
    duration_minutes: i32,
    status: String,
    is_confirmed: bool,
    asks_other: bool,
    slots: i64,
}

impl InterviewBrief {
    /// From what `open_interview` returns.
    pub fn read(row: Option<Value>) -> Result<Option<Self>> {
        let Some(row) = row else { return Ok(None) };
        let row: Row = serde_json::from_value(row).map_err(anyhow::Error::from)?;
        Ok(Some(Self {
            id: row.id,
            start_at: row.start_at,
            duration_minutes: row.duration_minutes,
            status: Status::parse(&row.status).ok_or(platform::Error::Fault)?,
            is_confirmed: row.is_confirmed,
            asks_other: row.asks_other,
            slots: row.slots,
        }))
    }

    pub(crate) fn for_candidate(self, application: ApplicationStatus, now: Timestamp) -> MyInterviewBrief {
        let state = State {
            status: self.status,
            until_start: self.start_at.map(|start| start.duration_since(now)),
            is_confirmed: self.is_confirmed,
            asks_other: self.asks_other,
            has_slots: self.slots > 0,
            is_application_open: application != ApplicationStatus::Reject,
        };
        MyInterviewBrief { interview: self, actions: state.allowed(Actor::Candidate) }
    }
}

impl MyInterviewBrief {
    /// The candidate should choose a time or say that he comes.
    pub(crate) fn waits_for_me(&self) -> bool {
        let is_answer = |action: &Action| matches!(action, Action::Pick | Action::Confirm);
        !self.interview.asks_other && self.actions.iter().any(is_answer)
    }
}
