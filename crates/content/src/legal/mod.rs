//! Terms of use and privacy policy: dated versions, of which the clock chooses one.
//!
//! A version is three files, `content/legal/<document>/<version>.<language>.md`; its name is the day it was published
//! on. Its text never changes again: people agreed to it. A change is a new version, published at least three days
//! before it takes effect (product §9), and until then every page announces it.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil::Date;
use kernel::Locale;
use kernel::clock::tashkent;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use utoipa::ToSchema;

use crate::page::{Page, Written};

/// A legal document that people agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = LegalDocument)]
pub enum Document {
    Terms,
    Privacy,
}

impl Document {
    pub const ALL: [Self; 2] = [Self::Terms, Self::Privacy];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Terms => "terms",
            Self::Privacy => "privacy",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|document| document.code() == code)
    }
}

/// One version of a document in its three languages.
#[derive(Debug, Clone)]
pub struct Version {
    pub document: Document,
    /// The day it was published on: `2026-11-01`.
    pub version: &'static str,
    pub published_at: Timestamp,
    pub effective_at: Timestamp,
    /// SHA-256 of the three files, in hexadecimal: it identifies exactly what somebody agreed to.
    pub digest: String,
    /// In the order of [`Locale::ALL`].
    texts: [Text; 3],
}

#[derive(Debug, Clone)]
struct Text {
    page: Page,
    changes: String,
}

/// Whether a version is past, in force or coming at a given time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = LegalStanding)]
pub enum Standing {
    Coming,
    InForce,
    Past,
}

struct Source {
    version: &'static str,
    files: [&'static str; 3],
}

macro_rules! source {
    ($document:literal, $version:literal) => {
        Source {
            version: $version,
            files: [
                include_str!(concat!("../../../../content/legal/", $document, "/", $version, ".uz.md")),
                include_str!(concat!("../../../../content/legal/", $document, "/", $version, ".ru.md")),
                include_str!(concat!("../../../../content/legal/", $document, "/", $version, ".en.md")),
            ],
        }
    };
}

/// All versions, the oldest first. A new one is added as a line here.
const TERMS: &[Source] = &[source!("terms", "2026-11-01"), source!("terms", "2026-11-19")];
const PRIVACY: &[Source] = &[source!("privacy", "2026-11-01"), source!("privacy", "2026-11-19")];

static VERSIONS: LazyLock<[Vec<Version>; 2]> = LazyLock::new(|| {
    let read = |document, sources: &[Source]| -> Vec<Version> {
        let read = |source| Version::read(document, source).unwrap_or_else(|error| panic!("{error}"));
        sources.iter().map(read).collect()
    };
    [read(Document::Terms, TERMS), read(Document::Privacy, PRIVACY)]
});

/// Every version of a document, the oldest first.
pub fn versions(document: Document) -> &'static [Version] {
    match document {
        Document::Terms => &VERSIONS[0],
        Document::Privacy => &VERSIONS[1],
    }
}

/// The version in force at this moment; before the first took effect, the first.
pub fn current(document: Document, now: Timestamp) -> &'static Version {
    in_force(versions(document), now)
}

/// The next version: published but not in force yet.
pub fn upcoming(document: Document, now: Timestamp) -> Option<&'static Version> {
    announced(versions(document), now)
}

/// A version by its name. One that is not published yet is not found.
pub fn find(document: Document, version: &str, now: Timestamp) -> Option<&'static Version> {
    versions(document).iter().find(|one| one.version == version && one.published_at <= now)
}

fn in_force(versions: &[Version], now: Timestamp) -> &Version {
    let newest = versions.iter().rev().find(|version| version.effective_at <= now);
    newest.unwrap_or_else(|| versions.first().expect("a document has a version"))
}

fn announced(versions: &[Version], now: Timestamp) -> Option<&Version> {
    versions.iter().find(|version| version.published_at <= now && now < version.effective_at)
}

fn standing(versions: &[Version], version: &Version, now: Timestamp) -> Standing {
    if now < version.effective_at {
        Standing::Coming
    } else if in_force(versions, now).version == version.version {
        Standing::InForce
    } else {
        Standing::Past
    }
}

impl Version {
    fn read(document: Document, source: &Source) -> anyhow::Result<Self> {
        let name = format!("legal/{}/{}", document.code(), source.version);
        let mut digest = Sha256::new();
        let mut texts = Vec::new();
        let mut days = Vec::new();
        for file in source.files {
            let written = Written::read(&name, file)?;
            let (published_on, effective_on) = (written.day("published_at")?, written.day("effective_at")?);
            let page = written.page(document.code(), published_on)?;
            texts.push(Text { page, changes: written.header("changes")?.to_owned() });
            days.push((published_on, effective_on));
            digest.update(file);
        }
        days.dedup();
        let &[(published_on, effective_on)] = days.as_slice() else {
            anyhow::bail!("{name}: the languages name different days: {days:?}");
        };
        anyhow::ensure!(published_on.to_string() == source.version, "{name}: published on {published_on}");
        let texts = texts.try_into().expect("one text for each of three files");
        let digest = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Self {
            document,
            version: source.version,
            published_at: midnight(published_on)?,
            effective_at: midnight(effective_on)?,
            digest,
            texts,
        })
    }

    pub fn page(&self, locale: Locale) -> &Page {
        &self.text(locale).page
    }

    /// A summary of the changes, in a sentence or two.
    pub fn changes(&self, locale: Locale) -> &str {
        &self.text(locale).changes
    }

    fn text(&self, locale: Locale) -> &Text {
        let [uz, ru, en] = &self.texts;
        match locale {
            Locale::Uz => uz,
            Locale::Ru => ru,
            Locale::En => en,
        }
    }

    /// Its status at this moment, with the previous and the next version.
    pub fn facts(&self, locale: Locale, now: Timestamp) -> LegalFacts {
        let all = versions(self.document);
        let at = all.iter().position(|one| one.version == self.version).unwrap_or_default();
        let next = all.get(at + 1).filter(|next| next.published_at <= now);
        let previous = at.checked_sub(1).and_then(|before| all.get(before));
        LegalFacts {
            document: self.document,
            version: self.version.to_owned(),
            published_at: self.published_at,
            effective_at: self.effective_at,
            standing: standing(all, self, now),
            changes: self.changes(locale).to_owned(),
            previous: previous.map(VersionMark::of),
            next: next.map(VersionMark::of),
        }
    }
}

/// A day begins at midnight in Tashkent.
fn midnight(day: Date) -> anyhow::Result<Timestamp> {
    Ok(day.to_zoned(tashkent())?.timestamp())
}

/// Version data shown beside the text of a legal document.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LegalFacts {
    pub document: Document,
    pub version: String,
    pub published_at: Timestamp,
    pub effective_at: Timestamp,
    pub standing: Standing,
    /// What is new in this version.
    pub changes: String,
    pub previous: Option<VersionMark>,
    /// The published version that replaces or will replace this one.
    pub next: Option<VersionMark>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = LegalVersionMark)]
pub struct VersionMark {
    pub version: String,
    pub effective_at: Timestamp,
}

impl VersionMark {
    fn of(version: &Version) -> Self {
        Self { version: version.version.to_owned(), effective_at: version.effective_at }
    }
}

#[cfg(test)]
mod tests;
