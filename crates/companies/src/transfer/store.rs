//! SQL of transfers.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

pub struct TransferRow {
    pub to_user: UserId,
    pub name: Option<String>,
    pub asked_at: Timestamp,
    pub expires_at: Timestamp,
}

pub async fn find_transfer(
    db: &mut PgConnection,
    company: CompanyId,
    now: Timestamp,
) -> sqlx::Result<Option<TransferRow>> {
    sqlx::query_as!(
        TransferRow,
        "select t.to_user, m.name, t.asked_at, t.expires_at
         from company_transfers t join company_members m on m.company_id = t.company_id and m.user_id = t.to_user
         where t.company_id = $1 and t.expires_at > $2",
        company.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn put_transfer(
    db: &mut PgConnection,
    company: CompanyId,
    to: UserId,
    now: Timestamp,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_transfers (company_id, to_user, asked_at, expires_at) values ($1, $2, $3, $4)
         on conflict (company_id) do update set to_user = $2, asked_at = $3, expires_at = $4",
        company.as_uuid(),
        to.as_uuid(),
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Locks the membership of the owner, as his own calls do.
pub async fn lock_owner(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<UserId>> {
    let id = sqlx::query_scalar!(
        "select user_id from company_members where company_id = $1 and role = 'owner' for update",
        company.as_uuid()
    );
    Ok(id.fetch_optional(db).await?.map(UserId::from_uuid))
}

/// Ends the offer to this person. False if there is none, or it has expired.
pub async fn take_transfer(
    db: &mut PgConnection,
    company: CompanyId,
    to: UserId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "delete from company_transfers where company_id = $1 and to_user = $2 and expires_at > $3",
        company.as_uuid(),
        to.as_uuid(),
        now.to_sqlx() as _
    );
    Ok(done.execute(db).await?.rows_affected() == 1)
}

/// Ends the offer at the wish of the owner or of the person it is for.
pub async fn delete_transfer(db: &mut PgConnection, company: CompanyId, by: UserId) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "delete from company_transfers t using companies c
         where t.company_id = $1 and c.id = $1 and $2 in (t.to_user, c.user_id)",
        company.as_uuid(),
        by.as_uuid()
    );
    Ok(done.execute(db).await?.rows_affected() == 1)
}
