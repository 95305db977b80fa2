//! SQL of what decides about a conversation.

use applications::ApplicationId;
use jiff_sqlx::Timestamp as At;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

/// Zeros where no message was written yet.
pub struct Facts {
    pub id: ApplicationId,
    pub status: String,
    pub is_withdrawn: bool,
    pub had_interview: bool,
    pub vacancy_deleted_at: Option<At>,
    pub is_closed: bool,
    pub last_seq: i32,
    pub candidate_last: i32,
    pub customer_last: i32,
    pub candidate_read: i32,
    pub customer_read: i32,
    pub candidate_in_a_row: i64,
    pub customer_in_a_row: i64,
    pub blocked_by_candidate: bool,
    pub blocked_by_customer: bool,
}

pub async fn find_facts(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Option<Facts>> {
    Ok(list_facts(db, &[id], None).await?.pop())
}

/// Of these applications; with a company, of those that are to it.
pub async fn list_facts(
    db: &mut PgConnection,
    ids: &[ApplicationId],
    company: Option<CompanyId>,
) -> sqlx::Result<Vec<Facts>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        Facts,
        r#"select a.id, a.status, a.reason is not distinct from 'withdrawn' as "is_withdrawn!",
                  exists (select from application_events e
                          where e.application_id = a.id and e.kind in ('interview_marked', 'interview_came')) as "had_interview!",
                  v.deleted_at as vacancy_deleted_at, c.closed_at is not null as "is_closed!",
                  coalesce(c.last_seq, 0) as "last_seq!", coalesce(c.candidate_last, 0) as "candidate_last!",
                  coalesce(c.customer_last, 0) as "customer_last!", coalesce(c.candidate_read, 0) as "candidate_read!",
                  coalesce(c.customer_read, 0) as "customer_read!",
                  (select count(*) from chat_messages m where m.application_id = a.id and m.side = 'candidate'
                       and m.seq > coalesce(c.customer_last, 0) and m.deleted_at is null) as "candidate_in_a_row!",
                  (select count(*) from chat_messages m where m.application_id = a.id and m.side = 'customer'
                       and m.seq > coalesce(c.candidate_last, 0) and m.deleted_at is null) as "customer_in_a_row!",
                  exists (select from contact_blocks b where b.candidate_id = a.candidate_id
                              and b.company_id = a.company_id and b.side = 'candidate') as "blocked_by_candidate!",
                  exists (select from contact_blocks b where b.candidate_id = a.candidate_id
                              and b.company_id = a.company_id and b.side = 'customer') as "blocked_by_customer!"
           from applications a
           join vacancies v on v.id = a.vacancy_id
           left join chats c on c.application_id = a.id
           where a.id = any($1) and ($2::uuid is null or a.company_id = $2)"#,
        &ids,
        company.map(CompanyId::as_uuid)
    )
    .fetch_all(db)
    .await
}

pub async fn list_members(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<UserId>> {
    let users =
        sqlx::query_scalar!("select user_id from company_members where company_id = $1", company.as_uuid())
            .fetch_all(db)
            .await?;
    Ok(users.into_iter().map(UserId::from_uuid).collect())
}
