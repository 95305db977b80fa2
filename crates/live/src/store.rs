//! SQL of the live channel.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{SessionId, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::message::Topic;

pub async fn insert_events(
    db: &mut PgConnection,
    users: &[UserId],
    topic: Topic,
    data: &Value,
    now: Timestamp,
) -> sqlx::Result<()> {
    let users: Vec<Uuid> = users.iter().map(|user| user.as_uuid()).collect();
    sqlx::query!(
        "insert into live_events (user_id, topic, data, at)
         select user_id, $2, $3, $4 from (select distinct user_id from unnest($1::uuid[]) as told (user_id)) as people",
        &users,
        topic.code(),
        data,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_ticket(
    db: &mut PgConnection,
    hash: &[u8],
    session: SessionId,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into live_tickets (hash, session_id, expires_at) values ($1, $2, $3)",
        hash,
        session.as_uuid(),
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct TicketRow {
    pub user_id: UserId,
    pub session_id: SessionId,
    pub last_seq: i64,
}

/// Uses a ticket up. `None`: there is none, or it or its session is over.
pub async fn take_ticket(
    db: &mut PgConnection,
    hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<Option<TicketRow>> {
    sqlx::query_as!(
        TicketRow,
        r#"with taken as (
               delete from live_tickets where hash = $1 and expires_at > $2 returning session_id
           )
           select s.user_id, s.id as session_id,
                  coalesce((select last_seq from live_streams where user_id = s.user_id), 0) as "last_seq!"
           from taken join sessions s on s.id = taken.session_id
           where s.idle_until > $2 and s.ends_at > $2"#,
        hash,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct StreamRow {
    pub last_seq: i64,
    pub seq: Option<i64>,
    pub topic: Option<String>,
    pub data: Option<Value>,
}

/// The newest number of a stream with the events after a number. No row: nothing was ever told.
pub async fn list_stream(
    db: &mut PgConnection,
    user: UserId,
    after: i64,
    limit: i64,
) -> sqlx::Result<Vec<StreamRow>> {
    sqlx::query_as!(
        StreamRow,
        r#"select s.last_seq, e.seq as "seq?", e.topic as "topic?", e.data as "data?"
           from live_streams s left join live_events e on e.user_id = s.user_id and e.seq > $2
           where s.user_id = $1 order by e.seq limit $3"#,
        user.as_uuid(),
        after,
        limit
    )
    .fetch_all(db)
    .await
}

pub struct EventRow {
    pub user_id: UserId,
    pub seq: i64,
    pub topic: String,
    pub data: Value,
}

/// The next events of each of these people, in order; `limit` of each at most.
pub async fn list_events(
    db: &mut PgConnection,
    after: &[(UserId, i64)],
    limit: i64,
) -> sqlx::Result<Vec<EventRow>> {
    let (users, seqs): (Vec<Uuid>, Vec<i64>) = after.iter().map(|(user, seq)| (user.as_uuid(), *seq)).unzip();
    sqlx::query_as!(
        EventRow,
        r#"select e.user_id, e.seq as "seq!", e.topic, e.data
           from unnest($1::uuid[], $2::bigint[]) as asked (user_id, after)
           cross join lateral (
               select user_id, seq, topic, data from live_events
               where user_id = asked.user_id and seq > asked.after order by seq limit $3
           ) as e
           order by e.user_id, e.seq"#,
        &users,
        &seqs,
        limit
    )
    .fetch_all(db)
    .await
}

/// Those of these sessions that are over.
pub async fn list_ended(
    db: &mut PgConnection,
    sessions: &[SessionId],
    now: Timestamp,
) -> sqlx::Result<Vec<SessionId>> {
    let sessions: Vec<Uuid> = sessions.iter().map(|session| session.as_uuid()).collect();
    let ended = sqlx::query_scalar!(
        r#"select asked.id as "id!" from unnest($1::uuid[]) as asked (id)
           where not exists (
               select from sessions s where s.id = asked.id and s.idle_until > $2 and s.ends_at > $2
           )"#,
        &sessions,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(ended.into_iter().map(SessionId::from_uuid).collect())
}

pub async fn is_active(db: &mut PgConnection, session: SessionId, now: Timestamp) -> sqlx::Result<bool> {
    Ok(list_ended(db, &[session], now).await?.is_empty())
}

pub async fn delete_old_tickets(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("delete from live_tickets where expires_at <= $1", now.to_sqlx() as _).execute(db).await?;
    Ok(())
}

/// Deletes some of the old events; returns how many.
pub async fn delete_old_events(db: &mut PgConnection, before: Timestamp, limit: i64) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from live_events where id in (select id from live_events where at < $1 order by at limit $2)",
        before.to_sqlx() as _,
        limit
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

/// Deletes the streams of erased accounts with what was told to them last.
pub async fn delete_orphans(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!(
        "with gone as (
             delete from live_streams s where not exists (select from users u where u.id = s.user_id)
             returning s.user_id
         )
         delete from live_events e using gone where e.user_id = gone.user_id"
    )
    .execute(db)
    .await?;
    Ok(())
}
