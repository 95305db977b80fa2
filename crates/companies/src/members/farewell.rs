//! Before the account of a member is erased, the owner takes over the work.

use accounts::me::deletion::{LastStep, Pending};
use jiff::Timestamp;
use platform::{Result, UserId};
use sqlx::PgConnection;

use super::leave::hand_over;
use super::store;

pub struct HandOverWork;

impl LastStep for HandOverWork {
    fn before_erasure<'a>(&'a self, db: &'a mut PgConnection, user: UserId, now: Timestamp) -> Pending<'a> {
        Box::pin(leave_all(db, user, now))
    }
}

/// Nothing is recorded: the history of a company would keep the name of somebody who wants to be forgotten.
async fn leave_all(db: &mut PgConnection, user: UserId, now: Timestamp) -> Result<()> {
    for company in store::list_joined(db, user).await? {
        if store::lock_invited(db, company, user).await?.is_some() {
            let owner = store::find_owner(db, company).await?;
            hand_over(db, company, user, owner, now).await?;
        }
    }
    Ok(())
}
