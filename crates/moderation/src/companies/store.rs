//! SQL of companies, as far as moderators decide about them. `accounts` writes the table.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use staff::StaffId;

use super::mark::Why;
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

pub async fn insert_mark_decision(
    db: &mut PgConnection,
    company: CompanyId,
    by: StaffId,
    why: &Why,
    now: Timestamp,
) -> sqlx::Result<()> {
    let (evidence, reason, note) = match why {
        Why::Given { evidence, note } => (Some(evidence.code()), None, Some(note.as_str())),
        Why::Taken { reason, note } => (None, Some(reason.code()), note.as_deref()),
    };
    sqlx::query!(
        "insert into company_mark_decisions (id, company_id, staff_id, at, evidence, reason, note)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)",
        company.as_uuid(),
        by.as_uuid(),
        now.to_sqlx() as _,
        evidence,
        reason,
        note
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct MarkDecisionRow {
    pub at: Timestamp,
    pub by: String,
    pub evidence: Option<String>,
    pub reason: Option<String>,
    pub note: Option<String>,
}

pub async fn find_mark_decision(
    db: &mut PgConnection,
    company: CompanyId,
) -> sqlx::Result<Option<MarkDecisionRow>> {
    sqlx::query_as!(
        MarkDecisionRow,
        r#"select d.at, m.name as "by!", d.evidence, d.reason, d.note
           from company_mark_decisions d join staff_members m on m.id = d.staff_id
           where d.company_id = $1 order by d.at desc limit 1"#,
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}
