//! How a company stands with us: whether staff has seen its papers, and its strikes (decisions C13, C21).

mod store;

use jiff::{SignedDuration, Timestamp};
use notifications::{Notice, tell};
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

/// What owners are told after one, two and three strikes; the text of each is the message `notice_{what}`.
pub const NOTICES: [&str; 3] = ["company_warned", "company_stopped", "company_closed"];

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
    let [warned, stopped, closed] = NOTICES;
    let what = match strikes {
        ..=1 => warned,
        2 => stopped,
        _ => closed,
    };
    tell(db, &Notice::security(owner, what)).await?;
    Ok(strikes)
}

/// Takes a company and its vacancies out of sight until somebody has looked. Nothing when it is so already; else its owner.
pub async fn hide(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<Option<UserId>> {
    store::set_hidden(db, company, now).await
}

/// Somebody has looked.
pub async fn show(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<UserId>> {
    store::clear_hidden(db, company).await
}

/// The owner has asked to delete the account, or has changed his mind.
pub(crate) async fn set_leaving(
    db: &mut PgConnection,
    owner: UserId,
    since: Option<Timestamp>,
) -> sqlx::Result<()> {
    store::set_leaving(db, owner, since).await
}
