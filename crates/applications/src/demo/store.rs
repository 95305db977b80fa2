//! SQL of the demo.

use resumes::ResumeId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;

pub struct VacancyRow {
    pub id: VacancyId,
    pub company_id: Uuid,
    pub content: Value,
    /// Of the demo employer.
    pub is_demo: bool,
}

/// Open vacancies: of the demo employer, and one of each of some other companies.
pub async fn list_vacancies(
    db: &mut PgConnection,
    phone: &str,
    own: usize,
    others: usize,
) -> sqlx::Result<Vec<VacancyRow>> {
    sqlx::query_as!(
        VacancyRow,
        r#"select id as "id!", company_id as "company_id!", content as "content!", is_demo as "is_demo!"
           from (
               select v.id, v.company_id, r.content, u.phone = $1 as is_demo,
                      row_number() over (partition by v.company_id order by v.published_at desc, v.id) as place,
                      dense_rank() over (order by (u.phone = $1) desc, c.slug) as company
               from vacancies v
               join vacancy_revisions r on r.id = v.public_revision
               join companies c on c.id = v.company_id
               join users u on u.id = c.user_id
               where v.is_public
           ) found
           where is_demo and place <= $2 or not is_demo and place = 1 and company <= $3 + 1
           order by is_demo desc, company, place"#,
        phone,
        own as i64,
        others as i64
    )
    .fetch_all(db)
    .await
}

pub struct ResumeRow {
    pub id: ResumeId,
    pub candidate_id: Uuid,
    /// Of the demo candidate.
    pub is_demo: bool,
}

/// Active resumes, the newest of each candidate, without people of teams.
pub async fn list_resumes(db: &mut PgConnection, phone: &str) -> sqlx::Result<Vec<ResumeRow>> {
    sqlx::query_as!(
        ResumeRow,
        r#"select distinct on (is_other, c.id) r.id, r.candidate_id, u.phone = $1 as "is_demo!"
           from resumes r join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id,
                lateral (select u.phone <> $1 as is_other) one
           where r.status = 'active' and r.deleted_at is null
             and not exists (select from company_members m where m.user_id = u.id)
           order by is_other, c.id, r.updated_at desc
           limit 800"#,
        phone
    )
    .fetch_all(db)
    .await
}

pub async fn insert(
    db: &mut PgConnection,
    applications: &Value,
    events: &Value,
    comments: &Value,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into applications (id, vacancy_id, company_id, candidate_id, resume_id, source, status, stage, column_id,
                letter, answers, snapshot, card, spheres, salary, words, message, ended_by, reason, created_at,
                status_at, stage_at, viewed_at, answered_at, acted_at, accepted_at)
         select r.id, r.vacancy_id, r.company_id, r.candidate_id, r.resume_id, r.source, r.status, r.stage, b.id,
                r.letter, r.answers, r.snapshot, r.card, r.spheres, r.salary, r.words, r.message, r.ended_by, r.reason,
                r.created_at, r.status_at, r.stage_at, r.viewed_at, r.answered_at, r.acted_at, r.accepted_at
         from jsonb_to_recordset($1) as r (
             id uuid, vacancy_id uuid, company_id uuid, candidate_id uuid, resume_id uuid, source text, status text,
             stage text, letter text, answers jsonb, snapshot jsonb, card jsonb, spheres text[], salary bigint,
             words text, message text, ended_by text, reason text, created_at timestamptz, status_at timestamptz,
             stage_at timestamptz, viewed_at timestamptz, answered_at timestamptz, acted_at timestamptz,
             accepted_at timestamptz
         )
         join board_columns b on b.company_id = r.company_id and b.stage = r.stage",
        applications
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into application_events (application_id, at, kind, actor, user_id, from_stage, to_stage, text)
         select e.application_id, e.at, e.kind, e.actor,
                case when e.actor = 'customer' then c.user_id when e.actor = 'candidate' then p.user_id end,
                e.from_stage, e.to_stage, e.text
         from jsonb_to_recordset($1) as e (
             application_id uuid, at timestamptz, kind text, actor text, from_stage text, to_stage text, text text
         )
         join applications a on a.id = e.application_id
         join companies c on c.id = a.company_id
         join candidates p on p.id = a.candidate_id
         order by e.application_id, e.at",
        events
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into application_comments (id, application_id, user_id, text, mentions, created_at)
         select m.id, m.application_id, c.user_id, m.text, '{}', m.created_at
         from jsonb_to_recordset($1) as m (id uuid, application_id uuid, text text, created_at timestamptz)
         join applications a on a.id = m.application_id
         join companies c on c.id = a.company_id",
        comments
    )
    .execute(&mut *db)
    .await?;
    Ok(())
}

/// The demo employer promises an answer, like every third company with a record.
pub async fn set_promises(db: &mut PgConnection, phone: &str) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_answers n set promise_days = 3 + (n.due % 3)
         from companies c join users u on u.id = c.user_id
         where c.id = n.company_id and (u.phone = $1 or n.due % 3 = 0)",
        phone
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Adds events to histories, each at its moment: the order of a history is that of its rows.
pub async fn insert_events(db: &mut PgConnection, events: &Value) -> sqlx::Result<()> {
    sqlx::query!(
        "with added as (
             select e.application_id, e.at, e.kind, e.actor,
                    case e.actor when 'customer' then c.user_id when 'candidate' then p.user_id end as user_id,
                    e.interview_at, e.text
             from jsonb_to_recordset($1) as e (
                 application_id uuid, at timestamptz, kind text, actor text, interview_at timestamptz, text text
             )
             join applications a on a.id = e.application_id
             join companies c on c.id = a.company_id
             join candidates p on p.id = a.candidate_id
         ), taken as (
             delete from application_events e using (select distinct application_id from added) a
             where e.application_id = a.application_id returning e.*
         )
         insert into application_events (application_id, at, kind, actor, user_id, from_stage, to_stage, interview_at, text)
         select application_id, at, kind, actor, user_id, from_stage, to_stage, interview_at, text
         from (
             select application_id, at, kind, actor, user_id, from_stage, to_stage, interview_at, text, 0 as turn, id
             from taken
             union all
             select application_id, at, kind, actor, user_id, null, null, interview_at, text, 1, 0 from added
         ) history
         order by application_id, at, turn, id",
        events
    )
    .execute(db)
    .await?;
    Ok(())
}
