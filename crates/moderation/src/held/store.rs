//! SQL of held approvals.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;
use staff::StaffId;
use uuid::Uuid;

use crate::{Moderator, RevisionId};

/// An approval with the name of its moderator.
pub struct StandingRow {
    pub staff_id: Uuid,
    pub name: String,
    pub due_at: Timestamp,
}

pub async fn find(
    db: &mut PgConnection,
    id: RevisionId,
    after: Timestamp,
) -> sqlx::Result<Option<StandingRow>> {
    sqlx::query_as!(
        StandingRow,
        r#"select h.staff_id, m.name, h.due_at from held_approvals h join staff_members m on m.id = h.staff_id
           where h.revision_id = $1 and h.held_at > $2"#,
        id.as_uuid(),
        after.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Replaces one that is void.
pub async fn insert(
    db: &mut PgConnection,
    id: RevisionId,
    by: Moderator<'_>,
    now: Timestamp,
    due: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into held_approvals (revision_id, staff_id, held_at, due_at, address, request_id)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (revision_id) do update set staff_id = excluded.staff_id, held_at = excluded.held_at,
             due_at = excluded.due_at, address = excluded.address, request_id = excluded.request_id",
        id.as_uuid(),
        by.id.as_uuid(),
        now.to_sqlx() as _,
        due.to_sqlx() as _,
        by.trace.origin.address,
        by.trace.request_id
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_own(
    db: &mut PgConnection,
    id: RevisionId,
    me: StaffId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "delete from held_approvals where revision_id = $1 and staff_id = $2 and due_at > $3",
        id.as_uuid(),
        me.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Who approved, and from where.
pub struct HeldRow {
    pub staff_id: Uuid,
    pub address: String,
    pub request_id: String,
}

/// Ends the holding of the approval that is due at this moment. A later one of the same text stays.
pub async fn take(db: &mut PgConnection, id: RevisionId, due: Timestamp) -> sqlx::Result<Option<HeldRow>> {
    sqlx::query_as!(
        HeldRow,
        "delete from held_approvals where revision_id = $1 and due_at = $2
         returning staff_id, address, request_id",
        id.as_uuid(),
        due.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}
