//! SQL of a company's standing.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

pub async fn set_verified(
    db: &mut PgConnection,
    company: CompanyId,
    is_verified: bool,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update companies set verified_at = case when $2 then $3::timestamptz end, updated_at = $3
         where id = $1 and (verified_at is not null) <> $2",
        company.as_uuid(),
        is_verified,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// There is nothing beyond the third.
pub async fn add_strike(
    db: &mut PgConnection,
    company: CompanyId,
    now: Timestamp,
    stopped_until: Timestamp,
) -> sqlx::Result<(UserId, i16)> {
    let row = sqlx::query!(
        "update companies set strikes = least(strikes + 1, 3), updated_at = $2,
             stopped_until = case when strikes + 1 = 2 then $3 else stopped_until end,
             active = active and strikes + 1 < 3
         where id = $1 returning user_id, strikes",
        company.as_uuid(),
        now.to_sqlx() as _,
        stopped_until.to_sqlx() as _
    )
    .fetch_one(db)
    .await?;
    Ok((UserId::from_uuid(row.user_id), row.strikes))
}
