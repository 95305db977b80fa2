//! SQL of hidden vacancies and companies.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, CompanyId};
use sqlx::PgConnection;
use vacancies::VacancyId;

use super::list::HiddenCompany;

/// Only a vacancy that was public once, so that the existence of others is not revealed.
pub async fn find_vacancy(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<VacancyId>> {
    sqlx::query_scalar!(
        r#"select id as "id: VacancyId" from vacancies where slug = $1 and published_at is not null"#,
        slug
    )
    .fetch_optional(db)
    .await
}

pub async fn find_company(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<CompanyId>> {
    sqlx::query_scalar!(r#"select id as "id: CompanyId" from companies where slug = $1"#, slug)
        .fetch_optional(db)
        .await
}

/// Returns false when it was hidden already.
pub async fn insert_vacancy(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into hidden_vacancies (candidate_id, vacancy_id, hidden_at) values ($1, $2, $3)
         on conflict do nothing",
        candidate as CandidateId,
        vacancy as VacancyId,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}

pub async fn insert_company(
    db: &mut PgConnection,
    candidate: CandidateId,
    company: CompanyId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into hidden_companies (candidate_id, company_id, hidden_at) values ($1, $2, $3)
         on conflict do nothing",
        candidate as CandidateId,
        company as CompanyId,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Only open vacancies count towards the limit: others are not in the list, so the candidate could not remove them.
pub async fn count_vacancies(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from hidden_vacancies h join vacancies v on v.id = h.vacancy_id
           where h.candidate_id = $1 and v.is_public"#,
        candidate as CandidateId
    )
    .fetch_one(db)
    .await
}

pub async fn count_companies(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from hidden_companies where candidate_id = $1"#,
        candidate as CandidateId
    )
    .fetch_one(db)
    .await
}

pub async fn delete_vacancy(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from hidden_vacancies where candidate_id = $1 and vacancy_id = $2",
        candidate as CandidateId,
        vacancy as VacancyId
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_company(
    db: &mut PgConnection,
    candidate: CandidateId,
    company: CompanyId,
) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from hidden_companies where candidate_id = $1 and company_id = $2",
        candidate as CandidateId,
        company as CompanyId
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_vacancies(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select h.vacancy_id as "id: VacancyId" from hidden_vacancies h join vacancies v on v.id = h.vacancy_id
           where h.candidate_id = $1 and v.is_public
           order by h.hidden_at desc, h.vacancy_id desc"#,
        candidate as CandidateId
    )
    .fetch_all(db)
    .await
}

/// Companies that are not visible are left out, so that their names are not revealed.
pub async fn list_companies(
    db: &mut PgConnection,
    candidate: CandidateId,
    now: Timestamp,
) -> sqlx::Result<Vec<HiddenCompany>> {
    sqlx::query_as!(
        HiddenCompany,
        "select c.slug, c.name from hidden_companies h join companies c on c.id = h.company_id
         where h.candidate_id = $1 and is_in_sight(c, $2)
         order by h.hidden_at desc, c.id desc",
        candidate as CandidateId,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// Deletes entries of vacancies that ended long ago: they will not be published again.
pub async fn forget_ended(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from hidden_vacancies h using vacancies v
         where v.id = h.vacancy_id and not v.is_public and v.expires_at < $1",
        before.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
