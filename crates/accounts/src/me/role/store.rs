//! SQL of a changed role.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::words::Role;
use platform::UserId;
use sqlx::PgConnection;

pub struct RoleRow {
    pub role: String,
    pub role_changed_at: Option<At>,
}

/// Locks the row, which serializes changes of the role.
pub async fn find_role(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<RoleRow>> {
    sqlx::query_as!(
        RoleRow,
        "select role, role_changed_at from users where id = $1 for update",
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn set_role(db: &mut PgConnection, user: UserId, role: Role, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set role = $2, role_changed_at = $3 where id = $1",
        user.as_uuid(),
        role.code(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
