//! SQL of an owner's vacancies.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

use crate::VacancyId;

pub struct OwnRow {
    pub id: VacancyId,
    pub status: String,
    pub lifecycle: String,
    pub is_published: bool,
    pub is_hidden: bool,
    /// Its newest refusal took it down.
    pub is_taken_down: bool,
    /// Why nobody sees its company: the first reason of `is_in_sight`.
    pub company_out: Option<String>,
    pub submitted_at: Timestamp,
    pub expires_at: Option<jiff_sqlx::Timestamp>,
    pub newest_state: String,
    pub newest_at: Timestamp,
    pub views: i64,
    pub responses: i64,
    pub new_responses: i64,
    pub favourites: i64,
}

pub struct Counts {
    pub all: i64,
    pub active: i64,
}

pub struct EventRow {
    pub at: Timestamp,
    pub what: String,
}

/// Who writes a letter to staff.
pub struct Sender {
    pub company: String,
    pub phone: String,
}

pub struct DayRow {
    pub day: jiff_sqlx::Date,
    pub views: i32,
    pub responses: i32,
    pub favourites: i32,
    pub contacts: i32,
}

/// One vacancy by its slug, or a page of them: all, only active ones, or only the others.
pub async fn list_own(
    db: &mut PgConnection,
    company: CompanyId,
    slug: Option<&str>,
    active: Option<bool>,
    now: Timestamp,
    limit: i64,
    offset: i64,
) -> sqlx::Result<Vec<OwnRow>> {
    sqlx::query_as!(
        OwnRow,
        r#"select v.id, v.status, v.lifecycle, v.public_revision is not null as "is_published!",
                  v.hidden_at is not null as "is_hidden!",
                  v.status = 'rejected' and coalesce((
                      select e.what = 'taken_down' from vacancy_events e
                      where e.vacancy_id = v.id and e.what in ('rejected', 'taken_down')
                      order by e.at desc, e.id desc limit 1), false) as "is_taken_down!",
                  case when is_in_sight(c, $4) then null
                       when not c.active then 'closed'
                       when c.stopped_until > $4 then 'stopped'
                       when c.hidden_at is not null then 'hidden'
                       else 'leaving' end as company_out,
                  v.submitted_at, v.expires_at, r.state as newest_state, r.submitted_at as newest_at,
                  coalesce(d.views, 0) as "views!", coalesce(d.responses, 0) as "responses!",
                  (select count(*) from applications a
                   where a.vacancy_id = v.id and a.viewed_at is null and a.status = 'waiting') as "new_responses!",
                  (select count(*) from favourites f where f.vacancy_id = v.id) as "favourites!"
           from vacancies v
           join companies c on c.id = v.company_id
           join lateral (select state, submitted_at from vacancy_revisions
                         where vacancy_id = v.id order by number desc limit 1) r on true
           left join lateral (select sum(views) as views, sum(responses) as responses from vacancy_days
                              where vacancy_id = v.id) d on true
           where v.company_id = $1 and v.deleted_at is null and ($2::text is null or v.slug = $2)
             and ($3::boolean is null or $3 = (v.is_public and v.expires_at > $4))
           order by v.created_at desc, v.id desc limit $5 offset $6"#,
        company.as_uuid(),
        slug,
        active,
        now.to_sqlx() as _,
        limit,
        offset
    )
    .fetch_all(db)
    .await
}

pub async fn count_own(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<Counts> {
    sqlx::query_as!(
        Counts,
        r#"select count(*) as "all!", count(*) filter (where is_public and expires_at > $2) as "active!"
           from vacancies where company_id = $1 and deleted_at is null"#,
        company.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn list_events(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Vec<EventRow>> {
    sqlx::query_as!(
        EventRow,
        "select at, what from vacancy_events where vacancy_id = $1 order by at desc, id desc limit 200",
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn list_days(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Vec<DayRow>> {
    sqlx::query_as!(
        DayRow,
        "select day, views, responses, favourites, contacts from vacancy_days where vacancy_id = $1 order by day",
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// The vacancy and the day (in Tashkent) on which it was created.
pub async fn find_made(
    db: &mut PgConnection,
    company: CompanyId,
    slug: &str,
) -> sqlx::Result<Option<(VacancyId, Date)>> {
    let row = sqlx::query!(
        r#"select id as "id: VacancyId", (created_at at time zone 'Asia/Tashkent')::date as "day!: jiff_sqlx::Date"
           from vacancies where company_id = $1 and slug = $2 and deleted_at is null"#,
        company.as_uuid(),
        slug
    )
    .fetch_optional(db)
    .await?;
    Ok(row.map(|row| (row.id, row.day.to_jiff())))
}

pub async fn set_lifecycle(
    db: &mut PgConnection,
    id: VacancyId,
    lifecycle: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set lifecycle = $2, updated_at = $3 where id = $1",
        id.as_uuid(),
        lifecycle,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Starts a new month. A vacancy that had expired gets a new publication date; one that is merely prolonged keeps its
/// old one.
pub async fn set_prolonged(
    db: &mut PgConnection,
    id: VacancyId,
    until: Timestamp,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set published_at = case when expires_at <= $3 then $3 else published_at end,
                lifecycle = 'open', expires_at = $2, asked_at = null, warned_at = null, still_hiring_at = null,
                updated_at = $3
         where id = $1",
        id.as_uuid(),
        until.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_deleted(db: &mut PgConnection, id: VacancyId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancies set deleted_at = $2, updated_at = $2 where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Whether its newest refusal took it down.
pub async fn is_taken_down(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select v.status = 'rejected' and coalesce((
                      select e.what = 'taken_down' from vacancy_events e
                      where e.vacancy_id = v.id and e.what in ('rejected', 'taken_down')
                      order by e.at desc, e.id desc limit 1), false) as "is_taken_down!"
           from vacancies v where v.id = $1"#,
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn find_sender(db: &mut PgConnection, company: CompanyId, user: UserId) -> sqlx::Result<Sender> {
    sqlx::query_as!(
        Sender,
        "select c.name as company, u.phone from companies c, users u where c.id = $1 and u.id = $2",
        company.as_uuid(),
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn find_resubmissions(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<i32> {
    sqlx::query_scalar!("select resubmissions from vacancies where id = $1", id.as_uuid()).fetch_one(db).await
}

/// Gives all vacancies of a member to another one. Returns their number.
pub async fn hand_over(
    db: &mut PgConnection,
    company: CompanyId,
    from: UserId,
    to: UserId,
) -> sqlx::Result<i64> {
    let done = sqlx::query!(
        "update vacancies set member_id = $3 where company_id = $1 and member_id = $2",
        company.as_uuid(),
        from.as_uuid(),
        to.as_uuid()
    );
    Ok(i64::try_from(done.execute(db).await?.rows_affected()).unwrap_or(i64::MAX))
}
