//! SQL of publishing: the row of a vacancy, its revisions and events.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, Customer};
use serde_json::{Value, json};
use sqlx::PgConnection;

use super::NewRevision;
use crate::content::Content;
use crate::locked::store::work_types;
use crate::{RevisionId, VacancyId};

/// What decides whether a company may publish, and how much.
pub struct Publisher {
    pub active: bool,
    pub is_verified: bool,
    pub stopped_until: Option<jiff_sqlx::Timestamp>,
    pub open_vacancies: i32,
    pub open_unverified: i32,
}

impl Publisher {
    /// How many vacancies it may have open at once.
    pub fn open_limit(&self) -> i32 {
        if self.is_verified { self.open_vacancies } else { self.open_unverified }
    }
}

/// The newest revision, whatever its state.
pub struct Newest {
    pub number: i32,
    pub content: Value,
    pub state: String,
    pub submitted_at: Timestamp,
    pub reasons: Value,
}

pub struct Titled {
    pub slug: String,
    pub title: String,
}

pub async fn hold_company(db: &mut PgConnection, id: CompanyId) -> sqlx::Result<Option<Publisher>> {
    sqlx::query_as!(
        Publisher,
        r#"select c.active, c.verified_at is not null as "is_verified!", c.stopped_until, l.open_vacancies,
                  l.open_unverified
           from companies c join limits l on l.id = c.limit_id
           where c.id = $1 for update of c"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn find_publisher(db: &mut PgConnection, id: CompanyId) -> sqlx::Result<Option<Publisher>> {
    sqlx::query_as!(
        Publisher,
        r#"select c.active, c.verified_at is not null as "is_verified!", c.stopped_until, l.open_vacancies,
                  l.open_unverified
           from companies c join limits l on l.id = c.limit_id
           where c.id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// Waiting, public and paused vacancies count towards the plan's limit; refused, expired and closed ones do not.
pub async fn count_open(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from vacancies
           where company_id = $1 and deleted_at is null and lifecycle in ('open', 'paused') and status <> 'rejected'"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn list_open_at(
    db: &mut PgConnection,
    company: CompanyId,
    location: &str,
) -> sqlx::Result<Vec<Titled>> {
    sqlx::query_as!(
        Titled,
        "select slug, title from vacancies
         where company_id = $1 and location = $2 and deleted_at is null and lifecycle in ('open', 'paused')
           and status <> 'rejected'
         order by created_at desc limit 200",
        company.as_uuid(),
        location
    )
    .fetch_all(db)
    .await
}

/// False if the slug is taken.
pub async fn insert_vacancy(
    db: &mut PgConnection,
    id: VacancyId,
    me: &Customer,
    slug: &str,
    content: &Content,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into vacancies (id, company_id, slug, status, title, spheres, profession, location, work_types,
                                experience, salary_min, salary_max, currency, tax, hide_salary, submitted_at,
                                created_at, updated_at, member_id)
         values ($1, $2, $3, 'moderating', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $15, $16)
         on conflict on constraint vacancies_one_per_slug do nothing",
        id.as_uuid(),
        me.company_id.as_uuid(),
        slug,
        content.title,
        &content.sphere,
        content.profession,
        content.location,
        &work_types(content),
        content.experience.code(),
        content.salary.min_salary,
        content.salary.max_salary,
        content.salary.currency.code(),
        content.salary.tax.code(),
        content.hide_salary,
        now.to_sqlx() as _,
        me.user_id.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn insert_revision(
    db: &mut PgConnection,
    new: &NewRevision<'_>,
    risk: &screening::Risk,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_revisions (id, vacancy_id, number, content, state, risk, findings, submitted_at)
         values ($1, $2, $3, $4, 'waiting', $5, $6, $7)",
        new.id.as_uuid(),
        new.vacancy.as_uuid(),
        new.number,
        json!(new.content),
        risk.score as i32,
        super::findings(risk),
        new.submitted_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Inserts an edit that needs no moderator.
pub async fn insert_approved(
    db: &mut PgConnection,
    new: &NewRevision<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_revisions (id, vacancy_id, number, content, state, risk, findings, submitted_at, decided_at)
         values ($1, $2, $3, $4, 'approved', 0, '[]', $5, $6)",
        new.id.as_uuid(),
        new.vacancy.as_uuid(),
        new.number,
        json!(new.content),
        new.submitted_at.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_public_revision(
    db: &mut PgConnection,
    id: VacancyId,
    revision: RevisionId,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set public_revision = $2, updated_at = $3 where id = $1",
        id.as_uuid(),
        revision.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_public_content(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        "select r.content from vacancies v join vacancy_revisions r on r.id = v.public_revision where v.id = $1",
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn set_moderating(
    db: &mut PgConnection,
    id: VacancyId,
    submitted_at: Timestamp,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set status = 'moderating', submitted_at = $2, updated_at = $3 where id = $1",
        id.as_uuid(),
        submitted_at.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Nothing of a published vacancy waits any more.
pub async fn set_approved(db: &mut PgConnection, id: VacancyId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set status = 'approved', updated_at = $2 where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn supersede_waiting(db: &mut PgConnection, id: VacancyId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancy_revisions set state = 'superseded', decided_at = $2 where vacancy_id = $1 and state = 'waiting'",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn add_resubmission(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<()> {
    sqlx::query!("update vacancies set resubmissions = resubmissions + 1 where id = $1", id.as_uuid())
        .execute(db)
        .await?;
    Ok(())
}

pub async fn find_newest(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Option<Newest>> {
    sqlx::query_as!(
        Newest,
        "select number, content, state, submitted_at, reasons from vacancy_revisions where vacancy_id = $1
         order by number desc limit 1",
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}
