//! SQL of favourites.
//!
//! A saved vacancy is shown if it has a published text, is not hidden by complaints, and its company is not closed.
//! Its card contains only approved content.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, PageQuery};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::VacancyId;
use crate::card::CardRow;

pub struct PublicVacancyRow {
    pub id: VacancyId,
    pub is_listed: bool,
    pub was_public: bool,
    pub is_saved: bool,
}

pub async fn find(
    db: &mut PgConnection,
    candidate: CandidateId,
    slug: &str,
    now: Timestamp,
) -> sqlx::Result<Option<PublicVacancyRow>> {
    sqlx::query_as!(
        PublicVacancyRow,
        r#"select v.id,
                  v.is_public and v.expires_at > $3 and is_in_sight(c, $3) as "is_listed!",
                  v.published_at is not null as "was_public!",
                  exists (select from favourites f where f.candidate_id = $1 and f.vacancy_id = v.id) as "is_saved!"
           from vacancies v join companies c on c.id = v.company_id
           where v.slug = $2"#,
        candidate.as_uuid(),
        slug,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn count(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from favourites where candidate_id = $1"#,
        candidate.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

pub async fn insert(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
    now: Timestamp,
    day: Date,
) -> sqlx::Result<()> {
    sqlx::query!(
        "with saved as (
             insert into favourites (candidate_id, vacancy_id, added_at) values ($1, $2, $3) returning vacancy_id
         )
         insert into vacancy_days (vacancy_id, day, favourites) select vacancy_id, $4, 1 from saved
         on conflict (vacancy_id, day) do update set favourites = vacancy_days.favourites + 1",
        candidate.as_uuid(),
        vacancy.as_uuid(),
        now.to_sqlx() as _,
        day.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete(db: &mut PgConnection, candidate: CandidateId, vacancy: VacancyId) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from favourites where candidate_id = $1 and vacancy_id = $2",
        candidate.as_uuid(),
        vacancy.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn count_shown(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!"
           from favourites f
           join vacancies v on v.id = f.vacancy_id
           join companies c on c.id = v.company_id
           where f.candidate_id = $1 and v.public_revision is not null and v.hidden_at is null and c.active and c.hidden_at is null"#,
        candidate.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

pub struct SavedRow {
    pub id: VacancyId,
    pub added_at: Timestamp,
    pub is_open: bool,
}

pub async fn list_shown(
    db: &mut PgConnection,
    candidate: CandidateId,
    now: Timestamp,
    page: PageQuery,
) -> sqlx::Result<Vec<SavedRow>> {
    sqlx::query_as!(
        SavedRow,
        r#"select v.id, f.added_at,
                  v.is_public and v.expires_at > $2 and is_in_sight(c, $2) as "is_open!"
           from favourites f
           join vacancies v on v.id = f.vacancy_id
           join companies c on c.id = v.company_id
           where f.candidate_id = $1 and v.public_revision is not null and v.hidden_at is null and c.active and c.hidden_at is null
           order by f.added_at desc, f.vacancy_id desc offset $3 limit $4"#,
        candidate.as_uuid(),
        now.to_sqlx() as _,
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_all(db)
    .await
}

/// Cards of saved vacancies that are not open any more.
pub async fn list_over_cards(
    db: &mut PgConnection,
    candidate: CandidateId,
    ids: &[VacancyId],
) -> sqlx::Result<Vec<CardRow>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        CardRow,
        r#"select v.id, v.slug, v.kind, v.title, v.spheres, v.profession, v.location, v.work_types, v.experience,
                  v.salary_min, v.salary_max, v.currency, v.tax, v.hide_salary, v.published_at,
                  c.slug as company_slug, c.name as company_name, c.avatar as company_avatar,
                  (select a.status from applications a where a.vacancy_id = v.id and a.candidate_id = $2) as responded,
                  n.promise_days as "promise_days?", n.due as "answers_due?", n.answered as "answered?",
                  n.median_hours as "median_hours?",
                  c.verified_at is not null as "is_verified!", true as "liked!",
                  exists (
                      select from vacancy_contact_views o where o.vacancy_id = v.id and o.candidate_id = $2
                  ) as "contacted!"
           from vacancies v join companies c on c.id = v.company_id
           left join company_answers n on n.company_id = c.id
           where v.id = any ($1) and v.public_revision is not null and v.hidden_at is null and c.active and c.hidden_at is null"#,
        &ids,
        candidate.as_uuid()
    )
    .fetch_all(db)
    .await
}
