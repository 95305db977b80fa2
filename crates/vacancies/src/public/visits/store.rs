//! SQL of visits.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use platform::CandidateId;
use sqlx::PgConnection;

use crate::VacancyId;

/// Counts a visitor once per day.
pub async fn insert_view(
    db: &mut PgConnection,
    vacancy: VacancyId,
    day: Date,
    visitor: &[u8],
) -> sqlx::Result<()> {
    sqlx::query!(
        "with counted as (
             insert into vacancy_viewers (day, vacancy_id, visitor) values ($2, $1, $3)
             on conflict do nothing returning vacancy_id
         )
         insert into vacancy_days (vacancy_id, day, views) select vacancy_id, $2, 1 from counted
         on conflict (vacancy_id, day) do update set views = vacancy_days.views + 1",
        vacancy.as_uuid(),
        day.to_sqlx() as _,
        visitor
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn has_opened_contacts(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from vacancy_contact_views where candidate_id = $1 and vacancy_id = $2
           ) as "has_opened!""#,
        candidate.as_uuid(),
        vacancy.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn count_opened_since(
    db: &mut PgConnection,
    candidate: CandidateId,
    since: Timestamp,
) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from vacancy_contact_views where candidate_id = $1 and at >= $2"#,
        candidate.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn insert_contact_view(
    db: &mut PgConnection,
    candidate: CandidateId,
    vacancy: VacancyId,
    now: Timestamp,
    day: Date,
) -> sqlx::Result<()> {
    sqlx::query!(
        "with opened as (
             insert into vacancy_contact_views (candidate_id, vacancy_id, at) values ($1, $2, $3)
             returning vacancy_id
         )
         insert into vacancy_days (vacancy_id, day, contacts) select vacancy_id, $4, 1 from opened
         on conflict (vacancy_id, day) do update set contacts = vacancy_days.contacts + 1",
        candidate.as_uuid(),
        vacancy.as_uuid(),
        now.to_sqlx() as _,
        day.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
