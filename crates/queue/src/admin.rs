//! What people who look after the product see of the queue and can do with it.

use jiff::Timestamp;
use serde::Serialize;
use sqlx::PgConnection;

use crate::job::{self, Enqueued, JobId};
use crate::store;

/// The states a row can have. The check `jobs_state_known` lists the same ones.
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
    /// Far in the past for a waiting job means that the runners do not keep up.
    pub oldest_run_at: Timestamp,
}

/// Jobs that have no attempts left, newest first. The next page begins after `before`.
pub async fn list_failed(
    db: &mut PgConnection,
    before: Option<JobId>,
    limit: u32,
) -> sqlx::Result<Vec<FailedJob>> {
    store::list_failed(db, before, i64::from(limit)).await
}

/// Puts a failed job back with all its attempts. `None` if it is not there or not failed.
///
/// It gets a new id, or joins the job that waits for the same key.
/// Call it in a transaction: the old row goes and the new one comes in two statements.
pub async fn retry(db: &mut PgConnection, id: JobId) -> sqlx::Result<Option<Enqueued>> {
    match store::delete_failed(db, id).await? {
        Some(again) => job::put(db, &again, None).await.map(Some),
        None => Ok(None),
    }
}

/// Forgets a failed job. `false` if it is not there or not failed.
pub async fn discard(db: &mut PgConnection, id: JobId) -> sqlx::Result<bool> {
    Ok(store::delete_failed(db, id).await?.is_some())
}

pub async fn counts(db: &mut PgConnection) -> sqlx::Result<Vec<Count>> {
    store::list_counts(db).await
}
