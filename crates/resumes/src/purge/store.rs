//! SQL of purging.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;

/// Deletes resumes with everything that belongs to them, and returns how many.
pub async fn delete_removed_before(
    db: &mut PgConnection,
    before: Timestamp,
    limit: i64,
) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from resumes where id in (select id from resumes where deleted_at < $1 limit $2)",
        before.to_sqlx() as _,
        limit
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}
