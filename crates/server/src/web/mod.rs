//! The web: built files, and pages whose head and main content the server writes, so that a weak phone shows a
//! finished page before any script has come.
//!
//! `shell.rs` holds what the web build made, `pages.rs` the content of each page, `frame.rs` and `head.rs` what it is put into,
//! `assets.rs` the files and `visit.rs` the language of a first visit.

mod assets;
mod frame;
mod head;
mod pages;
mod seo;
mod shell;
mod texts;
mod visit;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use kernel::Locale;
use platform::{App, Environment, Error};

use shell::Shell;

#[derive(Clone)]
pub struct Web {
    shell: Arc<Shell>,
}

impl Web {
    /// The web that was built into this binary.
    pub fn embedded() -> anyhow::Result<Self> {
        Ok(Self { shell: Arc::new(Shell::load()?) })
    }

    /// A plain frame instead of the built web, so that tests of pages need no build of it.
    pub fn bare() -> Self {
        Self { shell: Arc::new(Shell::bare()) }
    }

    /// A page for a person who met an error.
    pub fn error_page(
        &self,
        app: &App,
        locale: Locale,
        error: &Error,
        path: &str,
        request_id: &str,
    ) -> Response {
        pages::error(self, app, locale, error, path, request_id)
    }

    fn shell(&self) -> &Shell {
        &self.shell
    }
}

pub fn routes(web: Web) -> Router<App> {
    Router::new().route("/robots.txt", get(seo::robots)).route("/sitemap.xml", get(seo::sitemap)).fallback(
        move |State(app): State<App>, request: Request| {
            let answer = serve(&web, &app, &request);
            async move { answer }
        },
    )
}

/// Everything that is neither API nor a fixed file: a built file, a page, or nothing.
fn serve(web: &Web, app: &App, request: &Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Error::NotFound.into_response();
    }
    let path = request.uri().path();
    if let Some(file) = assets::find(path, request.headers()) {
        return file;
    }
    if let Some(to) = visit::redirect(path, request.headers()) {
        return to;
    }
    if path.len() > 1 && path.ends_with('/') {
        let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
        return Redirect::permanent(&format!("/{}{query}", path.trim_matches('/'))).into_response();
    }
    let (locale, inner) = Locale::split_path(path);
    match pages::page(web, app, locale, inner, request.uri().query()) {
        Some(page) => page,
        None => Error::NotFound.into_response(),
    }
}

/// HTML with what belongs to it. Pages differ by address alone, so a browser may ask again cheaply but never
/// shows an old one.
fn html(status: StatusCode, csp: &str, body: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, csp),
    ];
    (status, headers, body).into_response()
}

fn is_development(app: &App) -> bool {
    app.site.environment == Environment::Development
}
