//! How a company stands with us: whether staff has seen its papers, and its strikes (decisions C13, C21).

mod store;

use jiff::{SignedDuration, Timestamp};
use notifications::{Event as Choice, EventNotice, Notice, NoticeKind, notify, notify_event};
use platform::{CompanyId, UserId};
use serde_json::json;
use sqlx::PgConnection;
use staff::audit::{self, Actor, Event, Trace};

/// Notices to the owner after one, two and three strikes; the text of each is the message `notice_{what}`.
pub const NOTICES: [&str; 3] = ["company_warned", "company_stopped", "company_closed"];

/// The action in the journal and the notice to the owner when the mark of a company rests.
pub const MARK_RESTS: &str = "company_mark_rests";

/// The constraint that a second company of one person violates.
pub const ONE_PER_OWNER: &str = "companies_one_per_user";

const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Sets or revokes the verification of a company. False if nothing changed.
pub async fn set_verified(
    db: &mut PgConnection,
    company: CompanyId,
    is_verified: bool,
    now: Timestamp,
) -> sqlx::Result<bool> {
    store::set_verified(db, company, is_verified, now).await
}

/// What a moderator has verified besides the documents.
#[derive(Debug, Clone, Copy)]
pub enum Changed {
    Name,
    Picture,
    /// The owner has asked to be verified with another one.
    TaxNumber,
}

/// The owner changed what was verified: the mark rests until a moderator has looked again. Nothing happens to a
/// company without the mark. `verified_name` is the name before the change, if that is what changed.
pub async fn rest_mark(
    db: &mut PgConnection,
    owner: UserId,
    changed: Changed,
    verified_name: Option<&str>,
    trace: &Trace,
    now: Timestamp,
) -> sqlx::Result<()> {
    let Some(company) = store::rest_mark(db, owner, verified_name, now).await? else { return Ok(()) };
    let changed = match changed {
        Changed::Name => "name",
        Changed::Picture => "picture",
        Changed::TaxNumber => "tax_number",
    };
    let event = Event::new(now, Actor::User(owner.as_uuid()), MARK_RESTS).on("company", &company.slug);
    audit::write(db, &event.with(json!({ "changed": changed })).from(trace)).await?;
    if company.had_mark {
        let notice = EventNotice::new(owner, Choice::Moderation, MARK_RESTS).about(NoticeKind::Company);
        notify_event(db, &notice.path("/profile/company/verification"), now).await?;
    }
    Ok(())
}

/// Adds a strike for an upheld complaint: the first is a warning, the second suspends the company for a week, the
/// third permanently. Returns the number of strikes. The owner is notified on every channel, even if messages are
/// switched off, because this cannot wait.
pub async fn add_strike(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<i16> {
    let (owner, strikes) = store::add_strike(db, company, now, now + WEEK).await?;
    let [warned, stopped, closed] = NOTICES;
    let what = match strikes {
        ..=1 => warned,
        2 => stopped,
        _ => closed,
    };
    let notice = Notice::security(owner, what).about(NoticeKind::Company).path("/help/contacts");
    notify(db, &notice, now).await?;
    Ok(strikes)
}

/// Hides a company and its vacancies until staff has looked. Returns the owner, or `None` if it was hidden already.
pub async fn hide(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<Option<UserId>> {
    store::set_hidden(db, company, now).await
}

/// Shows a hidden company again. Returns the owner, or `None` if it was not hidden.
pub async fn show(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<UserId>> {
    store::clear_hidden(db, company).await
}

/// Another member owns the company from now on. Fails on [`ONE_PER_OWNER`] if he owns another one.
pub async fn set_owner(db: &mut PgConnection, company: CompanyId, owner: UserId) -> sqlx::Result<()> {
    store::set_owner(db, company, owner).await
}

/// The owner has requested the deletion of the account, or has undone it.
pub(crate) async fn set_leaving(
    db: &mut PgConnection,
    owner: UserId,
    since: Option<Timestamp>,
) -> sqlx::Result<()> {
    store::set_leaving(db, owner, since).await
}
