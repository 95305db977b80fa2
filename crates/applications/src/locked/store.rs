//! SQL of locking and changing applications.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::words::{ApplicationReason, ApplicationStage, ApplicationStatus};
use platform::{CandidateId, CompanyId, UserId};
use resumes::ResumeId;
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;

use super::{Change, Locked, Told, publish};
use crate::event::Kind;
use crate::state::{Action, Actor};
use crate::{ApplicationId, ColumnId};

pub struct LockedRow {
    pub id: ApplicationId,
    pub vacancy_id: VacancyId,
    pub company_id: CompanyId,
    pub candidate_id: CandidateId,
    pub user_id: UserId,
    pub resume_id: ResumeId,
    pub source: String,
    pub status: String,
    pub stage: String,
    pub column_id: ColumnId,
    pub column_before: Option<Uuid>,
    pub ended_by: Option<String>,
    pub reason: Option<String>,
    pub is_accepted: bool,
    pub status_at: Timestamp,
    pub refuse_at: Option<At>,
    pub is_vacancy_open: bool,
    pub title: String,
    pub slug: String,
    pub company_name: String,
    pub candidate_name: String,
}

pub async fn hold(
    db: &mut PgConnection,
    id: ApplicationId,
    now: Timestamp,
) -> sqlx::Result<Option<LockedRow>> {
    sqlx::query_as!(
        LockedRow,
        r#"select a.id, a.vacancy_id, a.company_id, a.candidate_id, p.user_id, a.resume_id, a.source, a.status, a.stage,
                  a.column_id, a.column_before, a.ended_by, a.reason, a.accepted_at is not null as "is_accepted!",
                  a.status_at, a.refuse_at, v.is_public and v.expires_at > $2 as "is_vacancy_open!", v.title, v.slug,
                  c.name as company_name, a.card ->> 'name' as "candidate_name!"
           from applications a
           join vacancies v on v.id = a.vacancy_id
           join companies c on c.id = a.company_id
           join candidates p on p.id = a.candidate_id
           where a.id = $1 for update of a"#,
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Writes the new place and what follows from it. A planned refusal ends when the status changes; arranging the board and
/// accepting leave it.
pub async fn set_state(
    db: &mut PgConnection,
    locked: &Locked,
    change: &Change<'_>,
    status: ApplicationStatus,
    now: Timestamp,
) -> sqlx::Result<()> {
    let is_ended = status == ApplicationStatus::Reject;
    let keeps_end = is_ended && change.action == Action::Arrange;
    let is_customer = change.actor == Actor::Customer;
    let is_answer = is_customer && matches!(change.action, Action::Invite | Action::Hire | Action::Reject);
    let keeps_plan = matches!(change.action, Action::Arrange | Action::Accept);
    // What was said about an earlier status does not belong to this one.
    let says = is_customer && change.action != Action::Arrange;
    sqlx::query!(
        "update applications set
             status = $2, stage = $3, column_id = $4,
             column_before = case when $5 then column_id when $6 then column_before end,
             ended_by = case when $5 then $7 when $6 then ended_by end,
             reason = case when $5 then $8 when $6 then reason end,
             message = case when $14 then $10 else message end,
             status_at = case when status = $2 then status_at else $11 end,
             stage_at = case when column_id = $4 then stage_at else $11 end,
             answered_at = case when $12 then coalesce(answered_at, $11) else answered_at end,
             acted_at = case when $9 then $11 else acted_at end,
             reminded_at = case when $9 or $13 then null else reminded_at end,
             viewed_at = case when $9 then coalesce(viewed_at, $11) else viewed_at end,
             -- Every invitation is accepted anew.
             accepted_at = case when $13 then $11 when $15 then null else accepted_at end,
             refuse_at = case when $16 then refuse_at end,
             refuse_reason = case when $16 then refuse_reason end,
             refuse_message = case when $16 then refuse_message end
         where id = $1",
        locked.id.as_uuid(),
        status.code(),
        change.to.stage.code(),
        change.to.id.as_uuid(),
        is_ended && !keeps_end,
        keeps_end,
        change.actor.ended_by().code(),
        change.reason.map(ApplicationReason::code),
        is_customer,
        change.text,
        now.to_sqlx() as _,
        is_answer,
        change.action == Action::Accept,
        says,
        change.action == Action::Invite,
        keeps_plan
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct NewEvent<'a> {
    pub application: ApplicationId,
    pub kind: Kind,
    pub actor: Actor,
    pub user: Option<UserId>,
    pub from: Option<ApplicationStage>,
    pub to: Option<ApplicationStage>,
    pub text: Option<&'a str>,
}

/// Writes an event, and tells open pages of everybody who can see it.
pub async fn insert_event(db: &mut PgConnection, event: &NewEvent<'_>, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into application_events (application_id, at, kind, actor, user_id, from_stage, to_stage, text)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        event.application.as_uuid(),
        now.to_sqlx() as _,
        event.kind.code(),
        event.actor.code(),
        event.user.map(UserId::as_uuid),
        event.from.map(ApplicationStage::code),
        event.to.map(ApplicationStage::code),
        event.text
    )
    .execute(&mut *db)
    .await?;
    let told = if event.kind.is_for_candidate() { Told::Both } else { Told::Company };
    publish(db, event.application, told, now).await
}

/// Holds the company, so that changes of what belongs to all of it follow each other.
pub async fn hold_company(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!("select id from companies where id = $1 for no key update", company.as_uuid())
        .fetch_optional(db)
        .await?;
    Ok(())
}

/// Who sees an application.
pub struct AudienceRow {
    pub slug: String,
    pub candidate: UserId,
    pub members: Vec<Uuid>,
}

pub async fn find_audience(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Option<AudienceRow>> {
    sqlx::query_as!(
        AudienceRow,
        r#"select v.slug, p.user_id as "candidate: UserId",
                  array(select m.user_id from company_members m where m.company_id = a.company_id) as "members!"
           from applications a
           join vacancies v on v.id = a.vacancy_id
           join candidates p on p.id = a.candidate_id
           where a.id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// What has happened to an interview of the application.
pub struct NewInterviewEvent<'a> {
    pub application: ApplicationId,
    pub kind: Kind,
    pub actor: Actor,
    pub user: Option<UserId>,
    pub interview_at: Option<Timestamp>,
    pub text: Option<&'a str>,
}

pub async fn insert_interview_event(
    db: &mut PgConnection,
    event: &NewInterviewEvent<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into application_events (application_id, at, kind, actor, user_id, interview_at, text)
         values ($1, $2, $3, $4, $5, $6, $7)",
        event.application.as_uuid(),
        now.to_sqlx() as _,
        event.kind.code(),
        event.actor.code(),
        event.user.map(UserId::as_uuid),
        event.interview_at.map(jiff_sqlx::ToSqlx::to_sqlx) as _,
        event.text
    )
    .execute(&mut *db)
    .await?;
    publish(db, event.application, Told::Both, now).await
}

/// The employer has done something: silence begins anew. `ends_plan`: it contradicts a planned refusal.
pub async fn set_acted(
    db: &mut PgConnection,
    id: ApplicationId,
    ends_plan: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update applications set acted_at = $2, reminded_at = null, viewed_at = coalesce(viewed_at, $2),
                refuse_at = case when $3 then null else refuse_at end,
                refuse_reason = case when $3 then null else refuse_reason end,
                refuse_message = case when $3 then null else refuse_message end
         where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _,
        ends_plan
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Whether a refusal is planned.
pub async fn has_planned_refusal(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<bool> {
    let planned = sqlx::query_scalar!(
        r#"select refuse_at is not null as "is_planned!" from applications where id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await?;
    Ok(planned.unwrap_or_default())
}

pub struct EventRow {
    pub at: Timestamp,
    pub kind: String,
    pub actor: String,
    /// The member of the company.
    pub name: Option<String>,
    pub from_stage: Option<String>,
    pub to_stage: Option<String>,
    pub interview_at: Option<At>,
    pub text: Option<String>,
}

/// The history, oldest first.
pub async fn list_events(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Vec<EventRow>> {
    sqlx::query_as!(
        EventRow,
        r#"select e.at, e.kind, e.actor, e.from_stage, e.to_stage, e.interview_at, e.text, m.name as "name?"
           from application_events e
           join applications a on a.id = e.application_id
           left join company_members m on m.company_id = a.company_id and m.user_id = e.user_id and e.actor = 'customer'
           where e.application_id = $1 order by e.id"#,
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn find_first_column(
    db: &mut PgConnection,
    company: CompanyId,
    stage: ApplicationStage,
) -> sqlx::Result<Option<ColumnId>> {
    let id = sqlx::query_scalar!(
        "select id from board_columns where company_id = $1 and stage = $2 order by position limit 1 for key share",
        company.as_uuid(),
        stage.code()
    )
    .fetch_optional(db)
    .await?;
    Ok(id.map(ColumnId::from_uuid))
}

pub async fn find_column_stage(
    db: &mut PgConnection,
    company: CompanyId,
    id: ColumnId,
) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!(
        "select stage from board_columns where company_id = $1 and id = $2 for key share",
        company.as_uuid(),
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// Plans a refusal, or cancels it with `None`.
pub async fn set_planned_refusal(
    db: &mut PgConnection,
    id: ApplicationId,
    plan: Option<(Timestamp, &str, Option<&str>)>,
    now: Timestamp,
) -> sqlx::Result<()> {
    let (at, reason, message) = match plan {
        Some((at, reason, message)) => (Some(at.to_sqlx()), Some(reason), message),
        None => (None, None, None),
    };
    sqlx::query!(
        "update applications set refuse_at = $2, refuse_reason = $3, refuse_message = $4, acted_at = $5,
                reminded_at = null, viewed_at = coalesce(viewed_at, $5)
         where id = $1",
        id.as_uuid(),
        at as _,
        reason,
        message,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_viewed(db: &mut PgConnection, id: ApplicationId, now: Timestamp) -> sqlx::Result<bool> {
    let changed = sqlx::query!(
        "update applications set viewed_at = $2 where id = $1 and viewed_at is null",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(changed.rows_affected() > 0)
}
