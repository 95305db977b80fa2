//! The history of an account: events are recorded for its owner, who is notified of the important ones.

pub(crate) mod store;

use jiff::Timestamp;
use notifications::Notice;
use platform::{App, Origin, UserId};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use crate::device;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AccountEvent)]
pub enum Event {
    Registered,
    SignedIn,
    /// A wrong password or code.
    Refused,
    PasswordChanged,
    PhoneChanged,
    EmailChanged,
    RoleChanged,
    TotpOn,
    TotpOff,
    TelegramLinked,
    TelegramUnlinked,
    IdentityLinked,
    IdentityUnlinked,
    SessionEnded,
    ExportMade,
    DeletionAsked,
    DeletionUndone,
}

impl Event {
    pub const ALL: [Self; 17] = [
        Self::Registered,
        Self::SignedIn,
        Self::Refused,
        Self::PasswordChanged,
        Self::PhoneChanged,
        Self::EmailChanged,
        Self::RoleChanged,
        Self::TotpOn,
        Self::TotpOff,
        Self::TelegramLinked,
        Self::TelegramUnlinked,
        Self::IdentityLinked,
        Self::IdentityUnlinked,
        Self::SessionEnded,
        Self::ExportMade,
        Self::DeletionAsked,
        Self::DeletionUndone,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Registered => "registered",
            Self::SignedIn => "signed_in",
            Self::Refused => "refused",
            Self::PasswordChanged => "password_changed",
            Self::PhoneChanged => "phone_changed",
            Self::EmailChanged => "email_changed",
            Self::RoleChanged => "role_changed",
            Self::TotpOn => "totp_on",
            Self::TotpOff => "totp_off",
            Self::TelegramLinked => "telegram_linked",
            Self::TelegramUnlinked => "telegram_unlinked",
            Self::IdentityLinked => "identity_linked",
            Self::IdentityUnlinked => "identity_unlinked",
            Self::SessionEnded => "session_ended",
            Self::ExportMade => "export_made",
            Self::DeletionAsked => "deletion_asked",
            Self::DeletionUndone => "deletion_undone",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.code() == code)
    }

    /// Events of which the owner is notified on all channels, because somebody else may have caused them.
    const fn is_notified(self) -> bool {
        !matches!(self, Self::Registered | Self::SignedIn | Self::Refused | Self::SessionEnded)
    }

    /// The page where the owner sees what changed.
    const fn path(self) -> &'static str {
        match self {
            Self::RoleChanged => "/profile/settings/role",
            Self::TelegramLinked | Self::TelegramUnlinked => "/profile/settings/telegram",
            Self::ExportMade | Self::DeletionAsked | Self::DeletionUndone => "/profile/settings/data",
            _ => "/profile/settings/security",
        }
    }
}

/// Records the event and notifies the owner, in the caller's transaction.
pub(crate) async fn record(
    app: &App,
    db: &mut PgConnection,
    user: UserId,
    event: Event,
    origin: &Origin,
) -> sqlx::Result<()> {
    let now = app.clock.now();
    note(db, user, event, origin, now).await?;
    if event.is_notified() {
        let notice = Notice::security(user, event.code()).arg("from", device::place(origin));
        notifications::notify(db, &notice.path(event.path()), now).await?;
    }
    Ok(())
}

/// Records the event without a notification.
pub(crate) async fn note(
    db: &mut PgConnection,
    user: UserId,
    event: Event,
    origin: &Origin,
    at: Timestamp,
) -> sqlx::Result<()> {
    store::insert_event(db, user, event.code(), origin, at).await
}
