//! SQL of reminders. A row of `interview_reminders` says that one was sent for this version of the interview.

use applications::InterviewId;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;
use uuid::Uuid;

/// Those that begin between two moments and were settled before the reminder was due.
pub async fn list_to_remind(
    db: &mut PgConnection,
    kind: &str,
    (after, until): (Timestamp, Timestamp),
    hours: i32,
    limit: i64,
) -> sqlx::Result<Vec<InterviewId>> {
    let ids = sqlx::query_scalar!(
        "select i.id from interviews i
         where i.status = 'marked' and i.start_at > $2 and i.start_at <= $3
           and i.marked_at < i.start_at - make_interval(hours => $4)
           and not exists (select from interview_reminders r
                           where r.interview_id = i.id and r.kind = $1 and r.sequence = i.sequence)
         order by i.start_at limit $5",
        kind,
        after.to_sqlx() as _,
        until.to_sqlx() as _,
        hours,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

/// Those that are over and can still get a result.
pub async fn list_to_ask(
    db: &mut PgConnection,
    started_after: Timestamp,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<InterviewId>> {
    let ids = sqlx::query_scalar!(
        "select i.id from interviews i
         where i.status = 'marked' and i.start_at > $1 and i.end_at <= $2
           and not exists (select from interview_reminders r
                           where r.interview_id = i.id and r.kind = 'outcome' and r.sequence = i.sequence)
         order by i.start_at limit $3",
        started_after.to_sqlx() as _,
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

/// Those of which nobody was told that they will not be.
pub async fn list_called_off(
    db: &mut PgConnection,
    since: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<InterviewId>> {
    let ids = sqlx::query_scalar!(
        "select i.id from interviews i
         where i.status = 'cancelled' and i.cancelled_at > $1 and i.start_at > i.cancelled_at
           and not exists (select from interview_reminders r
                           where r.interview_id = i.id and r.kind = 'called_off' and r.sequence = i.sequence)
         order by i.cancelled_at limit $2",
        since.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

/// Those with offered times that have all passed, unless the candidate has asked for others.
pub async fn list_lapsed(
    db: &mut PgConnection,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<InterviewId>> {
    let ids = sqlx::query_scalar!(
        "select i.id from interviews i
         where i.status = 'offered' and i.asked_at is null
           and not exists (select from interview_slots s where s.interview_id = i.id and s.start_at > $1)
           and not exists (select from interview_reminders r
                           where r.interview_id = i.id and r.kind = 'lapsed' and r.sequence = i.sequence)
         order by i.updated_at limit $2",
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

/// Whether this is the first time.
pub async fn insert_reminder(
    db: &mut PgConnection,
    id: InterviewId,
    kind: &str,
    sequence: i32,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let inserted = sqlx::query!(
        "insert into interview_reminders (interview_id, kind, sequence, at) values ($1, $2, $3, $4)
         on conflict on constraint interview_reminders_once do nothing",
        id.as_uuid(),
        kind,
        sequence,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(inserted.rows_affected() > 0)
}

fn ids_of(ids: Vec<Uuid>) -> Vec<InterviewId> {
    ids.into_iter().map(InterviewId::from_uuid).collect()
}
