//! Who is told what; the text of each notice is the message `notice_{what}`.

use jiff::Timestamp;
use kernel::words::ApplicationReason;
use notifications::{Event, EventNotice, notify_event};
use platform::{Result, UserId};
use sqlx::PgConnection;
use vacancies::responses::find_runner;

use super::{Change, Locked};
use crate::state::Action;

pub const RECEIVED: &str = "application_received";
pub const WITHDRAWN: &str = "application_withdrawn";
pub const ACCEPTED: &str = "application_accepted";
pub const DECLINED: &str = "application_declined";
pub const QUIT: &str = "application_quit";
pub const WAITS: &str = "application_waits";
pub const MENTIONED: &str = "application_mentioned";
pub const INVITED: &str = "application_invited";
pub const HIRED: &str = "application_hired";
pub const REFUSED: &str = "application_refused";
pub const NO_ANSWER: &str = "application_no_answer";
pub const VACANCY_CLOSED: &str = "application_vacancy_closed";
pub const REOPENED: &str = "application_reopened";
pub const RESTORED: &str = "application_restored";
pub const HIRE_UNDONE: &str = "application_hire_undone";
pub const DISMISSED: &str = "application_dismissed";
/// Time has ended an invitation: for the candidate, and for the company.
pub const OFFER_LAPSED: &str = "application_offer_lapsed";
pub const OFFER_LAPSED_OF: &str = "application_offer_lapsed_of";
/// Time will end an invitation: for the candidate who has not answered, and for the company whose turn it is.
pub const OFFER_WAITS: &str = "application_offer_waits";
pub const OFFER_WAITS_OF: &str = "application_offer_waits_of";

pub const ALL: [&str; 20] = [
    RECEIVED,
    WITHDRAWN,
    ACCEPTED,
    DECLINED,
    QUIT,
    WAITS,
    MENTIONED,
    INVITED,
    HIRED,
    REFUSED,
    NO_ANSWER,
    VACANCY_CLOSED,
    REOPENED,
    RESTORED,
    HIRE_UNDONE,
    DISMISSED,
    OFFER_LAPSED,
    OFFER_LAPSED_OF,
    OFFER_WAITS,
    OFFER_WAITS_OF,
];

/// Tells the side that has not done it, if it concerns that side.
pub async fn tell_other_side(
    db: &mut PgConnection,
    locked: &Locked,
    change: &Change<'_>,
    now: Timestamp,
) -> Result<()> {
    match change.action {
        Action::Withdraw => tell_company(db, locked, WITHDRAWN, now).await,
        Action::Undo => tell_company(db, locked, RESTORED, now).await,
        Action::Accept => tell_company(db, locked, ACCEPTED, now).await,
        Action::Decline => tell_company(db, locked, DECLINED, now).await,
        Action::Quit => tell_company(db, locked, QUIT, now).await,
        Action::Invite => tell_candidate(db, locked, Event::Invitation, INVITED, now).await,
        Action::Hire => tell_candidate(db, locked, Event::Status, HIRED, now).await,
        Action::Reject => tell_candidate(db, locked, Event::Status, REFUSED, now).await,
        Action::Reopen => tell_candidate(db, locked, Event::Status, REOPENED, now).await,
        Action::UndoHire => tell_candidate(db, locked, Event::Status, HIRE_UNDONE, now).await,
        Action::Dismiss => tell_candidate(db, locked, Event::Status, DISMISSED, now).await,
        Action::Close if change.reason == Some(ApplicationReason::NoAnswer) => {
            tell_candidate(db, locked, Event::Status, NO_ANSWER, now).await
        }
        Action::Close if change.reason == Some(ApplicationReason::OfferLapsed) => {
            tell_company(db, locked, OFFER_LAPSED_OF, now).await?;
            tell_candidate(db, locked, Event::Status, OFFER_LAPSED, now).await
        }
        Action::Close => tell_candidate(db, locked, Event::Status, VACANCY_CLOSED, now).await,
        Action::Arrange => Ok(()),
    }
}

pub async fn tell_candidate(
    db: &mut PgConnection,
    locked: &Locked,
    event: Event,
    what: &'static str,
    now: Timestamp,
) -> Result<()> {
    let notice = EventNotice::new(locked.user_id, event, what)
        .arg("company", &locked.company_name)
        .arg("title", &locked.title)
        .path(format!("/profile/applications/{}", locked.id));
    Ok(notify_event(db, &notice, now).await?)
}

/// The member who runs the vacancy hears of it.
pub async fn tell_company(
    db: &mut PgConnection,
    locked: &Locked,
    what: &'static str,
    now: Timestamp,
) -> Result<()> {
    let runner = find_runner(db, locked.vacancy_id).await?;
    tell_member(db, runner, locked, what, now).await
}

pub async fn tell_member(
    db: &mut PgConnection,
    member: UserId,
    locked: &Locked,
    what: &'static str,
    now: Timestamp,
) -> Result<()> {
    let notice = EventNotice::new(member, Event::Status, what)
        .arg("name", &locked.candidate_name)
        .arg("title", &locked.title)
        .path(format!("/profile/my-vacancies/{}/applications/{}", locked.slug, locked.resume_id));
    Ok(notify_event(db, &notice, now).await?)
}
