//! SQL of a changed phone and e-mail address.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Email;
use platform::UserId;
use sqlx::PgConnection;

pub async fn set_phone(db: &mut PgConnection, user: UserId, phone: &str, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set phone = $2, phone_verified_at = $3 where id = $1",
        user.as_uuid(),
        phone,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_email(
    db: &mut PgConnection,
    user: UserId,
    email: &Email,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set email = $2, email_key = $3, email_verified_at = $4 where id = $1",
        user.as_uuid(),
        email.as_str(),
        email.key(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
