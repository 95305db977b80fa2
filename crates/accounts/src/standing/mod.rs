//! How a company stands with us: whether staff has seen its papers, and its strikes (decisions C13, C21).

mod store;

use jiff::{SignedDuration, Timestamp};
use notifications::{Notice, tell};
use platform::CompanyId;
use sqlx::PgConnection;

const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Marks a company as checked, or takes the mark back. False when it was so already.
pub async fn set_verified(
    db: &mut PgConnection,
    company: CompanyId,
    is_verified: bool,
    now: Timestamp,
) -> sqlx::Result<bool> {
    store::set_verified(db, company, is_verified, now).await
}

/// One more complaint was upheld: the first is a warning, the second stops the company for a week, the third for good.
/// Answers the number of strikes. The owner is told on every channel, because this cannot wait for somebody who
/// switched messages off.
pub async fn add_strike(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<i16> {
    let (owner, strikes) = store::add_strike(db, company, now, now + WEEK).await?;
    tell(db, &Notice::security(owner, notice(strikes))).await?;
    Ok(strikes)
}

fn notice(strikes: i16) -> &'static str {
    match strikes {
        ..=1 => "company_warned",
        2 => "company_stopped",
        _ => "company_closed",
    }
}
