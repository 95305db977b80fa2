//! SQL of the history of accounts.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{Origin, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

pub struct EventRow {
    pub at: Timestamp,
    pub event: String,
    pub address: String,
    pub user_agent: String,
}

pub async fn insert_event(
    db: &mut PgConnection,
    user: UserId,
    event: &str,
    origin: &Origin,
    at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into account_events (id, user_id, event, at, address, user_agent) values ($1, $2, $3, $4, $5, $6)",
        Uuid::now_v7(),
        user.as_uuid(),
        event,
        at.to_sqlx() as _,
        origin.address,
        origin.user_agent
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn count_events(db: &mut PgConnection, user: UserId) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from account_events where user_id = $1"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(count.unsigned_abs())
}

pub async fn list_events(
    db: &mut PgConnection,
    user: UserId,
    limit: u32,
    offset: u32,
) -> sqlx::Result<Vec<EventRow>> {
    sqlx::query_as!(
        EventRow,
        "select at, event, address, user_agent from account_events where user_id = $1
         order by at desc, id desc limit $2 offset $3",
        user.as_uuid(),
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}

pub async fn delete_events_before(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done =
        sqlx::query!("delete from account_events where at < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(done.rows_affected())
}
