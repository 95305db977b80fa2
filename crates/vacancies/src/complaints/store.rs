//! SQL of complaints.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use staff::StaffId;

use super::ComplaintId;
use crate::{RevisionId, VacancyId};

pub struct NewComplaint<'a> {
    pub id: ComplaintId,
    /// `None`: the complaint is about the company itself.
    pub vacancy: Option<VacancyId>,
    pub company: CompanyId,
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
        "insert into complaints (id, vacancy_id, company_id, reporter_id, reason, text, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        new.id.as_uuid(),
        new.vacancy.map(VacancyId::as_uuid),
        new.company.as_uuid(),
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
pub async fn count_open(db: &mut PgConnection, vacancy: VacancyId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from complaints where vacancy_id = $1 and verdict is null"#,
        vacancy.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Open complaints about the company itself.
pub async fn count_open_about(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from complaints
           where company_id = $1 and vacancy_id is null and verdict is null"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub struct CompanyNames {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
}

pub async fn find_company_names(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<CompanyNames> {
    sqlx::query_as!(CompanyNames, "select id, slug, name from companies where id = $1", company.as_uuid())
        .fetch_one(db)
        .await
}

/// Closes every open complaint about a vacancy, or about the company itself, and returns the reporters.
pub async fn set_verdict(
    db: &mut PgConnection,
    vacancy: Option<VacancyId>,
    company: CompanyId,
    verdict: &str,
    by: StaffId,
    now: Timestamp,
) -> sqlx::Result<Vec<UserId>> {
    let reporters = sqlx::query_scalar!(
        "update complaints set verdict = $3, decided_by = $4, decided_at = $5
         where company_id = $2 and vacancy_id is not distinct from $1 and verdict is null
         returning reporter_id",
        vacancy.map(VacancyId::as_uuid),
        company.as_uuid(),
        verdict,
        by.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(reporters.into_iter().map(UserId::from_uuid).collect())
}

/// A vacancy or a company with open complaints.
pub struct TargetRow {
    pub vacancy_slug: Option<String>,
    /// The revision that is public now.
    pub revision_id: Option<RevisionId>,
    pub title: Option<String>,
    pub is_hidden: bool,
    pub company_slug: String,
    pub company_name: String,
    pub is_verified: bool,
    pub strikes: i16,
    pub count: i64,
    pub newest_at: Timestamp,
    pub complaints: Value,
}

pub async fn count_targets(db: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from (
               select from complaints where verdict is null group by company_id, vacancy_id
           ) targets"#
    )
    .fetch_one(db)
    .await
}

pub async fn list_targets(db: &mut PgConnection, limit: u32, offset: u32) -> sqlx::Result<Vec<TargetRow>> {
    sqlx::query_as!(
        TargetRow,
        r#"select v.slug as "vacancy_slug?", v.public_revision as "revision_id?: RevisionId", v.title as "title?",
                  coalesce(v.hidden_at, c.hidden_at) is not null as "is_hidden!",
                  c.slug as company_slug, c.name as company_name, c.verified_at is not null as "is_verified!",
                  c.strikes, t.count as "count!", t.newest_at as "newest_at!",
                  (select jsonb_agg(jsonb_build_object('id', p.id, 'reason', p.reason, 'text', p.text,
                                                       'at', p.created_at) order by p.created_at desc)
                   from (select * from complaints o
                         where o.company_id = t.company_id and o.vacancy_id is not distinct from t.vacancy_id
                           and o.verdict is null
                         order by o.created_at desc limit 50) p) as "complaints!"
           from (select company_id, vacancy_id, count(*) as count, max(created_at) as newest_at,
                        min(created_at) as oldest_at
                 from complaints where verdict is null group by company_id, vacancy_id) t
           join companies c on c.id = t.company_id
           left join vacancies v on v.id = t.vacancy_id
           order by coalesce(v.hidden_at, c.hidden_at) is not null desc, t.count desc, t.oldest_at, t.company_id, t.vacancy_id
           limit $1 offset $2"#,
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}
