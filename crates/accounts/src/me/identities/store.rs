//! SQL of linked Telegram and Google accounts.

use jiff::Timestamp;
use platform::UserId;
use sqlx::PgConnection;
use uuid::Uuid;

use super::IdentityId;

pub struct IdentityRow {
    pub id: IdentityId,
    pub issuer: String,
    pub name: String,
    pub linked_at: Timestamp,
}

pub async fn list_identities(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<IdentityRow>> {
    sqlx::query_as!(
        IdentityRow,
        "select id, issuer, name, linked_at from identities where user_id = $1 order by linked_at",
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// Counts the password and the linked accounts. Locks the user's row.
pub async fn count_ways_in(db: &mut PgConnection, user: UserId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select (case when password_hash is null then 0 else 1 end
                   + (select count(*) from identities i where i.user_id = u.id)) as "ways!"
           from users u where u.id = $1 for update of u"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn delete_identity(db: &mut PgConnection, user: UserId, id: Uuid) -> sqlx::Result<bool> {
    let done = sqlx::query!("delete from identities where id = $1 and user_id = $2", id, user.as_uuid())
        .execute(db)
        .await?;
    Ok(done.rows_affected() == 1)
}
