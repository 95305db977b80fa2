//! SQL of lists of conversations.

use applications::ApplicationId;
use jiff::Timestamp;
use platform::{CandidateId, CompanyId, PageQuery};
use sqlx::PgConnection;
use uuid::Uuid;

/// One of company and candidate is given.
pub struct Found<'a> {
    pub company: Option<CompanyId>,
    pub candidate: Option<CandidateId>,
    pub patterns: Option<&'a [String]>,
    pub vacancy: Option<&'a str>,
    pub only_unread: bool,
}

pub struct CardRow {
    pub id: ApplicationId,
    pub company_name: String,
    pub company_avatar: Option<String>,
    pub candidate_name: String,
    pub title: String,
    pub status: String,
    pub stage: String,
    pub unread: i64,
    pub side: String,
    pub user_id: Option<Uuid>,
    pub text: String,
    pub file_name: Option<String>,
    pub file_kind: Option<String>,
    pub is_deleted: bool,
    pub last_at: Timestamp,
}

pub async fn count(db: &mut PgConnection, found: &Found<'_>) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!"
           from chats c
           join applications a on a.id = c.application_id
           join vacancies v on v.id = a.vacancy_id
           where (c.company_id = $1 or c.candidate_id = $2)
             and ($3::text[] is null or c.words like all ($3))
             and ($4::text is null or v.slug = $4)
             and (not $5 or case when $1::uuid is null then c.customer_last > c.candidate_read
                                 else c.candidate_last > c.customer_read end)"#,
        found.company.map(CompanyId::as_uuid),
        found.candidate.map(CandidateId::as_uuid),
        found.patterns,
        found.vacancy,
        found.only_unread
    )
    .fetch_one(db)
    .await
}

/// The newest message first.
pub async fn list(db: &mut PgConnection, found: &Found<'_>, page: PageQuery) -> sqlx::Result<Vec<CardRow>> {
    sqlx::query_as!(
        CardRow,
        r#"select c.application_id as "id: ApplicationId", o.name as company_name, o.avatar as company_avatar,
                  a.card ->> 'name' as "candidate_name!", v.title, a.status, a.stage,
                  (select count(*) from chat_messages u
                   where u.application_id = c.application_id and u.deleted_at is null
                     and u.side = case when $1::uuid is null then 'customer' else 'candidate' end
                     and u.seq > case when $1::uuid is null then c.candidate_read else c.customer_read end) as "unread!",
                  m.side, m.user_id, m.text, f.name as "file_name?", f.kind as "file_kind?", m.deleted_at is not null as "is_deleted!", c.last_at
           from chats c
           join chat_messages m on m.application_id = c.application_id and m.seq = c.last_seq
           left join chat_files f on f.application_id = m.application_id and f.seq = m.seq
           join applications a on a.id = c.application_id
           join vacancies v on v.id = a.vacancy_id
           join companies o on o.id = c.company_id
           where (c.company_id = $1 or c.candidate_id = $2)
             and ($3::text[] is null or c.words like all ($3))
             and ($4::text is null or v.slug = $4)
             and (not $5 or case when $1::uuid is null then c.customer_last > c.candidate_read
                                 else c.candidate_last > c.customer_read end)
           order by c.last_at desc, c.application_id
           offset $6 limit $7"#,
        found.company.map(CompanyId::as_uuid),
        found.candidate.map(CandidateId::as_uuid),
        found.patterns,
        found.vacancy,
        found.only_unread,
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_all(db)
    .await
}

pub async fn count_unread(
    db: &mut PgConnection,
    company: Option<CompanyId>,
    candidate: Option<CandidateId>,
) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select (select count(*) from chats where company_id = $1 and candidate_last > customer_read)
                + (select count(*) from chats where candidate_id = $2 and customer_last > candidate_read) as "count!""#,
        company.map(CompanyId::as_uuid),
        candidate.map(CandidateId::as_uuid)
    )
    .fetch_one(db)
    .await
}
