//! SQL of sessions.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;
use uuid::Uuid;

use super::{CandidateId, CompanyId, Origin, SessionId, UserId};

pub struct ActiveSessionRow {
    pub id: SessionId,
    pub user_id: UserId,
    pub secret_hash: Vec<u8>,
    pub is_kept: bool,
    pub last_used_at: Timestamp,
    pub proved_at: Timestamp,
    pub role: String,
    pub candidate_id: Option<CandidateId>,
    pub company_id: Option<CompanyId>,
    pub member_role: Option<String>,
}

/// A session as its owner sees it.
#[derive(Debug)]
pub struct SessionRow {
    pub id: SessionId,
    pub address: String,
    pub user_agent: String,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
}

pub struct NewSession<'a> {
    pub id: SessionId,
    pub user_id: UserId,
    pub secret_hash: &'a [u8],
    pub is_kept: bool,
    pub origin: &'a Origin,
    pub now: Timestamp,
    pub idle_until: Timestamp,
    pub ends_at: Timestamp,
}

pub async fn find_session(
    db: &mut PgConnection,
    id: Uuid,
    now: Timestamp,
) -> sqlx::Result<Option<ActiveSessionRow>> {
    sqlx::query_as!(
        ActiveSessionRow,
        r#"select s.id, s.user_id, s.secret_hash, s.is_kept, s.last_used_at, s.proved_at, u.role,
                  c.id as "candidate_id?: CandidateId", m.company_id as "company_id?: CompanyId",
                  m.role as "member_role?"
           from sessions s
           join users u on u.id = s.user_id
           left join candidates c on c.user_id = u.id
           left join company_members m on m.user_id = u.id and m.company_id = u.company_in_use
           where s.id = $1 and s.idle_until > $2 and s.ends_at > $2"#,
        id,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn set_used(
    db: &mut PgConnection,
    id: Uuid,
    now: Timestamp,
    idle_until: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update sessions set last_used_at = $2, idle_until = least($3, ends_at) where id = $1",
        id,
        now.to_sqlx() as _,
        idle_until.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_session(db: &mut PgConnection, new: &NewSession<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into sessions (id, user_id, secret_hash, is_kept, address, user_agent, created_at, last_used_at,
                               idle_until, ends_at, proved_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $7)",
        new.id.as_uuid(),
        new.user_id.as_uuid(),
        new.secret_hash,
        new.is_kept,
        new.origin.address,
        new.origin.user_agent,
        new.now.to_sqlx() as _,
        new.idle_until.to_sqlx() as _,
        new.ends_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_session(db: &mut PgConnection, user_id: UserId, id: SessionId) -> sqlx::Result<bool> {
    let done =
        sqlx::query!("delete from sessions where id = $1 and user_id = $2", id.as_uuid(), user_id.as_uuid())
            .execute(db)
            .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn delete_other_sessions(
    db: &mut PgConnection,
    user_id: UserId,
    kept: Option<SessionId>,
) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from sessions where user_id = $1 and id is distinct from $2",
        user_id.as_uuid(),
        kept.map(SessionId::as_uuid)
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

pub async fn list_sessions(
    db: &mut PgConnection,
    user_id: UserId,
    now: Timestamp,
) -> sqlx::Result<Vec<SessionRow>> {
    sqlx::query_as!(
        SessionRow,
        "select id, address, user_agent, created_at, last_used_at from sessions
         where user_id = $1 and idle_until > $2 and ends_at > $2 order by last_used_at desc limit 100",
        user_id.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn set_proved(db: &mut PgConnection, id: SessionId, at: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update sessions set proved_at = $2 where id = $1", id.as_uuid(), at.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

pub async fn delete_over(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!("delete from sessions where idle_until < $1 or ends_at < $1", now.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(done.rows_affected())
}

/// The role of a member, whose row nobody changes until the end of the transaction. `alone`: nobody else holds it either.
pub async fn hold_member(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
    alone: bool,
) -> sqlx::Result<Option<String>> {
    let (company, user) = (company.as_uuid(), user.as_uuid());
    if alone {
        sqlx::query_scalar!(
            "select role from company_members where company_id = $1 and user_id = $2 for update",
            company,
            user
        )
        .fetch_optional(db)
        .await
    } else {
        sqlx::query_scalar!(
            "select role from company_members where company_id = $1 and user_id = $2 for share",
            company,
            user
        )
        .fetch_optional(db)
        .await
    }
}
