//! SQL of recorded acts.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

/// The name is stored too: it must stay readable when the member has gone.
pub async fn insert_event(
    db: &mut PgConnection,
    company: CompanyId,
    by: Option<UserId>,
    what: &str,
    detail: Value,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_events (id, company_id, at, user_id, name, what, detail)
         values ($1, $2, $3, $4,
                 (select name from company_members where company_id = $2 and user_id = $4), $5, $6)",
        Uuid::now_v7(),
        company.as_uuid(),
        now.to_sqlx() as _,
        by.map(UserId::as_uuid),
        what,
        detail
    )
    .execute(db)
    .await?;
    Ok(())
}
