//! Records what members do. [`history`](crate::history) shows it, together with what happened to vacancies.

mod store;

use jiff::Timestamp;
use platform::{CompanyId, UserId};
use serde_json::Value;
use sqlx::PgConnection;

/// Every recorded act; the text of each is the message `company_event_{code}` of the web.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Invited,
    InvitationRevoked,
    InvitationDeclined,
    Joined,
    RoleChanged,
    Removed,
    Left,
    TransferAsked,
    TransferCancelled,
    Transferred,
    VerificationRequested,
    VerificationAppealed,
    Verified,
    VerificationRefused,
    PageChanged,
}

impl What {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Invited => "invited",
            Self::InvitationRevoked => "invitation_revoked",
            Self::InvitationDeclined => "invitation_declined",
            Self::Joined => "joined",
            Self::RoleChanged => "role_changed",
            Self::Removed => "removed",
            Self::Left => "left",
            Self::TransferAsked => "transfer_asked",
            Self::TransferCancelled => "transfer_cancelled",
            Self::Transferred => "transferred",
            Self::VerificationRequested => "verification_requested",
            Self::VerificationAppealed => "verification_appealed",
            Self::Verified => "verified",
            Self::VerificationRefused => "verification_refused",
            Self::PageChanged => "page_changed",
        }
    }
}

/// Records an act in the caller's transaction. `by` is the member; `None`: staff or the system.
pub async fn record(
    db: &mut PgConnection,
    company: CompanyId,
    by: Option<UserId>,
    what: What,
    detail: Value,
    now: Timestamp,
) -> sqlx::Result<()> {
    store::insert_event(db, company, by, what.code(), detail, now).await
}
