//! SQL of reminders and expiry.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::VacancyId;

fn ids(rows: Vec<Uuid>) -> Vec<VacancyId> {
    rows.into_iter().map(VacancyId::from_uuid).collect()
}

pub async fn list_to_expire(
    db: &mut PgConnection,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<VacancyId>> {
    let rows = sqlx::query_scalar!(
        "select id from vacancies
         where public_revision is not null and deleted_at is null and lifecycle in ('open', 'paused')
           and expires_at <= $1
         order by expires_at limit $2",
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids(rows))
}

/// Companies that staff has suspended get no messages about their vacancies.
pub async fn list_to_warn(
    db: &mut PgConnection,
    after: Timestamp,
    until: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<VacancyId>> {
    let rows = sqlx::query_scalar!(
        "select v.id from vacancies v join companies c on c.id = v.company_id
         where v.public_revision is not null and v.deleted_at is null and v.lifecycle in ('open', 'paused')
           and v.expires_at > $1 and v.expires_at <= $2 and v.warned_at is null
           and is_in_sight(c, $1)
         order by v.expires_at limit $3",
        after.to_sqlx() as _,
        until.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids(rows))
}

/// Paused vacancies are excluded: their owner has just stated his intention.
pub async fn list_to_ask(
    db: &mut PgConnection,
    after: Timestamp,
    until: Timestamp,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<VacancyId>> {
    let rows = sqlx::query_scalar!(
        "select v.id from vacancies v join companies c on c.id = v.company_id
         where v.is_public and v.asked_at is null and v.expires_at > $1 and v.expires_at <= $2
           and is_in_sight(c, $3)
         order by v.expires_at limit $4",
        after.to_sqlx() as _,
        until.to_sqlx() as _,
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids(rows))
}

/// False if the warning was sent already.
pub async fn set_warned(db: &mut PgConnection, id: VacancyId, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update vacancies set warned_at = $2 where id = $1 and warned_at is null",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// False if the question was sent already.
pub async fn set_asked(db: &mut PgConnection, id: VacancyId, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update vacancies set asked_at = $2 where id = $1 and asked_at is null",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// False if the owner has answered so already.
pub async fn set_still_hiring(db: &mut PgConnection, id: VacancyId, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update vacancies set still_hiring_at = $2 where id = $1 and still_hiring_at is null",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// The data of a vacancy that the question needs.
pub struct AskedRow {
    pub owner: UserId,
    pub slug: String,
    pub title: String,
    pub lifecycle: String,
    pub is_published: bool,
    pub is_deleted: bool,
    pub is_still_hiring: bool,
    pub expires_at: Option<jiff_sqlx::Timestamp>,
}

pub async fn find_asked(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Option<AskedRow>> {
    sqlx::query_as!(
        AskedRow,
        r#"select c.user_id as owner, v.slug, v.title, v.lifecycle, v.public_revision is not null as "is_published!",
                  v.deleted_at is not null as "is_deleted!", v.still_hiring_at is not null as "is_still_hiring!",
                  v.expires_at
           from vacancies v join companies c on c.id = v.company_id where v.id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn delete_viewers_before(db: &mut PgConnection, day: Date) -> sqlx::Result<u64> {
    let done =
        sqlx::query!("delete from vacancy_viewers where day < $1", day.to_sqlx() as _).execute(db).await?;
    Ok(done.rows_affected())
}

pub async fn delete_drafts_before(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!("delete from vacancy_drafts where updated_at < $1", before.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(done.rows_affected())
}
