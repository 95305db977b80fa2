//! SQL of files in messages.

use applications::ApplicationId;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct NewFile<'a> {
    pub id: Uuid,
    pub application: ApplicationId,
    pub client_id: Uuid,
    pub user: UserId,
    pub file_key: &'a str,
    pub name: &'a str,
    pub kind: &'a str,
    pub size: i32,
    pub width: Option<i32>,
    pub height: Option<i32>,
}

/// An uploaded file.
pub struct FileRow {
    pub id: Uuid,
    pub user_id: Option<Uuid>,
    pub seq: Option<i32>,
    pub file_key: String,
    pub name: String,
    pub kind: String,
    pub size: i32,
    pub width: Option<i32>,
    pub height: Option<i32>,
}

/// False if there is one with this client id.
pub async fn insert(db: &mut PgConnection, new: &NewFile<'_>, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into chat_files (id, application_id, client_id, user_id, file_key, name, kind, size, width, height, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (application_id, client_id) do nothing",
        new.id,
        new.application.as_uuid(),
        new.client_id,
        new.user.as_uuid(),
        new.file_key,
        new.name,
        new.kind,
        new.size,
        new.width,
        new.height,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn find_by_client_id(
    db: &mut PgConnection,
    application: ApplicationId,
    client_id: Uuid,
) -> sqlx::Result<Option<FileRow>> {
    sqlx::query_as!(
        FileRow,
        "select id, user_id, seq, file_key, name, kind, size, width, height from chat_files
         where application_id = $1 and client_id = $2",
        application.as_uuid(),
        client_id
    )
    .fetch_optional(db)
    .await
}

pub async fn find(
    db: &mut PgConnection,
    application: ApplicationId,
    id: Uuid,
) -> sqlx::Result<Option<FileRow>> {
    sqlx::query_as!(
        FileRow,
        "select id, user_id, seq, file_key, name, kind, size, width, height from chat_files
         where application_id = $1 and id = $2",
        application.as_uuid(),
        id
    )
    .fetch_optional(db)
    .await
}

/// Gives a file that waits to a message of the same person. False if there is none, any more.
pub async fn attach(
    db: &mut PgConnection,
    application: ApplicationId,
    id: Uuid,
    user: UserId,
    seq: i32,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update chat_files set seq = $4 where application_id = $1 and id = $2 and user_id = $3 and seq is null",
        application.as_uuid(),
        id,
        user.as_uuid(),
        seq
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Deletes the file of a message, and returns where it is stored.
pub async fn delete_of_message(
    db: &mut PgConnection,
    application: ApplicationId,
    seq: i32,
) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!(
        "delete from chat_files where application_id = $1 and seq = $2 returning file_key",
        application.as_uuid(),
        seq
    )
    .fetch_optional(db)
    .await
}

/// Deletes all but the newest files of a person that wait for a message, and returns where they are stored.
pub async fn delete_waiting_beyond(
    db: &mut PgConnection,
    user: UserId,
    most: i64,
) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        "delete from chat_files where id in (
             select id from chat_files where user_id = $1 and seq is null order by created_at desc, id desc offset $2)
         returning file_key",
        user.as_uuid(),
        most
    )
    .fetch_all(db)
    .await
}

/// Deletes files that have waited for a message since before this time, and returns where they are stored.
pub async fn delete_waiting_since(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        "delete from chat_files where id in (
             select id from chat_files where seq is null and created_at < $1 order by created_at limit 500)
         returning file_key",
        before.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}
