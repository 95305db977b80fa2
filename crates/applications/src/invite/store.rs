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

pub async fn count_since(db: &mut PgConnection, company: CompanyId, since: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from applications
           where company_id = $1 and created_at > $2 and source = 'invitation'"#,
        company.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}
