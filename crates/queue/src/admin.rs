//! Inspecting and managing the queue, for operators.

use sqlx::PgConnection;

use crate::job::{self, Enqueued};
use crate::model::JobId;
use crate::store;

pub use crate::model::{Count, FailedJob, State};

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
