//! The web: built files, and pages whose head and main content are server-rendered, so that a slow phone shows a
//! finished page before any script is loaded.
//!
//! `shell.rs` holds the output of the web build, `pages.rs` and the `…_page.rs` files render the content of each
//! page, `frame.rs` and `head.rs` the frame around it. `assets.rs` serves the files, `visit.rs` picks the language of
//! a first visit, `guards.rs` decides who may see what, and `console.rs` serves the pages of staff. `seo.rs`,
//! `sitemap.rs`, `feeds.rs`, `job_posting.rs` and `organization.rs` are for crawlers, `share_picture.rs` for link previews,
//! `share_qr.rs` for the codes of the share dialog.

mod account_pages;
mod answer_record;
mod assets;
mod blocks;
mod cards;
mod company_page;
mod console;
mod feeds;
mod frame;
mod guards;
mod head;
mod home_page;
mod job_posting;
mod jobs_notes;
mod jobs_page;
mod jobs_rail;
mod lists;
mod organization;
mod pages;
mod pagination;
mod search;
mod seo;
mod share_picture;
mod share_qr;
mod shell;
mod sitemap;
mod texts;
mod vacancy_pages;
mod visit;
mod xml;

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Extension, Router};
use kernel::Locale;
use platform::{App, Environment, Error};

use frame::Frame;
use guards::Outcome;
use shell::Shell;

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
        visitor: Visitor,
        error: &Error,
        path: &str,
        request_id: &str,
    ) -> Response {
        pages::error(self, app, visitor, error, path, request_id)
    }

    fn shell(&self) -> &Shell {
        &self.shell
    }
}

/// What the frame of a page needs to know about a visitor.
#[derive(Debug, Clone, Copy)]
pub struct Visitor {
    pub locale: Locale,
    /// The visitor sent a token.
    pub signed: bool,
}

impl Visitor {
    pub fn of(locale: Locale, headers: &HeaderMap) -> Self {
        Self { locale, signed: guards::has_token(headers) }
    }
}

pub fn routes(web: Web) -> Router<App> {
    Router::new()
        .route("/robots.txt", get(seo::robots))
        .route("/sitemap.xml", get(sitemap::index))
        .route("/sitemaps/{name}", get(sitemap::file))
        .route("/feeds/jobs.xml", get(feeds::default_feed))
        .route("/feeds/{locale}/jobs.xml", get(feeds::feed))
        .route("/og/jobs/{name}", get(share_picture::vacancy))
        .route("/og/company/{name}", get(share_picture::company))
        .route("/qr/job/{name}", get(share_qr::vacancy))
        .route("/qr/company/{name}", get(share_qr::company))
        .route("/qr/resume/shared/{name}", get(share_qr::resume))
        .layer(Extension(share_picture::Pictures::default()))
        .layer(Extension(sitemap::Sitemaps::default()))
        .fallback(move |State(app): State<App>, request: Request| {
            let web = web.clone();
            async move { serve(&web, &app, request.method(), request.uri(), request.headers()).await }
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
        return vacancy_pages::share_address(slug, locale, query, headers);
    }
    let Some((route, needs)) = web.shell().route(inner) else { return Error::NotFound.into_response() };
    let frame = Frame { web, app, locale, path: inner, route, needs, signed: guards::has_token(headers) };
    match guards::look(app, inner, query, headers).await {
        Ok(Outcome::Pass) => {}
        Ok(Outcome::Go(to)) => return guards::away(&locale.path(to)),
        Ok(Outcome::SignIn) => return guards::to_sign_in(app, locale, inner, headers),
        Ok(Outcome::Forbidden) => return account_pages::forbidden(&frame),
        Err(error) => return error.into_response(),
    }
    pages::page(&frame, query).await.unwrap_or_else(IntoResponse::into_response)
}

/// The one form of a path: no empty segments, no slash at the end, no backslashes, which browsers read as slashes.
/// `None` if it has that form. Everything after it may put a path into a redirect: one that began with two slashes
/// would lead to another site.
fn clean_path(path: &str) -> Option<String> {
    let segments: Vec<&str> = path.split(['/', '\\']).filter(|segment| !segment.is_empty()).collect();
    let clean = format!("/{}", segments.join("/"));
    (clean != path).then_some(clean)
}

/// An HTML response with its headers. A browser may revalidate it cheaply but must never show a stale copy, because
/// the page header differs for people with a token.
fn html(status: StatusCode, csp: &str, body: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, csp),
        (header::VARY, "cookie"),
    ];
    (status, headers, body).into_response()
}

fn is_development(app: &App) -> bool {
    app.site.environment == Environment::Development
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
