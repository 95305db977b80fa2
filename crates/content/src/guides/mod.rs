//! Guides: articles for people who look for work, and for those who hire.
//!
//! A guide is `content/guides/{slug}.{uz,ru,en}.md` and a line of the list below, in the order in which guides are read:
//! after the last line of one comes the next. The files are embedded in the binary.

pub(crate) mod read;
mod search;

use std::sync::LazyLock;

use jiff::civil::Date;
use kernel::Locale;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::markdown::Part;
use crate::page::{Page, Written, at};
use crate::search::Key;

pub use read::{GuideCard, GuideOut, GuidesOut};
pub use search::find_guides;

macro_rules! guides {
    ($($slug:literal),+ $(,)?) => {
        const FILES: &[(&str, [&str; 3])] = &[$((
            $slug,
            [
                include_str!(concat!("../../../../content/guides/", $slug, ".uz.md")),
                include_str!(concat!("../../../../content/guides/", $slug, ".ru.md")),
                include_str!(concat!("../../../../content/guides/", $slug, ".en.md")),
            ],
        )),+];
    };
}

guides![
    "first-resume",
    "phone-and-messages",
    "interview",
    "salary-talk",
    "net-and-gross",
    "labour-contract",
    "probation",
    "advance-payment",
    "work-abroad",
    "data-rights",
    "answering-refusals",
    "writing-a-vacancy",
    "fair-hiring",
];

/// What a guide is about. Its name is the message `guides_tag_{code}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GuideTag {
    Search,
    Resume,
    Interview,
    Pay,
    Law,
    Safety,
    Employer,
}

impl GuideTag {
    pub const ALL: [Self; 7] =
        [Self::Search, Self::Resume, Self::Interview, Self::Pay, Self::Law, Self::Safety, Self::Employer];

    pub fn code(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Resume => "resume",
            Self::Interview => "interview",
            Self::Pay => "pay",
            Self::Law => "law",
            Self::Safety => "safety",
            Self::Employer => "employer",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tag| tag.code() == code)
    }

    pub fn label_key(self) -> String {
        format!("guides_tag_{}", self.code())
    }
}

/// Signs that a person reads in a minute, slowly: on a phone, in the metro.
const SIGNS_PER_MINUTE: usize = 1_100;

/// A guide in one language.
pub struct Guide {
    pub page: Page,
    pub tags: Vec<GuideTag>,
    /// Reading time.
    pub minutes: u32,
    related: Vec<String>,
    key: Key,
}

impl Guide {
    fn parse(slug: &str, source: &str) -> anyhow::Result<Self> {
        let written = Written::read(slug, source)?;
        let page = written.page(slug, written.day("updated")?)?;
        let tag = |code: &str| GuideTag::parse(code).ok_or_else(|| anyhow::anyhow!("{slug}: no tag {code}"));
        let signs = page.words.chars().count();
        Ok(Self {
            tags: written.list("tags")?.into_iter().map(tag).collect::<anyhow::Result<_>>()?,
            minutes: u32::try_from(signs.div_ceil(SIGNS_PER_MINUTE))?.max(1),
            related: written.list("related")?.into_iter().map(str::to_owned).collect(),
            key: Key::of([&page.title, &page.description, &page.words]),
            page,
        })
    }

    pub fn slug(&self) -> &str {
        &self.page.slug
    }

    pub fn parts(&self) -> &[Part] {
        &self.page.parts
    }

    pub fn updated_on(&self) -> Date {
        self.page.updated_on
    }
}

static GUIDES: LazyLock<Vec<[Guide; 3]>> = LazyLock::new(|| {
    let read = |slug: &'static str, sources: &[&'static str; 3]| {
        sources.map(|source| Guide::parse(slug, source).unwrap_or_else(|error| panic!("{error}")))
    };
    FILES.iter().map(|(slug, sources)| read(slug, sources)).collect()
});

/// All guides, in the order of reading.
pub fn guides(locale: Locale) -> impl Iterator<Item = &'static Guide> {
    GUIDES.iter().map(move |languages| &languages[at(locale)])
}

pub fn find_guide(slug: &str, locale: Locale) -> Option<&'static Guide> {
    guides(locale).find(|guide| guide.slug() == slug)
}

/// The guides that one leads to.
pub fn related(guide: &Guide, locale: Locale) -> Vec<&'static Guide> {
    guide.related.iter().filter_map(|slug| find_guide(slug, locale)).collect()
}

/// What to read after a guide; after the last one comes the first.
pub fn next(guide: &Guide, locale: Locale) -> &'static Guide {
    let after = guides(locale).skip_while(|one| one.slug() != guide.slug()).nth(1);
    after.or_else(|| guides(locale).next()).expect("there are guides")
}

#[cfg(test)]
mod tests;
