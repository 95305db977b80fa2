//! SQL of members, their sessions and their failed sign-ins.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::Origin;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::login::StaffLogin;
use crate::model::{Member, MemberState, NewMember, StaffId, StaffRole, StaffSession, StaffSessionId};

/// A member with the credentials.
pub struct Credentials {
    pub id: StaffId,
    pub login: String,
    pub name: String,
    pub role: StaffRole,
    pub password_hash: Option<String>,
    pub totp_sealed: Option<Vec<u8>>,
    pub totp_last_step: Option<i64>,
    /// Has set up the account and is not disabled.
    pub may_sign_in: bool,
}

pub async fn insert_member(
    db: &mut PgConnection,
    id: StaffId,
    new: &NewMember,
    invitation_hash: &[u8],
    expires_at: Timestamp,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into staff_members (id, login, name, role, invitation_hash, invitation_expires_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        id.as_uuid(),
        new.login.as_str(),
        new.name.as_str(),
        new.role as _,
        invitation_hash,
        expires_at.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_by_login(db: &mut PgConnection, login: &StaffLogin) -> sqlx::Result<Option<Credentials>> {
    sqlx::query_as!(
        Credentials,
        r#"select id, login, name, role as "role: StaffRole", password_hash, totp_sealed, totp_last_step,
               totp_confirmed_at is not null and disabled_at is null as "may_sign_in!"
           from staff_members where login = $1"#,
        login.as_str()
    )
    .fetch_optional(db)
    .await
}

/// The member of an open invitation.
pub async fn find_invited(
    db: &mut PgConnection,
    invitation_hash: &[u8],
    now: Timestamp,
) -> sqlx::Result<Option<Credentials>> {
    sqlx::query_as!(
        Credentials,
        r#"select id, login, name, role as "role: StaffRole", password_hash, totp_sealed, totp_last_step,
               totp_confirmed_at is not null and disabled_at is null as "may_sign_in!"
           from staff_members
           where invitation_hash = $1 and invitation_expires_at > $2 and disabled_at is null"#,
        invitation_hash,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Stores an authenticator for the invited member, unless there is one already.
pub async fn set_totp_once(
    db: &mut PgConnection,
    invitation_hash: &[u8],
    sealed: &[u8],
    now: Timestamp,
) -> sqlx::Result<Option<Credentials>> {
    sqlx::query_as!(
        Credentials,
        r#"update staff_members set totp_sealed = coalesce(totp_sealed, $2)
           where invitation_hash = $1 and invitation_expires_at > $3 and disabled_at is null
           returning id, login, name, role as "role: StaffRole", password_hash, totp_sealed, totp_last_step,
               totp_confirmed_at is not null and disabled_at is null as "may_sign_in!""#,
        invitation_hash,
        sealed,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Uses up the invitation. False if it was used already or has expired.
pub async fn set_ready(
    db: &mut PgConnection,
    invitation_hash: &[u8],
    password_hash: &str,
    step: i64,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update staff_members
         set password_hash = $2, totp_confirmed_at = $4, totp_last_step = $3, invitation_hash = null,
             invitation_expires_at = null
         where invitation_hash = $1 and invitation_expires_at > $4 and disabled_at is null",
        invitation_hash,
        password_hash,
        step,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn set_invited(
    db: &mut PgConnection,
    id: StaffId,
    invitation_hash: &[u8],
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update staff_members
         set invitation_hash = $2, invitation_expires_at = $3, password_hash = null, totp_sealed = null,
             totp_confirmed_at = null, totp_last_step = null, disabled_at = null
         where id = $1",
        id.as_uuid(),
        invitation_hash,
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Marks a time step of the authenticator as used. False if it, or a later one, was used before.
pub async fn set_totp_step(db: &mut PgConnection, id: StaffId, step: i64) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update staff_members set totp_last_step = $2
         where id = $1 and disabled_at is null and (totp_last_step is null or totp_last_step < $2)",
        id.as_uuid(),
        step
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn set_password(db: &mut PgConnection, id: StaffId, password_hash: &str) -> sqlx::Result<()> {
    sqlx::query!("update staff_members set password_hash = $2 where id = $1", id.as_uuid(), password_hash)
        .execute(db)
        .await?;
    Ok(())
}

/// False if there is no such member, or it is disabled already.
pub async fn set_disabled(db: &mut PgConnection, id: StaffId, at: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update staff_members set disabled_at = $2 where id = $1 and disabled_at is null",
        id.as_uuid(),
        at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// The previous role; `None` if nothing changed.
pub async fn set_role(
    db: &mut PgConnection,
    id: StaffId,
    role: StaffRole,
) -> sqlx::Result<Option<StaffRole>> {
    sqlx::query_scalar!(
        r#"update staff_members new set role = $2 from staff_members old
           where new.id = $1 and old.id = new.id and old.role <> $2
           returning old.role as "role: StaffRole""#,
        id.as_uuid(),
        role as _
    )
    .fetch_optional(db)
    .await
}

/// Locks out other changes of members until the end of the transaction; reads continue.
pub async fn lock_members(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("lock table staff_members in share row exclusive mode").execute(db).await?;
    Ok(())
}

struct MemberRow {
    id: StaffId,
    login: String,
    name: String,
    role: StaffRole,
    is_invited: bool,
    is_disabled: bool,
    created_at: Timestamp,
    last_used_at: Option<jiff_sqlx::Timestamp>,
}

impl From<MemberRow> for Member {
    fn from(row: MemberRow) -> Self {
        let state = match (row.is_disabled, row.is_invited) {
            (true, _) => MemberState::Disabled,
            (false, true) => MemberState::Invited,
            (false, false) => MemberState::Ready,
        };
        let MemberRow { id, login, name, role, created_at, .. } = row;
        let last_used_at = row.last_used_at.map(jiff_sqlx::Timestamp::to_jiff);
        Self { id, login, name, role, state, created_at, last_used_at }
    }
}

pub async fn list_members(db: &mut PgConnection) -> sqlx::Result<Vec<Member>> {
    select_members(db, None).await
}

pub async fn find_member(db: &mut PgConnection, id: StaffId) -> sqlx::Result<Option<Member>> {
    Ok(select_members(db, Some(id)).await?.pop())
}

/// All members, or one.
async fn select_members(db: &mut PgConnection, id: Option<StaffId>) -> sqlx::Result<Vec<Member>> {
    let rows = sqlx::query_as!(
        MemberRow,
        r#"select m.id, m.login, m.name, m.role as "role: StaffRole", m.password_hash is null as "is_invited!",
               m.disabled_at is not null as "is_disabled!", m.created_at,
               (select max(s.last_used_at) from staff_sessions s where s.member_id = m.id) as last_used_at
           from staff_members m where $1::uuid is null or m.id = $1 order by m.name, m.login limit 500"#,
        id.map(StaffId::as_uuid)
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(Member::from).collect())
}

pub struct NewSession<'a> {
    pub id: StaffSessionId,
    pub member_id: StaffId,
    pub secret_hash: &'a [u8],
    pub origin: &'a Origin,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
}

pub async fn insert_session(db: &mut PgConnection, new: &NewSession<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into staff_sessions
             (id, member_id, secret_hash, created_at, last_used_at, expires_at, address, user_agent)
         values ($1, $2, $3, $4, $4, $5, $6, $7)",
        new.id.as_uuid(),
        new.member_id.as_uuid(),
        new.secret_hash,
        new.created_at.to_sqlx() as _,
        new.expires_at.to_sqlx() as _,
        new.origin.address,
        new.origin.user_agent
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct FoundSession {
    pub id: StaffSessionId,
    pub member_id: StaffId,
    pub secret_hash: Vec<u8>,
    pub last_used_at: Timestamp,
    pub login: String,
    pub name: String,
    pub role: StaffRole,
}

/// An active session of a member who may sign in.
pub async fn find_session(
    db: &mut PgConnection,
    id: Uuid,
    now: Timestamp,
    used_since: Timestamp,
) -> sqlx::Result<Option<FoundSession>> {
    sqlx::query_as!(
        FoundSession,
        r#"select s.id, s.member_id, s.secret_hash, s.last_used_at, m.login, m.name, m.role as "role: StaffRole"
           from staff_sessions s join staff_members m on m.id = s.member_id
           where s.id = $1 and s.expires_at > $2 and s.last_used_at > $3 and m.disabled_at is null"#,
        id,
        now.to_sqlx() as _,
        used_since.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn set_session_used(db: &mut PgConnection, id: StaffSessionId, at: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update staff_sessions set last_used_at = $2 where id = $1",
        id.as_uuid(),
        at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_sessions(
    db: &mut PgConnection,
    member: StaffId,
    current: StaffSessionId,
    now: Timestamp,
    used_since: Timestamp,
) -> sqlx::Result<Vec<StaffSession>> {
    sqlx::query_as!(
        StaffSession,
        r#"select id, id = $2 as "is_current!", user_agent, address, created_at, last_used_at, expires_at
           from staff_sessions where member_id = $1 and expires_at > $3 and last_used_at > $4
           order by last_used_at desc limit 100"#,
        member.as_uuid(),
        current.as_uuid(),
        now.to_sqlx() as _,
        used_since.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// False if the member has no such session.
pub async fn delete_session(
    db: &mut PgConnection,
    member: StaffId,
    id: StaffSessionId,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "delete from staff_sessions where id = $2 and member_id = $1",
        member.as_uuid(),
        id.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Deletes all sessions of a member except the given one.
pub async fn delete_sessions(
    db: &mut PgConnection,
    member: StaffId,
    kept: Option<StaffSessionId>,
) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from staff_sessions where member_id = $1 and id is distinct from $2",
        member.as_uuid(),
        kept.map(StaffSessionId::as_uuid)
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_dead_sessions(
    db: &mut PgConnection,
    now: Timestamp,
    used_since: Timestamp,
) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from staff_sessions where expires_at <= $1 or last_used_at <= $2",
        now.to_sqlx() as _,
        used_since.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

/// Counts an attempt; `None` if it comes too early. Failures before `forgotten` are ignored.
pub async fn count_failure(
    db: &mut PgConnection,
    subject: &str,
    now: Timestamp,
    forgotten: Timestamp,
) -> sqlx::Result<Option<i32>> {
    sqlx::query_scalar!(
        "insert into staff_failures as f (subject, failures, last_at, free_at) values ($1, 1, $2, $2)
         on conflict (subject) do update
         set failures = case when f.last_at < $3 then 1 else f.failures + 1 end, last_at = $2
         where f.free_at <= $2
         returning failures",
        subject,
        now.to_sqlx() as _,
        forgotten.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn set_free_at(db: &mut PgConnection, subject: &str, free_at: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update staff_failures set free_at = $2 where subject = $1",
        subject,
        free_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_free_at(db: &mut PgConnection, subject: &str) -> sqlx::Result<Option<Timestamp>> {
    let found = sqlx::query_scalar!("select free_at from staff_failures where subject = $1", subject)
        .fetch_optional(db)
        .await?;
    Ok(found.map(Into::into))
}

pub async fn delete_failures(db: &mut PgConnection, subjects: &[String]) -> sqlx::Result<()> {
    sqlx::query!("delete from staff_failures where subject = any($1)", subjects).execute(db).await?;
    Ok(())
}

pub async fn delete_old_failures(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!("delete from staff_failures where last_at < $1", before.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(done.rows_affected())
}
