//! The SQL of the queue. Time is the database's: `greatest(now(), $n)` is `now()` in production, where `$n` is null,
//! and lets tests see the queue at a later time.

use std::time::Duration;

use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::model::{Count, FailedJob, JobId, NewJob, State};

/// The notification channel that wakes runners when a job is due immediately.
pub const CHANNEL: &str = "jobs";

/// The unique index that is violated when a job goes back to waiting while another one with its key waits.
pub const ONE_WAITING_PER_KEY: &str = "jobs_one_waiting_per_key";

pub struct Claimed {
    pub id: JobId,
    pub name: String,
    pub payload: serde_json::Value,
    /// Including this attempt.
    pub attempts: i32,
}

pub async fn now(db: &mut PgConnection, later: Option<Timestamp>) -> sqlx::Result<Timestamp> {
    let now = sqlx::query_scalar!(
        r#"SELECT greatest(now(), $1::timestamptz) AS "now!""#,
        later.map(ToSqlx::to_sqlx) as _
    )
    .fetch_one(db)
    .await?;
    Ok(now.to_jiff())
}

/// Inserts the job, or joins the waiting one with the same key, and returns the id of the row.
///
/// Joining is deliberately an update: it locks the row, and a claim skips locked rows. With `DO NOTHING` a runner
/// could take the old job before the caller commits, and the caller's change would be missed. Joining resets the
/// attempts to zero.
pub async fn insert_job(
    db: &mut PgConnection,
    id: JobId,
    job: &NewJob,
    at: Option<Timestamp>,
) -> sqlx::Result<JobId> {
    let row = sqlx::query!(
        r#"
        WITH written AS (
            INSERT INTO jobs (id, name, key, payload, run_at)
            VALUES ($1, $2, $3, $4, coalesce($5::timestamptz, now()))
            ON CONFLICT (name, key) WHERE state = 'waiting' AND key IS NOT NULL
            DO UPDATE SET
                payload = excluded.payload,
                run_at = least(jobs.run_at, excluded.run_at),
                attempts = 0
            RETURNING id, run_at
        )
        SELECT
            id AS "id!: JobId",
            CASE WHEN run_at <= now() THEN pg_notify('jobs', '')::text END AS woken
        FROM written
        "#,
        id.0,
        job.name,
        job.key,
        job.payload,
        at.map(ToSqlx::to_sqlx) as _,
    )
    .fetch_one(db)
    .await?;
    Ok(row.id)
}

/// Claims up to `limit` jobs: first those with an expired lease, then those that have been due the longest.
///
/// A job whose key is running stays waiting. Each list is ordered and limited by its own index, so a claim costs the
/// same with ten waiting jobs and with a million.
pub async fn claim_jobs(
    db: &mut PgConnection,
    names: &[String],
    limit: i64,
    lease: Uuid,
    lease_for: Duration,
    later: Option<Timestamp>,
) -> sqlx::Result<Vec<Claimed>> {
    sqlx::query_as!(
        Claimed,
        r#"
        WITH moment AS MATERIALIZED (
            SELECT greatest(now(), $5::timestamptz) AS at
        ), abandoned AS (
            SELECT id FROM jobs
            WHERE state = 'running' AND locked_until < (SELECT at FROM moment) AND name = ANY($1)
            ORDER BY locked_until
            LIMIT $2
            FOR UPDATE SKIP LOCKED
        ), due AS (
            SELECT id FROM jobs AS waiting
            WHERE state = 'waiting' AND run_at <= (SELECT at FROM moment) AND name = ANY($1)
                AND NOT EXISTS (
                    SELECT FROM jobs AS twin
                    WHERE twin.state = 'running' AND twin.name = waiting.name AND twin.key = waiting.key
                )
            ORDER BY run_at, id
            LIMIT $2
            FOR UPDATE SKIP LOCKED
        ), taken AS (
            SELECT id FROM abandoned UNION ALL SELECT id FROM due LIMIT $2
        )
        UPDATE jobs SET
            last_error = CASE
                WHEN state = 'running' THEN 'The process that ran this job stopped answering.'
                ELSE last_error
            END,
            state = 'running',
            attempts = attempts + 1,
            locked_by = $3,
            locked_until = (SELECT at FROM moment) + make_interval(secs => $4)
        FROM taken
        WHERE jobs.id = taken.id
        RETURNING jobs.id AS "id!: JobId", name, payload, attempts
        "#,
        names,
        limit,
        lease,
        lease_for.as_secs_f64(),
        later.map(ToSqlx::to_sqlx) as _,
    )
    .fetch_all(db)
    .await
}

