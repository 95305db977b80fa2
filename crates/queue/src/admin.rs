//! Inspecting and managing the queue, for operators.

use jiff::Timestamp;
use serde::Serialize;
use sqlx::PgConnection;

use crate::job::{self, Enqueued, JobId};
use crate::store;

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

/// Jobs without attempts left, newest first. The next page starts after `before`.
pub async fn list_failed(
    db: &mut PgConnection,
    before: Option<JobId>,
    limit: u32,
) -> sqlx::Result<Vec<FailedJob>> {
    store::list_failed(db, before, i64::from(limit)).await
}

/// Requeues a failed job with all its attempts. `None` if it does not exist or has not failed.
///
/// It gets a new id, or joins the waiting job with the same key.
/// Must be called in a transaction: deleting the old row and inserting the new one are two statements.
pub async fn retry(db: &mut PgConnection, id: JobId) -> sqlx::Result<Option<Enqueued>> {
    match store::delete_failed(db, id).await? {
        Some(again) => job::put(db, &again, None).await.map(Some),
        None => Ok(None),
    }
}

/// Deletes a failed job. `false` if it does not exist or has not failed.
pub async fn discard(db: &mut PgConnection, id: JobId) -> sqlx::Result<bool> {
    Ok(store::delete_failed(db, id).await?.is_some())
}

pub async fn counts(db: &mut PgConnection) -> sqlx::Result<Vec<Count>> {
    store::list_counts(db).await
}
