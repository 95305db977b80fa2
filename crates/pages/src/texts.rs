//! What templates can use: texts in the page's language and URLs with its prefix.

use std::sync::Arc;

use accounts::PageViewer;
use content::LegalNotice;
use content::legal::Document;
use jiff::Timestamp;
use kernel::clock::tashkent;
use kernel::number::grouped;
use kernel::words::Role;
use kernel::{Args, Catalogue, Locale};
use partners::Shown as Partner;

use crate::menus::{Entry, Menus};

pub struct Texts<'a> {
    catalogue: &'a Catalogue,
    locale: Locale,
    /// The page without its language prefix.
    path: &'a str,
    /// Changes of legal documents that every page announces.
    notices: Vec<LegalNotice>,
    viewer: Option<PageViewer>,
    now: Timestamp,
    /// The query: `?sphere=it`, or empty.
    search: String,
    partners: Arc<[Partner]>,
}

/// A link of the language switch.
pub struct Language {
    pub code: &'static str,
    pub label: &'static str,
    /// For screen readers.
    pub name: &'static str,
    pub href: String,
    pub current: bool,
}

impl<'a> Texts<'a> {
    pub fn new(
        catalogue: &'a Catalogue,
        locale: Locale,
        path: &'a str,
        notices: Vec<LegalNotice>,
        viewer: Option<PageViewer>,
        now: Timestamp,
    ) -> Self {
        Self {
            catalogue,
            locale,
            path,
            notices,
            viewer,
            now,
            search: String::new(),
            partners: Arc::default(),
        }
    }

    /// Whom the footer names.
    #[must_use]
    pub fn beside(mut self, partners: Arc<[Partner]>) -> Self {
        self.partners = partners;
        self
    }

    pub fn partners(&self) -> &[Partner] {
        &self.partners
    }

    /// The same page with its query, so that the links to other languages show the same content.
    #[must_use]
    pub fn at(mut self, search: &str) -> Self {
        search.clone_into(&mut self.search);
        self
    }

    pub fn catalogue(&self) -> &'a Catalogue {
        self.catalogue
    }

    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Whether somebody is signed in: the header has the bell and the account menu then.
    pub fn signed(&self) -> bool {
        self.viewer.is_some()
    }

    pub fn is_employer(&self) -> bool {
        self.viewer.is_some_and(|viewer| viewer.role == Role::Customer)
    }

    /// Guests may too: they are asked to register first.
    pub fn may_post(&self) -> bool {
        self.viewer.is_none_or(|viewer| viewer.may_post)
    }

    pub fn is_candidate(&self) -> bool {
        self.viewer.is_some_and(|viewer| viewer.role == Role::Candidate)
    }

    pub fn menus(&self) -> Menus {
        Menus::of(self.viewer.map(|viewer| viewer.role))
    }

    pub fn get(&self, key: &str) -> String {
        self.catalogue.text(self.locale, key)
    }

    /// A text about a quantity; `{shown}` in it is the number in groups of three digits, for messages that the web
    /// app formats too.
    pub fn count(&self, key: &str, count: impl TryInto<i64>) -> String {
        let count = count.try_into().unwrap_or(i64::MAX);
        let args = Args::new().number("count", count).text("shown", grouped(count));
        self.catalogue.format(self.locale, key, &args)
    }

    /// A text with one argument.
    pub fn with(&self, key: &str, name: &str, value: &str) -> String {
        self.catalogue.format(self.locale, key, &Args::new().text(name, value))
    }

    /// How much of a text field is used.
    pub fn counter(&self, key: &str, value: usize, max: usize) -> String {
        let args = Args::new().text("value", value.to_string()).text("max", max.to_string());
        self.catalogue.format(self.locale, key, &args)
    }

    /// A text with the date of a timestamp.
    pub fn on(&self, key: &str, at: &Timestamp) -> String {
        self.catalogue.format(self.locale, key, &Args::new().text("date", day(*at)))
    }

    /// Number of midnights in Tashkent since then: 0 is today.
    pub fn days_since(&self, at: Timestamp) -> i64 {
        let day = |at: Timestamp| at.to_zoned(tashkent()).date();
        let days = day(self.now).since(day(at)).map_or(0, |span| i64::from(span.get_days()));
        days.max(0)
    }

    /// `Bugun`, `Kecha`, `3 kun oldin`; from a week on the date itself. The web app formats it the same way.
    pub fn ago(&self, at: Timestamp) -> String {
        match self.days_since(at) {
            0 => self.get("ago_today"),
            1 => self.get("ago_yesterday"),
            days @ 2..7 => self.count("ago_days", days),
            _ => day(at),
        }
    }

    /// By the time in Tashkent.
    pub fn greeting(&self) -> &'static str {
        match self.now.to_zoned(tashkent()).hour() {
            4..11 => "home_good_morning",
            11..18 => "home_good_day",
            _ => "home_good_evening",
        }
    }

    pub fn notices(&self) -> &[LegalNotice] {
        &self.notices
    }

    /// Documents that change on the same day share a sentence.
    pub fn notices_by_day(&self) -> impl Iterator<Item = (&Timestamp, &[LegalNotice])> {
        let days = self.notices.chunk_by(|one, next| one.effective_at == next.effective_at);
        days.map(|notices| (&notices[0].effective_at, notices))
    }

    pub fn legal_title(&self, notice: &LegalNotice) -> String {
        self.get(match notice.document {
            Document::Terms => "legal_terms_title",
            Document::Privacy => "legal_privacy_title",
        })
    }

    pub fn href(&self, path: &str) -> String {
        self.locale.path(path)
    }

    /// Whether the entry of a menu leads to this page.
    pub fn leads_here(&self, entry: &Entry) -> bool {
        if entry.exact { self.here(entry.path) } else { self.within(entry.path) }
    }

    /// Whether this is the page at `path`.
    pub fn here(&self, path: &str) -> bool {
        self.path == path
    }

    /// Whether this is the page at `path`, or one below it.
    pub fn within(&self, path: &str) -> bool {
        self.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    pub fn locales(&self) -> Vec<Language> {
        let language = |locale: Locale| Language {
            code: locale.code(),
            label: match locale {
                Locale::Uz => "Oʻz",
                Locale::Ru => "Ру",
                Locale::En => "En",
            },
            name: match locale {
                Locale::Uz => "Oʻzbekcha",
                Locale::Ru => "Русский",
                Locale::En => "English",
            },
            href: format!("{}{}", locale.path(self.path), self.search),
            current: locale == self.locale,
        };
        Locale::ALL.into_iter().map(language).collect()
    }
}

