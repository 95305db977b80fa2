//! SQL of signing in.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::UserId;
use sqlx::PgConnection;

/// The columns of an account that signing in needs.
pub struct SignInRow {
    pub id: UserId,
    pub password_hash: Option<String>,
    pub totp_sealed: Option<Vec<u8>>,
    pub totp_confirmed_at: Option<At>,
    pub totp_last_step: Option<i64>,
}

pub async fn find_sign_in(db: &mut PgConnection, phone: &str) -> sqlx::Result<Option<SignInRow>> {
    sqlx::query_as!(
        SignInRow,
        "select id, password_hash, totp_sealed, totp_confirmed_at, totp_last_step from users where phone = $1",
        phone
    )
    .fetch_optional(db)
    .await
}

pub async fn find_sign_in_of(db: &mut PgConnection, id: UserId) -> sqlx::Result<Option<SignInRow>> {
    sqlx::query_as!(
        SignInRow,
        "select id, password_hash, totp_sealed, totp_confirmed_at, totp_last_step from users where id = $1",
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// False if the time step was used before.
pub async fn set_totp_step(db: &mut PgConnection, id: UserId, step: i64) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set totp_last_step = $2 where id = $1 and (totp_last_step is null or totp_last_step < $2)",
        id.as_uuid(),
        step
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn use_recovery_code(
    db: &mut PgConnection,
    id: UserId,
    hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null",
        id.as_uuid(),
        hash,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn find_wait(db: &mut PgConnection, keys: &[String]) -> sqlx::Result<Option<Timestamp>> {
    let until = sqlx::query_scalar!(
        r#"select max(wait_until) as "until: jiff_sqlx::Timestamp" from sign_in_failures where key = any($1)"#,
        keys
    )
    .fetch_one(db)
    .await?;
    Ok(until.map(Into::into))
}

/// Counts an attempt and returns the new count; `None` if it comes too early. An old counter starts again at one.
pub async fn count_attempt(
    db: &mut PgConnection,
    key: &str,
    now: Timestamp,
    forgotten: Timestamp,
) -> sqlx::Result<Option<i32>> {
    sqlx::query_scalar!(
        "insert into sign_in_failures as f (key, failures, last_at, wait_until) values ($1, 1, $2, $2)
         on conflict (key) do update set
             failures = case when f.last_at < $3 then 1 else f.failures + 1 end, last_at = $2
         where f.wait_until <= $2
         returning failures",
        key,
        now.to_sqlx() as _,
        forgotten.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Takes one attempt back, and the delay that it caused: nobody was waiting when it was allowed.
pub async fn uncount_attempt(db: &mut PgConnection, key: &str, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update sign_in_failures set failures = greatest(failures - 1, 0), wait_until = $2 where key = $1",
        key,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_wait(db: &mut PgConnection, key: &str, until: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update sign_in_failures set wait_until = $2 where key = $1", key, until.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

pub async fn delete_failures(db: &mut PgConnection, key: &str) -> sqlx::Result<()> {
    sqlx::query!("delete from sign_in_failures where key = $1", key).execute(db).await?;
    Ok(())
}

pub async fn delete_old_failures(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from sign_in_failures where last_at < $1 and wait_until < $1",
        before.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

pub async fn is_known_device(db: &mut PgConnection, user: UserId, hash: &[u8]) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select 1 from known_devices where user_id = $1 and device_hash = $2) as "known!""#,
        user.as_uuid(),
        hash
    )
    .fetch_one(db)
    .await
}

/// False if this browser is unknown to this account.
pub async fn touch_device(
    db: &mut PgConnection,
    user: UserId,
    hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update known_devices set seen_at = $3 where user_id = $1 and device_hash = $2",
        user.as_uuid(),
        hash,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn has_devices(db: &mut PgConnection, user: UserId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select 1 from known_devices where user_id = $1) as "has!""#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn insert_device(
    db: &mut PgConnection,
    user: UserId,
    hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into known_devices (user_id, device_hash, seen_at) values ($1, $2, $3)",
        user.as_uuid(),
        hash,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_link(
    db: &mut PgConnection,
    hash: &[u8],
    user: UserId,
    now: Timestamp,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into sign_in_links (secret_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)",
        hash,
        user.as_uuid(),
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn count_links(db: &mut PgConnection, user: UserId, since: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from sign_in_links where user_id = $1 and created_at > $2"#,
        user.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// The owner of an unused link.
pub async fn find_link_owner(
    db: &mut PgConnection,
    hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<Option<UserId>> {
    let user = sqlx::query_scalar!(
        "select user_id from sign_in_links where secret_hash = $1 and used_at is null and expires_at > $2",
        hash,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await?;
    Ok(user.map(UserId::from_uuid))
}

/// Only the first use succeeds.
pub async fn use_link(db: &mut PgConnection, hash: &[u8], now: Timestamp) -> sqlx::Result<Option<UserId>> {
    let user = sqlx::query_scalar!(
        "update sign_in_links set used_at = $2
         where secret_hash = $1 and used_at is null and expires_at > $2 returning user_id",
        hash,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await?;
    Ok(user.map(UserId::from_uuid))
}

pub async fn delete_old_links(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!("delete from sign_in_links where expires_at < $1", before.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(done.rows_affected())
}

/// The user to whom an external account is linked.
pub async fn find_identity(
    db: &mut PgConnection,
    issuer: &str,
    subject: &str,
) -> sqlx::Result<Option<UserId>> {
    let user = sqlx::query_scalar!(
        "select user_id from identities where issuer = $1 and subject = $2",
        issuer,
        subject
    )
    .fetch_optional(db)
    .await?;
    Ok(user.map(UserId::from_uuid))
}

/// False if it was used before.
pub async fn insert_telegram_sign_in(
    db: &mut PgConnection,
    hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into telegram_sign_ins (hash, seen_at) values ($1, $2) on conflict do nothing",
        hash,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn delete_old_telegram_sign_ins(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!("delete from telegram_sign_ins where seen_at < $1", before.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(done.rows_affected())
}

pub const ONE_ACCOUNT_EACH: &str = "identities_one_account_each";

pub async fn insert_identity(
    db: &mut PgConnection,
    user: UserId,
    issuer: &str,
    subject: &str,
    name: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into identities (id, user_id, issuer, subject, name, linked_at) values ($1, $2, $3, $4, $5, $6)",
        uuid::Uuid::now_v7(),
        user.as_uuid(),
        issuer,
        subject,
        name,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
