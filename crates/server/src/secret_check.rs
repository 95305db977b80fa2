//! Recognises a secret that is not the one of the database, as after restoring a database without it.

use secrets::Keys;
use sqlx::PgConnection;

pub const WRONG_SECRET: &str = "the authenticators of staff were encrypted with another secret: nobody of them can \
     sign in; restore the secret from a backup, or invite them again with `ishbor admin reset-staff`";

/// Whether the newest authenticator can be decrypted; true when there is none.
pub async fn opens_authenticators(db: &mut PgConnection, keys: &Keys) -> sqlx::Result<bool> {
    let sealed: Option<Vec<u8>> = sqlx::query_scalar(
        "select totp_sealed from staff_members where totp_sealed is not null order by created_at desc limit 1",
    )
    .fetch_optional(db)
    .await?;
    Ok(sealed.is_none_or(|sealed| keys.open(staff::TOTP_LABEL, &sealed).is_some()))
}
