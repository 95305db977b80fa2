//! Events and channels.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Events that people can be notified about (decisions C17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeEvent)]
pub enum Event {
    /// An application moved.
    Status,
    Message,
    Invitation,
    Interview,
    Test,
    /// A vacancy or resume was looked at by moderators.
    Moderation,
    /// New vacancies for a saved search, once a day.
    SavedSearch,
}

impl Event {
    pub const ALL: [Self; 7] = [
        Self::Status,
        Self::Message,
        Self::Invitation,
        Self::Interview,
        Self::Test,
        Self::Moderation,
        Self::SavedSearch,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Status => "status",
            Self::Message => "message",
            Self::Invitation => "invitation",
            Self::Interview => "interview",
            Self::Test => "test",
            Self::Moderation => "moderation",
            Self::SavedSearch => "saved_search",
        }
    }
}

/// A way to reach a person. Only the first three can be chosen; SMS is for codes and emergencies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    Site,
    Telegram,
    Email,
    Sms,
}

impl Channel {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Site => "site",
            Self::Telegram => "telegram",
            Self::Email => "email",
            Self::Sms => "sms",
        }
    }
}
