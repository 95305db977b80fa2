//! What a template may say: texts in its language and addresses with its prefix.

use content::LegalNotice;
use jiff::Timestamp;
use kernel::clock::tashkent;
use kernel::number::grouped;
use kernel::{Args, Catalogue, Locale};

pub struct Texts<'a> {
    catalogue: &'a Catalogue,
    locale: Locale,
    /// The page without its language prefix.
    path: &'a str,
    /// Changes of legal documents that every page announces.
    notices: Vec<LegalNotice>,
    signed: bool,
    now: Timestamp,
    /// What follows the path: `?sphere=it`, or nothing.
    search: String,
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
        now: Timestamp,
    ) -> Self {
        Self { catalogue, locale, path, notices, signed, now, search: String::new() }
    }

    /// The same page with what its address says about its content, so that other languages show the same.
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

    /// Somebody seems to be signed in: the header keeps a place for his menu instead of the way in.
    pub fn signed(&self) -> bool {
        self.signed
    }

    pub fn get(&self, key: &str) -> String {
        self.catalogue.text(self.locale, key)
    }

    /// A text about a quantity; `{shown}` in it is the number in groups of three, for messages that the web formats too.
    pub fn count(&self, key: &str, count: impl TryInto<i64>) -> String {
        let count = count.try_into().unwrap_or(i64::MAX);
        let args = Args::new().number("count", count).text("shown", grouped(count));
        self.catalogue.format(self.locale, key, &args)
    }

    /// A text with one word put into it.
    pub fn with(&self, key: &str, name: &str, value: &str) -> String {
        self.catalogue.format(self.locale, key, &Args::new().text(name, value))
    }

    /// A text that names the day of a moment.
    pub fn on(&self, key: &str, at: &Timestamp) -> String {
        self.catalogue.format(self.locale, key, &Args::new().text("date", day(*at)))
    }

    /// Midnights in Tashkent since then: 0 is today.
    pub fn days_since(&self, at: Timestamp) -> i64 {
        let day = |at: Timestamp| at.to_zoned(tashkent()).date();
        let days = day(self.now).since(day(at)).map_or(0, |span| i64::from(span.get_days()));
        days.max(0)
    }

    /// `Bugun`, `Kecha`, `3 kun oldin`; from a week on the day itself. The web writes the same.
    pub fn ago(&self, at: Timestamp) -> String {
        match self.days_since(at) {
            0 => self.get("ago_today"),
            1 => self.get("ago_yesterday"),
            days @ 2..7 => self.count("ago_days", days),
            _ => day(at),
        }
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

    /// Is this the page at `path`, or one below it?
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
            href: format!("{}{}", locale.path(self.path), self.search),
            current: locale == self.locale,
        };
        Locale::ALL.into_iter().map(language).collect()
    }
}

/// `15.11.2026`, the day in Tashkent. The web writes it the same way.
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
        let t = Texts::new(&catalogue, Locale::En, "/", Vec::new(), false, now);
        for (at, expected) in [
            // One o'clock at night of the 16th.
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
    fn a_page_lies_within_its_list() {
        let catalogue = Catalogue::default();
        let t =
            Texts::new(&catalogue, Locale::Uz, "/jobs/usta-3k9x0p", Vec::new(), false, Timestamp::UNIX_EPOCH);
        assert!(t.within("/jobs") && !t.here("/jobs") && !t.within("/job") && !t.within("/help"));
    }
}
