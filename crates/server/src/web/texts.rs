//! What a template may say: texts in its language and addresses with its prefix.

use content::LegalNotice;
use jiff::Timestamp;
use kernel::clock::tashkent;
use kernel::{Args, Catalogue, Locale};

pub struct Texts<'a> {
    catalogue: &'a Catalogue,
    locale: Locale,
    /// The page without its language prefix.
    path: &'a str,
    /// Changes of legal documents that every page announces.
    notices: Vec<LegalNotice>,
    signed: bool,
}

/// A link of the language switch.
pub struct Language {
    pub code: &'static str,
    pub label: &'static str,
    pub href: String,
    pub current: bool,
}

impl<'a> Texts<'a> {
    pub fn new(
        catalogue: &'a Catalogue,
        locale: Locale,
        path: &'a str,
        notices: Vec<LegalNotice>,
        signed: bool,
    ) -> Self {
        Self { catalogue, locale, path, notices, signed }
    }

    /// Somebody seems to be signed in: the header keeps a place for his menu instead of the way in.
    pub fn signed(&self) -> bool {
        self.signed
    }

    pub fn get(&self, key: &str) -> String {
        self.catalogue.text(self.locale, key)
    }

    pub fn count(&self, key: &str, count: &usize) -> String {
        let count = i64::try_from(*count).unwrap_or(i64::MAX);
        self.catalogue.format(self.locale, key, &Args::new().number("count", count))
    }

    /// A text that names the day of a moment.
    pub fn on(&self, key: &str, at: &Timestamp) -> String {
        self.catalogue.format(self.locale, key, &Args::new().text("date", day(*at)))
    }

    pub fn notices(&self) -> &[LegalNotice] {
        &self.notices
    }

    pub fn href(&self, path: &str) -> String {
        self.locale.path(path)
    }

    /// Is this the page at `path`?
    pub fn here(&self, path: &str) -> bool {
        self.path == path
    }

    pub fn locales(&self) -> Vec<Language> {
        let language = |locale: Locale| Language {
            code: locale.code(),
            label: match locale {
                Locale::Uz => "Oʻz",
                Locale::Ru => "Ру",
                Locale::En => "En",
            },
            href: locale.path(self.path),
            current: locale == self.locale,
        };
        Locale::ALL.into_iter().map(language).collect()
    }
}

/// `15.11.2026`, the day in Tashkent. The web writes it the same way.
fn day(at: Timestamp) -> String {
    at.to_zoned(tashkent()).strftime("%d.%m.%Y").to_string()
}
