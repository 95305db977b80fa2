//! SQL of a candidate's applications.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CandidateId, PageQuery};
use serde_json::Value;
use sqlx::PgConnection;

use crate::ApplicationId;

pub struct MineRow {
    pub id: ApplicationId,
    pub source: String,
    pub status: String,
    pub ended_by: Option<String>,
    pub reason: Option<String>,
    pub message: Option<String>,
    pub created_at: Timestamp,
    pub viewed_at: Option<At>,
    pub status_at: Timestamp,
    pub acted_at: Timestamp,
    pub answered_at: Option<At>,
    pub accepted_at: Option<At>,
    pub slug: String,
    pub title: String,
    pub location: String,
    pub is_vacancy_open: bool,
    pub company_slug: String,
    pub company_name: String,
    pub company_avatar: Option<String>,
    pub is_verified: bool,
    pub promise_days: Option<i32>,
    pub due: Option<i32>,
    pub answered: Option<i32>,
    pub median_hours: Option<i32>,
    pub interview: Option<Value>,
}

/// Whose turn it is first, as [`super::Turn`] has it: the candidate's, the company's, nobody's any more; then the newest. `status` limits the list.
pub async fn list(
    db: &mut PgConnection,
    candidate: CandidateId,
    statuses: &[String],
    now: Timestamp,
    page: PageQuery,
) -> sqlx::Result<Vec<MineRow>> {
    sqlx::query_as!(
        MineRow,
        r#"select a.id, a.source, a.status, a.ended_by, a.reason, a.message, a.created_at, a.viewed_at, a.status_at,
                  silent_since(a.id, greatest(a.acted_at, a.accepted_at)) as "acted_at!", a.answered_at, a.accepted_at, v.slug, v.title, v.location,
                  v.is_public and v.expires_at > $3 as "is_vacancy_open!",
                  c.slug as company_slug, c.name as company_name, c.avatar as company_avatar,
                  c.verified_at is not null as "is_verified!", n.promise_days as "promise_days?", n.due as "due?",
                  n.answered as "answered?", n.median_hours as "median_hours?",
                  i.value as interview
           from applications a
           cross join lateral (select open_interview(a.id, $3) as value) i
           join vacancies v on v.id = a.vacancy_id
           join companies c on c.id = a.company_id
           left join company_answers n on n.company_id = c.id
           where a.candidate_id = $1 and a.status = any ($2)
           order by case when a.status = 'offer' and (
                             a.accepted_at is null
                             or not (i.value ->> 'asks_other')::boolean and (
                                 i.value ->> 'status' = 'offered' and (i.value ->> 'slots')::int > 0
                                 or i.value ->> 'status' = 'marked' and not (i.value ->> 'is_confirmed')::boolean
                                    and (i.value ->> 'start_at')::timestamptz > $3
                             )
                         ) then 0
                         when a.status in ('waiting', 'offer') then 1 else 2 end,
                    a.status_at desc, a.id
           offset $4 limit $5"#,
        candidate.as_uuid(),
        statuses,
        now.to_sqlx() as _,
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_all(db)
    .await
}

pub async fn find(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ApplicationId,
    now: Timestamp,
) -> sqlx::Result<Option<MineRow>> {
    sqlx::query_as!(
        MineRow,
        r#"select a.id, a.source, a.status, a.ended_by, a.reason, a.message, a.created_at, a.viewed_at, a.status_at,
                  silent_since(a.id, greatest(a.acted_at, a.accepted_at)) as "acted_at!", a.answered_at, a.accepted_at, v.slug, v.title, v.location,
                  v.is_public and v.expires_at > $3 as "is_vacancy_open!",
                  c.slug as company_slug, c.name as company_name, c.avatar as company_avatar,
                  c.verified_at is not null as "is_verified!", n.promise_days as "promise_days?", n.due as "due?",
                  n.answered as "answered?", n.median_hours as "median_hours?",
                  open_interview(a.id, $3) as interview
           from applications a
           join vacancies v on v.id = a.vacancy_id
           join companies c on c.id = a.company_id
           left join company_answers n on n.company_id = c.id
           where a.candidate_id = $1 and a.id = $2"#,
        candidate.as_uuid(),
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct StatusCount {
    pub status: String,
    pub count: i64,
}

pub async fn count_by_status(
    db: &mut PgConnection,
    candidate: CandidateId,
) -> sqlx::Result<Vec<StatusCount>> {
    sqlx::query_as!(
        StatusCount,
        r#"select status, count(*) as "count!" from applications where candidate_id = $1 group by status"#,
        candidate.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct SentRow {
    pub resume_id: resumes::ResumeId,
    pub letter: Option<String>,
    pub answers: Value,
    pub snapshot: Value,
    pub copy_erased_at: Option<jiff_sqlx::Timestamp>,
}

pub async fn find_sent(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<SentRow> {
    sqlx::query_as!(
        SentRow,
        "select resume_id, letter, answers, snapshot, copy_erased_at from applications where id = $1",
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}
