//! SQL of complaints.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use staff::StaffId;

use super::ComplaintId;
use crate::SubjectId;

pub struct NewComplaint<'a> {
    pub id: ComplaintId,
    pub kind: &'a str,
    pub subject: SubjectId,
    pub company: Option<CompanyId>,
    pub reporter: UserId,
    pub reason: &'a str,
    pub text: Option<&'a str>,
    pub now: Timestamp,
}

/// The lock is held until the end of the caller's transaction.
pub async fn lock_reporter(db: &mut PgConnection, reporter: UserId) -> sqlx::Result<()> {
    sqlx::query!(
        "select pg_advisory_xact_lock(hashtextextended('complaint ' || $1::text, 0)) as locked",
        reporter.to_string()
    )
    .fetch_one(db)
    .await?;
    Ok(())
}

/// The person's recent complaints by time, newest first.
pub async fn list_recent(
    db: &mut PgConnection,
    reporter: UserId,
    since: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<Timestamp>> {
    let times = sqlx::query_scalar!(
        "select created_at from complaints where reporter_id = $1 and created_at > $2
         order by created_at desc limit $3",
        reporter.as_uuid(),
        since.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(times.into_iter().map(jiff_sqlx::Timestamp::to_jiff).collect())
}

pub async fn insert_complaint(db: &mut PgConnection, new: &NewComplaint<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into complaints (id, kind, subject_id, company_id, reporter_id, reason, text, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        new.id.as_uuid(),
        new.kind,
        new.subject.as_uuid(),
        new.company.map(CompanyId::as_uuid),
        new.reporter.as_uuid(),
        new.reason,
        new.text,
        new.now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// A unique constraint guarantees that each one is from a different person.
pub async fn count_open(db: &mut PgConnection, kind: &str, subject: SubjectId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from complaints
           where kind = $1 and subject_id = $2 and verdict is null"#,
        kind,
        subject.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Closes every open complaint about a subject, and returns the reporters.
pub async fn set_verdict(
    db: &mut PgConnection,
    (kind, subject): (&str, SubjectId),
    verdict: &str,
    by: StaffId,
    now: Timestamp,
) -> sqlx::Result<Vec<UserId>> {
    let reporters = sqlx::query_scalar!(
        "update complaints set verdict = $3, decided_by = $4, decided_at = $5
         where kind = $1 and subject_id = $2 and verdict is null
         returning reporter_id",
        kind,
        subject.as_uuid(),
        verdict,
        by.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(reporters.into_iter().map(UserId::from_uuid).collect())
}

/// A subject with open complaints.
pub struct TargetRow {
    pub kind: String,
    pub subject_id: SubjectId,
    pub company_id: Option<CompanyId>,
    pub count: i64,
    pub newest_at: Timestamp,
    pub oldest_at: Timestamp,
}

/// All of them: only their kinds know which are hidden, and those come first.
pub async fn list_targets(db: &mut PgConnection) -> sqlx::Result<Vec<TargetRow>> {
    sqlx::query_as!(
        TargetRow,
        r#"select kind, subject_id, company_id as "company_id?: CompanyId", count(*) as "count!",
                  max(created_at) as "newest_at!", min(created_at) as "oldest_at!"
           from complaints where verdict is null group by kind, subject_id, company_id"#
    )
    .fetch_all(db)
    .await
}

pub struct OpenRow {
    pub id: ComplaintId,
    pub kind: String,
    pub subject_id: SubjectId,
    pub reason: String,
    pub text: Option<String>,
    pub created_at: Timestamp,
}

/// The newest fifty open complaints about each of these subjects, newest first.
pub async fn list_open(
    db: &mut PgConnection,
    kinds: &[String],
    subjects: &[SubjectId],
) -> sqlx::Result<Vec<OpenRow>> {
    let subjects: Vec<_> = subjects.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        OpenRow,
        r#"select o.id, o.kind, o.subject_id, o.reason, o.text as "text?", o.created_at
           from unnest($1::text[], $2::uuid[]) as t (kind, subject_id)
           cross join lateral (
               select * from complaints c
               where c.kind = t.kind and c.subject_id = t.subject_id and c.verdict is null
               order by c.created_at desc limit 50
           ) o
           order by o.created_at desc"#,
        kinds,
        &subjects
    )
    .fetch_all(db)
    .await
}

/// A company that answers for a subject.
pub struct CompanyRow {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
    pub strikes: i16,
}

pub async fn list_companies(db: &mut PgConnection, ids: &[CompanyId]) -> sqlx::Result<Vec<CompanyRow>> {
    let ids: Vec<_> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        CompanyRow,
        r#"select id, slug, name, verified_at is not null as "is_verified!", strikes
           from companies where id = any($1)"#,
        &ids
    )
    .fetch_all(db)
    .await
}

pub async fn find_company_slug(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<String> {
    sqlx::query_scalar!("select slug from companies where id = $1", company.as_uuid()).fetch_one(db).await
}
