//! What a decision leaves behind: a row of the journal and a notice to the owner.

use jiff::Timestamp;
use notifications::{Event as Choice, EventNotice, NoticeKind, notify_event};
use platform::{Result, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use staff::StaffId;
use staff::audit::{self, Actor, Event, Trace};

use crate::{Reportable, Subject};

/// The moderator who decides, and from where.
#[derive(Debug, Clone, Copy)]
pub struct Moderator<'a> {
    pub id: StaffId,
    pub trace: &'a Trace,
}

pub(crate) mod actions {
    pub const UNDONE: &str = "approval_undone";
    pub const UPHELD: &str = "complaints_upheld";
    pub const DISMISSED: &str = "complaints_dismissed";
    pub const STRUCK: &str = "company_struck";
    pub const VERIFIED: &str = "company_verified";
    pub const UNVERIFIED: &str = "company_unverified";
    pub const COMPANY_HIDDEN: &str = "company_hidden";
    pub const COMPANY_SHOWN: &str = "company_shown";
}

pub(crate) mod notices {
    pub const COMPLAINT_UPHELD: &str = "complaint_upheld";
    pub const COMPLAINT_DISMISSED: &str = "complaint_dismissed";
    pub const COMPANY_VERIFIED: &str = "company_verified";
    pub const COMPANY_UNVERIFIED: &str = "company_unverified";
    pub const COMPANY_HIDDEN: &str = "company_hidden";
    pub const COMPANY_RESTORED: &str = "company_restored";
}

/// Actions that this crate writes into the journal itself; kinds add theirs with [`crate::Outcome`]. Each has a text
/// `audit_{action}` in three languages (enforced by a test).
pub const ACTIONS: &[&str] = &[
    actions::UNDONE,
    actions::UPHELD,
    actions::DISMISSED,
    actions::STRUCK,
    actions::VERIFIED,
    actions::UNVERIFIED,
    actions::COMPANY_HIDDEN,
    actions::COMPANY_SHOWN,
];

/// Notices of this crate; kinds add theirs with [`crate::Outcome`]. Each has a text `notice_{notice}` in three
/// languages (enforced by a test).
pub const NOTICES: &[&str] = &[
    notices::COMPLAINT_UPHELD,
    notices::COMPLAINT_DISMISSED,
    notices::COMPANY_VERIFIED,
    notices::COMPANY_UNVERIFIED,
    notices::COMPANY_HIDDEN,
    notices::COMPANY_RESTORED,
];

/// Writes what was done to a subject. Without a moderator, complaints or the rules did it.
pub(crate) async fn note(
    db: &mut PgConnection,
    (kind, subject): (&dyn Reportable, &Subject),
    action: &'static str,
    details: Value,
    by: Option<Moderator<'_>>,
    now: Timestamp,
) -> Result<()> {
    let who = by.map_or(Actor::System, |moderator| Actor::Staff(moderator.id));
    let event = Event::new(now, who, action).on(kind.kind(), &subject.slug).with(details);
    let event = match by {
        Some(moderator) => event.from(moderator.trace),
        None => event,
    };
    Ok(audit::write(db, &event).await?)
}

pub(crate) fn notice_to(person: UserId, notice: &'static str) -> EventNotice {
    EventNotice::new(person, Choice::Moderation, notice)
}

/// What notices about a subject are about on the site.
pub(crate) fn about(notice: EventNotice, kind: &dyn Reportable) -> EventNotice {
    match NoticeKind::parse(kind.kind()) {
        Some(known) => notice.about(known),
        None => notice,
    }
}

/// Notifies the owner, in the caller's transaction. `title` is that of the text in question.
pub(crate) async fn notify_owner(
    db: &mut PgConnection,
    (kind, subject): (&dyn Reportable, &Subject),
    notice: &'static str,
    title: &str,
    now: Timestamp,
) -> Result<()> {
    let notice = notice_to(subject.owner, notice).arg("title", title).arg("slug", &subject.slug);
    let notice = about(notice, kind).path(kind.page_of_owner(subject));
    Ok(notify_event(db, &notice, now).await?)
}
