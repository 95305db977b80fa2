//! SQL of consents.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Locale;
use platform::UserId;
use sqlx::PgConnection;

pub async fn insert_consent(
    db: &mut PgConnection,
    user: UserId,
    document: &str,
    version: &str,
    now: Timestamp,
    locale: Locale,
    fingerprint: &[u8],
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into consents (user_id, document, version, given_at, locale, address_fingerprint)
         values ($1, $2, $3, $4, $5, $6)",
        user.as_uuid(),
        document,
        version,
        now.to_sqlx() as _,
        locale.code(),
        fingerprint
    )
    .execute(db)
    .await?;
    Ok(())
}
