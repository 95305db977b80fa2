//! SQL of the cabinet. Each statement reads one company through an index.

use jiff::Timestamp;
use jiff_sqlx::{Date, ToSqlx as _};
use platform::CompanyId;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct PlanRow {
    pub code: String,
    pub is_verified: bool,
    pub open_vacancies: i32,
    pub open_unverified: i32,
    pub contact_openings: i32,
    pub invitations_a_day: i32,
    pub open_used: i64,
    pub openings_used: i64,
    pub invitations_used: i64,
}

/// The plan, and what is used of it: counted as publishing, opening contacts and inviting count it.
pub async fn find_plan(
    db: &mut PgConnection,
    company: CompanyId,
    month_began: Timestamp,
    day_ago: Timestamp,
) -> sqlx::Result<PlanRow> {
    sqlx::query_as!(
        PlanRow,
        r#"select l.code, c.verified_at is not null as "is_verified!", l.open_vacancies, l.open_unverified,
                  l.contact_openings, l.invitations_a_day,
                  (select count(*) from vacancies v
                   where v.company_id = c.id and v.deleted_at is null and v.lifecycle in ('open', 'paused')
                     and v.status <> 'rejected') as "open_used!",
                  (select count(*) from resume_openings o
                   where o.company_id = c.id and o.opened_at >= $2) as "openings_used!",
                  (select count(*) from applications a
                   where a.company_id = c.id and a.created_at > $3 and a.source = 'invitation') as "invitations_used!"
           from companies c join limits l on l.id = c.limit_id where c.id = $1"#,
        company.as_uuid(),
        month_began.to_sqlx() as _,
        day_ago.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub struct ViewsRow {
    pub day: Date,
    pub views: i64,
}

pub async fn list_views(
    db: &mut PgConnection,
    company: CompanyId,
    first: jiff::civil::Date,
) -> sqlx::Result<Vec<ViewsRow>> {
    sqlx::query_as!(
        ViewsRow,
        r#"select d.day as "day: Date", sum(d.views)::bigint as "views!"
           from vacancies v join vacancy_days d on d.vacancy_id = v.id and d.day >= $2
           where v.company_id = $1 and v.deleted_at is null group by d.day"#,
        company.as_uuid(),
        first.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub struct ResponsesRow {
    pub day: Date,
    pub responses: i64,
    pub answered: i64,
}

/// By the day on which they came, in Tashkent.
pub async fn list_responses(
    db: &mut PgConnection,
    company: CompanyId,
    since: Timestamp,
) -> sqlx::Result<Vec<ResponsesRow>> {
    sqlx::query_as!(
        ResponsesRow,
        r#"select (created_at at time zone 'Asia/Tashkent')::date as "day!: Date", count(*) as "responses!",
                  count(answered_at) as "answered!"
           from applications
           where company_id = $1 and created_at >= $2 and source = 'response' group by 1"#,
        company.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub struct LateRow {
    pub count: i64,
    /// Of the one who has waited longest.
    pub name: String,
    pub created_at: Timestamp,
}

/// Who waits longer than since `late_before`: the same people as those of the board's filter.
pub async fn find_late(
    db: &mut PgConnection,
    company: CompanyId,
    late_before: Timestamp,
) -> sqlx::Result<Option<LateRow>> {
    sqlx::query_as!(
        LateRow,
        r#"select count(*) over () as "count!", a.card ->> 'name' as "name!", a.created_at
           from applications a join vacancies v on v.id = a.vacancy_id
           where a.company_id = $1 and a.created_at < $2 and a.status = 'waiting' and a.answered_at is null
             and v.deleted_at is null
           order by a.created_at, a.id limit 1"#,
        company.as_uuid(),
        late_before.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct UnreadRow {
    pub count: i64,
    /// Of the newest one.
    pub application_id: Uuid,
    pub name: String,
}

/// Conversations with something that the company has not read.
pub async fn find_unread(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<UnreadRow>> {
    sqlx::query_as!(
        UnreadRow,
        r#"select count(*) over () as "count!", c.application_id, a.card ->> 'name' as "name!"
           from chats c join applications a on a.id = c.application_id
           where c.company_id = $1 and c.candidate_last > c.customer_read
           order by c.last_at desc, c.application_id limit 1"#,
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub struct InterviewRow {
    pub id: Uuid,
    pub start_at: Timestamp,
    pub end_at: Timestamp,
    pub place: Option<String>,
    pub name: String,
    pub title: String,
}

/// Interviews whose time is set and that have no result, from `since` on.
pub async fn list_interviews(
    db: &mut PgConnection,
    company: CompanyId,
    since: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<InterviewRow>> {
    sqlx::query_as!(
        InterviewRow,
        r#"select i.id, i.start_at as "start_at!", i.end_at as "end_at!", i.place,
                  a.card ->> 'name' as "name!", v.title
           from interviews i
           join applications a on a.id = i.application_id
           join vacancies v on v.id = a.vacancy_id
           where i.company_id = $1 and i.status = 'marked' and i.start_at > $2
           order by i.start_at, i.id limit $3"#,
        company.as_uuid(),
        since.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await
}
