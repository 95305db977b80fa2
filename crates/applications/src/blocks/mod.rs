//! A side that wants to hear nothing more from the other one: no conversation, no invitation (decisions C13).

mod store;

use jiff::Timestamp;
use platform::{CandidateId, CompanyId, Result};
use sqlx::PgConnection;

use crate::state::Actor;

/// Sets or removes the block of one side. Repeating it changes nothing.
pub async fn set_block(
    db: &mut PgConnection,
    between: (CompanyId, CandidateId),
    side: Actor,
    is_blocked: bool,
    now: Timestamp,
) -> Result<()> {
    if is_blocked {
        store::insert(db, between, side, now).await?;
    } else {
        store::delete(db, between, side).await?;
    }
    Ok(())
}

/// Whether either side has blocked the other.
pub async fn is_blocked(db: &mut PgConnection, between: (CompanyId, CandidateId)) -> Result<bool> {
    Ok(store::exists(db, between).await?)
}
