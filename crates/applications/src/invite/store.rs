//! SQL of invitations.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, CompanyId};
use resumes::ResumeId;
use sqlx::PgConnection;
use vacancies::VacancyId;

pub struct InvitingCompany {
    pub name: String,
    pub is_verified: bool,
    /// By its plan.
    pub invitations_a_day: i32,
}

pub async fn hold_company(
    db: &mut PgConnection,
    company: CompanyId,
) -> sqlx::Result<Option<InvitingCompany>> {
    sqlx::query_as!(
        InvitingCompany,
        r#"select c.name, c.verified_at is not null as "is_verified!", l.invitations_a_day
           from companies c join limits l on l.id = c.limit_id where c.id = $1 for no key update of c"#,
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn find_candidate(db: &mut PgConnection, resume: ResumeId) -> sqlx::Result<Option<CandidateId>> {
    let id = sqlx::query_scalar!("select candidate_id from resumes where id = $1", resume.as_uuid())
        .fetch_optional(db)
        .await?;
    Ok(id.map(CandidateId::from_uuid))
}

pub async fn find_source(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!(
        "select source from applications where candidate_id = $1 and vacancy_id = $2",
        candidate.as_uuid(),
        vacancy.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// By the plan of the company.
pub async fn find_limit(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<i32> {
    sqlx::query_scalar!(
        "select l.invitations_a_day from companies c join limits l on l.id = c.limit_id where c.id = $1",
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// When the latest invitations after `since` were sent, the newest first.
pub async fn list_latest(
    db: &mut PgConnection,
    company: CompanyId,
    since: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<Timestamp>> {
    let rows = sqlx::query_scalar!(
        r#"select created_at as "at: jiff_sqlx::Timestamp" from applications
           where company_id = $1 and created_at > $2 and source = 'invitation'
           order by created_at desc limit $3"#,
        company.as_uuid(),
        since.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(jiff_sqlx::Timestamp::to_jiff).collect())
}
