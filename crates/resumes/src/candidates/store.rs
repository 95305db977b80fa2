//! SQL of employers who look at candidates.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::words::{ApplicationSource, ApplicationStatus};
use platform::{CompanyId, Customer, PageQuery, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::ResumeId;
use crate::profile::ProfileApplication;

pub async fn is_in_sight(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<bool> {
    let is_in_sight = sqlx::query_scalar!(
        r#"select is_in_sight(c, $2) as "is_in_sight!" from companies c where id = $1"#,
        company.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await?;
    Ok(is_in_sight.unwrap_or_default())
}

/// Serialises what one company opens and saves, so that its limits hold.
pub async fn lock_company(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!("select id from companies where id = $1 for no key update", company.as_uuid())
        .fetch_optional(db)
        .await?;
    Ok(())
}

pub async fn find_company_name(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<String> {
    sqlx::query_scalar!("select name from companies where id = $1", company.as_uuid()).fetch_one(db).await
}

pub async fn find_owner(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<UserId> {
    let id = sqlx::query_scalar!("select user_id from companies where id = $1", company.as_uuid());
    Ok(UserId::from_uuid(id.fetch_one(db).await?))
}

pub struct ApplicationRow {
    pub resume_id: ResumeId,
    pub slug: String,
    pub title: String,
    pub source: String,
    pub status: String,
    pub created_at: Timestamp,
}

/// Applications with this resume to the company; others of the same person may be under another name.
pub async fn list_applications(
    db: &mut PgConnection,
    company: CompanyId,
    resume: ResumeId,
) -> sqlx::Result<Vec<ApplicationRow>> {
    sqlx::query_as!(
        ApplicationRow,
        "select a.resume_id, v.slug, v.title, a.source, a.status, a.created_at
         from applications a join vacancies v on v.id = a.vacancy_id
         where a.company_id = $1 and a.resume_id = $2 and v.deleted_at is null
         order by a.created_at desc limit 20",
        company.as_uuid(),
        resume.as_uuid()
    )
    .fetch_all(db)
    .await
}

impl ApplicationRow {
    pub fn read(self) -> Option<ProfileApplication> {
        Some(ProfileApplication {
            resume_id: self.resume_id,
            source: ApplicationSource::parse(&self.source)?,
            status: ApplicationStatus::parse(&self.status)?,
            vacancy_slug: self.slug,
            vacancy_title: self.title,
            created_at: self.created_at,
        })
    }
}

/// The newest application with each of these resumes to the company.
pub async fn list_newest_applications(
    db: &mut PgConnection,
    company: CompanyId,
    ids: &[ResumeId],
) -> sqlx::Result<Vec<ApplicationRow>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        ApplicationRow,
        "select distinct on (a.resume_id) a.resume_id, v.slug, v.title, a.source, a.status, a.created_at
         from applications a join vacancies v on v.id = a.vacancy_id
         where a.company_id = $1 and a.resume_id = any ($2) and v.deleted_at is null
         order by a.resume_id, a.created_at desc",
        company.as_uuid(),
        &ids
    )
    .fetch_all(db)
    .await
}

pub struct OpeningsRow {
    pub of: i32,
    pub used: i64,
}

/// The openings of the plan, and how many were used since then.
pub async fn find_openings(
    db: &mut PgConnection,
    company: CompanyId,
    since: Timestamp,
) -> sqlx::Result<OpeningsRow> {
    sqlx::query_as!(
        OpeningsRow,
        r#"select l.contact_openings as of,
                  (select count(*) from resume_openings o where o.company_id = c.id and o.opened_at >= $2) as "used!"
           from companies c join limits l on l.id = c.limit_id where c.id = $1"#,
        company.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// Whether the contacts of a resume are open to the company (decisions C12).
pub async fn has_opened(db: &mut PgConnection, company: CompanyId, resume: ResumeId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select contacts_opened_at(r, $1) is not null as "has_opened!" from resumes r where r.id = $2"#,
        company.as_uuid(),
        resume.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Whether the candidate has responded to a vacancy of this company with this resume, or accepted its invitation: then
/// its contacts are open without costing an opening (decisions C12).
pub async fn has_responded(
    db: &mut PgConnection,
    company: CompanyId,
    resume: ResumeId,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from applications a
               where a.company_id = $1 and a.resume_id = $2 and (a.source = 'response' or a.accepted_at is not null)
           ) as "has_responded!""#,
        company.as_uuid(),
        resume.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn insert_opening(
    db: &mut PgConnection,
    me: &Customer,
    resume: ResumeId,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into resume_openings (company_id, resume_id, opened_at, user_id) values ($1, $2, $3, $4)
         on conflict on constraint resume_openings_one_per_resume do nothing",
        me.company_id.as_uuid(),
        resume.as_uuid(),
        now.to_sqlx() as _,
        me.user_id.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Records a view once a day.
pub async fn insert_view(
    db: &mut PgConnection,
    resume: ResumeId,
    company: CompanyId,
    day: Date,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into resume_views (resume_id, company_id, day, seen_at) values ($1, $2, $3, $4)
         on conflict do nothing",
        resume.as_uuid(),
        company.as_uuid(),
        day.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct ViewerRow {
    pub slug: String,
    pub name: String,
    pub avatar: Option<String>,
    pub seen_at: Timestamp,
    pub opened_at: Option<At>,
}

pub async fn list_viewers(
    db: &mut PgConnection,
    resume: ResumeId,
    page: PageQuery,
) -> sqlx::Result<Vec<ViewerRow>> {
    sqlx::query_as!(
        ViewerRow,
        r#"select c.slug, c.name, c.avatar, max(v.seen_at) as "seen_at!", contacts_opened_at(r, c.id) as "opened_at?"
           from resume_views v join companies c on c.id = v.company_id join resumes r on r.id = v.resume_id
           where v.resume_id = $1 group by c.id, r.id
           order by max(v.seen_at) desc, c.id offset $2 limit $3"#,
        resume.as_uuid(),
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_all(db)
    .await
}

pub async fn count_viewers(db: &mut PgConnection, resume: ResumeId) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(distinct company_id) as "count!" from resume_views where resume_id = $1"#,
        resume.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(count.unsigned_abs())
}

pub async fn is_saved(db: &mut PgConnection, company: CompanyId, resume: ResumeId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select from saved_candidates where company_id = $1 and resume_id = $2) as "is_saved!""#,
        company.as_uuid(),
        resume.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn insert_saved(
    db: &mut PgConnection,
    company: CompanyId,
    resume: ResumeId,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into saved_candidates (company_id, resume_id, saved_at) values ($1, $2, $3) on conflict do nothing",
        company.as_uuid(),
        resume.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_saved(db: &mut PgConnection, company: CompanyId, slug: &str) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from saved_candidates s using resumes r
         where r.id = s.resume_id and s.company_id = $1 and r.slug = $2",
        company.as_uuid(),
        slug
    )
    .execute(db)
    .await?;
    Ok(())
}

/// All of them, also those that are hidden from the company now.
pub async fn count_saved(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from saved_candidates where company_id = $1"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn count_saved_listed(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from saved_candidates s join resumes r on r.id = s.resume_id
           where s.company_id = $1 and is_resume_listed(r, $1)"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(count.unsigned_abs())
}

pub async fn list_saved(
    db: &mut PgConnection,
    company: CompanyId,
    page: PageQuery,
) -> sqlx::Result<Vec<ResumeId>> {
    let ids = sqlx::query_scalar!(
        "select r.id from saved_candidates s join resumes r on r.id = s.resume_id
         where s.company_id = $1 and is_resume_listed(r, $1)
         order by s.saved_at desc, r.id desc offset $2 limit $3",
        company.as_uuid(),
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(ResumeId::from_uuid).collect())
}

pub async fn list_saved_among(
    db: &mut PgConnection,
    company: CompanyId,
    ids: &[ResumeId],
) -> sqlx::Result<Vec<ResumeId>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    let saved = sqlx::query_scalar!(
        "select resume_id from saved_candidates where company_id = $1 and resume_id = any ($2)",
        company.as_uuid(),
        &ids
    )
    .fetch_all(db)
    .await?;
    Ok(saved.into_iter().map(ResumeId::from_uuid).collect())
}

/// The fullest and freshest that this company may see.
pub async fn list_top_for(
    db: &mut PgConnection,
    company: CompanyId,
    limit: i64,
) -> sqlx::Result<Vec<ResumeId>> {
    let ids = sqlx::query_scalar!(
        "select r.id from resumes r where r.status = 'active' and r.deleted_at is null and is_resume_listed(r, $1)
         order by r.completeness desc, r.renewed_at desc, r.id desc limit $2",
        company.as_uuid(),
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(ResumeId::from_uuid).collect())
}

/// The fullest and freshest that every employer may see.
pub async fn list_top(db: &mut PgConnection, limit: i64) -> sqlx::Result<Vec<ResumeId>> {
    let ids = sqlx::query_scalar!(
        "select r.id from resumes r join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
         where r.status = 'active' and r.deleted_at is null and r.hidden_at is null and r.visibility = 'employers'
           and u.delete_at is null
         order by r.completeness desc, r.renewed_at desc, r.id desc limit $1",
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(ResumeId::from_uuid).collect())
}