/// Extends the lease. `false` means that this claim no longer holds the job.
pub async fn set_lease(
    db: &mut PgConnection,
    id: JobId,
    lease: Uuid,
    lease_for: Duration,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "UPDATE jobs SET locked_until = greatest(locked_until, now() + make_interval(secs => $3))
         WHERE id = $1 AND locked_by = $2",
        id.0,
        lease,
        lease_for.as_secs_f64(),
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn delete_held(db: &mut PgConnection, id: JobId, lease: Uuid) -> sqlx::Result<bool> {
    let done =
        sqlx::query!("DELETE FROM jobs WHERE id = $1 AND locked_by = $2", id.0, lease).execute(db).await?;
    Ok(done.rows_affected() == 1)
}

/// Back to waiting after an error. The delay has a jitter of a fifth in both directions, so that jobs which failed
/// together do not retry together.
pub async fn set_waiting_after_error(
    db: &mut PgConnection,
    id: JobId,
    lease: Uuid,
    error: &str,
    pause: Duration,
    later: Option<Timestamp>,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "UPDATE jobs SET
            state = 'waiting', locked_by = NULL, locked_until = NULL, last_error = $3,
            run_at = greatest(now(), $5::timestamptz) + make_interval(secs => $4 * (0.8 + 0.4 * random()))
         WHERE id = $1 AND locked_by = $2",
        id.0,
        lease,
        error,
        pause.as_secs_f64(),
        later.map(ToSqlx::to_sqlx) as _,
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Back to waiting because the process stops. The attempt was interrupted by us, so it does not count.
pub async fn set_waiting_again(db: &mut PgConnection, id: JobId, lease: Uuid) -> sqlx::Result<bool> {
    let row = sqlx::query!(
        r#"
        WITH given_back AS (
            UPDATE jobs SET
                state = 'waiting', locked_by = NULL, locked_until = NULL, attempts = attempts - 1
            WHERE id = $1 AND locked_by = $2
            RETURNING id
        )
        SELECT pg_notify('jobs', '')::text AS woken FROM given_back
        "#,
        id.0,
        lease,
    )
    .fetch_optional(db)
    .await?;
    Ok(row.is_some())
}

pub async fn set_failed(db: &mut PgConnection, id: JobId, lease: Uuid, error: &str) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "UPDATE jobs SET
            state = 'failed', locked_by = NULL, locked_until = NULL, last_error = $3, failed_at = now()
         WHERE id = $1 AND locked_by = $2",
        id.0,
        lease,
        error,
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Marks due jobs that have no handler, and returns their number. They stay waiting, because a newer version of the
/// program may have one.
pub async fn mark_unknown(
    db: &mut PgConnection,
    names: &[String],
    later: Option<Timestamp>,
) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "UPDATE jobs SET last_error = 'No handler is registered for this name.'
         WHERE id IN (
            SELECT id FROM jobs
            WHERE state = 'waiting' AND run_at <= greatest(now(), $2::timestamptz) AND name <> ALL($1)
                AND last_error IS DISTINCT FROM 'No handler is registered for this name.'
            FOR UPDATE SKIP LOCKED
         )",
        names,
        later.map(ToSqlx::to_sqlx) as _,
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

/// Advances a schedule to `tick` and returns whether it should fire. The first time a schedule is seen only stores
/// the tick: a new daily job must not start at noon because of a tick before it existed.
pub async fn advance_tick(db: &mut PgConnection, schedule: &str, tick: Timestamp) -> sqlx::Result<bool> {
    let first = sqlx::query!(
        "INSERT INTO job_ticks (schedule, tick_at) VALUES ($1, $2) ON CONFLICT (schedule) DO NOTHING",
        schedule,
        tick.to_sqlx() as _,
    )
    .execute(&mut *db)
    .await?;
    if first.rows_affected() == 1 {
        return Ok(false);
    }
    let moved = sqlx::query!(
        "UPDATE job_ticks SET tick_at = $2 WHERE schedule = $1 AND tick_at < $2",
        schedule,
        tick.to_sqlx() as _,
    )
    .execute(db)
    .await?;
    Ok(moved.rows_affected() == 1)
}

pub async fn list_failed(
    db: &mut PgConnection,
    before: Option<JobId>,
    limit: i64,
) -> sqlx::Result<Vec<FailedJob>> {
    sqlx::query_as!(
        FailedJob,
        r#"
        SELECT id AS "id: JobId", name, key, payload, attempts,
            coalesce(last_error, '') AS "last_error!", created_at, failed_at AS "failed_at!"
        FROM jobs
        WHERE state = 'failed' AND ($1::uuid IS NULL
            OR (failed_at, id) < (SELECT failed_at, id FROM jobs WHERE id = $1))
        ORDER BY failed_at DESC, id DESC
        LIMIT $2
        "#,
        before.map(|id| id.0),
        limit,
    )
    .fetch_all(db)
    .await
}

pub async fn delete_failed(db: &mut PgConnection, id: JobId) -> sqlx::Result<Option<NewJob>> {
    sqlx::query_as!(
        NewJob,
        "DELETE FROM jobs WHERE id = $1 AND state = 'failed' RETURNING name, key, payload",
        id.0
    )
    .fetch_optional(db)
    .await
}

pub async fn list_counts(db: &mut PgConnection) -> sqlx::Result<Vec<Count>> {
    sqlx::query_as!(
        Count,
        r#"
        SELECT name, state AS "state: State", count(*) AS "jobs!",
            min(run_at) AS "oldest_run_at!"
        FROM jobs
        GROUP BY name, state
        ORDER BY name, state
        "#
    )
    .fetch_all(db)
    .await
}
