//! SQL of the demo.

use jiff::Timestamp;
use jiff_sqlx::Timestamp as At;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct Applied {
    pub id: Uuid,
    pub company_id: Uuid,
    pub stage: String,
    pub answered_at: Option<Timestamp>,
    pub accepted_at: Option<Timestamp>,
    pub status_at: Timestamp,
    pub has_declined: bool,
    /// Of the demo candidate.
    pub is_mine: bool,
}

struct Row {
    id: Uuid,
    company_id: Uuid,
    stage: String,
    answered_at: Option<At>,
    accepted_at: Option<At>,
    status_at: Timestamp,
    has_declined: bool,
    is_mine: bool,
}

/// Applications to the demo employer, and those of the demo candidate.
pub async fn list_applied(
    db: &mut PgConnection,
    customer: &str,
    candidate: &str,
) -> sqlx::Result<Vec<Applied>> {
    let rows = sqlx::query_as!(
        Row,
        r#"select a.id, a.company_id, a.stage, a.answered_at, a.accepted_at, a.status_at,
                  a.reason is not distinct from 'declined' as "has_declined!", p.phone = $2 as "is_mine!"
           from applications a
           join companies c on c.id = a.company_id join users o on o.id = c.user_id
           join candidates n on n.id = a.candidate_id join users p on p.id = n.user_id
           where o.phone = $1 or p.phone = $2
           order by a.created_at, a.id"#,
        customer,
        candidate
    )
    .fetch_all(db)
    .await?;
    let applied = rows.into_iter().map(|row| Applied {
        id: row.id,
        company_id: row.company_id,
        stage: row.stage,
        answered_at: row.answered_at.map(At::to_jiff),
        accepted_at: row.accepted_at.map(At::to_jiff),
        status_at: row.status_at,
        has_declined: row.has_declined,
        is_mine: row.is_mine,
    });
    Ok(applied.collect())
}

pub async fn insert(
    db: &mut PgConnection,
    interviews: &Value,
    slots: &Value,
    people: &Value,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into interviews (id, application_id, company_id, candidate_id, kind, place, link, duration_minutes, note,
                start_at, end_at, status, marked_at, confirmed_at, asked_at, ask_text, cancelled_at, cancelled_by,
                ignores_conflicts, created_at, updated_at)
         select r.id, a.id, a.company_id, a.candidate_id, r.kind, r.place, r.link, r.duration_minutes, r.note, r.start_at,
                r.end_at, r.status, r.marked_at, r.confirmed_at, r.asked_at, r.ask_text, r.cancelled_at, r.cancelled_by,
                true, r.created_at, r.updated_at
         from jsonb_to_recordset($1) as r (
             id uuid, application_id uuid, kind text, place text, link text, duration_minutes int, note text,
             start_at timestamptz, end_at timestamptz, status text, marked_at timestamptz, confirmed_at timestamptz,
             asked_at timestamptz, ask_text text, cancelled_at timestamptz, cancelled_by text, created_at timestamptz,
             updated_at timestamptz
         )
         join applications a on a.id = r.application_id",
        interviews
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into interview_slots (id, interview_id, start_at)
         select id, interview_id, start_at
         from jsonb_to_recordset($1) as s (id uuid, interview_id uuid, start_at timestamptz)",
        slots
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into interview_interviewers (interview_id, company_id, user_id)
         select p.interview_id, p.company_id, m.user_id
         from jsonb_to_recordset($1) as p (interview_id uuid, company_id uuid, count int)
         join lateral (
             select user_id, row_number() over (order by role = 'owner' desc, joined_at, user_id) as place
             from company_members where company_id = p.company_id and role <> 'viewer'
         ) m on m.place <= p.count",
        people
    )
    .execute(db)
    .await?;
    Ok(())
}
