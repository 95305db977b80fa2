//! SQL of lists of interviews: the ids of what belongs to one side.

use applications::interview::rules::RESULT_WITHIN;
use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use platform::{CandidateId, CompanyId};
use sqlx::PgConnection;
use uuid::Uuid;

/// One of company and candidate is given.
pub struct Found {
    pub company: Option<CompanyId>,
    pub candidate: Option<CandidateId>,
    pub view: &'static str,
    pub days: (Option<Timestamp>, Option<Timestamp>),
    pub application: Option<ApplicationId>,
}

pub async fn count(db: &mut PgConnection, found: &Found, now: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from interviews i
           where (i.company_id = $1 or i.candidate_id = $2)
             and ($3::uuid is null or i.application_id = $3)
             and ($4::timestamptz is null or i.start_at >= $4) and ($5::timestamptz is null or i.start_at < $5)
             and ($6 = 'all'
                  or ($6 = 'upcoming') = (i.status = 'marked' and i.end_at > $7
                      or i.status = 'offered' and exists (select from interview_slots s
                                                          where s.interview_id = i.id and s.start_at > $7)))"#,
        found.company.map(CompanyId::as_uuid),
        found.candidate.map(CandidateId::as_uuid),
        found.application.map(ApplicationId::as_uuid),
        found.days.0.map(ToSqlx::to_sqlx) as _,
        found.days.1.map(ToSqlx::to_sqlx) as _,
        found.view,
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn list(
    db: &mut PgConnection,
    found: &Found,
    now: Timestamp,
    (offset, limit): (i64, i64),
) -> sqlx::Result<Vec<InterviewId>> {
    let ids = sqlx::query_scalar!(
        r#"select i.id from interviews i
           where (i.company_id = $1 or i.candidate_id = $2)
             and ($3::uuid is null or i.application_id = $3)
             and ($4::timestamptz is null or i.start_at >= $4) and ($5::timestamptz is null or i.start_at < $5)
             and ($6 = 'all'
                  or ($6 = 'upcoming') = (i.status = 'marked' and i.end_at > $7
                      or i.status = 'offered' and exists (select from interview_slots s
                                                          where s.interview_id = i.id and s.start_at > $7)))
           order by case when $6 = 'upcoming' or $4::timestamptz is not null then i.start_at end nulls last,
                    case when $6 <> 'upcoming' then coalesce(i.start_at, i.updated_at) end desc,
                    i.created_at, i.id
           offset $8 limit $9"#,
        found.company.map(CompanyId::as_uuid),
        found.candidate.map(CandidateId::as_uuid),
        found.application.map(ApplicationId::as_uuid),
        found.days.0.map(ToSqlx::to_sqlx) as _,
        found.days.1.map(ToSqlx::to_sqlx) as _,
        found.view,
        now.to_sqlx() as _,
        offset,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

/// For the company: has begun, and nobody has said whether the person came. For the candidate: a time to choose or to
/// confirm.
pub async fn list_to_answer(
    db: &mut PgConnection,
    found: &Found,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<InterviewId>> {
    let ids = sqlx::query_scalar!(
        "select i.id from interviews i
         where ($3::uuid is null or i.application_id = $3)
           and (i.company_id = $1 and i.status = 'marked' and i.start_at <= $4 and i.start_at > $5
                or i.candidate_id = $2 and i.asked_at is null
                   and (i.status = 'offered'
                            and exists (select from interview_slots s where s.interview_id = i.id and s.start_at > $4)
                        or i.status = 'marked' and i.confirmed_at is null and i.start_at > $4))
         order by i.start_at nulls first, i.created_at, i.id limit $6",
        found.company.map(CompanyId::as_uuid),
        found.candidate.map(CandidateId::as_uuid),
        found.application.map(ApplicationId::as_uuid),
        now.to_sqlx() as _,
        (now - RESULT_WITHIN).to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(ids_of(ids))
}

fn ids_of(ids: Vec<Uuid>) -> Vec<InterviewId> {
    ids.into_iter().map(InterviewId::from_uuid).collect()
}
