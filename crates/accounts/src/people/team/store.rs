//! SQL of a person's companies.

use jiff::Timestamp;
use jiff_sqlx::{Date as Day, ToSqlx as _};
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use super::{CompanyInUse, CompanyRow, role};

pub struct WorkplaceRow {
    pub slug: String,
    pub name: String,
    pub avatar: Option<String>,
    pub role: String,
    pub in_use: bool,
}

/// The own company first, then in the order of joining.
pub async fn list_workplaces(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<WorkplaceRow>> {
    sqlx::query_as!(
        WorkplaceRow,
        r#"select c.slug, c.name, c.avatar, m.role, (u.company_in_use is not distinct from c.id) as "in_use!"
           from company_members m join companies c on c.id = m.company_id join users u on u.id = m.user_id
           where m.user_id = $1 order by m.role <> 'owner', m.joined_at, c.id"#,
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct InvitationRow {
    pub id: Uuid,
    pub slug: String,
    pub name: String,
    pub avatar: Option<String>,
    pub role: String,
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
}

pub async fn list_invitations(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Vec<InvitationRow>> {
    sqlx::query_as!(
        InvitationRow,
        r#"select i.id, c.slug, c.name, c.avatar, i.role, i.expires_at,
                  (select m.name from company_members m where m.company_id = c.id and m.user_id = i.invited_by)
                      as invited_by
           from users u join company_invitations i on i.phone = u.phone and i.ended_at is null
           join companies c on c.id = i.company_id
           where u.id = $1 and i.expires_at > $2 and is_in_sight(c, $2) order by i.created_at, i.id"#,
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn find_company_in_use(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<CompanyInUse>> {
    let row = sqlx::query!(
        r#"select c.id as "id: CompanyId", c.slug, c.name, c.address, c.location, c.owned_date as "owned_date: Day",
                  c.about, c.active, c.avatar, c.verified_at is not null as "is_verified!", m.role
           from users u join company_members m on m.user_id = u.id and m.company_id = u.company_in_use
           join companies c on c.id = m.company_id
           where u.id = $1"#,
        user.as_uuid()
    )
    .fetch_optional(db)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let Ok(role) = role(&row.role) else { return Err(sqlx::Error::RowNotFound) };
    let company = CompanyRow {
        id: row.id,
        slug: row.slug,
        name: row.name,
        address: row.address,
        location: row.location,
        owned_date: row.owned_date,
        about: row.about,
        active: row.active,
        avatar: row.avatar,
    };
    Ok(Some(CompanyInUse { company, is_verified: row.is_verified, role }))
}

pub struct HeldMember {
    pub company_id: CompanyId,
    pub role: String,
}

pub async fn hold_company_in_use(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<HeldMember>> {
    sqlx::query_as!(
        HeldMember,
        "select m.company_id, m.role
         from users u join company_members m on m.user_id = u.id and m.company_id = u.company_in_use
         where u.id = $1 for update of m",
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// Switches to a company of the person. False if he is not a member of one with this slug.
pub async fn use_company(db: &mut PgConnection, user: UserId, slug: &str) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users u set company_in_use = c.id
         from companies c join company_members m on m.company_id = c.id
         where u.id = $1 and m.user_id = $1 and c.slug = $2",
        user.as_uuid(),
        slug
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Whether other people work in the company that the person owns.
pub async fn has_other_members(db: &mut PgConnection, owner: UserId) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from companies c join company_members m on m.company_id = c.id
               where c.user_id = $1 and m.user_id <> $1
           ) as "has_others!""#,
        owner.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn is_open_invitation(
    db: &mut PgConnection,
    token_hash: &[u8],
    phone: &str,
    now: Timestamp,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from company_invitations
               where token_hash = $1 and ended_at is null and expires_at > $3 and (phone is null or phone = $2)
           ) as "is_open!""#,
        token_hash,
        phone,
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// The person works in this company from now on, and it is the one in use.
pub async fn enter_company(db: &mut PgConnection, user: UserId, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set company_in_use = $2, role = 'customer' where id = $1",
        user.as_uuid(),
        company.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The person no longer works in this company: another one is in use, or none. Without any, somebody with a candidate
/// profile is a candidate again.
pub async fn exit_company(db: &mut PgConnection, user: UserId, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!(
        "update users u set company_in_use = next.company_id,
             role = case when next.company_id is null
                          and exists (select from candidates c where c.user_id = u.id) then 'candidate' else u.role end
         from (select (select m.company_id from company_members m where m.user_id = $1 and m.company_id <> $2
                       order by m.role <> 'owner', m.joined_at limit 1) as company_id) next
         where u.id = $1 and u.company_in_use = $2",
        user.as_uuid(),
        company.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}