/// `15.11.2026`, the day in Tashkent. The web app formats it the same way.
pub fn day(at: Timestamp) -> String {
    at.to_zoned(tashkent()).strftime("%d.%m.%Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn age_is_counted_by_midnights_in_tashkent() {
        let catalogue = crate::messages::catalogue();
        let now: Timestamp = "2026-11-15T20:00:00Z".parse().unwrap();
        let t = Texts::new(&catalogue, Locale::En, "/", Vec::new(), None, now);
        for (at, expected) in [
            // `now` is 01:00 on the 16th in Tashkent.
            ("2026-11-15T19:00:00Z", "Today"),
            ("2026-11-15T18:59:59Z", "Yesterday"),
            ("2026-11-13T20:00:00Z", "2 days ago"),
            ("2026-11-09T19:00:00Z", "6 days ago"),
            ("2026-11-09T18:59:59Z", "09.11.2026"),
            ("2026-10-01T00:00:00Z", "01.10.2026"),
            // A clock that is ahead of ours.
            ("2026-11-17T00:00:00Z", "Today"),
        ] {
            assert_eq!(t.ago(at.parse().unwrap()), expected, "{at}");
        }
    }

    #[test]
    fn the_greeting_follows_the_clock_of_tashkent() {
        let catalogue = Catalogue::default();
        for (now, expected) in [
            ("2026-11-15T22:59:59Z", "home_good_evening"),
            ("2026-11-15T23:00:00Z", "home_good_morning"),
            ("2026-11-16T05:59:59Z", "home_good_morning"),
            ("2026-11-16T06:00:00Z", "home_good_day"),
            ("2026-11-16T13:00:00Z", "home_good_evening"),
        ] {
            let t = Texts::new(&catalogue, Locale::Uz, "/", Vec::new(), None, now.parse().unwrap());
            assert_eq!(t.greeting(), expected, "{now}");
        }
    }

    #[test]
    fn a_page_is_within_its_section() {
        let catalogue = Catalogue::default();
        let t =
            Texts::new(&catalogue, Locale::Uz, "/jobs/usta-3k9x0p", Vec::new(), None, Timestamp::UNIX_EPOCH);
        assert!(t.within("/jobs") && !t.here("/jobs") && !t.within("/job") && !t.within("/help"));
    }
}
