//! SQL of a candidate's home.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::CandidateId;
use resumes::ResumeId;
use sqlx::PgConnection;
use vacancies::VacancyId;

use crate::InterviewId;

pub async fn list_spheres(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        "select sphere from candidate_spheres where candidate_id = $1 order by position",
        candidate.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct NewRow {
    pub spheres: Vec<String>,
    pub count: i64,
}

/// Public vacancies of these spheres since then, by their spheres: reads the newest ones only.
pub async fn count_new(
    db: &mut PgConnection,
    spheres: &[String],
    since: Timestamp,
    now: Timestamp,
) -> sqlx::Result<Vec<NewRow>> {
    sqlx::query_as!(
        NewRow,
        r#"select v.spheres, count(*) as "count!"
           from vacancies v
           where v.is_public and v.published_at >= $2 and v.expires_at > $3 and v.spheres && $1
             and not exists (select from companies c where c.id = v.company_id and not is_in_sight(c, $3))
           group by v.spheres"#,
        spheres,
        since.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// The newest public vacancies of these spheres to which the candidate has not applied and which he has not hidden.
pub async fn list_for(
    db: &mut PgConnection,
    candidate: CandidateId,
    spheres: &[String],
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select v.id as "id: VacancyId"
           from vacancies v
           where v.is_public and v.expires_at > $3 and v.spheres && $2
             and not exists (select from companies c where c.id = v.company_id and not is_in_sight(c, $3))
             and not exists (select from applications a where a.candidate_id = $1 and a.vacancy_id = v.id)
             and not exists (select from hidden_vacancies h where h.candidate_id = $1 and h.vacancy_id = v.id)
             and not exists (select from hidden_companies h where h.candidate_id = $1 and h.company_id = v.company_id)
           order by v.published_at desc, v.id desc limit $4"#,
        candidate.as_uuid(),
        spheres,
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await
}

pub async fn find_place(db: &mut PgConnection, id: InterviewId) -> sqlx::Result<Option<String>> {
    let place = sqlx::query_scalar!("select place from interviews where id = $1", id.as_uuid());
    Ok(place.fetch_optional(db).await?.flatten())
}

pub struct ResumeRow {
    pub id: ResumeId,
    pub position: String,
    pub is_active: bool,
    pub is_returned: bool,
    pub step: String,
    pub completeness: i32,
}

/// The resume to go on with: an active one before drafts, the one that was changed last.
pub async fn find_resume(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Option<ResumeRow>> {
    sqlx::query_as!(
        ResumeRow,
        r#"select id, position, status = 'active' as "is_active!", reasons <> '[]' as "is_returned!", step, completeness
           from resumes where candidate_id = $1 and deleted_at is null
           order by status = 'active' desc, updated_at desc, id limit 1"#,
        candidate.as_uuid()
    )
    .fetch_optional(db)
    .await
}
