//! All pages, and `GET /pages/{page}`.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::Locale;
use platform::{App, Error, Lang, Path, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::faq;
use crate::legal::{self, Document, LegalFacts};
use crate::page::Page;

/// Slugs of the help pages. `help` is the start page of the area; the others, and the legal documents, are below it.
pub const ALL: [&str; 3] = ["help", faq::SLUG, "contacts"];

/// A page of the help area in three languages.
macro_rules! source {
    ($slug:literal) => {
        [
            include_str!(concat!("../../../content/help/", $slug, ".uz.md")),
            include_str!(concat!("../../../content/help/", $slug, ".ru.md")),
            include_str!(concat!("../../../content/help/", $slug, ".en.md")),
        ]
    };
}

static PAGES: LazyLock<HashMap<(&str, Locale), Page>> = LazyLock::new(|| {
    let sources = [source!("help"), faq::SOURCES, source!("contacts")];
    let mut pages = HashMap::new();
    for (slug, languages) in ALL.into_iter().zip(sources) {
        for (locale, source) in Locale::ALL.into_iter().zip(languages) {
            let page =
                Page::parse(slug, source).unwrap_or_else(|error| panic!("{error} ({})", locale.code()));
            pages.insert((slug, locale), page);
        }
    }
    pages
});

#[derive(Debug, Serialize, ToSchema)]
pub struct PageOut {
    pub status: bool,
    pub page: Page,
    /// For the terms and the privacy policy: which version this is.
    pub legal: Option<LegalFacts>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// A published version of the terms or of the privacy policy, `2026-11-01`; without it, the one in force.
    version: Option<String>,
}

/// A page as it is at this moment. `version` is for legal documents: an earlier or an upcoming one.
pub fn find_page(slug: &str, version: Option<&str>, locale: Locale, now: Timestamp) -> Option<PageOut> {
    if let Some(document) = Document::parse(slug) {
        let version = match version {
            Some(version) => legal::find(document, version, now)?,
            None => legal::current(document, now),
        };
        let (page, facts) = (version.page(locale).clone(), version.facts(locale, now));
        return Some(PageOut { status: true, page, legal: Some(facts) });
    }
    let slug = ALL.into_iter().find(|known| *known == slug)?;
    let page = PAGES.get(&(slug, locale))?.clone();
    Some(PageOut { status: true, page, legal: None })
}

/// A page of the help area in the caller's language.
#[utoipa::path(get, path = "/pages/{page}", tag = "content",
    params(("page" = String, Path, description = "help, faq, contacts, terms or privacy"), PageQuery),
    responses((status = 200, body = PageOut), (status = 404, body = platform::wording::ErrorBody)))]
pub async fn view_page(
    State(app): State<App>,
    Lang(locale): Lang,
    Path(slug): Path<String>,
    Query(query): Query<PageQuery>,
) -> Result<Json<PageOut>> {
    let page = find_page(&slug, query.version.as_deref(), locale, app.clock.now());
    page.map(Json).ok_or(Error::NotFound)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All texts: help pages and all versions of the legal documents.
    fn every_page() -> Vec<(&'static Page, Locale)> {
        let help = PAGES.iter().map(|((_, locale), page)| (page, *locale));
        let legal = Document::ALL.into_iter().flat_map(legal::versions);
        let legal = legal.flat_map(|version| Locale::ALL.map(|locale| (version.page(locale), locale)));
        help.chain(legal).collect()
    }

    #[test]
    fn every_page_stands_in_three_languages() {
        let now = "2026-11-15T00:00:00Z".parse().unwrap();
        for slug in ALL.into_iter().chain(Document::ALL.map(Document::code)) {
            for locale in Locale::ALL {
                let found = find_page(slug, None, locale, now).unwrap();
                assert_eq!(found.page.slug, slug);
                assert_eq!(found.legal.is_some(), !ALL.contains(&slug), "{slug}");
            }
        }
        assert!(find_page("nothing", None, Locale::Uz, now).is_none());
        for (page, locale) in every_page() {
            let slug = &page.slug;
            assert!(page.html.len() > 200, "{slug} {locale:?} is nearly empty");
            assert!(!page.html.contains("<h1"), "{slug}: the title is the only first-level heading");
            assert!((40..=170).contains(&page.description.chars().count()), "{slug} {locale:?} description");
        }
    }

    #[test]
    fn links_stay_in_the_language_of_the_page() {
        for (page, locale) in every_page() {
            for link in page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let (of, _) = Locale::split_path(link);
                assert_eq!(of, locale, "{}: {link} leaves the language of the page", page.slug);
            }
        }
    }

    /// The answers are the same ones in each language, and each of the help area says which pages it tells of.
    #[test]
    fn languages_answer_the_same_questions() {
        for slug in ALL {
            let needs = |locale| -> Vec<&Vec<String>> {
                PAGES[&(slug, locale)].answers.iter().map(|answer| &answer.needs).collect()
            };
            for locale in Locale::ALL {
                assert_eq!(needs(locale), needs(Locale::Uz), "{slug} {locale:?}");
            }
            // `faq` refuses a question without its pages; a group of them is no answer.
            for answer in PAGES[&(slug, Locale::Uz)].answers.iter().filter(|_| slug != faq::SLUG) {
                assert!(!answer.needs.is_empty(), "{slug}: {} names no page", answer.heading);
            }
        }
    }

    /// Search and screen readers treat other apostrophe characters as quotes.
    #[test]
    fn uzbek_pages_use_the_right_apostrophes() {
        for (page, _) in every_page().into_iter().filter(|(_, locale)| *locale == Locale::Uz) {
            let text = format!("{} {} {}", page.title, page.description, page.html);
            for (before, sign) in text.chars().zip(text.chars().skip(1)) {
                let is_o_or_g = matches!(before, 'o' | 'O' | 'g' | 'G');
                let is_wrong = match sign {
                    'ʻ' => !is_o_or_g,
                    'ʼ' => is_o_or_g,
                    '‘' | '’' => true,
                    _ => false,
                };
                assert!(!is_wrong, "{}: {before}{sign}", page.slug);
            }
        }
    }
}
