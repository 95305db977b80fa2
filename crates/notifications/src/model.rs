//! Events, channels, kinds of notices, and the values in their texts.

use kernel::Args;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Events that people can be notified about (decisions C17). One is here as soon as something tells of it, so that
/// nobody chooses what cannot happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeEvent)]
pub enum Event {
    /// An application moved.
    Status,
    Invitation,
    Interview,
    /// Messages of a conversation wait.
    Message,
    /// A vacancy, a resume, a company or a complaint was looked at by moderators.
    Moderation,
    /// New vacancies for a saved search, once a day.
    SavedSearch,
}

impl Event {
    pub const ALL: [Self; 6] =
        [Self::Status, Self::Invitation, Self::Interview, Self::Message, Self::Moderation, Self::SavedSearch];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Status => "status",
            Self::Invitation => "invitation",
            Self::Interview => "interview",
            Self::Message => "message",
            Self::Moderation => "moderation",
            Self::SavedSearch => "saved_search",
        }
    }

    /// What notices of this event are about, unless the notice says otherwise.
    pub const fn kind(self) -> NoticeKind {
        match self {
            Self::Status => NoticeKind::Application,
            Self::Invitation => NoticeKind::Invitation,
            Self::Interview => NoticeKind::Interview,
            Self::Message => NoticeKind::Application,
            Self::Moderation => NoticeKind::Vacancy,
            Self::SavedSearch => NoticeKind::Search,
        }
    }
}

/// What a notice is about: people read their notices by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    Application,
    Invitation,
    Interview,
    Vacancy,
    Company,
    Resume,
    Search,
    Security,
}

impl NoticeKind {
    pub const ALL: [Self; 8] = [
        Self::Application,
        Self::Invitation,
        Self::Interview,
        Self::Vacancy,
        Self::Company,
        Self::Resume,
        Self::Search,
        Self::Security,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Application => "application",
            Self::Invitation => "invitation",
            Self::Interview => "interview",
            Self::Vacancy => "vacancy",
            Self::Company => "company",
            Self::Resume => "resume",
            Self::Search => "search",
            Self::Security => "security",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The value of a placeholder. A number selects the plural form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Value {
    Number(i64),
    Text(String),
}

impl Value {
    /// The values as arguments of a message.
    pub(crate) fn args<'a>(values: impl IntoIterator<Item = (&'a str, &'a Self)>) -> Args<'a> {
        values.into_iter().fold(Args::new(), |args, (name, value)| match value {
            Self::Number(number) => args.number(name, *number),
            Self::Text(text) => args.text(name, text.as_str()),
        })
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
