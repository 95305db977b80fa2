//! SQL of what moderators and complaints do to resumes.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use moderation::SubjectId;
use platform::UserId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use super::KIND;
use crate::ResumeId;

pub struct LockedRow {
    pub id: SubjectId,
    pub slug: String,
    pub position: String,
    pub owner: UserId,
    pub is_active: bool,
}

pub async fn lock_by_slug(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<LockedRow>> {
    sqlx::query_as!(
        LockedRow,
        r#"select r.id, r.slug, r.position, c.user_id as owner, r.status = 'active' as "is_active!"
           from resumes r join candidates c on c.id = r.candidate_id
           where r.slug = $1 and r.deleted_at is null for update of r"#,
        slug
    )
    .fetch_optional(db)
    .await
}

pub struct ReportedRow {
    pub id: SubjectId,
    pub slug: String,
    pub position: String,
    pub is_hidden: bool,
}

pub async fn list_reported(db: &mut PgConnection, ids: &[SubjectId]) -> sqlx::Result<Vec<ReportedRow>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        ReportedRow,
        r#"select id, slug, position, hidden_at is not null as "is_hidden!"
           from resumes where id = any ($1) and deleted_at is null"#,
        &ids
    )
    .fetch_all(db)
    .await
}

/// False if nobody sees it anyway.
pub async fn set_hidden(db: &mut PgConnection, id: SubjectId, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update resumes set hidden_at = $2 where id = $1 and hidden_at is null and status = 'active'",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// False if it was not hidden.
pub async fn clear_hidden(db: &mut PgConnection, id: SubjectId) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update resumes set hidden_at = null where id = $1 and hidden_at is not null",
        id.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Keeps the text that was public, and makes the resume a draft with these reasons. False if it was none of the public.
pub async fn return_to_draft(
    db: &mut PgConnection,
    id: SubjectId,
    reasons: &Value,
    now: Timestamp,
) -> sqlx::Result<bool> {
    sqlx::query!(
        "insert into resume_revisions (resume_id, revision, form, public_from, public_until)
         select id, revision, form, in_force_at, $2 from resumes where id = $1 and status = 'active'
         on conflict do nothing",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(&mut *db)
    .await?;
    let done = sqlx::query!(
        "update resumes set status = 'draft', revision = revision + 1, reasons = $2, hidden_at = null, updated_at = $3
         where id = $1 and status = 'active'",
        id.as_uuid(),
        reasons,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Whether anybody has ever complained about it.
pub async fn has_complaints(db: &mut PgConnection, id: ResumeId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select from complaints where kind = $1 and subject_id = $2) as "has_complaints!""#,
        KIND,
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}
