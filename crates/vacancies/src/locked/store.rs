//! SQL of locking a vacancy and of writing its state, card and history.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

use crate::VacancyId;
use crate::content::Content;
use crate::state::State;

pub struct LockedVacancyRow {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub slug: String,
    pub title: String,
    pub status: String,
    pub lifecycle: String,
    pub is_published: bool,
    pub is_hidden: bool,
    pub is_deleted: bool,
    pub resubmissions: i32,
    pub expires_at: Option<jiff_sqlx::Timestamp>,
}

pub async fn hold_by_slug(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<LockedVacancyRow>> {
    sqlx::query_as!(
        LockedVacancyRow,
        r#"select id, company_id, slug, title, status, lifecycle, public_revision is not null as "is_published!",
                  hidden_at is not null as "is_hidden!", deleted_at is not null as "is_deleted!", resubmissions,
                  expires_at
           from vacancies where slug = $1 for update"#,
        slug
    )
    .fetch_optional(db)
    .await
}

pub async fn hold_by_id(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Option<LockedVacancyRow>> {
    sqlx::query_as!(
        LockedVacancyRow,
        r#"select id, company_id, slug, title, status, lifecycle, public_revision is not null as "is_published!",
                  hidden_at is not null as "is_hidden!", deleted_at is not null as "is_deleted!", resubmissions,
                  expires_at
           from vacancies where id = $1 for update"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// Sets the state of a vacancy. If it is no longer published, its public revision is cleared.
pub async fn set_state(
    db: &mut PgConnection,
    id: VacancyId,
    state: State,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set status = $2, lifecycle = $3, updated_at = $6,
             public_revision = case when $4 then public_revision end,
             hidden_at = case when $5 then coalesce(hidden_at, $6) end
         where id = $1",
        id.as_uuid(),
        state.status.code(),
        state.lifecycle.code(),
        state.is_published,
        state.is_hidden,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// `by` is the member who did it; `None`: staff, the system, or a link without a sign-in.
pub async fn insert_event(
    db: &mut PgConnection,
    id: VacancyId,
    what: &str,
    by: Option<UserId>,
    at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_events (id, vacancy_id, at, what, user_id) values ($1, $2, $3, $4, $5)",
        uuid::Uuid::now_v7(),
        id.as_uuid(),
        at.to_sqlx() as _,
        what,
        by.map(UserId::as_uuid)
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The member who runs a vacancy; without one the owner of the company.
pub async fn find_runner(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<UserId> {
    let id = sqlx::query_scalar!(
        r#"select coalesce(v.member_id, c.user_id) as "id!" from vacancies v join companies c on c.id = v.company_id
           where v.id = $1"#,
        id.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(UserId::from_uuid(id))
}

/// Updates the columns that cards and lists show.
pub async fn set_card(db: &mut PgConnection, id: VacancyId, content: &Content) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set title = $2, spheres = $3, profession = $4, location = $5, work_types = $6, experience = $7,
                salary_min = $8, salary_max = $9, currency = $10, tax = $11, hide_salary = $12
         where id = $1",
        id.as_uuid(),
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
        content.hide_salary
    )
    .execute(db)
    .await?;
    Ok(())
}

pub(crate) fn work_types(content: &Content) -> Vec<String> {
    content.work_type.iter().map(|word| word.code().to_owned()).collect()
}
