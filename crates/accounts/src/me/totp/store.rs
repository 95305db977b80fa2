//! SQL of the authenticator and its recovery codes.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;

/// False if an authenticator is already confirmed.
pub async fn set_totp_secret(db: &mut PgConnection, user: UserId, sealed: &[u8]) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set totp_sealed = $2, totp_last_step = null where id = $1 and totp_confirmed_at is null",
        user.as_uuid(),
        sealed
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn set_totp_on(db: &mut PgConnection, user: UserId, step: i64, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set totp_confirmed_at = $3, totp_last_step = $2 where id = $1",
        user.as_uuid(),
        step,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_totp_off(db: &mut PgConnection, user: UserId) -> sqlx::Result<bool> {
    sqlx::query!("delete from recovery_codes where user_id = $1", user.as_uuid()).execute(&mut *db).await?;
    let done = sqlx::query!(
        "update users set totp_sealed = null, totp_confirmed_at = null, totp_last_step = null
         where id = $1 and totp_confirmed_at is not null",
        user.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn replace_recovery_codes(
    db: &mut PgConnection,
    user: UserId,
    hashes: &[Vec<u8>],
) -> sqlx::Result<()> {
    sqlx::query!("delete from recovery_codes where user_id = $1", user.as_uuid()).execute(&mut *db).await?;
    sqlx::query!(
        "insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])",
        user.as_uuid(),
        hashes
    )
    .execute(db)
    .await?;
    Ok(())
}
