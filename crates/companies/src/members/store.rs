//! SQL of the members of a company.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::words::MemberRole;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

pub struct MemberRow {
    pub user_id: UserId,
    pub name: Option<String>,
    pub phone: String,
    pub role: String,
    pub vacancies: i64,
    pub joined_at: Timestamp,
    pub last_seen_at: Option<At>,
}

/// Vacancies without a member count for the owner.
pub async fn list_members(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<MemberRow>> {
    sqlx::query_as!(
        MemberRow,
        r#"select m.user_id, m.name, u.phone, m.role, m.joined_at,
                  (select count(*) from vacancies v
                   where v.company_id = $1 and v.deleted_at is null and v.lifecycle <> 'closed'
                     and coalesce(v.member_id, c.user_id) = m.user_id) as "vacancies!",
                  (select max(s.last_used_at) from sessions s where s.user_id = m.user_id) as "last_seen_at: At"
           from company_members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
           where m.company_id = $1 order by m.role <> 'owner', m.joined_at, m.user_id"#,
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct InvitationRow {
    pub id: Uuid,
    pub role: String,
    pub phone: Option<String>,
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
}

pub async fn list_open_invitations(
    db: &mut PgConnection,
    company: CompanyId,
    now: Timestamp,
) -> sqlx::Result<Vec<InvitationRow>> {
    sqlx::query_as!(
        InvitationRow,
        r#"select i.id, i.role, i.phone, i.expires_at,
                  (select m.name from company_members m where m.company_id = $1 and m.user_id = i.invited_by)
                      as invited_by
           from company_invitations i
           where i.company_id = $1 and i.ended_at is null and i.expires_at > $2 order by i.created_at, i.id"#,
        company.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// Members besides the owner, and open invitations.
pub async fn count_places(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select (select count(*) from company_members where company_id = $1 and role <> 'owner')
                + (select count(*) from company_invitations
                   where company_id = $1 and ended_at is null and expires_at > $2) as "used!""#,
        company.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn find_role(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!(
        "select role from company_members where company_id = $1 and user_id = $2",
        company.as_uuid(),
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// The role of somebody who stays a member until the end of the transaction.
pub async fn hold_role(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!(
        "select role from company_members where company_id = $1 and user_id = $2 for share",
        company.as_uuid(),
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub struct InvitedMember {
    pub name: Option<String>,
    pub role: String,
}

/// Locks a member who is not the owner. Waits for the calls that the member is making.
pub async fn lock_invited(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
) -> sqlx::Result<Option<InvitedMember>> {
    sqlx::query_as!(
        InvitedMember,
        "select name, role from company_members
         where company_id = $1 and user_id = $2 and role <> 'owner' for update",
        company.as_uuid(),
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn set_role(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
    role: MemberRole,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_members set role = $3 where company_id = $1 and user_id = $2",
        company.as_uuid(),
        user.as_uuid(),
        role.code()
    )
    .execute(db)
    .await?;
    Ok(())
}

/// False if the person is a member already.
pub async fn insert_member(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
    role: &str,
    name: &str,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into company_members (company_id, user_id, role, name, joined_at) values ($1, $2, $3, $4, $5)
         on conflict on constraint company_members_one_per_person do nothing",
        company.as_uuid(),
        user.as_uuid(),
        role,
        name,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn delete_member(db: &mut PgConnection, company: CompanyId, user: UserId) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from company_members where company_id = $1 and user_id = $2",
        company.as_uuid(),
        user.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_owner(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<UserId> {
    let id = sqlx::query_scalar!("select user_id from companies where id = $1", company.as_uuid());
    Ok(UserId::from_uuid(id.fetch_one(db).await?))
}

/// The vacancies that would pass on.
pub async fn count_vacancies(db: &mut PgConnection, company: CompanyId, user: UserId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from vacancies
           where company_id = $1 and member_id = $2 and deleted_at is null"#,
        company.as_uuid(),
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// The companies in which the person is a member but not the owner.
pub async fn list_joined(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<CompanyId>> {
    let ids = sqlx::query_scalar!(
        "select company_id from company_members where user_id = $1 and role <> 'owner' order by company_id",
        user.as_uuid()
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(CompanyId::from_uuid).collect())
}
