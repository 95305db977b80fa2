//! The web: built files, documents, the frame of the app, and forms that work without scripts.
//!
//! Pages themselves are written by the crate `pages`. `shell.rs` holds the output of the web build, `assets.rs` serves the
//! files, `app_pages.rs` names the pages of the app, `forms.rs` takes what documents send, `visit.rs` picks the language
//! of a first visit, `guards.rs` decides who may see what, and `console.rs` serves the pages of staff. `seo.rs`,
//! `sitemap.rs` and `feeds.rs` are for crawlers, `cloth.rs` draws the cloth of companies, `share_picture.rs` pictures for
//! link previews, `share_qr.rs` the codes of the share dialog.

mod app_pages;
mod assets;
mod cloth;
mod console;
mod feeds;
mod forms;
mod guards;
mod seo;
mod share_picture;
mod share_qr;
mod shell;
mod sitemap;
mod visit;
mod xml;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Extension, Router};
use kernel::Locale;
use pages::{Found, Page, Visit};
use platform::{App, Error};

use guards::Outcome;
use shell::{Route, Shell};

#[derive(Clone)]
pub struct Web {
    shell: Arc<Shell>,
}

impl Web {
    /// The web build that is embedded in this binary.
    pub fn embedded() -> anyhow::Result<Self> {
        Ok(Self { shell: Arc::new(Shell::load()?) })
    }

    /// A minimal frame instead of the web build, so that tests of pages do not need the build.
    pub fn bare() -> Self {
        Self { shell: Arc::new(Shell::bare()) }
    }

    /// An error page for browsers.
    pub fn error_page(
        &self,
        app: &App,
        locale: Locale,
        error: &Error,
        path: &str,
        request_id: &str,
    ) -> Response {
        let inner = Locale::split_path(path).1;
        // Whoever is signed in sees the frame of a guest: the database may be what failed.
        let visit = Visit { app, locale, path: inner, query: None, viewer: None };
        respond(self, &visit, &pages::lost::error(&visit, error, path, request_id), None)
    }

    fn shell(&self) -> &Shell {
        &self.shell
    }
}

/// `api` answers the forms of documents.
pub fn routes(web: Web, api: Router) -> Router<App> {
    Router::new()
        .route("/robots.txt", get(seo::robots))
        .route("/sitemap.xml", get(sitemap::index))
        .route("/sitemaps/{name}", get(sitemap::file))
        .route("/feeds/jobs.xml", get(feeds::default_feed))
        .route("/feeds/{locale}/jobs.xml", get(feeds::feed))
        .route("/cloth/{tile}/{name}", get(cloth::picture))
        .route("/og/jobs/{name}", get(share_picture::vacancy))
        .route("/og/company/{name}", get(share_picture::company))
        .route("/qr/job/{name}", get(share_qr::vacancy))
        .route("/qr/company/{name}", get(share_qr::company))
        .route("/qr/resume/shared/{name}", get(share_qr::resume))
        .layer(Extension(share_picture::Pictures::default()))
        .layer(Extension(sitemap::Sitemaps::default()))
        .fallback(move |State(app): State<App>, request: Request| {
            let (web, api) = (web.clone(), api.clone());
            async move {
                if request.method() == Method::POST {
                    return forms::take(&web, &app, api, request).await;
                }
                serve(&web, &app, request.method(), request.uri(), request.headers()).await
            }
        })
}

