//! The parts of a company's page, as they are stored and as the public sees them. `companies` changes them.

use accounts::people::Picture;
use dictionaries::Snapshot;
use kernel::words::Benefit;
use kernel::{Locale, Network};
use platform::App;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::card;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CompanyLinkKind)]
pub enum LinkKind {
    Site,
    Telegram,
    Instagram,
    Facebook,
    Linkedin,
    Youtube,
}

impl LinkKind {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Site => "site",
            Self::Telegram => "telegram",
            Self::Instagram => "instagram",
            Self::Facebook => "facebook",
            Self::Linkedin => "linkedin",
            Self::Youtube => "youtube",
        }
    }

    /// Where such a link must lead.
    pub const fn network(self) -> Network {
        match self {
            Self::Site => Network::Other,
            Self::Telegram => Network::Telegram,
            Self::Instagram => Network::Instagram,
            Self::Facebook => Network::Facebook,
            Self::Linkedin => Network::Linkedin,
            Self::Youtube => Network::Youtube,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CompanyLink {
    pub kind: LinkKind,
    pub url: String,
}

/// How many people work in a company.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum CompanySize {
    #[serde(rename = "1-10")]
    Smallest,
    #[serde(rename = "11-50")]
    Small,
    #[serde(rename = "51-200")]
    Medium,
    #[serde(rename = "201-1000")]
    Large,
    #[serde(rename = "1000+")]
    Largest,
}

impl CompanySize {
    pub const ALL: [Self; 5] = [Self::Smallest, Self::Small, Self::Medium, Self::Large, Self::Largest];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Smallest => "1-10",
            Self::Small => "11-50",
            Self::Medium => "51-200",
            Self::Large => "201-1000",
            Self::Largest => "1000+",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.code() == code)
    }
}

/// An address as a page stores it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredOffice {
    pub location: String,
    pub street: String,
}

impl StoredOffice {
    pub fn shown(self, words: &Snapshot, locale: Locale) -> CompanyOffice {
        let location_name = card::place(words, &self.location, locale);
        CompanyOffice { location: self.location, location_name, street: self.street }
    }
}

/// One of the places where a company works.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyOffice {
    pub location: String,
    pub location_name: String,
    pub street: String,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyBenefit {
    pub code: Benefit,
    /// In the caller's language.
    pub label: String,
}

impl CompanyBenefit {
    pub fn of(code: Benefit, app: &App, locale: Locale) -> Self {
        Self { code, label: app.catalogue.text(locale, &code.label_key()) }
    }
}

/// The stored codes of benefits; one that is not in the list any more is left out.
pub fn known_benefits(codes: &[String]) -> Vec<Benefit> {
    codes.iter().filter_map(|code| Benefit::parse(code)).collect()
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyPhoto {
    pub id: Uuid,
    /// The large picture.
    pub url: String,
    pub small: String,
}

impl CompanyPhoto {
    /// `None`: the key is not one of ours.
    pub fn of(id: Uuid, key: &str) -> Option<Self> {
        Picture::of(key).map(|Picture { large, small }| Self { id, url: large, small })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_the_same_in_json() {
        for size in CompanySize::ALL {
            assert_eq!(serde_json::to_value(size).unwrap(), size.code());
            assert_eq!(CompanySize::parse(size.code()), Some(size));
        }
        for kind in [LinkKind::Site, LinkKind::Telegram, LinkKind::Linkedin, LinkKind::Youtube] {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.code());
        }
    }
}
