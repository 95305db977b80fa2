//! SQL of companies, as far as moderators decide about them. `accounts` writes the table.

use platform::{CompanyId, UserId};
use sqlx::PgConnection;

use crate::SubjectId;

pub struct LockedCompany {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
    pub owner: UserId,
}

pub async fn lock_company(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<LockedCompany>> {
    sqlx::query_as!(
        LockedCompany,
        "select id, slug, name, user_id as owner from companies where slug = $1 for update",
        slug
    )
    .fetch_optional(db)
    .await
}

pub struct ReportedCompany {
    pub id: SubjectId,
    pub slug: String,
    pub name: String,
    pub is_hidden: bool,
}

pub async fn list_reported(db: &mut PgConnection, ids: &[SubjectId]) -> sqlx::Result<Vec<ReportedCompany>> {
    let ids: Vec<_> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        ReportedCompany,
        r#"select id, slug, name, hidden_at is not null as "is_hidden!" from companies where id = any($1)"#,
        &ids
    )
    .fetch_all(db)
    .await
}
