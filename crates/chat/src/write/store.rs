//! SQL of writing messages.

use applications::ApplicationId;
use applications::state::Actor;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::MessageId;

/// The message of the conversation that was sent with this id, and who sent it.
pub struct Repeated {
    pub seq: i32,
    pub user_id: Option<Uuid>,
}

pub async fn find_by_client_id(
    db: &mut PgConnection,
    id: ApplicationId,
    client_id: Uuid,
) -> sqlx::Result<Option<Repeated>> {
    sqlx::query_as!(
        Repeated,
        "select seq, user_id from chat_messages where application_id = $1 and client_id = $2",
        id.as_uuid(),
        client_id
    )
    .fetch_optional(db)
    .await
}

/// Held until the end of the caller's transaction.
pub async fn lock_writer(db: &mut PgConnection, user: UserId) -> sqlx::Result<()> {
    sqlx::query!("select pg_advisory_xact_lock(hashtextextended($1, 0)) as locked", format!("chat {user}"))
        .fetch_one(db)
        .await?;
    Ok(())
}

/// When the `nth` newest message of a person was written, if it is not older than `since`.
pub async fn find_nth_latest(
    db: &mut PgConnection,
    user: UserId,
    since: Timestamp,
    nth: i64,
) -> sqlx::Result<Option<Timestamp>> {
    let at = sqlx::query_scalar!(
        r#"select at as "at: jiff_sqlx::Timestamp" from chat_messages
           where user_id = $1 and at > $2 order by at desc offset $3 limit 1"#,
        user.as_uuid(),
        since.to_sqlx() as _,
        nth - 1
    )
    .fetch_optional(db)
    .await?;
    Ok(at.map(jiff_sqlx::Timestamp::to_jiff))
}

/// How many messages a person has written since then.
pub async fn count_since(db: &mut PgConnection, user: UserId, since: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from chat_messages where user_id = $1 and at > $2"#,
        user.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// Whether the company has said exactly this, in another message than this one, and the candidate has not written since.
pub async fn is_said(
    db: &mut PgConnection,
    id: ApplicationId,
    client_id: Uuid,
    text: &str,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select from chat_messages m join chats c on c.application_id = m.application_id
                          where m.application_id = $1 and m.seq > c.candidate_last and m.side = 'customer'
                            and m.text = $3 and m.client_id <> $2 and m.deleted_at is null) as "is_said!""#,
        id.as_uuid(),
        client_id,
        text
    )
    .fetch_one(db)
    .await
}

pub struct NewMessage<'a> {
    pub id: MessageId,
    pub application: ApplicationId,
    pub company: CompanyId,
    pub candidate: CandidateId,
    /// What a search finds the conversation by.
    pub words: &'a str,
    pub client_id: Uuid,
    pub side: Actor,
    pub user: UserId,
    pub text: &'a str,
    pub warnings: &'a [String],
}

/// Returns its number.
pub async fn insert(db: &mut PgConnection, new: &NewMessage<'_>, now: Timestamp) -> sqlx::Result<i32> {
    sqlx::query_scalar!(
        "with chat as (
             insert into chats as c (application_id, company_id, candidate_id, words, last_seq, last_at, candidate_last,
                                     customer_last)
             values ($1, $2, $3, $11, 1, $4, case when $5 = 'candidate' then 1 else 0 end,
                     case when $5 = 'customer' then 1 else 0 end)
             on conflict (application_id) do update set
                 last_seq = c.last_seq + 1, last_at = excluded.last_at,
                 candidate_last = case when $5 = 'candidate' then c.last_seq + 1 else c.candidate_last end,
                 customer_last = case when $5 = 'customer' then c.last_seq + 1 else c.customer_last end
             returning c.last_seq
         )
         insert into chat_messages (id, application_id, seq, client_id, side, user_id, text, warnings, at)
         select $6, $1, last_seq, $7, $5, $8, $9, $10, $4 from chat returning seq",
        new.application.as_uuid(),
        new.company.as_uuid(),
        new.candidate.as_uuid(),
        now.to_sqlx() as _,
        new.side.code(),
        new.id.as_uuid(),
        new.client_id,
        new.user.as_uuid(),
        new.text,
        new.warnings,
        new.words
    )
    .fetch_one(db)
    .await
}

pub struct SentRow {
    pub user_id: Option<Uuid>,
    pub at: Timestamp,
    pub is_deleted: bool,
}

pub async fn find_sent(db: &mut PgConnection, id: ApplicationId, seq: i32) -> sqlx::Result<Option<SentRow>> {
    sqlx::query_as!(
        SentRow,
        r#"select user_id, at, deleted_at is not null as "is_deleted!" from chat_messages
           where application_id = $1 and seq = $2"#,
        id.as_uuid(),
        seq
    )
    .fetch_optional(db)
    .await
}

pub async fn update(
    db: &mut PgConnection,
    id: ApplicationId,
    seq: i32,
    text: &str,
    warnings: &[String],
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update chat_messages set text = $3, warnings = $4, edited_at = $5 where application_id = $1 and seq = $2",
        id.as_uuid(),
        seq,
        text,
        warnings,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete(db: &mut PgConnection, id: ApplicationId, seq: i32, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update chat_messages set text = '', warnings = '{}', deleted_at = $3 where application_id = $1 and seq = $2",
        id.as_uuid(),
        seq,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
