//! An interview whose row is locked, with everything that setting a time depends on.
//!
//! Locks are taken in one order: company, candidate, application, interview. The first two serialise all times that are set
//! for one company or one candidate, so that conflicts are seen by whoever comes second.

pub mod store;

use accounts::people::lock_candidate;
use applications::interview::rules::{Action, State, Status};
use applications::locked::{self, Locked};
use applications::state::Actor;
use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use kernel::words::{ApplicationStatus, EndedBy};
use platform::{CandidateId, CompanyId, Error, Result};
use sqlx::PgConnection;

use crate::refusal::wrong_state;

/// What must not change meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// The application and the interview.
    Interview,
    /// Also all other times of the company and of the candidate.
    Times,
}

pub struct Held {
    pub id: InterviewId,
    pub application: Locked,
    pub state: State,
    pub start_at: Option<Timestamp>,
    pub duration_minutes: i32,
    pub sequence: i32,
    pub ignores_conflicts: bool,
    pub cancelled_by: Option<EndedBy>,
}

impl Held {
    /// Refuses what the rules do not allow.
    pub fn check(&self, actor: Actor, action: Action) -> Result<()> {
        if self.state.allows(actor, action) { Ok(()) } else { Err(wrong_state(self.state, actor)) }
    }
}

pub async fn hold_of_company(
    db: &mut PgConnection,
    company: CompanyId,
    id: InterviewId,
    hold: Hold,
    now: Timestamp,
) -> Result<Held> {
    let target = store::find_target(db, id).await?;
    let target = target.filter(|target| target.company_id == company).ok_or(Error::NotFound)?;
    hold_target(db, &target, id, hold, now).await
}

pub async fn hold_of_candidate(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: InterviewId,
    hold: Hold,
    now: Timestamp,
) -> Result<Held> {
    let target = store::find_target(db, id).await?;
    let target = target.filter(|target| target.candidate_id == candidate).ok_or(Error::NotFound)?;
    hold_target(db, &target, id, hold, now).await
}

/// Of whoever it is.
pub async fn hold(db: &mut PgConnection, id: InterviewId, now: Timestamp) -> Result<Option<Held>> {
    match store::find_target(db, id).await? {
        Some(target) => hold_target(db, &target, id, Hold::Interview, now).await.map(Some),
        None => Ok(None),
    }
}

/// Holds all times of the company and the candidate, and the application.
pub async fn hold_times(
    db: &mut PgConnection,
    company: CompanyId,
    application: ApplicationId,
    now: Timestamp,
) -> Result<Locked> {
    let applicant = store::find_applicant(db, company, application).await?.ok_or(Error::NotFound)?;
    store::lock_company(db, company).await?;
    lock_candidate(db, applicant.candidate_id).await?;
    locked::hold_of_company(db, company, application, now).await
}

async fn hold_target(
    db: &mut PgConnection,
    target: &store::Target,
    id: InterviewId,
    hold: Hold,
    now: Timestamp,
) -> Result<Held> {
    let application = match hold {
        Hold::Interview => locked::hold(db, target.application_id, now).await?.ok_or(Error::NotFound)?,
        Hold::Times => hold_times(db, target.company_id, target.application_id, now).await?,
    };
    let row = store::hold(db, id, now).await?.ok_or(Error::NotFound)?;
    let start_at = row.start_at.map(jiff_sqlx::Timestamp::to_jiff);
    let state = State {
        status: Status::parse(&row.status).ok_or(Error::Fault)?,
        until_start: start_at.map(|start| start.duration_since(now)),
        is_confirmed: row.is_confirmed,
        asks_other: row.asks_other,
        has_slots: row.has_slots,
        is_application_open: application.state.status != ApplicationStatus::Reject,
    };
    Ok(Held {
        id,
        application,
        state,
        start_at,
        duration_minutes: row.duration_minutes,
        sequence: row.sequence,
        ignores_conflicts: row.ignores_conflicts,
        cancelled_by: row.cancelled_by.as_deref().and_then(EndedBy::parse),
    })
}
