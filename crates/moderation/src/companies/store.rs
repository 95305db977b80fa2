//! SQL of companies, as far as moderators decide about them. `accounts` writes the table.

use jiff_sqlx::Timestamp as At;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

use super::review::CompanyReview;
use crate::SubjectId;

pub struct LockedCompany {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
    pub owner: UserId,
    /// Its mark rests since then.
    pub review_since: Option<At>,
}

pub async fn lock_company(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<LockedCompany>> {
    sqlx::query_as!(
        LockedCompany,
        "select id, slug, name, user_id as owner, review_since from companies where slug = $1 for update",
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

pub async fn count_reviews(db: &mut PgConnection) -> sqlx::Result<i64> {
    let count =
        sqlx::query_scalar!(r#"select count(*) as "count!" from companies where review_since is not null"#);
    count.fetch_one(db).await
}

pub async fn list_reviews(
    db: &mut PgConnection,
    limit: u32,
    offset: u32,
) -> sqlx::Result<Vec<CompanyReview>> {
    sqlx::query_as!(
        CompanyReview,
        r#"select slug, name, coalesce(verified_name, name) as "verified_name!", review_since as "since!"
           from companies where review_since is not null order by review_since, id limit $1 offset $2"#,
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}
