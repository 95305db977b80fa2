//! SQL of invitations to a team.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::words::MemberRole;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

pub struct NewInvitation<'a> {
    pub id: Uuid,
    pub company: CompanyId,
    pub role: MemberRole,
    pub phone: Option<&'a str>,
    pub token_hash: &'a [u8],
    pub by: UserId,
    pub now: Timestamp,
    pub expires_at: Timestamp,
}

/// As [`crate::store::lock_company`], by an invitation. Returns whether people can see the company.
pub async fn lock_company_of(
    db: &mut PgConnection,
    invitation: Uuid,
    now: Timestamp,
) -> sqlx::Result<Option<bool>> {
    sqlx::query_scalar!(
        r#"select is_in_sight(c, $2) as "is_in_sight!" from companies c
           where c.id = (select company_id from company_invitations where id = $1) for no key update"#,
        invitation,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn is_member(db: &mut PgConnection, company: CompanyId, phone: &str) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from company_members m join users u on u.id = m.user_id
               where m.company_id = $1 and u.phone = $2
           ) as "is_member!""#,
        company.as_uuid(),
        phone
    )
    .fetch_one(db)
    .await
}

pub async fn find_user_by_phone(db: &mut PgConnection, phone: &str) -> sqlx::Result<Option<UserId>> {
    let id = sqlx::query_scalar!("select id from users where phone = $1", phone).fetch_optional(db).await?;
    Ok(id.map(UserId::from_uuid))
}

pub async fn find_phone(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!("select phone from users where id = $1", user.as_uuid()).fetch_optional(db).await
}

pub async fn insert_invitation(db: &mut PgConnection, new: &NewInvitation<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_invitations (id, company_id, role, phone, token_hash, invited_by, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        new.id,
        new.company.as_uuid(),
        new.role.code(),
        new.phone,
        new.token_hash,
        new.by.as_uuid(),
        new.now.to_sqlx() as _,
        new.expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Ends the open invitation of a phone, which another one replaces.
pub async fn end_of_phone(
    db: &mut PgConnection,
    company: CompanyId,
    phone: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_invitations set ended_at = $3, ended_how = 'revoked'
         where company_id = $1 and phone = $2 and ended_at is null",
        company.as_uuid(),
        phone,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Returns the phone of the revoked invitation. `None`: it was over already, or is of another company.
pub async fn revoke(
    db: &mut PgConnection,
    company: CompanyId,
    id: Uuid,
    now: Timestamp,
) -> sqlx::Result<Option<Option<String>>> {
    sqlx::query_scalar!(
        "update company_invitations set ended_at = $3, ended_how = 'revoked'
         where company_id = $1 and id = $2 and ended_at is null returning phone",
        company.as_uuid(),
        id,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct InvitationRow {
    pub slug: String,
    pub company: String,
    pub avatar: Option<String>,
    pub is_verified: bool,
    pub role: String,
    pub phone: Option<String>,
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
    pub ended_how: Option<String>,
    pub own_name: Option<String>,
    pub is_member: bool,
}

/// An invitation of a company that people can see, as this person sees it.
pub async fn find_by_token(
    db: &mut PgConnection,
    token_hash: &[u8],
    viewer: Option<UserId>,
    now: Timestamp,
) -> sqlx::Result<Option<InvitationRow>> {
    sqlx::query_as!(
        InvitationRow,
        r#"select c.slug, c.name as company, c.avatar, c.verified_at is not null as "is_verified!", i.role, i.phone,
                  i.expires_at, i.ended_how,
                  (select m.name from company_members m where m.company_id = c.id and m.user_id = i.invited_by)
                      as invited_by,
                  coalesce((select p.name || ' ' || p.surname from candidates p where p.user_id = $2),
                           (select m.name from company_members m where m.user_id = $2 and m.name is not null limit 1))
                      as own_name,
                  exists (select from company_members m where m.company_id = c.id and m.user_id = $2) as "is_member!"
           from company_invitations i join companies c on c.id = i.company_id
           where i.token_hash = $1 and is_in_sight(c, $3)"#,
        token_hash,
        viewer.map(UserId::as_uuid),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn find_id_by_token(db: &mut PgConnection, token_hash: &[u8]) -> sqlx::Result<Option<Uuid>> {
    sqlx::query_scalar!("select id from company_invitations where token_hash = $1", token_hash)
        .fetch_optional(db)
        .await
}

pub async fn find_id_of_phone(db: &mut PgConnection, id: Uuid, phone: &str) -> sqlx::Result<Option<Uuid>> {
    sqlx::query_scalar!("select id from company_invitations where id = $1 and phone = $2", id, phone)
        .fetch_optional(db)
        .await
}

pub struct LockedInvitation {
    pub id: Uuid,
    pub company_id: CompanyId,
    pub role: String,
    pub phone: Option<String>,
    pub expires_at: Timestamp,
    pub ended_how: Option<String>,
    pub used_by: Option<Uuid>,
}

pub async fn lock_invitation(db: &mut PgConnection, id: Uuid) -> sqlx::Result<Option<LockedInvitation>> {
    sqlx::query_as!(
        LockedInvitation,
        "select id, company_id, role, phone, expires_at, ended_how, used_by from company_invitations
         where id = $1 for update",
        id
    )
    .fetch_optional(db)
    .await
}

pub async fn set_used(db: &mut PgConnection, id: Uuid, by: UserId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_invitations set ended_at = $3, ended_how = 'used', used_by = $2 where id = $1",
        id,
        by.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_declined(db: &mut PgConnection, id: Uuid, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_invitations set ended_at = $2, ended_how = 'declined' where id = $1",
        id,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Deletes invitations that are over for a while: they hold phones.
pub async fn delete_old(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "delete from company_invitations where expires_at < $1 or ended_at < $1",
        before.to_sqlx() as _
    );
    Ok(done.execute(db).await?.rows_affected())
}
