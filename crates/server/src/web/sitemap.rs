//! `/sitemap.xml` and its parts: pages with guides, vacancies and companies, each URL in three languages.

use std::sync::{Arc, Mutex, PoisonError};

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use jiff::{SignedDuration, Timestamp};
use kernel::Locale;
use kernel::clock::tashkent;
use platform::{App, CompanyId, Error, Result};
use vacancies::VacancyId;
use vacancies::public;

use super::xml;

/// Items per file. Each has three URLs that refer to each other, so a file has about ten megabytes; the protocol
/// allows fifty.
const PER_FILE: u32 = 5_000;
/// Limit per file, with some slack because a file may have grown since its boundaries were cached.
const MAX_ADDRESSES: u32 = 2 * PER_FILE;
/// Finding the file boundaries reads everything that is public, so they are cached and not computed for every
/// crawler.
const COUNTED_EVERY: SignedDuration = SignedDuration::from_hours(1);

/// File boundaries: each file starts after one of these ids.
struct Marks {
    counted_at: Timestamp,
    vacancies: Vec<VacancyId>,
    companies: Vec<CompanyId>,
}

/// The cached boundaries.
#[derive(Clone, Default)]
pub struct Sitemaps {
    marks: Arc<Mutex<Option<Arc<Marks>>>>,
}

impl Sitemaps {
    async fn marks(&self, app: &App) -> Result<Arc<Marks>> {
        let now = app.clock.now();
        if let Some(marks) = &*self.marks.lock().unwrap_or_else(PoisonError::into_inner)
            && now.duration_since(marks.counted_at) < COUNTED_EVERY
        {
            return Ok(marks.clone());
        }
        let mut db = app.db.acquire().await?;
        let marks = Arc::new(Marks {
            counted_at: now,
            vacancies: public::list_vacancy_marks(&mut db, PER_FILE, now).await?,
            companies: public::list_company_marks(&mut db, PER_FILE, now).await?,
        });
        *self.marks.lock().unwrap_or_else(PoisonError::into_inner) = Some(marks.clone());
        Ok(marks)
    }
}

/// A path without language, and when it changed.
struct Entry {
    path: String,
    changed: Option<Timestamp>,
}

pub async fn index(
    State(app): State<App>,
    Extension(sitemaps): Extension<Sitemaps>,
) -> Result<impl IntoResponse> {
    let marks = sitemaps.marks(&app).await?;
    let site = &app.site.public_url;
    let files = [("jobs", marks.vacancies.len()), ("companies", marks.companies.len())];
    let mut names = vec!["pages".to_owned()];
    for (name, full) in files {
        // The items after the last full file are in one more file.
        names.extend((1..=full + 1).map(|number| format!("{name}-{number}")));
    }
    let list: String = names
        .iter()
        .map(|name| format!("<sitemap><loc>{site}/sitemaps/{name}.xml</loc></sitemap>\n"))
        .collect();
    Ok(answer(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{list}</sitemapindex>\n"
    )))
}

pub async fn file(
    State(app): State<App>,
    Extension(sitemaps): Extension<Sitemaps>,
    Path(name): Path<String>,
) -> Result<impl IntoResponse> {
    let name = name.strip_suffix(".xml").ok_or(Error::NotFound)?;
    if name == "pages" {
        let pages = pages::PUBLIC.iter().map(|page| Entry { path: (*page).to_owned(), changed: None });
        let guides = content::guides::guides(Locale::Uz).map(|guide| Entry {
            path: format!("/guides/{}", guide.slug()),
            changed: guide.updated_on().to_zoned(tashkent()).map(|day| day.timestamp()).ok(),
        });
        return Ok(answer(urlset(&app.site.public_url, pages.chain(guides))));
    }
    let (kind, number) = name.rsplit_once('-').ok_or(Error::NotFound)?;
    let number: usize = number.parse().ok().filter(|number| *number > 0).ok_or(Error::NotFound)?;
    let marks = sitemaps.marks(&app).await?;
    let mut db = app.db.acquire().await?;
    let now = app.clock.now();
    let entries: Vec<Entry> = match kind {
        "jobs" => {
            let after = begin(&marks.vacancies, number).ok_or(Error::NotFound)?;
            let found = public::list_addresses(&mut db, after, MAX_ADDRESSES, now).await?;
            let end = marks.vacancies.get(number - 1);
            found
                .into_iter()
                .take_while(|one| end.is_none_or(|end| one.id <= *end))
                .map(|one| Entry { path: format!("/jobs/{}", one.slug), changed: Some(one.updated_at) })
                .collect()
        }
        "companies" => {
            let after = begin(&marks.companies, number).ok_or(Error::NotFound)?;
            let found = public::list_company_addresses(&mut db, after, MAX_ADDRESSES, now).await?;
            let end = marks.companies.get(number - 1);
            found
                .into_iter()
                .take_while(|one| end.is_none_or(|end| one.id <= *end))
                .map(|one| Entry { path: format!("/company/{}", one.slug), changed: Some(one.updated_at) })
                .collect()
        }
        _ => return Err(Error::NotFound),
    };
    Ok(answer(urlset(&app.site.public_url, entries)))
}

/// The id after which the file of this number (from 1) starts; `None` if there is no such file.
fn begin<Id: Copy>(marks: &[Id], number: usize) -> Option<Option<Id>> {
    match number {
        1 => Some(None),
        _ => marks.get(number - 2).copied().map(Some),
    }
}

fn urlset(site: &str, entries: impl IntoIterator<Item = Entry>) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for Entry { path, changed } in entries {
        let address = |locale: Locale| xml::escape(&format!("{site}{}", locale.path(&path)));
        let link = |code: &str, locale: Locale| {
            format!("<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{}\"/>", address(locale))
        };
        let changed = changed.map(|at| format!("<lastmod>{at:.0}</lastmod>")).unwrap_or_default();
        let others: String = Locale::ALL.into_iter().map(|locale| link(locale.code(), locale)).collect();
        let others = others + &link("x-default", Locale::Uz);
        for locale in Locale::ALL {
            out += &format!("<url><loc>{}</loc>{changed}{others}</url>\n", address(locale));
        }
    }
    out += "</urlset>\n";
    out
}

fn answer(xml: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/xml"), (header::CACHE_CONTROL, "public, max-age=3600")], xml)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_begins_where_the_previous_one_ends() {
        let marks = ['e', 'j'];
        assert_eq!(begin(&marks, 1), Some(None));
        assert_eq!(begin(&marks, 2), Some(Some('e')));
        assert_eq!(begin(&marks, 3), Some(Some('j')));
        assert_eq!(begin(&marks, 4), None);
        assert_eq!(begin::<char>(&[], 2), None);
    }
}
