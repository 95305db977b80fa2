//! SQL of locking interviews and of conflicts.

use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CandidateId, CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;

pub struct Target {
    pub application_id: ApplicationId,
    pub company_id: CompanyId,
    pub candidate_id: CandidateId,
}

/// Whose it is; that never changes.
pub async fn find_target(db: &mut PgConnection, id: InterviewId) -> sqlx::Result<Option<Target>> {
    sqlx::query_as!(
        Target,
        "select application_id, company_id, candidate_id from interviews where id = $1",
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub struct Applicant {
    pub candidate_id: CandidateId,
    /// Nothing is decided yet.
    pub is_open: bool,
}

pub async fn find_applicant(
    db: &mut PgConnection,
    company: CompanyId,
    application: ApplicationId,
) -> sqlx::Result<Option<Applicant>> {
    sqlx::query_as!(
        Applicant,
        r#"select candidate_id, status in ('waiting', 'offer') as "is_open!"
           from applications where id = $1 and company_id = $2"#,
        application.as_uuid(),
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn lock_company(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!("select id from companies where id = $1 for no key update", company.as_uuid())
        .fetch_optional(db)
        .await?;
    Ok(())
}

pub struct Row {
    pub start_at: Option<At>,
    pub duration_minutes: i32,
    pub status: String,
    pub is_confirmed: bool,
    pub asks_other: bool,
    pub has_slots: bool,
    pub sequence: i32,
    pub ignores_conflicts: bool,
    pub cancelled_by: Option<String>,
}

pub async fn hold(db: &mut PgConnection, id: InterviewId, now: Timestamp) -> sqlx::Result<Option<Row>> {
    sqlx::query!("select id from interviews where id = $1 for update", id.as_uuid())
        .fetch_optional(&mut *db)
        .await?;
    // A statement of its own: it sees what whoever held the row before has done to the slots.
    sqlx::query_as!(
        Row,
        r#"select i.start_at, i.duration_minutes, i.status, i.confirmed_at is not null as "is_confirmed!",
                  i.asked_at is not null as "asks_other!", i.sequence, i.ignores_conflicts, i.cancelled_by,
                  exists (select from interview_slots s where s.interview_id = i.id and s.start_at > $2) as "has_slots!"
           from interviews i where i.id = $1"#,
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct BusyRow {
    pub start_at: Timestamp,
    pub end_at: Timestamp,
    /// The interviewer; null for the candidate.
    pub user_id: Option<UserId>,
    pub name: Option<String>,
    pub company_id: CompanyId,
}

/// When the candidate has an interview anywhere, or one of the members in this company, between two moments.
pub async fn list_busy(
    db: &mut PgConnection,
    company: CompanyId,
    candidate: Option<CandidateId>,
    members: &[UserId],
    (from, to): (Timestamp, Timestamp),
    except: Option<InterviewId>,
) -> sqlx::Result<Vec<BusyRow>> {
    let members: Vec<Uuid> = members.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        BusyRow,
        r#"select i.start_at as "start_at!", i.end_at as "end_at!", null::uuid as "user_id: UserId", null::text as name,
                  i.company_id as "company_id!"
           from interviews i
           where i.candidate_id = $2 and i.status in ('marked', 'came', 'did_not_come')
             and i.start_at < $5 and i.end_at > $4 and i.id is distinct from $6
           union all
           select i.start_at, i.end_at, w.user_id, m.name, i.company_id
           from interview_interviewers w
           join interviews i on i.id = w.interview_id
           join company_members m on m.company_id = w.company_id and m.user_id = w.user_id
           where w.company_id = $1 and w.user_id = any ($3) and i.status in ('marked', 'came', 'did_not_come')
             and i.start_at < $5 and i.end_at > $4 and i.id is distinct from $6
           order by 1, 2, 3 nulls first"#,
        company.as_uuid(),
        candidate.map(CandidateId::as_uuid),
        &members,
        from.to_sqlx() as _,
        to.to_sqlx() as _,
        except.map(InterviewId::as_uuid)
    )
    .fetch_all(db)
    .await
}

/// Who in the company is told about it: the interviewers and whoever runs the vacancy.
pub async fn list_told(
    db: &mut PgConnection,
    id: InterviewId,
    vacancy: VacancyId,
) -> sqlx::Result<Vec<UserId>> {
    let ids = sqlx::query_scalar!(
        r#"select user_id as "user_id!" from interview_interviewers where interview_id = $1
           union
           select coalesce(v.member_id, c.user_id) from vacancies v join companies c on c.id = v.company_id
           where v.id = $2
           order by 1"#,
        id.as_uuid(),
        vacancy.as_uuid()
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(UserId::from_uuid).collect())
}

pub async fn list_interviewers(db: &mut PgConnection, id: InterviewId) -> sqlx::Result<Vec<UserId>> {
    let ids = sqlx::query_scalar!(
        "select user_id from interview_interviewers where interview_id = $1",
        id.as_uuid()
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(UserId::from_uuid).collect())
}

pub async fn find_company_name(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<String> {
    sqlx::query_scalar!("select name from companies where id = $1", company.as_uuid()).fetch_one(db).await
}