/// Everything that is neither API nor a fixed file: a built file, a page, or a 404.
async fn serve(web: &Web, app: &App, method: &Method, address: &Uri, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        return Error::NotFound.into_response();
    }
    let (path, query) = (address.path(), address.query());
    if let Some(clean) = clean_path(path) {
        let query = query.map(|query| format!("?{query}")).unwrap_or_default();
        return Redirect::permanent(&format!("{clean}{query}")).into_response();
    }
    if let Some(file) = assets::find(path, headers) {
        return file;
    }
    if let Some(to) = visit::redirect(path, headers) {
        return to;
    }
    if console::is_console(path) {
        return console::page(web, app, path, headers);
    }
    let (locale, inner) = Locale::split_path(path);
    if console::is_console(inner) {
        return Error::NotFound.into_response();
    }
    if let Some(clean) = guards::take_token(app, path, query, headers).await {
        return clean;
    }
    if let Some(slug) = inner.strip_prefix("/job/").filter(|slug| !slug.is_empty() && !slug.contains('/')) {
        return share_address(slug, locale, query, headers);
    }
    let viewer = match guards::has_token(headers) {
        true => accounts::page_viewer(app, headers).await,
        false => Ok(None),
    };
    match guards::look(inner, query, &viewer) {
        Ok(Outcome::Pass) => {}
        Ok(Outcome::Go(to)) => return guards::away(&locale.path(to)),
        Ok(Outcome::SignIn) => return guards::to_sign_in(app, locale, inner, headers),
        Ok(Outcome::Forbidden) => {
            let visit = Visit { app, locale, path: inner, query, viewer: viewer.ok().flatten() };
            return respond(web, &visit, &pages::lost::forbidden(&visit), None);
        }
        Err(error) => return error.into_response(),
    }
    let visit = Visit { app, locale, path: inner, query, viewer: viewer.ok().flatten() };
    match pages::find(&visit).await {
        Some(Ok(Found::Page(page))) => return respond(web, &visit, &page, None),
        Some(Ok(Found::Moved(to))) => {
            return (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response();
        }
        Some(Err(Error::NotFound)) => return not_found(web, &visit, path, headers),
        Some(Err(error)) => return error.into_response(),
        None => {}
    }
    let is_hidden = inner.starts_with(DEVELOPMENT_ONLY) && !pages::head::is_development(app);
    match web.shell().route(inner).filter(|_| !is_hidden) {
        Some((pattern, route)) => app_pages::page(web, &visit, pattern, route),
        None => not_found(web, &visit, path, headers),
    }
}

/// A 404 in the frame of whoever is signed in; for guests the layers around requests write it, as all other errors.
fn not_found(web: &Web, visit: &Visit<'_>, path: &str, headers: &HeaderMap) -> Response {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if visit.viewer.is_none() || !accept.contains("text/html") {
        return Error::NotFound.into_response();
    }
    respond(web, visit, &pages::lost::error(visit, &Error::NotFound, path, ""), None)
}

/// Path prefix of pages that exist only in development.
const DEVELOPMENT_ONLY: &str = "/__";

/// The one form of a path: no empty segments, no slash at the end, no backslashes, which browsers read as slashes.
/// `None` if it has that form. Everything after it may put a path into a redirect: one that began with two slashes
/// would lead to another site.
fn clean_path(path: &str) -> Option<String> {
    let segments: Vec<&str> = path.split(['/', '\\']).filter(|segment| !segment.is_empty()).collect();
    let clean = format!("/{}", segments.join("/"));
    (clean != path).then_some(clean)
}

/// The page in its frame. A browser may revalidate it cheaply but must never show a stale copy, because the header
/// differs for people with a token.
fn respond(web: &Web, visit: &Visit<'_>, page: &Page, route: Option<&Route>) -> Response {
    let shell = web.shell();
    let needs = shell.needs(&page.meta, route);
    let files = needs.map(shell::Needs::files).unwrap_or_default();
    let data = pages::head::facts(page) + &needs.map(shell::Needs::entry).unwrap_or_default();
    let opening = pages::head::opening(visit, page);
    let body = shell.page(&opening, &pages::head::html(visit, page, &files), &page.body, &data);
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, &shell.policy(needs)),
        (header::VARY, "cookie"),
    ];
    let mut response = (page.meta.status, headers, Body::from(body)).into_response();
    if page.meta.style.is_some() {
        let rules = format!("\"/{}\"", assets::SPECULATION_RULES);
        let rules = HeaderValue::try_from(rules).expect("a path of ours");
        response.headers_mut().insert(HeaderName::from_static("speculation-rules"), rules);
    }
    response
}

/// `/job/{slug}` leads to the page itself, in the language of the address, else in the one that the person chose
/// (decisions A3). The query tells where the visit came from, so it travels along.
fn share_address(slug: &str, locale: Locale, query: Option<&str>, headers: &HeaderMap) -> Response {
    let locale = match locale {
        Locale::Uz => visit::chosen(headers).unwrap_or(locale),
        _ => locale,
    };
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    let to = format!("{}{query}", locale.path(&format!("/jobs/{slug}")));
    let headers = [
        (header::LOCATION, to),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "cookie".to_owned()),
    ];
    (StatusCode::MOVED_PERMANENTLY, headers).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_has_one_form_and_never_names_a_host() {
        for (given, expected) in [
            ("/", None),
            ("/ru/jobs", None),
            ("/ru/jobs/", Some("/ru/jobs")),
            ("//", Some("/")),
            ("//evil.com", Some("/evil.com")),
            ("///evil.com//a/", Some("/evil.com/a")),
            ("/\\evil.com", Some("/evil.com")),
            ("\\\\evil.com", Some("/evil.com")),
            ("/ru//evil.com", Some("/ru/evil.com")),
        ] {
            assert_eq!(clean_path(given).as_deref(), expected, "{given}");
        }
    }
}
