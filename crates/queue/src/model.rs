//! Rows of the queue.

use std::fmt;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, sqlx::Type)]
#[serde(transparent)]
#[sqlx(transparent)]
pub struct JobId(pub Uuid);

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A job ready to be inserted, with its type erased.
pub(crate) struct NewJob {
    pub name: String,
    pub key: Option<String>,
    pub payload: serde_json::Value,
}

/// The states of a row. The check constraint `jobs_state_known` lists the same ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, sqlx::Type)]
#[serde(rename_all = "snake_case")]
#[sqlx(type_name = "text", rename_all = "snake_case")]
pub enum State {
    Waiting,
    Running,
    Failed,
}

impl State {
    pub const ALL: [State; 3] = [State::Waiting, State::Running, State::Failed];

    pub fn as_str(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Running => "running",
            State::Failed => "failed",
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct FailedJob {
    pub id: JobId,
    pub name: String,
    pub key: Option<String>,
    pub payload: serde_json::Value,
    pub attempts: i32,
    pub last_error: String,
    pub created_at: Timestamp,
    pub failed_at: Timestamp,
}

#[derive(Clone, Debug, Serialize)]
pub struct Count {
    pub name: String,
    pub state: State,
    pub jobs: i64,
    /// When this is far in the past for waiting jobs, the runners do not keep up.
    pub oldest_run_at: Timestamp,
}
