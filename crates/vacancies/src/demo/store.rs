//! SQL of demo vacancies: each statement inserts thousands of rows.

use jiff::Timestamp;
use jiff::civil::Date;
use platform::CompanyId;
use serde::Serialize;
use serde_json::Value;
use sqlx::PgConnection;
use sqlx::types::Json;
use uuid::Uuid;

use crate::content::Content;

pub struct CompanyRow {
    pub id: Uuid,
    pub slug: String,
    pub name: String,
    pub location: String,
    pub address: Option<String>,
    pub phone: String,
    pub locale: String,
    pub is_verified: bool,
}

#[derive(Serialize)]
pub struct VacancyRow {
    pub id: Uuid,
    pub company_id: Uuid,
    pub slug: String,
    pub kind: &'static str,
    pub status: &'static str,
    pub lifecycle: &'static str,
    pub public_revision: Option<Uuid>,
    pub title: String,
    pub spheres: Vec<String>,
    pub profession: Option<String>,
    pub location: String,
    pub work_types: Vec<&'static str>,
    pub experience: &'static str,
    pub salary_min: Option<i64>,
    pub salary_max: Option<i64>,
    pub currency: &'static str,
    pub tax: &'static str,
    pub hide_salary: bool,
    pub submitted_at: Timestamp,
    pub published_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
    pub asked_at: Option<Timestamp>,
    pub warned_at: Option<Timestamp>,
    pub still_hiring_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Serialize)]
pub struct RevisionRow {
    pub id: Uuid,
    pub vacancy_id: Uuid,
    pub number: i32,
    pub content: Content,
    pub state: &'static str,
    pub risk: i32,
    pub findings: Value,
    pub submitted_at: Timestamp,
    pub decided_at: Option<Timestamp>,
    pub reasons: Value,
}

#[derive(Serialize)]
pub struct EventRow {
    pub id: Uuid,
    pub vacancy_id: Uuid,
    pub at: Timestamp,
    pub what: &'static str,
}

#[derive(Serialize)]
pub struct DayRow {
    pub vacancy_id: Uuid,
    pub day: Date,
    pub views: usize,
    pub favourites: usize,
    pub contacts: usize,
}

#[derive(Serialize)]
pub struct FavouriteRow {
    pub candidate_id: Uuid,
    pub vacancy_id: Uuid,
    pub added_at: Timestamp,
}

/// Demo companies in order of their numbers. The phone numbers identify them: no real company has such a number.
pub async fn list_companies(db: &mut PgConnection) -> sqlx::Result<Vec<CompanyRow>> {
    sqlx::query_as!(
        CompanyRow,
        r#"select c.id, c.slug, c.name, c.location, c.address, u.phone as "phone!", u.locale,
                  c.verified_at is not null as "is_verified!"
           from companies c join users u on u.id = c.user_id
           where u.phone like '+99800%' order by u.phone"#
    )
    .fetch_all(db)
    .await
}

/// The first `most` demo candidates, in order of their numbers.
pub async fn list_candidates(db: &mut PgConnection, most: i64) -> sqlx::Result<Vec<Uuid>> {
    sqlx::query_scalar!(
        "select c.id from candidates c join users u on u.id = c.user_id
         where u.phone like '+99800%' order by u.phone limit $1",
        most
    )
    .fetch_all(db)
    .await
}

pub async fn insert_vacancies(db: &mut PgConnection, rows: &[VacancyRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancies (id, company_id, slug, kind, status, lifecycle, public_revision, title, spheres,
                                profession, location, work_types, experience, salary_min, salary_max, currency, tax,
                                hide_salary, submitted_at, published_at, expires_at, asked_at, warned_at, still_hiring_at,
                                created_at, updated_at)
         select * from jsonb_to_recordset($1) as row (
             id uuid, company_id uuid, slug text, kind text, status text, lifecycle text, public_revision uuid,
             title text, spheres text[], profession text, location text, work_types text[], experience text,
             salary_min bigint, salary_max bigint, currency text, tax text, hide_salary boolean, submitted_at timestamptz,
             published_at timestamptz, expires_at timestamptz, asked_at timestamptz, warned_at timestamptz,
             still_hiring_at timestamptz, created_at timestamptz, updated_at timestamptz)",
        Json(rows) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_revisions(db: &mut PgConnection, rows: &[RevisionRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_revisions (id, vacancy_id, number, content, state, risk, findings, submitted_at, decided_at,
                                        reasons)
         select * from jsonb_to_recordset($1) as row (
             id uuid, vacancy_id uuid, number int, content jsonb, state text, risk int, findings jsonb,
             submitted_at timestamptz, decided_at timestamptz, reasons jsonb)",
        Json(rows) as _
    )
    .execute(&mut *db)
    .await?;
    // Check the deferred constraint for these rows now: otherwise the pending checks of a million rows would pile up
    // in memory until the commit.
    sqlx::query!("set constraints vacancies_public_revision_exists immediate").execute(&mut *db).await?;
    sqlx::query!("set constraints vacancies_public_revision_exists deferred").execute(db).await?;
    Ok(())
}

pub async fn insert_events(db: &mut PgConnection, rows: &[EventRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_events (id, vacancy_id, at, what)
         select * from jsonb_to_recordset($1) as row (id uuid, vacancy_id uuid, at timestamptz, what text)",
        Json(rows) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_days(db: &mut PgConnection, rows: &[DayRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_days (vacancy_id, day, views, favourites, contacts)
         select * from jsonb_to_recordset($1)
             as row (vacancy_id uuid, day date, views int, favourites int, contacts int)",
        Json(rows) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_favourites(db: &mut PgConnection, rows: &[FavouriteRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into favourites (candidate_id, vacancy_id, added_at)
         select * from jsonb_to_recordset($1) as row (candidate_id uuid, vacancy_id uuid, added_at timestamptz)",
        Json(rows) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The member with this phone runs these vacancies.
pub async fn set_runner(db: &mut PgConnection, vacancies: &[Uuid], phone: &str) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies v set member_id = u.id from users u where v.id = any ($1) and u.phone = $2",
        vacancies,
        phone
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Everything that staff and time did not do to the vacancies of a company was done by whoever runs them.
pub async fn set_doers(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancy_events e set user_id = coalesce(v.member_id, c.user_id)
         from vacancies v join companies c on c.id = v.company_id
         where v.company_id = $1 and e.vacancy_id = v.id
           and e.what in ('submitted', 'edited', 'paused', 'resumed', 'closed', 'prolonged', 'still_hiring')",
        company.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}
