//! `/feeds/{locale}/jobs.xml?sphere=`: the newest vacancies as Atom, for feed readers and channels that repost them.

use axum::extract::{Path, RawQuery, State};
use axum::http::header;
use axum::response::IntoResponse;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::Locale;
use pages::addresses;
use pages::cards::{Facts, description};
use pages::texts::Texts;
use pages::{jobs, query as url};
use platform::{App, Error, Result};
use vacancies::card::{Reader, VacancyCard};
use vacancies::public;

use super::xml;

const NEWEST: u32 = 50;

/// The URL without a language is the Uzbek one, as everywhere.
pub async fn default_feed(app: State<App>, query: RawQuery) -> Result<impl IntoResponse> {
    feed(app, Path(Locale::Uz.code().to_owned()), query).await
}

pub async fn feed(
    State(app): State<App>,
    Path(locale): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let known = Locale::ALL.into_iter().find(|known| known.code() == locale);
    let locale = known.ok_or(Error::NotFound)?;
    let words = app.shared::<Dictionaries>().now();
    let asked = url::text(query.as_deref(), "sphere");
    let sphere = asked.as_deref();
    if sphere.is_some_and(|slug| !words.spheres.iter().any(|known| known.slug == slug)) {
        return Err(Error::NotFound);
    }
    let mut db = app.db.acquire().await?;
    let reader = Reader { locale, candidate: None };
    let cards = public::list_newest(&app, &mut db, sphere, NEWEST, reader).await?;
    drop(db);
    let name = sphere.and_then(|slug| words.sphere(slug));
    let name: Vec<&str> = name.map(|sphere| sphere.names.get(locale)).into_iter().collect();
    let t = Texts::new(&app.catalogue, locale, "/jobs", Vec::new(), None, app.clock.now());
    let xml = write(&app.site.public_url, &t, sphere, &jobs::title(&name, &t), &cards, app.clock.now());
    let headers = [
        (header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=300"),
    ];
    Ok((headers, xml))
}

fn write(
    site: &str,
    t: &Texts<'_>,
    sphere: Option<&str>,
    title: &str,
    cards: &[VacancyCard],
    now: Timestamp,
) -> String {
    let own = xml::escape(&format!("{site}{}", addresses::feed(t.locale(), sphere)));
    let list = format!("{site}{}{}", t.href("/jobs"), url::address(&[("sphere", sphere)]));
    let newest = cards.iter().filter_map(|card| card.published_at).max().unwrap_or(now);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>{own}</id><title>{} | Ishbor</title><updated>{newest}</updated>\
         <link rel=\"self\" type=\"application/atom+xml\" href=\"{own}\"/>\
         <link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\n",
        t.locale(),
        xml::escape(title),
        xml::escape(&list),
    );
    for card in cards {
        out += &entry(site, t, card, newest);
    }
    out += "</feed>\n";
    out
}

fn entry(site: &str, t: &Texts<'_>, card: &VacancyCard, newest: Timestamp) -> String {
    let published = card.published_at.unwrap_or(newest);
    let spheres: String =
        card.sphere.iter().map(|slug| format!("<category term=\"{}\"/>", xml::escape(slug))).collect();
    format!(
        "<entry><id>urn:uuid:{}</id><title>{}</title><published>{published}</published><updated>{published}</updated>\
         <author><name>{}</name></author><link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>{spheres}\
         <summary>{}</summary></entry>\n",
        card.id.as_uuid(),
        xml::escape(&card.title),
        xml::escape(&card.customer.name),
        xml::escape(&format!("{site}{}", t.href(&format!("/jobs/{}", card.slug)))),
        xml::escape(&description(&Facts::from(card), t)),
    )
}
