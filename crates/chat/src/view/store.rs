//! SQL of reading a conversation.

use applications::ApplicationId;
use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CandidateId, CompanyId, UserId};
use resumes::ResumeId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct ChatRow {
    pub company_id: CompanyId,
    pub candidate_id: CandidateId,
    pub company_name: String,
    pub company_avatar: Option<String>,
    pub candidate_name: String,
    pub candidate_locale: String,
    pub runner_name: Option<String>,
    pub slug: String,
    pub title: String,
    pub location: String,
    pub is_vacancy_open: bool,
    pub stage: String,
    pub resume_id: ResumeId,
    pub interview: Option<Value>,
}

pub async fn find(db: &mut PgConnection, id: ApplicationId, now: Timestamp) -> sqlx::Result<Option<ChatRow>> {
    sqlx::query_as!(
        ChatRow,
        r#"select a.company_id, a.candidate_id, c.name as company_name, c.avatar as company_avatar,
                  a.card ->> 'name' as "candidate_name!",
                  (select u.locale from candidates p join users u on u.id = p.user_id where p.id = a.candidate_id)
                      as "candidate_locale!", m.name as "runner_name?", v.slug, v.title, v.location,
                  v.is_public and v.expires_at > $2 as "is_vacancy_open!", a.stage, a.resume_id,
                  open_interview(a.id, $2) as interview
           from applications a
           join vacancies v on v.id = a.vacancy_id
           join companies c on c.id = a.company_id
           left join company_members m on m.company_id = a.company_id and m.user_id = coalesce(v.member_id, c.user_id)
           where a.id = $1"#,
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct OwnerRow {
    pub company_id: CompanyId,
    pub candidate_id: CandidateId,
    /// The candidate's account.
    pub user_id: UserId,
}

pub async fn find_owner(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Option<OwnerRow>> {
    sqlx::query_as!(
        OwnerRow,
        "select a.company_id, a.candidate_id, p.user_id
         from applications a join candidates p on p.id = a.candidate_id where a.id = $1",
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub struct MessageRow {
    pub seq: i32,
    pub client_id: Uuid,
    pub side: String,
    pub user_id: Option<Uuid>,
    pub author: Option<String>,
    pub text: String,
    pub warnings: Vec<String>,
    pub at: Timestamp,
    pub edited_at: Option<At>,
    pub deleted_at: Option<At>,
    pub file_id: Option<Uuid>,
    pub file_name: Option<String>,
    pub file_kind: Option<String>,
    pub file_size: Option<i32>,
    pub file_width: Option<i32>,
    pub file_height: Option<i32>,
}

/// Oldest first.
pub async fn list_after(
    db: &mut PgConnection,
    id: ApplicationId,
    after: i32,
    limit: i64,
) -> sqlx::Result<Vec<MessageRow>> {
    sqlx::query_as!(
        MessageRow,
        r#"select m.seq, m.client_id, m.side, m.user_id, n.name as "author?", m.text, m.warnings, m.at, m.edited_at,
                  m.deleted_at, f.id as "file_id?", f.name as "file_name?", f.kind as "file_kind?", f.size as "file_size?",
                  f.width as file_width, f.height as file_height
           from chat_messages m
           join chats c on c.application_id = m.application_id
           left join company_members n on n.company_id = c.company_id and n.user_id = m.user_id and m.side = 'customer'
           left join chat_files f on f.application_id = m.application_id and f.seq = m.seq
           where m.application_id = $1 and m.seq > $2 order by m.seq limit $3"#,
        id.as_uuid(),
        after,
        limit
    )
    .fetch_all(db)
    .await
}

/// Newest first. Without a number: the newest of all.
pub async fn list_before(
    db: &mut PgConnection,
    id: ApplicationId,
    before: Option<i32>,
    limit: i64,
) -> sqlx::Result<Vec<MessageRow>> {
    sqlx::query_as!(
        MessageRow,
        r#"select m.seq, m.client_id, m.side, m.user_id, n.name as "author?", m.text, m.warnings, m.at, m.edited_at,
                  m.deleted_at, f.id as "file_id?", f.name as "file_name?", f.kind as "file_kind?", f.size as "file_size?",
                  f.width as file_width, f.height as file_height
           from chat_messages m
           join chats c on c.application_id = m.application_id
           left join company_members n on n.company_id = c.company_id and n.user_id = m.user_id and m.side = 'customer'
           left join chat_files f on f.application_id = m.application_id and f.seq = m.seq
           where m.application_id = $1 and ($2::int is null or m.seq < $2) order by m.seq desc limit $3"#,
        id.as_uuid(),
        before,
        limit
    )
    .fetch_all(db)
    .await
}
