//! The pages we have, and `GET /pages/{page}`.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::Json;
use kernel::Locale;
use platform::{Error, Lang, Path, Result};

use crate::page::{Page, PageOut};

/// Slugs of all pages. `help` is the start of the area; the others live under it.
pub const ALL: [&str; 3] = ["help", "faq", "contacts"];

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
    let sources = [source!("help"), source!("faq"), source!("contacts")];
    let mut pages = HashMap::new();
    for (slug, languages) in ALL.into_iter().zip(sources) {
        for (locale, source) in [Locale::Uz, Locale::Ru, Locale::En].into_iter().zip(languages) {
            let page =
                Page::parse(slug, source).unwrap_or_else(|error| panic!("{error} ({})", locale.code()));
            pages.insert((slug, locale), page);
        }
    }
    pages
});

pub fn find_page(slug: &str, locale: Locale) -> Option<&'static Page> {
    let slug = ALL.into_iter().find(|known| *known == slug)?;
    PAGES.get(&(slug, locale))
}

/// A page of the help area in the caller's language.
#[utoipa::path(get, path = "/pages/{page}", tag = "content",
    params(("page" = String, Path, description = "help, faq or contacts")),
    responses((status = 200, body = PageOut), (status = 404, body = platform::wording::ErrorBody)))]
pub async fn view_page(Lang(locale): Lang, Path(slug): Path<String>) -> Result<Json<PageOut>> {
    let page = find_page(&slug, locale).ok_or(Error::NotFound)?;
    Ok(Json(PageOut { status: true, page: page.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_stands_in_three_languages() {
        for slug in ALL {
            for locale in Locale::ALL {
                let page = find_page(slug, locale).unwrap();
                assert!(page.html.len() > 200, "{slug} {locale:?} is nearly empty");
                assert!(!page.html.contains("<h1"), "{slug}: the title is the only first-level heading");
                assert!(
                    (40..=170).contains(&page.description.chars().count()),
                    "{slug} {locale:?} description"
                );
            }
        }
        assert!(find_page("nothing", Locale::Uz).is_none());
    }

    #[test]
    fn links_of_pages_lead_somewhere() {
        for slug in ALL {
            for locale in Locale::ALL {
                let page = find_page(slug, locale).unwrap();
                for link in page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                    let (of, path) = Locale::split_path(link);
                    assert_eq!(of, locale, "{slug}: {link} leaves the language of the page");
                    let known = ["/", "/jobs", "/help", "/help/faq", "/help/contacts"];
                    assert!(known.contains(&path), "{slug} {locale:?}: {link}");
                }
            }
        }
    }
}
