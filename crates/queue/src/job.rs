//! Jobs and how they are enqueued.

use std::future::Future;
use std::time::Duration;

use jiff::Timestamp;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::model::{JobId, NewJob};
use crate::store;

/// A unit of work that runs after the caller's transaction has committed.
///
/// `C` is the context that every job receives: pools, clients and settings.
pub trait Job<C>: Serialize + DeserializeOwned + Send + 'static {
    /// The name in the table. It must not change, because rows with the old name would never run.
    const NAME: &'static str;

    /// The number of attempts before the job counts as failed.
    const MAX_ATTEMPTS: u32 = 10;

    /// Whether a permanently failed job is kept for inspection and retry. A job whose payload identifies a person
    /// must not be kept: it would not be found when that person's data is deleted.
    const KEEP_FAILED: bool = true;

    /// The timeout of one attempt; exceeding it counts as an error.
    const TIMEOUT: Duration = Duration::from_secs(300);

    /// Deduplication key: while a job waits, another one with the same name and key joins it.
    ///
    /// Two jobs with the same key must mean the same work, because the newer payload replaces the older.
    fn key(&self) -> Option<String> {
        None
    }

    fn run(self, ctx: &C) -> impl Future<Output = anyhow::Result<()>> + Send;
}

/// What [`enqueue`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enqueued {
    New(JobId),
    /// A job with this key was already waiting and will do this work too.
    Joined(JobId),
}

impl Enqueued {
    pub fn id(self) -> JobId {
        match self {
            Enqueued::New(id) | Enqueued::Joined(id) => id,
        }
    }
}

impl NewJob {
    pub fn of<C, J: Job<C>>(job: &J) -> sqlx::Result<NewJob> {
        let payload = serde_json::to_value(job).map_err(|error| sqlx::Error::Encode(error.into()))?;
        Ok(NewJob { name: J::NAME.to_owned(), key: job.key(), payload })
    }
}

/// Enqueues a job that runs as soon as the caller's transaction commits; a rollback removes it.
///
/// A job that joins a waiting one locks that row until the caller commits, so no runner can start the old job too
/// early and miss the caller's change. Enqueue late in a transaction to keep the lock short, and enqueue several keys
/// in a fixed order to avoid deadlocks.
pub async fn enqueue<C, J: Job<C>>(db: &mut PgConnection, job: &J) -> sqlx::Result<Enqueued> {
    put(db, &NewJob::of(job)?, None).await
}

/// Like [`enqueue`], but not before `at`. Joining an earlier job keeps the earlier time.
pub async fn enqueue_at<C, J: Job<C>>(
    db: &mut PgConnection,
    job: &J,
    at: Timestamp,
) -> sqlx::Result<Enqueued> {
    put(db, &NewJob::of(job)?, Some(at)).await
}

pub(crate) async fn put(
    db: &mut PgConnection,
    job: &NewJob,
    at: Option<Timestamp>,
) -> sqlx::Result<Enqueued> {
    let id = JobId(Uuid::now_v7());
    let written = store::insert_job(db, id, job, at).await?;
    Ok(if written == id { Enqueued::New(id) } else { Enqueued::Joined(written) })
}
