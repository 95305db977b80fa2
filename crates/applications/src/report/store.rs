//! SQL of the hiring report. Every figure counts the applications that began in the period. What they
//! read of applications and events is in two covering indexes (migrations).

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::CompanyId;
use sqlx::PgConnection;
use uuid::Uuid;

/// Whose applications, and from when until when they began.
#[derive(Debug, Clone, Copy)]
pub struct Scope {
    pub company: CompanyId,
    pub vacancy: Option<Uuid>,
    pub start: Timestamp,
    pub end: Timestamp,
}

pub struct VacancyRow {
    pub id: Uuid,
    pub slug: String,
    pub title: String,
}

/// Vacancies with applications, those with the newest first.
pub async fn list_vacancies(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<VacancyRow>> {
    sqlx::query_as!(
        VacancyRow,
        "select v.id, v.slug, v.title
         from vacancies v
         cross join lateral (
             select a.created_at from applications a where a.vacancy_id = v.id order by a.created_at desc limit 1
         ) newest
         where v.company_id = $1 and v.deleted_at is null
         order by newest.created_at desc, v.id
         limit 200",
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn find_vacancy(
    db: &mut PgConnection,
    company: CompanyId,
    slug: &str,
) -> sqlx::Result<Option<VacancyRow>> {
    sqlx::query_as!(
        VacancyRow,
        "select id, slug, title from vacancies where company_id = $1 and slug = $2 and deleted_at is null",
        company.as_uuid(),
        slug
    )
    .fetch_optional(db)
    .await
}

/// When the first application came.
pub async fn find_first(
    db: &mut PgConnection,
    company: CompanyId,
    vacancy: Option<Uuid>,
) -> sqlx::Result<Option<Timestamp>> {
    let first = sqlx::query_scalar!(
        r#"select min(created_at) as "first: At" from applications
           where company_id = $1 and ($2::uuid is null or vacancy_id = $2)"#,
        company.as_uuid(),
        vacancy
    )
    .fetch_one(db)
    .await?;
    Ok(first.map(At::to_jiff))
}

pub struct TotalsRow {
    pub is_current: bool,
    pub applications: i64,
    pub hired: i64,
    pub hired_vacancies: i64,
    pub due: i64,
    pub answered: i64,
    pub answer_minutes: Option<f64>,
    pub hire_minutes: Option<f64>,
}

/// The totals since `earlier`, apart for the time before the scope and the scope. `due_before` as in the public record.
/// From `hired` an application leaves only for `rejected`, with one of two reasons, unless the hiring was a mistake.
pub async fn count_totals(
    db: &mut PgConnection,
    scope: Scope,
    earlier: Timestamp,
    due_before: Timestamp,
) -> sqlx::Result<Vec<TotalsRow>> {
    sqlx::query_as!(
        TotalsRow,
        r#"with chosen as (
               select a.id, a.vacancy_id, a.created_at >= $3 as is_current,
                      a.stage = 'hired' or a.reason in ('did_not_start', 'left_on_probation') as is_hired,
                      a.counts_in_record and (a.answered_at is not null or a.created_at < $6) as is_due,
                      case when a.source = 'response' then a.answered_at - a.created_at end as answer,
                      a.created_at
               from applications a
               where a.company_id = $1 and ($2::uuid is null or a.vacancy_id = $2)
                 and a.created_at >= $4 and a.created_at < $5
           ), hires as (
               -- From the publication of the vacancy; one that was published anew keeps the day of the application.
               select h.is_current, max(e.at) - least(v.published_at, h.created_at) as time
               from chosen h
               join vacancies v on v.id = h.vacancy_id
               join application_events e on e.application_id = h.id and e.kind = 'hired'
               where h.is_hired
               group by h.id, h.is_current, v.published_at, h.created_at
           )
           select c.is_current as "is_current!", count(*) as "applications!",
                  count(*) filter (where c.is_hired) as "hired!",
                  (select count(distinct h.vacancy_id) from chosen h
                   where h.is_hired and h.is_current = c.is_current) as "hired_vacancies!",
                  count(*) filter (where c.is_due) as "due!",
                  count(c.answer) as "answered!",
                  percentile_cont(0.5) within group (order by extract(epoch from c.answer) / 60)
                      filter (where c.answer is not null) as answer_minutes,
                  (select percentile_cont(0.5) within group (order by extract(epoch from h.time) / 60)
                   from hires h where h.is_current = c.is_current) as hire_minutes
           from chosen c
           group by c.is_current"#,
        scope.company.as_uuid(),
        scope.vacancy,
        scope.start.to_sqlx() as _,
        earlier.to_sqlx() as _,
        scope.end.to_sqlx() as _,
        due_before.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub struct StageRow {
    pub stage: String,
    /// Applications that were ever in it.
    pub entered: i64,
    /// Applications that came so far and no further.
    pub furthest: i64,
    /// Times that an application left it.
    pub left: i64,
    pub quarter: Option<f64>,
    pub median: Option<f64>,
    pub three_quarters: Option<f64>,
}

/// What the events tell about each stage; times in minutes. A hiring that was a mistake has not happened.
pub async fn list_stages(db: &mut PgConnection, scope: Scope) -> sqlx::Result<Vec<StageRow>> {
    sqlx::query_as!(
        StageRow,
        r#"select s.stage as "stage!", count(*) filter (where s.is_first) as "entered!",
                  count(*) filter (where s.is_first and s.place = s.furthest) as "furthest!", count(s.minutes) as "left!",
                  percentile_cont(0.25) within group (order by s.minutes) as quarter,
                  percentile_cont(0.5) within group (order by s.minutes) as median,
                  percentile_cont(0.75) within group (order by s.minutes) as three_quarters
           from applications a
           cross join lateral (
               select r.stage, r.minutes, r.place, max(r.place) over () as furthest,
                      row_number() over (partition by r.stage order by r.id) = 1 as is_first
               from (
                   select e.id, e.to_stage as stage, lead(e.kind) over history as left_by,
                          extract(epoch from lead(e.at) over history - e.at)::float8 / 60 as minutes,
                          array_position(array['new', 'review', 'test', 'invited', 'interview', 'hired'], e.to_stage) as place
                   from application_events e
                   where e.application_id = a.id and e.to_stage is not null
                     and e.from_stage is distinct from e.to_stage
                   window history as (order by e.id)
               ) r
               where r.stage <> 'hired' or r.left_by is distinct from 'hire_undone'
           ) s
           where a.company_id = $1 and ($2::uuid is null or a.vacancy_id = $2)
             and a.created_at >= $3 and a.created_at < $4
           group by s.stage"#,
        scope.company.as_uuid(),
        scope.vacancy,
        scope.start.to_sqlx() as _,
        scope.end.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub struct WeekRow {
    /// Its Monday.
    pub week: jiff_sqlx::Date,
    pub in_day: i64,
    pub in_three_days: i64,
    pub later: i64,
    pub never: i64,
    pub waiting: i64,
}

/// How fast the responses of each week were answered. Ones that the candidate soon took back are not counted.
pub async fn list_weeks(
    db: &mut PgConnection,
    scope: Scope,
    due_before: Timestamp,
) -> sqlx::Result<Vec<WeekRow>> {
    sqlx::query_as!(
        WeekRow,
        r#"select date_trunc('week', a.created_at at time zone 'Asia/Tashkent')::date as "week!: jiff_sqlx::Date",
                  count(*) filter (where a.answered_at <= a.created_at + interval '1 day') as "in_day!",
                  count(*) filter (where a.answered_at > a.created_at + interval '1 day'
                                     and a.answered_at <= a.created_at + interval '3 days') as "in_three_days!",
                  count(*) filter (where a.answered_at > a.created_at + interval '3 days') as "later!",
                  count(*) filter (where a.answered_at is null and a.created_at < $5) as "never!",
                  count(*) filter (where a.answered_at is null and a.created_at >= $5) as "waiting!"
           from applications a
           where a.company_id = $1 and ($2::uuid is null or a.vacancy_id = $2)
             and a.created_at >= $3 and a.created_at < $4
             and a.counts_in_record
           group by 1"#,
        scope.company.as_uuid(),
        scope.vacancy,
        scope.start.to_sqlx() as _,
        scope.end.to_sqlx() as _,
        due_before.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub struct EndRow {
    pub source: String,
    pub ended_by: Option<String>,
    pub reason: Option<String>,
    pub is_hired: bool,
    pub count: i64,
}

/// Where applications came from and how they ended.
pub async fn list_ends(db: &mut PgConnection, scope: Scope) -> sqlx::Result<Vec<EndRow>> {
    sqlx::query_as!(
        EndRow,
        r#"select a.source, a.ended_by, a.reason,
                  a.stage = 'hired' or coalesce(a.reason in ('did_not_start', 'left_on_probation'), false) as "is_hired!",
                  count(*) as "count!"
           from applications a
           where a.company_id = $1 and ($2::uuid is null or a.vacancy_id = $2)
             and a.created_at >= $3 and a.created_at < $4
           group by 1, 2, 3, 4"#,
        scope.company.as_uuid(),
        scope.vacancy,
        scope.start.to_sqlx() as _,
        scope.end.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}
