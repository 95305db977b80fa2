//! What a job is, and how it enters the queue.

use std::fmt;
use std::future::Future;
use std::time::Duration;

use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::store;

/// One piece of work that runs after the caller's transaction has committed.
///
/// `C` is the context every job of a program receives: its pools, clients and settings.
pub trait Job<C>: Serialize + DeserializeOwned + Send + 'static {
    /// The name in the table. Rows of the old name stay behind when it changes, so it does not.
    const NAME: &'static str;

    /// How many times the job is tried before it is kept as failed.
    const MAX_ATTEMPTS: u32 = 10;

    /// A job that failed for good stays, for people to look at and to run again. One whose payload names a person
    /// does not: nobody would find it when that person asks to be forgotten.
    const KEEP_FAILED: bool = true;

    /// How long one attempt may take before it is stopped and counted as an error.
    const TIMEOUT: Duration = Duration::from_secs(300);

    /// Jobs of one name with the same key are one piece of work: while one waits, a second joins it.
    ///
    /// Two jobs with the same key must mean the same work, because the newer payload replaces the older.
    fn key(&self) -> Option<String> {
        None
    }

    fn run(self, ctx: &C) -> impl Future<Output = anyhow::Result<()>> + Send;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, sqlx::Type)]
#[serde(transparent)]
#[sqlx(transparent)]
pub struct JobId(pub Uuid);

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What [`enqueue`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enqueued {
    New(JobId),
    /// A job with this key was waiting already and will do this work too.
    Joined(JobId),
}

impl Enqueued {
    pub fn id(self) -> JobId {
        match self {
            Enqueued::New(id) | Enqueued::Joined(id) => id,
        }
    }
}

/// A job ready to be written: its type is already forgotten.
pub(crate) struct NewJob {
    pub name: String,
    pub key: Option<String>,
    pub payload: serde_json::Value,
}

impl NewJob {
    pub fn of<C, J: Job<C>>(job: &J) -> sqlx::Result<NewJob> {
        let payload = serde_json::to_value(job).map_err(|error| sqlx::Error::Encode(error.into()))?;
        Ok(NewJob { name: J::NAME.to_owned(), key: job.key(), payload })
    }
}

/// Leaves a job to be run as soon as the caller's transaction commits; nothing is left if it rolls back.
///
/// A job that joins a waiting one holds that row until the caller commits, so no runner can start the old
/// job too early and miss the caller's change. Enqueue late in a transaction, to keep that time short, and
/// several keys in a steady order, so that two callers cannot wait for each other.
pub async fn enqueue<C, J: Job<C>>(db: &mut PgConnection, job: &J) -> sqlx::Result<Enqueued> {
    put(db, &NewJob::of(job)?, None).await
}

/// Like [`enqueue`], but the job waits until `at`. Joining an earlier job keeps the earlier time.
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
