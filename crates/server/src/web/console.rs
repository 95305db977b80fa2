//! Pages of the staff console. Their URLs have no language, they are hidden from search engines and never cached by
//! browsers; only the web app renders them.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use kernel::Locale;
use pages::{PageMeta, Visit};
use platform::{App, Error};

use super::{Web, respond, visit};

/// Default: most of our staff works in Russian. A language chosen on the site is used here too. The web app has the
/// same rule in `i18n/locale.ts`.
const LANGUAGE: Locale = Locale::Ru;

pub fn is_console(path: &str) -> bool {
    path == "/admin" || path.starts_with("/admin/")
}

pub fn page(web: &Web, app: &App, path: &str, headers: &HeaderMap) -> Response {
    let Some((pattern, route)) = web.shell().route(path) else { return Error::NotFound.into_response() };
    let locale = visit::chosen(headers).unwrap_or(LANGUAGE);
    let visit = Visit { app, locale, path, query: None, viewer: None };
    let mut meta = PageMeta::private(visit.texts().get("console_title"));
    meta.route = pages::head::route_name(pattern);
    meta.frame = route.frame;
    let page = pages::app::page(&visit, meta);
    let mut response = respond(web, &visit, &page, Some(route));
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow"));
    response
}
