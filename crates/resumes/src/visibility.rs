//! Who may see a resume, and which parts nobody sees (decisions C12).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ResumeVisibility)]
pub enum Visibility {
    /// Every employer.
    Employers,
    /// Only the listed companies.
    Whitelist,
    /// Every employer except the listed companies.
    Blacklist,
    /// Only whoever has the share link.
    Link,
    Nobody,
}

impl Visibility {
    pub const ALL: [Self; 5] = [Self::Employers, Self::Whitelist, Self::Blacklist, Self::Link, Self::Nobody];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Employers => "employers",
            Self::Whitelist => "whitelist",
            Self::Blacklist => "blacklist",
            Self::Link => "link",
            Self::Nobody => "nobody",
        }
    }

    /// An unknown code shows nothing to anybody.
    pub fn parse(code: &str) -> Self {
        Self::ALL.into_iter().find(|one| one.code() == code).unwrap_or(Self::Nobody)
    }
}

/// Parts that a candidate can hide from everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ResumeGroup)]
pub enum Group {
    /// Name and photo.
    Name,
    Phones,
    Email,
    Links,
    /// Names of the companies in the employment history.
    Employers,
}

impl Group {
    pub const ALL: [Self; 5] = [Self::Name, Self::Phones, Self::Email, Self::Links, Self::Employers];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Phones => "phones",
            Self::Email => "email",
            Self::Links => "links",
            Self::Employers => "employers",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.code() == code)
    }
}

/// The hidden groups of a row.
pub fn hidden_groups(codes: &[String]) -> Vec<Group> {
    codes.iter().filter_map(|code| Group::parse(code)).collect()
}
