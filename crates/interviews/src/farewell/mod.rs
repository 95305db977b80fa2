//! Before an account is erased: open applications of the person are withdrawn, and whoever had an interview ahead with
//! this person or with this company hears that it is off. Afterwards no row would know of it.

mod store;

use accounts::me::deletion::{LastStep, Pending};
use applications::locked::{Change, apply, column_of, hold};
use applications::state::{Action, Actor};
use jiff::Timestamp;
use kernel::words::{ApplicationReason, ApplicationStage, ApplicationStatus};
use platform::{Result, UserId};
use sqlx::PgConnection;
use vacancies::responses::find_runner;

use crate::notices::{CALLED_OFF, ENDED, Telling, When};

pub struct EndApplications;

impl LastStep for EndApplications {
    fn before_erasure<'a>(&'a self, db: &'a mut PgConnection, user: UserId, now: Timestamp) -> Pending<'a> {
        Box::pin(async move {
            end_own(db, user, now).await?;
            tell_candidates(db, user, now).await
        })
    }
}

async fn end_own(db: &mut PgConnection, user: UserId, now: Timestamp) -> Result<()> {
    for id in store::list_of_candidate(db, user, now).await? {
        let Some(locked) = hold(db, id, now).await? else { continue };
        let ahead = store::list_ahead(db, id, now).await?;
        let (action, reason) = match locked.state.status {
            ApplicationStatus::Offer => (Action::Decline, ApplicationReason::Declined),
            _ => (Action::Withdraw, ApplicationReason::Withdrawn),
        };
        // Whoever was hired stays hired.
        let is_open = locked.state.after(Actor::Candidate, action).is_some();
        if is_open {
            let to = column_of(db, locked.company_id, ApplicationStage::Rejected).await?;
            // Without the user: his erasure would change an event of this transaction, and PostgreSQL would then look for
            // the application, which is gone by that time.
            let (actor, user) = (Actor::Candidate, None);
            let change = Change { actor, user, action, to, reason: Some(reason), text: None };
            apply(db, &locked, &change, now).await?;
        }
        // The end of an application is news for whoever runs the vacancy already.
        let runner = find_runner(db, locked.vacancy_id).await?;
        for interview in ahead {
            let (application, at) = (&locked, Some(interview.start_at));
            let telling = Telling { application, what: CALLED_OFF, at, before: None, when: When::AtOnce };
            telling.company(db, interview.id, Some(runner).filter(|_| is_open), now).await?;
        }
    }
    Ok(())
}

/// The company of an owner goes with the account, and its applications go with the company.
async fn tell_candidates(db: &mut PgConnection, owner: UserId, now: Timestamp) -> Result<()> {
    for id in store::list_of_owner(db, owner, now).await? {
        let Some(application) = hold(db, id, now).await? else { continue };
        for interview in store::list_ahead(db, id, now).await? {
            let (application, at) = (&application, Some(interview.start_at));
            let telling = Telling { application, what: ENDED, at, before: None, when: When::AtOnce };
            telling.candidate(db, now).await?;
        }
    }
    Ok(())
}
