//! SQL of what time does.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::ApplicationId;

pub struct PlanRow {
    pub reason: Option<String>,
    pub message: Option<String>,
}

pub async fn find_plan(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<PlanRow> {
    sqlx::query_as!(
        PlanRow,
        "select refuse_reason as reason, refuse_message as message from applications where id = $1",
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Refusals that were planned for this moment or before.
pub async fn list_to_refuse(
    db: &mut PgConnection,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select id from applications where refuse_at <= $1 order by refuse_at limit $2",
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

/// Open applications to vacancies that were deleted, taken down by moderators, or closed before a moment, and to companies
/// that were closed or whose owner has been leaving since before a moment.
pub async fn list_of_gone_vacancies(
    db: &mut PgConnection,
    closed_before: Timestamp,
    leaving_before: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select a.id
         from applications a join vacancies v on v.id = a.vacancy_id join companies c on c.id = a.company_id
         where a.status in ('waiting', 'offer')
           and (v.deleted_at is not null or v.lifecycle = 'closed' and v.closed_at < $1
                or v.status = 'rejected' and v.public_revision is null
                or not c.active or c.leaving_at < $2)
         order by a.id limit $3",
        closed_before.to_sqlx() as _,
        leaving_before.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

pub async fn list_silent(
    db: &mut PgConnection,
    acted_before: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select id from applications
         where status in ('waiting', 'offer') and acted_at < $1
           and silent_since(id, greatest(acted_at, accepted_at)) < $1
         order by acted_at limit $2",
        acted_before.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

pub async fn is_silent(
    db: &mut PgConnection,
    id: ApplicationId,
    acted_before: Timestamp,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select silent_since(id, greatest(acted_at, accepted_at)) < $2 as "is_silent!" from applications where id = $1"#,
        id.as_uuid(),
        acted_before.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// Open ones that silence will end, of which nobody was reminded yet.
pub async fn list_to_remind(
    db: &mut PgConnection,
    acted_before: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select id from applications
         where status in ('waiting', 'offer') and acted_at < $1 and reminded_at is null
           and silent_since(id, greatest(acted_at, accepted_at)) < $1
         order by acted_at limit $2",
        acted_before.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

pub async fn set_reminded(db: &mut PgConnection, id: ApplicationId, now: Timestamp) -> sqlx::Result<bool> {
    let changed = sqlx::query!(
        "update applications set reminded_at = $2 where id = $1 and status in ('waiting', 'offer') and reminded_at is null",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(changed.rows_affected() > 0)
}

/// Decided before a moment, with everything that the candidate sent.
pub async fn list_with_old_copies(
    db: &mut PgConnection,
    decided_before: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select id from applications
         where copy_erased_at is null and status in ('approve', 'reject') and status_at < $1
         order by status_at limit $2",
        decided_before.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

pub struct OldCopy {
    pub snapshot: Value,
    pub card: Value,
}

pub async fn hold_old_copy(
    db: &mut PgConnection,
    id: ApplicationId,
    decided_before: Timestamp,
) -> sqlx::Result<Option<OldCopy>> {
    sqlx::query_as!(
        OldCopy,
        "select snapshot, card from applications
         where id = $1 and copy_erased_at is null and status in ('approve', 'reject') and status_at < $2
         for update",
        id.as_uuid(),
        decided_before.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct ErasedCopy {
    pub snapshot: Value,
    pub card: Value,
    /// What employers still find it by.
    pub words: String,
}

pub async fn set_copy_erased(
    db: &mut PgConnection,
    id: ApplicationId,
    erased: &ErasedCopy,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update applications set snapshot = $2, card = $3, words = $4, letter = null, answers = '[]', salary = null,
             copy_erased_at = $5
         where id = $1",
        id.as_uuid(),
        erased.snapshot,
        erased.card,
        erased.words,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

fn ids_of(ids: Vec<Uuid>) -> Vec<ApplicationId> {
    ids.into_iter().map(ApplicationId::from_uuid).collect()
}
