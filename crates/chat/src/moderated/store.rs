//! SQL of what moderators and complaints do to conversations.

use applications::ApplicationId;
use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use moderation::SubjectId;
use platform::{CompanyId, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct LockedRow {
    pub company_id: CompanyId,
    pub owner: UserId,
    pub candidate: UserId,
    pub title: String,
    pub candidate_last: i32,
    pub customer_last: i32,
    pub closed_at: Option<At>,
}

pub async fn lock(db: &mut PgConnection, id: Uuid) -> sqlx::Result<Option<LockedRow>> {
    sqlx::query_as!(
        LockedRow,
        r#"select c.company_id as "company_id: CompanyId", o.user_id as "owner: UserId",
                  p.user_id as "candidate: UserId", v.title, c.candidate_last, c.customer_last, c.closed_at
           from chats c
           join applications a on a.id = c.application_id
           join vacancies v on v.id = a.vacancy_id
           join companies o on o.id = c.company_id
           join candidates p on p.id = c.candidate_id
           where c.application_id = $1 for update of c"#,
        id
    )
    .fetch_optional(db)
    .await
}

pub struct ReportedRow {
    pub id: SubjectId,
    pub company: String,
    pub candidate: String,
    pub title: String,
}

pub async fn list_reported(db: &mut PgConnection, ids: &[SubjectId]) -> sqlx::Result<Vec<ReportedRow>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        ReportedRow,
        r#"select c.application_id as "id: SubjectId", o.name as company, a.card ->> 'name' as "candidate!", v.title
           from chats c
           join applications a on a.id = c.application_id
           join vacancies v on v.id = a.vacancy_id
           join companies o on o.id = c.company_id
           where c.application_id = any ($1)"#,
        &ids
    )
    .fetch_all(db)
    .await
}

/// Returns false if it is closed already.
pub async fn close(db: &mut PgConnection, id: SubjectId, now: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update chats set closed_at = $2 where application_id = $1 and closed_at is null",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Copies the newest messages of a side.
pub async fn copy_messages(
    db: &mut PgConnection,
    id: SubjectId,
    side: &str,
    reporter: UserId,
    most: i64,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into chat_reports (application_id, side, reporter_id, messages, at)
         select $1, $2, $3, coalesce(jsonb_agg(jsonb_build_object(
                    'seq', m.seq, 'text', m.text, 'at', m.at, 'file', to_jsonb(f)) order by m.seq), '[]'), $5
         from (select seq, text, at from chat_messages
               where application_id = $1 and side = $2 and deleted_at is null order by seq desc limit $4) m
         left join lateral (
             select id, name, kind, size, width, height from chat_files
             where application_id = $1 and seq = m.seq) f on true",
        id.as_uuid(),
        side,
        reporter.as_uuid(),
        most,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The copies of the messages of a side, the oldest first.
pub async fn list_copies(db: &mut PgConnection, id: ApplicationId, side: &str) -> sqlx::Result<Vec<Value>> {
    sqlx::query_scalar!(
        "select messages from chat_reports where application_id = $1 and side = $2 order by at, reporter_id",
        id.as_uuid(),
        side
    )
    .fetch_all(db)
    .await
}

/// Deletes copies that were decided about before this time.
pub async fn delete_decided(
    db: &mut PgConnection,
    (kind, side): (&str, &str),
    before: Timestamp,
) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from chat_reports r using complaints k
         where k.kind = $1 and r.side = $2 and k.subject_id = r.application_id and k.reporter_id = r.reporter_id
           and k.decided_at < $3",
        kind,
        side,
        before.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}
