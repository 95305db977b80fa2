//! SQL of what both sides see of interviews.

use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CandidateId, CompanyId};
use resumes::ResumeId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct Row {
    pub id: InterviewId,
    pub application_id: ApplicationId,
    pub kind: String,
    pub place: Option<String>,
    pub link: Option<String>,
    pub duration_minutes: i32,
    pub note: Option<String>,
    pub start_at: Option<At>,
    pub last_start_at: Option<At>,
    pub status: String,
    pub is_confirmed: bool,
    pub asks_other: bool,
    pub ask_text: Option<String>,
    pub cancelled_by: Option<String>,
    pub cancel_text: Option<String>,
    pub sequence: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub application_status: String,
    pub slug: String,
    pub title: String,
    pub company_slug: String,
    pub company_name: String,
    pub name: String,
    pub position: String,
    pub resume_id: ResumeId,
    pub locale: String,
    pub slots: Value,
    pub interviewers: Value,
}

pub async fn list(db: &mut PgConnection, ids: &[InterviewId], now: Timestamp) -> sqlx::Result<Vec<Row>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        Row,
        r#"select i.id, i.application_id, i.kind, i.place, i.link, i.duration_minutes, i.note, i.start_at,
                  i.last_start_at, i.status, i.confirmed_at is not null as "is_confirmed!",
                  i.asked_at is not null as "asks_other!", i.ask_text,
                  i.cancelled_by, i.cancel_text, i.sequence, i.created_at, i.updated_at,
                  a.status as application_status, v.slug, v.title, c.slug as company_slug, c.name as company_name,
                  a.card ->> 'name' as "name!", a.card ->> 'position' as "position!", a.resume_id,
                  u.locale,
                  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'start_at', s.start_at)
                                             order by s.start_at), '[]')
                   from interview_slots s where s.interview_id = i.id and s.start_at > $2) as "slots!",
                  (select coalesce(jsonb_agg(jsonb_build_object('user_id', w.user_id, 'name', m.name)
                                             order by m.name, m.user_id), '[]')
                   from interview_interviewers w
                   join company_members m on m.company_id = w.company_id and m.user_id = w.user_id
                   where w.interview_id = i.id) as "interviewers!"
           from unnest($1::uuid[]) with ordinality as wanted (id, place)
           join interviews i on i.id = wanted.id
           join applications a on a.id = i.application_id
           join vacancies v on v.id = a.vacancy_id
           join companies c on c.id = i.company_id
           join candidates p on p.id = a.candidate_id
           join users u on u.id = p.user_id
           order by wanted.place"#,
        &ids,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// Whether it belongs to this company, or to this candidate.
pub async fn is_of(
    db: &mut PgConnection,
    id: InterviewId,
    company: Option<CompanyId>,
    candidate: Option<CandidateId>,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from interviews where id = $1 and (company_id = $2 or candidate_id = $3)
           ) as "is_of!""#,
        id.as_uuid(),
        company.map(CompanyId::as_uuid),
        candidate.map(CandidateId::as_uuid)
    )
    .fetch_one(db)
    .await
}
