//! SQL of stored notices.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use live::Topic;
use platform::UserId;
use serde_json::json;
use sqlx::PgConnection;
use sqlx::types::Json;
use uuid::Uuid;

use crate::model::{NoticeKind, Value};

pub struct NewNotice<'a> {
    pub user: UserId,
    pub what: &'a str,
    pub kind: NoticeKind,
    pub values: &'a [(String, Value)],
    pub path: Option<&'a str>,
}

pub struct NoticeRow {
    pub id: Uuid,
    pub what: String,
    pub kind: String,
    pub args: Json<BTreeMap<String, Value>>,
    pub path: Option<String>,
    pub at: Timestamp,
    pub is_read: bool,
}

pub struct KindRow {
    pub kind: String,
    pub count: i64,
    pub unread: i64,
}

#[derive(Debug, Clone, Copy)]
pub struct Filter {
    pub kind: Option<&'static str>,
    pub is_unread: bool,
}

/// Stores a notice; the person's open pages hear of it.
pub async fn insert_notice(db: &mut PgConnection, new: &NewNotice<'_>, now: Timestamp) -> sqlx::Result<()> {
    let args: BTreeMap<&str, &Value> =
        new.values.iter().map(|(name, value)| (name.as_str(), value)).collect();
    sqlx::query!(
        "insert into notices (id, user_id, what, kind, args, path, at) values ($1, $2, $3, $4, $5, $6, $7)",
        Uuid::now_v7(),
        new.user.as_uuid(),
        new.what,
        new.kind.code(),
        Json(args) as _,
        new.path,
        now.to_sqlx() as _
    )
    .execute(&mut *db)
    .await?;
    live::publish(db, &[new.user], Topic::Notices, &json!({}), now).await
}

pub async fn list_notices(
    db: &mut PgConnection,
    user: UserId,
    filter: Filter,
    offset: u32,
    limit: u32,
) -> sqlx::Result<Vec<NoticeRow>> {
    sqlx::query_as!(
        NoticeRow,
        r#"select id, what, kind, args as "args: Json<BTreeMap<String, Value>>", path, at,
                  read_at is not null as "is_read!"
           from notices
           where user_id = $1 and ($2::text is null or kind = $2) and (read_at is null or not $3)
           order by at desc, id desc offset $4 limit $5"#,
        user.as_uuid(),
        filter.kind,
        filter.is_unread,
        i64::from(offset),
        i64::from(limit)
    )
    .fetch_all(db)
    .await
}

pub async fn count_kinds(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<KindRow>> {
    sqlx::query_as!(
        KindRow,
        r#"select kind, count(*) as "count!", count(*) filter (where read_at is null) as "unread!"
           from notices where user_id = $1 group by kind"#,
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn count_unread(db: &mut PgConnection, user: UserId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from notices where user_id = $1 and read_at is null"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Marks notices as read; the person's other open pages hear of it.
pub async fn set_read(
    db: &mut PgConnection,
    user: UserId,
    ids: &[Uuid],
    all: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    let read = sqlx::query!(
        "update notices set read_at = $4 where user_id = $1 and read_at is null and ($3 or id = any($2))",
        user.as_uuid(),
        ids,
        all,
        now.to_sqlx() as _
    )
    .execute(&mut *db)
    .await?;
    if read.rows_affected() == 0 {
        return Ok(());
    }
    live::publish(db, &[user], Topic::Notices, &json!({}), now).await
}

/// Deletes some of the old ones, and returns how many.
pub async fn delete_before(db: &mut PgConnection, before: Timestamp, limit: i64) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from notices where id in (select id from notices where at < $1 order by at limit $2)",
        before.to_sqlx() as _,
        limit
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}
