//! SQL of a search: data that the index does not have, and the fallback search while there is no index.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, CompanyId};
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;

use crate::engine::vacancy_schema::VacancyFilters;

pub struct CompanyRow {
    pub id: CompanyId,
    pub name: String,
}

/// The company with this slug, if it is visible.
pub async fn find_company(
    db: &mut PgConnection,
    slug: &str,
    now: Timestamp,
) -> sqlx::Result<Option<CompanyRow>> {
    sqlx::query_as!(
        CompanyRow,
        r#"select id as "id: CompanyId", name from companies where slug = $1 and is_in_sight(companies, $2)"#,
        slug,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// What a candidate has hidden.
pub async fn list_hidden_vacancies(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<Uuid>> {
    sqlx::query_scalar!(
        "select vacancy_id from hidden_vacancies where candidate_id = $1",
        candidate as CandidateId
    )
    .fetch_all(db)
    .await
}

pub async fn list_hidden_companies(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<Uuid>> {
    sqlx::query_scalar!(
        "select company_id from hidden_companies where candidate_id = $1",
        candidate as CandidateId
    )
    .fetch_all(db)
    .await
}

/// Maximum number of results while the index is being built.
const MAX_BY_TITLE: i64 = 1000;

/// The fallback while the index is being built: every filter, and every word somewhere in the title. The second value
/// is the number of matches, up to [`MAX_BY_TITLE`]: counting a million would take too long.
pub async fn list_by_title(
    db: &mut PgConnection,
    words: &[String],
    filters: &VacancyFilters,
    now: Timestamp,
    offset: i64,
    limit: i64,
) -> sqlx::Result<Vec<(VacancyId, i64)>> {
    let experience: Vec<String> = filters
        .experience
        .iter()
        .map(|years| if *years == 0 { "none".to_owned() } else { years.to_string() })
        .collect();
    let floor = filters.pay_floor;
    let rows = sqlx::query!(
        r#"with fitting as (
           select v.id, v.published_at
           from vacancies v
           join companies c on c.id = v.company_id
           join vacancy_revisions r on r.id = v.public_revision
           where v.is_public and v.expires_at > $1 and is_in_sight(c, $1)
             and (cardinality($2::text[]) = 0 or v.title ilike all ($2))
             and (cardinality($3::text[]) = 0 or v.spheres && $3)
             and (cardinality($4::text[]) = 0 or v.profession = any ($4))
             and (cardinality($5::text[]) = 0 or v.location in (
                 with recursive inside as (
                     select id, slug from locations where slug = any ($5)
                     union select l.id, l.slug from locations l join inside on l.parent_id = inside.id
                 ) select slug from inside
             ))
             and (cardinality($6::text[]) = 0 or v.work_types && $6)
             and (cardinality($7::text[]) = 0 or v.experience = any ($7))
             and (cardinality($8::text[]) = 0 or r.content ->> 'education_level' = any ($8))
             and (cardinality($9::text[]) = 0 or exists (
                 select from jsonb_array_elements(r.content -> 'languages') one where one ->> 'language' = any ($9)
             ))
             and (not $10 or (not v.hide_salary and v.salary_min is not null))
             and ($11::bigint is null or (not v.hide_salary and coalesce(v.salary_max, v.salary_min) >= case v.currency
                 when 'USD' then $12::bigint when 'RUB' then $13::bigint else $11 end))
             and ($14::timestamptz is null or v.published_at >= $14)
             and ($15::boolean is null or (r.content ->> 'resume_required')::boolean = $15)
             and ($16::uuid is null or v.company_id = $16)
             and v.id <> all ($17) and v.company_id <> all ($18)
           order by v.published_at desc, v.id desc limit $21
           )
           select id as "id: VacancyId", (select count(*) from fitting) as "total!" from fitting
           order by published_at desc, id desc offset $19 limit $20"#,
        now.to_sqlx() as _,
        words,
        &filters.spheres,
        &filters.professions,
        &filters.locations,
        &filters.work_types,
        &experience,
        &filters.education,
        &filters.languages,
        filters.only_with_pay,
        floor.map(|floor| floor[0]),
        floor.map(|floor| floor[1]),
        floor.map(|floor| floor[2]),
        filters.published_since.and_then(|at| Timestamp::from_second(at).ok()).map(Timestamp::to_sqlx) as _,
        filters.resume_required,
        filters.company,
        &filters.excluded,
        &filters.excluded_companies,
        offset,
        limit,
        MAX_BY_TITLE
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.total)).collect())
}
