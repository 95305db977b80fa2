//! SQL of responding.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::words::ApplicationStage;
use platform::{CandidateId, CompanyId, UserId};
use resumes::ResumeId;
use resumes::profile::{CopyCard, ResumeCopy};
use serde_json::json;
use sqlx::PgConnection;
use vacancies::VacancyId;

use super::Sending;
use crate::state::status_of;
use crate::{ApplicationId, ColumnId};

pub struct ResumeRow {
    pub id: ResumeId,
    pub slug: String,
    pub position: String,
    pub is_active: bool,
    pub completeness: i32,
    pub spheres: Vec<String>,
    pub location: Option<String>,
    pub work_types: Vec<String>,
    pub salary: Option<i64>,
    pub currency: Option<String>,
    pub updated_at: Timestamp,
}

/// The candidate's resumes, the most recently changed first.
pub async fn list_resumes(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<ResumeRow>> {
    sqlx::query_as!(
        ResumeRow,
        r#"select id, slug, position, status = 'active' and hidden_at is null as "is_active!", completeness, spheres,
                  location, work_types, salary, currency, updated_at
           from resumes where candidate_id = $1 and deleted_at is null order by updated_at desc, id"#,
        candidate.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct EarlierRow {
    pub id: ApplicationId,
    pub status: String,
    pub created_at: Timestamp,
}

pub async fn find_earlier(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
) -> sqlx::Result<Option<EarlierRow>> {
    sqlx::query_as!(
        EarlierRow,
        "select id, status, created_at from applications where candidate_id = $1 and vacancy_id = $2",
        candidate.as_uuid(),
        vacancy.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn is_member(db: &mut PgConnection, user: UserId, company: CompanyId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select from company_members where user_id = $1 and company_id = $2) as "is_member!""#,
        user.as_uuid(),
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// The response that was the `limit`th before the next one, if it was sent after `since`.
pub async fn find_nth_latest(
    db: &mut PgConnection,
    candidate: CandidateId,
    since: Timestamp,
    limit: i64,
) -> sqlx::Result<Option<Timestamp>> {
    let at = sqlx::query_scalar!(
        r#"select created_at as "at: jiff_sqlx::Timestamp" from applications
           where candidate_id = $1 and created_at > $2 and source = 'response'
           order by created_at desc offset $3 limit 1"#,
        candidate.as_uuid(),
        since.to_sqlx() as _,
        limit - 1
    )
    .fetch_optional(db)
    .await?;
    Ok(at.map(jiff_sqlx::Timestamp::to_jiff))
}

pub async fn find_candidate_name(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<String> {
    sqlx::query_scalar!(r#"select card ->> 'name' as "name!" from applications where id = $1"#, id.as_uuid())
        .fetch_one(db)
        .await
}

pub struct NewApplication<'a> {
    pub id: ApplicationId,
    pub sending: &'a Sending<'a>,
    pub stage: ApplicationStage,
    pub column: ColumnId,
    pub searched: &'a str,
    pub spheres: &'a [String],
    pub salary: Option<i64>,
    pub copy: &'a ResumeCopy,
    pub card: &'a CopyCard,
}

pub async fn insert(db: &mut PgConnection, new: &NewApplication<'_>, now: Timestamp) -> sqlx::Result<()> {
    let sending = new.sending;
    // An invitation is an answer, and the employer has seen whom he invites.
    let answered = sending.message.map(|_| now.to_sqlx());
    sqlx::query!(
        "insert into applications (id, vacancy_id, company_id, candidate_id, resume_id, source, status, stage, column_id,
                letter, answers, snapshot, card, spheres, salary, words, message, created_at, status_at, stage_at,
                acted_at, viewed_at, answered_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $18, $18, $19, $19)",
        new.id.as_uuid(),
        sending.vacancy.as_uuid(),
        sending.company.as_uuid(),
        sending.candidate.as_uuid(),
        sending.resume.as_uuid(),
        sending.source.code(),
        status_of(new.stage).code(),
        new.stage.code(),
        new.column.as_uuid(),
        sending.letter,
        json!(sending.answers),
        json!(new.copy),
        json!(new.card),
        new.spheres,
        new.salary,
        new.searched,
        sending.message,
        now.to_sqlx() as _,
        answered as _
    )
    .execute(db)
    .await?;
    Ok(())
}
