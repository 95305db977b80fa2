//! `/qr/job/{slug}.{locale}.svg` and `/qr/company/{slug}.{locale}.svg`: the link of a page as a QR code, for the dialog
//! that shares it. Only links of our own pages are drawn. The page itself may not exist: then its link says so.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Locale, Slug};
use platform::{App, Error, Result, qr};

pub async fn vacancy(State(app): State<App>, Path(name): Path<String>) -> Result<Response> {
    answer(&app, "job", &name)
}

pub async fn company(State(app): State<App>, Path(name): Path<String>) -> Result<Response> {
    answer(&app, "company", &name)
}

fn answer(app: &App, kind: &str, name: &str) -> Result<Response> {
    let (slug, locale) = read_name(name).ok_or(Error::NotFound)?;
    let page = locale.path(&format!("/{kind}/{slug}"));
    // The source of the visit, for the employer's statistics.
    let picture = qr::svg(&format!("{}{page}?from=qr", app.site.public_url))?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    Ok((headers, picture).into_response())
}

/// `usta-3k9x0p.ru.svg`.
fn read_name(name: &str) -> Option<(Slug, Locale)> {
    let (slug, locale) = name.strip_suffix(".svg")?.rsplit_once('.')?;
    let locale = Locale::ALL.into_iter().find(|known| known.code() == locale)?;
    Some((Slug::parse(slug).ok()?, locale))
}
