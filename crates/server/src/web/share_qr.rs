//! `/qr/job/{slug}.{locale}.svg`, `/qr/company/{slug}.{locale}.svg` and `/qr/resume/shared/{token}.{locale}.svg`: the
//! link of a page as a QR code, for the dialog that shares it. Only links of our own pages are drawn. The page itself may
//! not exist: then its link says so.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Locale, Slug};
use platform::{App, Error, Result, qr};
use secrets::Secret;

pub async fn vacancy(State(app): State<App>, Path(name): Path<String>) -> Result<Response> {
    answer(&app, "job", &name)
}

pub async fn company(State(app): State<App>, Path(name): Path<String>) -> Result<Response> {
    answer(&app, "company", &name)
}

/// Nobody may keep a copy of the link of a resume: it is a secret.
pub async fn resume(State(app): State<App>, Path(name): Path<String>) -> Result<Response> {
    let (token, locale) = read_name(&name).ok_or(Error::NotFound)?;
    let token = Secret::parse(token).ok_or(Error::NotFound)?;
    let page = locale.path(&format!("/resume/shared/{}", token.as_str()));
    picture(&format!("{}{page}", app.site.public_url), "no-store")
}

fn answer(app: &App, kind: &str, name: &str) -> Result<Response> {
    let (slug, locale) = read_name(name).ok_or(Error::NotFound)?;
    let slug = Slug::parse(slug).map_err(|_| Error::NotFound)?;
    let page = locale.path(&format!("/{kind}/{slug}"));
    // The source of the visit, for the employer's statistics.
    picture(&format!("{}{page}?from=qr", app.site.public_url), "public, max-age=86400")
}

fn picture(link: &str, caching: &'static str) -> Result<Response> {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, caching)];
    Ok((headers, qr::svg(link)?).into_response())
}

/// `usta-3k9x0p.ru.svg`.
fn read_name(name: &str) -> Option<(&str, Locale)> {
    let (name, locale) = name.strip_suffix(".svg")?.rsplit_once('.')?;
    let locale = Locale::ALL.into_iter().find(|known| known.code() == locale)?;
    Some((name, locale))
}
