//! SQL of setting and moving interviews.

use applications::interview::rules::Status;
use applications::locked::Locked;
use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use super::form::Plan;
use crate::SlotId;

fn ids(users: &[UserId]) -> Vec<Uuid> {
    users.iter().map(|id| id.as_uuid()).collect()
}

pub async fn count_members(
    db: &mut PgConnection,
    company: CompanyId,
    users: &[UserId],
) -> sqlx::Result<usize> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from company_members where company_id = $1 and user_id = any ($2)"#,
        company.as_uuid(),
        &ids(users)
    )
    .fetch_one(db)
    .await?;
    Ok(usize::try_from(count).unwrap_or_default())
}

/// Offered ones, and those with a time that has not come.
pub async fn count_ahead(
    db: &mut PgConnection,
    application: ApplicationId,
    now: Timestamp,
) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from interviews
           where application_id = $1 and (status = 'offered' or status = 'marked' and start_at > $2)"#,
        application.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn insert(
    db: &mut PgConnection,
    locked: &Locked,
    id: InterviewId,
    plan: &Plan,
    status: Status,
    now: Timestamp,
) -> sqlx::Result<()> {
    let start = plan.start();
    sqlx::query!(
        "insert into interviews (id, application_id, company_id, candidate_id, kind, place, link, duration_minutes, note,
                start_at, end_at, status, marked_at, ignores_conflicts, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)",
        id.as_uuid(),
        locked.id.as_uuid(),
        locked.company_id.as_uuid(),
        locked.candidate_id.as_uuid(),
        plan.kind.code(),
        plan.place,
        plan.link,
        plan.duration_minutes,
        plan.note,
        start.map(ToSqlx::to_sqlx) as _,
        start.map(|start| (start + plan.lasts()).to_sqlx()) as _,
        status.code(),
        start.map(|_| now.to_sqlx()) as _,
        plan.ignores_conflicts,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Replaces everything but interviewers and slots. What the candidate has answered was about the old time.
pub async fn update(
    db: &mut PgConnection,
    id: InterviewId,
    plan: &Plan,
    status: Status,
    now: Timestamp,
) -> sqlx::Result<()> {
    let start = plan.start();
    sqlx::query!(
        "update interviews set
             kind = $2, place = $3, link = $4, duration_minutes = $5, note = $6, start_at = $7, end_at = $8, status = $9,
             marked_at = $10, ignores_conflicts = $11, confirmed_at = null, asked_at = null, ask_text = null,
             last_start_at = coalesce(start_at, last_start_at), sequence = sequence + 1, updated_at = $12
         where id = $1",
        id.as_uuid(),
        plan.kind.code(),
        plan.place,
        plan.link,
        plan.duration_minutes,
        plan.note,
        start.map(ToSqlx::to_sqlx) as _,
        start.map(|start| (start + plan.lasts()).to_sqlx()) as _,
        status.code(),
        start.map(|_| now.to_sqlx()) as _,
        plan.ignores_conflicts,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Whether the interview is already like this, and the candidate has not asked for anything else.
pub async fn is_same(db: &mut PgConnection, id: InterviewId, plan: &Plan) -> sqlx::Result<bool> {
    let starts: Vec<jiff_sqlx::Timestamp> = plan.starts.iter().map(|start| start.to_sqlx()).collect();
    sqlx::query_scalar!(
        r#"select i.asked_at is null and i.kind = $2 and i.place is not distinct from $3
                  and i.link is not distinct from $4 and i.duration_minutes = $5 and i.note is not distinct from $6
                  and array(select w.user_id from interview_interviewers w
                            where w.interview_id = i.id order by w.user_id) = $7::uuid[]
                  and case when i.status = 'offered'
                          then array(select s.start_at from interview_slots s
                                     where s.interview_id = i.id order by s.start_at)
                          else array[i.start_at]
                      end = $8::timestamptz[] as "is_same!"
           from interviews i where i.id = $1"#,
        id.as_uuid(),
        plan.kind.code(),
        plan.place,
        plan.link,
        plan.duration_minutes,
        plan.note,
        &ids(&plan.interviewers),
        &starts as _
    )
    .fetch_one(db)
    .await
}

pub async fn insert_interviewers(
    db: &mut PgConnection,
    id: InterviewId,
    company: CompanyId,
    users: &[UserId],
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into interview_interviewers (interview_id, company_id, user_id)
         select $1, $2, user_id from unnest($3::uuid[]) as users (user_id)",
        id.as_uuid(),
        company.as_uuid(),
        &ids(users)
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_slots(db: &mut PgConnection, id: InterviewId, starts: &[Timestamp]) -> sqlx::Result<()> {
    let slots: Vec<Uuid> = starts.iter().map(|_| SlotId::new().as_uuid()).collect();
    let starts: Vec<jiff_sqlx::Timestamp> = starts.iter().map(|start| start.to_sqlx()).collect();
    sqlx::query!(
        "insert into interview_slots (id, interview_id, start_at)
         select slots.id, $1, slots.start_at from unnest($2::uuid[], $3::timestamptz[]) as slots (id, start_at)",
        id.as_uuid(),
        &slots,
        &starts as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Interviewers and slots.
pub async fn delete_parts(db: &mut PgConnection, id: InterviewId) -> sqlx::Result<()> {
    sqlx::query!("delete from interview_slots where interview_id = $1", id.as_uuid())
        .execute(&mut *db)
        .await?;
    sqlx::query!("delete from interview_interviewers where interview_id = $1", id.as_uuid())
        .execute(db)
        .await?;
    Ok(())
}

/// Puts another member in the place of one who leaves, in interviews that are still ahead. Who takes part already stays
/// once; the row of the one who leaves goes with the membership. Returns how many are new to the successor.
pub async fn replace_interviewer(
    db: &mut PgConnection,
    company: CompanyId,
    from: UserId,
    to: UserId,
    now: Timestamp,
) -> sqlx::Result<i64> {
    let done = sqlx::query!(
        "insert into interview_interviewers (interview_id, company_id, user_id)
         select x.interview_id, x.company_id, $3
         from interview_interviewers x
         join interviews i on i.id = x.interview_id
         where x.company_id = $1 and x.user_id = $2
           and (i.status = 'offered' or i.status = 'marked' and i.start_at > $4)
         on conflict on constraint interview_interviewers_once do nothing",
        company.as_uuid(),
        from.as_uuid(),
        to.as_uuid(),
        now.to_sqlx() as _
    );
    Ok(i64::try_from(done.execute(db).await?.rows_affected()).unwrap_or(i64::MAX))
}
