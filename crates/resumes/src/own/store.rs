//! SQL of a candidate's own resumes.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::CandidateId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use super::Copies;
use crate::ResumeId;
use crate::form::Step;

/// What the account adds to a resume.
pub struct Person {
    pub phone: String,
    pub avatar: Option<String>,
}

pub async fn find_person(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Option<Person>> {
    sqlx::query_as!(
        Person,
        "select u.phone, c.avatar from candidates c join users u on u.id = c.user_id where c.id = $1",
        candidate.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub struct ResumeRow {
    pub id: ResumeId,
    pub slug: String,
    pub status: String,
    pub revision: i32,
    pub step: String,
    pub form: Value,
    pub visibility: String,
    pub hidden: Vec<String>,
    pub has_link: bool,
    pub reasons: Value,
    pub in_force_at: Option<At>,
    pub published_at: Option<At>,
    pub renewed_at: Option<At>,
    pub updated_at: Timestamp,
}

pub async fn find_resume(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ResumeId,
) -> sqlx::Result<Option<ResumeRow>> {
    Ok(list_resumes(db, candidate, Some(id)).await?.pop())
}

/// Locks the row: moderators may decide about it at the same time.
pub async fn lock_resume(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ResumeId,
) -> sqlx::Result<Option<ResumeRow>> {
    sqlx::query!(
        "select id from resumes where id = $1 and candidate_id = $2 for update",
        id.as_uuid(),
        candidate.as_uuid()
    )
    .fetch_optional(&mut *db)
    .await?;
    find_resume(db, candidate, id).await
}

/// All of them or one, the newest change first.
pub async fn list_resumes(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: Option<ResumeId>,
) -> sqlx::Result<Vec<ResumeRow>> {
    sqlx::query_as!(
        ResumeRow,
        r#"select id, slug, status, revision, step, form, visibility, hidden, link_hash is not null as "has_link!",
                  reasons, in_force_at, published_at, renewed_at, updated_at
           from resumes where candidate_id = $1 and deleted_at is null and ($2::uuid is null or id = $2)
           order by updated_at desc, id desc"#,
        candidate.as_uuid(),
        id.map(ResumeId::as_uuid)
    )
    .fetch_all(db)
    .await
}

pub struct Counts {
    pub all: i64,
    pub active: i64,
}

pub async fn count_resumes(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Counts> {
    sqlx::query_as!(
        Counts,
        r#"select count(*) as "all!", count(*) filter (where status = 'active') as "active!"
           from resumes where candidate_id = $1 and deleted_at is null"#,
        candidate.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub struct DayRow {
    pub resume_id: ResumeId,
    pub day: jiff_sqlx::Date,
    pub views: i64,
}

pub async fn list_views_since(
    db: &mut PgConnection,
    candidate: CandidateId,
    first: Date,
) -> sqlx::Result<Vec<DayRow>> {
    sqlx::query_as!(
        DayRow,
        r#"select v.resume_id, v.day, count(*) as "views!"
           from resume_views v join resumes r on r.id = v.resume_id
           where r.candidate_id = $1 and v.day >= $2 group by v.resume_id, v.day"#,
        candidate.as_uuid(),
        first.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn count_openings(
    db: &mut PgConnection,
    candidate: CandidateId,
) -> sqlx::Result<Vec<(ResumeId, i64)>> {
    let rows = sqlx::query!(
        r#"select o.resume_id as "id: ResumeId", count(*) as "count!"
           from resume_openings o join resumes r on r.id = o.resume_id where r.candidate_id = $1 group by 1"#,
        candidate.as_uuid()
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.count)).collect())
}

pub struct NewResume<'a> {
    pub id: ResumeId,
    pub candidate: CandidateId,
    pub slug: &'a str,
    pub step: Step,
    pub form: &'a Value,
    pub completeness: i32,
    pub now: Timestamp,
}

/// False if the slug is taken.
pub async fn insert_resume(db: &mut PgConnection, new: &NewResume<'_>) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into resumes (id, candidate_id, slug, step, form, completeness, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)
         on conflict on constraint resumes_one_per_slug do nothing",
        new.id.as_uuid(),
        new.candidate.as_uuid(),
        new.slug,
        new.step.code(),
        new.form,
        new.completeness,
        new.now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Saves a draft.
pub async fn set_draft(
    db: &mut PgConnection,
    id: ResumeId,
    step: Step,
    form: &Value,
    completeness: i32,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update resumes set revision = revision + 1, step = $2, form = $3, completeness = $4, updated_at = $5
         where id = $1",
        id.as_uuid(),
        step.code(),
        form,
        completeness,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Makes a checked text the public one, with its copies for lists.
pub async fn put_in_force(
    db: &mut PgConnection,
    id: ResumeId,
    step: Step,
    form: &Value,
    copies: &Copies,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update resumes set revision = revision + 1, status = 'active', step = $2, form = $3, completeness = $4,
             position = $5, spheres = $6, location = $7, work_types = $8, salary = $9, currency = $10,
             hide_salary = $11, languages = $12, licences = $13, words = $14, experience_months = $15,
             is_working = $16, in_force_at = $17, updated_at = $17, published_at = coalesce(published_at, $17),
             renewed_at = case when status = 'active' then renewed_at else $17 end, reasons = '[]'
         where id = $1",
        id.as_uuid(),
        step.code(),
        form,
        copies.completeness,
        copies.position,
        &copies.spheres,
        copies.location,
        &copies.work_types,
        copies.salary,
        copies.currency,
        copies.hide_salary,
        &copies.languages,
        &copies.licences,
        copies.words,
        copies.experience_months,
        copies.is_working,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The address of a resume that was never public names its position. False if the slug is taken.
pub async fn set_slug(db: &mut PgConnection, id: ResumeId, slug: &str) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update resumes set slug = $2
         where id = $1 and not exists (select from resumes other where other.slug = $2 and other.id <> $1)",
        id.as_uuid(),
        slug
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Keeps the text that was public until now (decisions J6).
pub async fn insert_revision(
    db: &mut PgConnection,
    id: ResumeId,
    revision: i32,
    form: &Value,
    from: Timestamp,
    until: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into resume_revisions (resume_id, revision, form, public_from, public_until)
         values ($1, $2, $3, $4, $5) on conflict do nothing",
        id.as_uuid(),
        revision,
        form,
        from.to_sqlx() as _,
        until.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Takes a resume out of public sight; it counts as a save.
pub async fn set_unpublished(db: &mut PgConnection, id: ResumeId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update resumes set status = 'draft', revision = revision + 1, updated_at = $2 where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_renewed(db: &mut PgConnection, id: ResumeId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update resumes set renewed_at = $2 where id = $1", id.as_uuid(), now.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

/// Removes a resume from everybody's sight. Its share link dies with it.
pub async fn set_deleted(db: &mut PgConnection, id: ResumeId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update resumes set deleted_at = $2, link_hash = null where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// A copy is seen by the same companies as the original.
pub async fn copy_visibility(db: &mut PgConnection, from: ResumeId, to: ResumeId) -> sqlx::Result<()> {
    sqlx::query!(
        "update resumes set visibility = original.visibility, hidden = original.hidden
         from resumes original where original.id = $1 and resumes.id = $2",
        from.as_uuid(),
        to.as_uuid()
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into resume_companies (resume_id, company_id)
         select $2, company_id from resume_companies where resume_id = $1",
        from.as_uuid(),
        to.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct CompanyRow {
    pub slug: String,
    pub name: String,
}

/// The companies of the whitelist or blacklist.
pub async fn list_companies(db: &mut PgConnection, id: ResumeId) -> sqlx::Result<Vec<CompanyRow>> {
    sqlx::query_as!(
        CompanyRow,
        "select c.slug, c.name from resume_companies l join companies c on c.id = l.company_id
         where l.resume_id = $1 order by c.name, c.slug",
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// The ids of the companies with these slugs.
pub async fn list_company_ids(db: &mut PgConnection, slugs: &[String]) -> sqlx::Result<Vec<(String, Uuid)>> {
    let rows =
        sqlx::query!("select slug, id from companies where slug = any ($1)", slugs).fetch_all(db).await?;
    Ok(rows.into_iter().map(|row| (row.slug, row.id)).collect())
}

pub async fn set_visibility(
    db: &mut PgConnection,
    id: ResumeId,
    visibility: &str,
    hidden: &[String],
) -> sqlx::Result<()> {
    sqlx::query!(
        "update resumes set visibility = $2, hidden = $3 where id = $1",
        id.as_uuid(),
        visibility,
        hidden
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn replace_companies(db: &mut PgConnection, id: ResumeId, companies: &[Uuid]) -> sqlx::Result<()> {
    sqlx::query!("delete from resume_companies where resume_id = $1", id.as_uuid()).execute(&mut *db).await?;
    sqlx::query!(
        "insert into resume_companies (resume_id, company_id) select distinct $1::uuid, given from unnest($2::uuid[]) given",
        id.as_uuid(),
        companies
    )
    .execute(db)
    .await?;
    Ok(())
}
