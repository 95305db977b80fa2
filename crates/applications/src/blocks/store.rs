//! SQL of blocks.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CandidateId, CompanyId};
use sqlx::PgConnection;

use crate::state::Actor;

pub async fn insert(
    db: &mut PgConnection,
    (company, candidate): (CompanyId, CandidateId),
    side: Actor,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into contact_blocks (company_id, candidate_id, side, at) values ($1, $2, $3, $4) on conflict do nothing",
        company.as_uuid(),
        candidate.as_uuid(),
        side.code(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete(
    db: &mut PgConnection,
    (company, candidate): (CompanyId, CandidateId),
    side: Actor,
) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from contact_blocks where company_id = $1 and candidate_id = $2 and side = $3",
        company.as_uuid(),
        candidate.as_uuid(),
        side.code()
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Whether either side has blocked the other.
pub async fn exists(
    db: &mut PgConnection,
    (company, candidate): (CompanyId, CandidateId),
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select from contact_blocks where company_id = $1 and candidate_id = $2) as "exists!""#,
        company.as_uuid(),
        candidate.as_uuid()
    )
    .fetch_one(db)
    .await
}
