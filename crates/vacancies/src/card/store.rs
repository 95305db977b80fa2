//! SQL of cards.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, CompanyId};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::VacancyId;

pub(crate) struct CardRow {
    pub id: VacancyId,
    pub slug: String,
    pub kind: String,
    pub title: String,
    pub spheres: Vec<String>,
    pub profession: Option<String>,
    pub location: String,
    pub work_types: Vec<String>,
    pub experience: String,
    pub salary_min: Option<i64>,
    pub salary_max: Option<i64>,
    pub currency: String,
    pub tax: String,
    pub hide_salary: bool,
    pub published_at: Option<jiff_sqlx::Timestamp>,
    pub company_slug: String,
    pub company_name: String,
    pub company_avatar: Option<String>,
    pub is_verified: bool,
    pub liked: bool,
    pub contacted: bool,
    pub responded: Option<String>,
    pub promise_days: Option<i32>,
    pub answers_due: Option<i32>,
    pub answered: Option<i32>,
    pub median_hours: Option<i32>,
}

fn uuids(ids: &[VacancyId]) -> Vec<Uuid> {
    ids.iter().map(|id| id.as_uuid()).collect()
}

/// The planner cannot see into the subquery, so it caches one generic plan for any number of ids. Otherwise it would
/// estimate that a short list deserves a custom plan and replan on every call, which takes longer than reading the
/// cards.
pub async fn list_public(
    db: &mut PgConnection,
    ids: &[VacancyId],
    candidate: Option<CandidateId>,
    now: Timestamp,
) -> sqlx::Result<Vec<CardRow>> {
    sqlx::query_as!(
        CardRow,
        r#"select v.id, v.slug, v.kind, v.title, v.spheres, v.profession, v.location, v.work_types, v.experience,
                  v.salary_min, v.salary_max, v.currency, v.tax, v.hide_salary, v.published_at,
                  c.slug as company_slug, c.name as company_name, c.avatar as company_avatar,
                  (select a.status from applications a where a.vacancy_id = v.id and a.candidate_id = $2) as responded,
                  n.promise_days as "promise_days?", n.due as "answers_due?", n.answered as "answered?",
                  n.median_hours as "median_hours?",
                  c.verified_at is not null as "is_verified!",
                  exists (select from favourites f where f.vacancy_id = v.id and f.candidate_id = $2) as "liked!",
                  exists (
                      select from vacancy_contact_views o where o.vacancy_id = v.id and o.candidate_id = $2
                  ) as "contacted!"
           from unnest((select $1::uuid[])) with ordinality as wanted (id, at)
           join vacancies v on v.id = wanted.id
           join companies c on c.id = v.company_id
           left join company_answers n on n.company_id = c.id
           where v.is_public and v.expires_at > $3 and is_in_sight(c, $3)
           order by wanted.at"#,
        &uuids(ids),
        candidate.map(CandidateId::as_uuid),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn list_own(
    db: &mut PgConnection,
    company: CompanyId,
    ids: &[VacancyId],
) -> sqlx::Result<Vec<CardRow>> {
    sqlx::query_as!(
        CardRow,
        r#"select v.id, v.slug, v.kind, v.title, v.spheres, v.profession, v.location, v.work_types, v.experience,
                  v.salary_min, v.salary_max, v.currency, v.tax, v.hide_salary, v.published_at,
                  c.slug as company_slug, c.name as company_name, c.avatar as company_avatar,
                  null::text as responded,
                  n.promise_days as "promise_days?", n.due as "answers_due?", n.answered as "answered?",
                  n.median_hours as "median_hours?",
                  c.verified_at is not null as "is_verified!", false as "liked!", false as "contacted!"
           from unnest($1::uuid[]) with ordinality as wanted (id, at)
           join vacancies v on v.id = wanted.id
           join companies c on c.id = v.company_id
           left join company_answers n on n.company_id = c.id
           where v.company_id = $2 and v.deleted_at is null
           order by wanted.at"#,
        &uuids(ids),
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}
