//! SQL that all parts share.

use platform::CompanyId;
use sqlx::PgConnection;

pub async fn company_name(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<String> {
    sqlx::query_scalar!("select name from companies where id = $1", company.as_uuid()).fetch_one(db).await
}

/// Serialises what counts members, invitations or photos of one company, and saves of its page.
pub async fn lock_company(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!("select id from companies where id = $1 for no key update", company.as_uuid())
        .fetch_optional(db)
        .await?;
    Ok(())
}
