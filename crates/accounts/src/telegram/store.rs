//! SQL of the bot.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;

pub const ONE_ACCOUNT_EACH: &str = "telegram_chats_one_account_each";

pub struct Chat {
    pub name: String,
    pub linked_at: Timestamp,
}

pub struct Pending {
    pub chat_id: i64,
    pub name: String,
}

pub struct Owner {
    pub user_id: UserId,
    pub locale: String,
}

pub async fn find_chat(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<Chat>> {
    sqlx::query_as!(Chat, "select name, linked_at from telegram_chats where user_id = $1", user.as_uuid())
        .fetch_optional(db)
        .await
}

pub async fn find_owner(db: &mut PgConnection, chat: i64) -> sqlx::Result<Option<Owner>> {
    sqlx::query_as!(
        Owner,
        "select t.user_id, u.locale from telegram_chats t join users u on u.id = t.user_id where t.chat_id = $1",
        chat
    )
    .fetch_optional(db)
    .await
}

/// A new key replaces earlier ones.
pub async fn insert_key(
    db: &mut PgConnection,
    hash: &[u8],
    user: UserId,
    now: Timestamp,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!("delete from telegram_link_keys where user_id = $1", user.as_uuid())
        .execute(&mut *db)
        .await?;
    sqlx::query!(
        "insert into telegram_link_keys (key_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)",
        hash,
        user.as_uuid(),
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Assigns a key to the chat that presented it; only the first chat counts.
pub async fn set_key_chat(
    db: &mut PgConnection,
    hash: &[u8],
    chat: i64,
    name: &str,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update telegram_link_keys set chat_id = $2, chat_name = $3
         where key_hash = $1 and chat_id is null and decided_at is null and expires_at > $4",
        hash,
        chat,
        name,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn find_pending(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Option<Pending>> {
    sqlx::query_as!(
        Pending,
        r#"select chat_id as "chat_id!", chat_name as "name!" from telegram_link_keys
           where user_id = $1 and chat_id is not null and decided_at is null and expires_at > $2
           order by created_at desc limit 1"#,
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Uses up the key, whatever the decision.
pub async fn decide_pending(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Option<Pending>> {
    sqlx::query_as!(
        Pending,
        r#"update telegram_link_keys set decided_at = $2
           where user_id = $1 and chat_id is not null and decided_at is null and expires_at > $2
           returning chat_id as "chat_id!", chat_name as "name!""#,
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn save_chat(
    db: &mut PgConnection,
    user: UserId,
    chat: i64,
    name: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into telegram_chats (user_id, chat_id, name, linked_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update set
             chat_id = excluded.chat_id, name = excluded.name, linked_at = excluded.linked_at, blocked_at = null",
        user.as_uuid(),
        chat,
        name,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_chat(db: &mut PgConnection, user: UserId) -> sqlx::Result<()> {
    sqlx::query!("delete from telegram_chats where user_id = $1", user.as_uuid()).execute(db).await?;
    Ok(())
}

/// False if the update was handled before.
pub async fn insert_update(db: &mut PgConnection, id: i64, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into telegram_updates (update_id, seen_at) values ($1, $2) on conflict do nothing",
        id,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn delete_old(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("delete from telegram_updates where seen_at < $1", before.to_sqlx() as _)
        .execute(&mut *db)
        .await?;
    sqlx::query!("delete from telegram_link_keys where expires_at < $1", before.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}
