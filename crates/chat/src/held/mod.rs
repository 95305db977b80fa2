//! A conversation whose application is locked: all writing goes through it, one after another.

pub mod store;

use applications::ApplicationId;
use applications::locked::{Locked, hold};
use applications::side::Side;
use applications::state::Actor;
use jiff::Timestamp;
use kernel::words::ApplicationStatus;
use live::Topic;
use platform::{Error, Result, UserId};
use serde_json::json;
use sqlx::PgConnection;

use crate::rules::Standing;

pub use store::Facts;

pub struct Held {
    pub application: Locked,
    pub facts: Facts,
    /// The account that acts.
    pub user: UserId,
}

/// Of this side; somebody else's conversation is not there.
pub async fn hold_chat(
    db: &mut PgConnection,
    side: &Side,
    id: ApplicationId,
    now: Timestamp,
) -> Result<Held> {
    let application = hold(db, id, now).await?.ok_or(Error::NotFound)?;
    if !side.has(application.company_id, application.candidate_id) {
        return Err(Error::NotFound);
    }
    let facts = store::find_facts(db, id).await?.ok_or(Error::NotFound)?;
    let user = match side {
        Side::Candidate(_) => application.user_id,
        Side::Company(me) => me.user_id,
    };
    Ok(Held { application, facts, user })
}

impl Facts {
    pub fn standing(&self, side: &Side, now: Timestamp) -> Result<Standing> {
        let is_candidate = side.actor() == Actor::Candidate;
        let (mine, theirs) = self.by_side(side, self.blocked_by_candidate, self.blocked_by_customer);
        let (in_a_row, _) = self.by_side(side, self.candidate_in_a_row, self.customer_in_a_row);
        Ok(Standing {
            is_candidate,
            may_act: side.may_act(),
            status: ApplicationStatus::parse(&self.status).ok_or(Error::Fault)?,
            is_withdrawn: self.is_withdrawn,
            had_interview: self.had_interview,
            company_wrote: self.customer_last > 0,
            in_a_row,
            deleted_for: self.vacancy_deleted_at.map(|at| now.duration_since(at.to_jiff())),
            is_closed: self.is_closed,
            blocked_by_me: mine,
            blocked_by_them: theirs,
        })
    }

    /// What belongs to the caller's side, and to the other one.
    pub fn by_side<T>(&self, side: &Side, candidate: T, customer: T) -> (T, T) {
        match side {
            Side::Candidate(_) => (candidate, customer),
            Side::Company(_) => (customer, candidate),
        }
    }
}

/// Tells both sides that their conversation has changed, when the caller's transaction commits.
pub async fn publish(db: &mut PgConnection, application: &Locked, now: Timestamp) -> Result<()> {
    let mut users = store::list_members(db, application.company_id).await?;
    users.push(application.user_id);
    Ok(live::publish(db, &users, Topic::Chat, &json!({ "chat": application.id }), now).await?)
}
