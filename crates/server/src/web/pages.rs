//! The main content of each server-rendered page: which file renders it, and the help and error pages. The web app
//! renders the same markup and hydrates it.

use askama::Template;
use axum::response::Response;
use content::legal::{LegalFacts, Standing};
use kernel::Locale;
use platform::{App, Error, Result, wording};
use serde_json::json;

use super::frame::{Frame, PageMeta, Query};
use super::shell::Route;
use super::texts::Texts;
use super::{
    Visitor, Web, account_pages, company_page, home_page, is_development, jobs_page, search, vacancy_pages,
};

#[derive(Template)]
#[template(path = "page.html")]
struct HelpPage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
}

#[derive(Template)]
#[template(path = "legal.html")]
struct LegalPage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
    legal: &'a LegalFacts,
}

#[derive(Template)]
#[template(path = "not_found.html")]
struct NotFoundPage<'a> {
    t: Texts<'a>,
    path: &'a str,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    t: Texts<'a>,
    message: &'a str,
    request_id: &'a str,
}

/// Path prefix of pages that exist only in development.
const DEVELOPMENT_ONLY: &str = "/__";

/// The page at this path.
pub async fn page(frame: &Frame<'_>, query: Option<&str>) -> Result<Response> {
    if frame.path.starts_with(DEVELOPMENT_ONLY) && !is_development(frame.app) {
        return Err(Error::NotFound);
    }
    if let Some(page) = account_pages::page(frame) {
        return Ok(page);
    }
    // The route pattern distinguishes a path with a parameter (`/jobs/{slug}`) from a fixed page next to it.
    let last = frame.path.rsplit('/').next().unwrap_or_default();
    match frame.route {
        "/" => Ok(home_page::page(frame).await),
        "/jobs" => jobs_page::page(frame, query).await,
        "/jobs/$slug" => vacancy_pages::page(frame, last).await,
        "/company/$slug" => company_page::page(frame, last, query).await,
        // Rendered by the web app: what they show depends on who looks.
        "/candidates/$slug" => Ok(frame.title_only("candidate_title")),
        "/top-candidates" => Ok(frame.title_only("top_candidates_title")),
        "/help" => help(frame, "help", None),
        _ => match frame.path.strip_prefix("/help/") {
            Some(slug) => help(frame, slug, search::text(query, "version").as_deref()),
            None => Ok(frame.script_only()),
        },
    }
}

fn help(frame: &Frame<'_>, slug: &str, version: Option<&str>) -> Result<Response> {
    let found =
        content::find_page(slug, version, frame.locale, frame.app.clock.now()).ok_or(Error::NotFound)?;
    let mut params = json!({ "path": { "page": slug } });
    let version = version.filter(|_| found.legal.is_some());
    if let Some(version) = version {
        params["query"] = json!({ "version": version });
    }
    let key = json!(["get", "/api/v1/pages/{page}", { "params": params }]);
    let mut meta = PageMeta::page(found.page.title.clone(), found.page.description.clone())
        .with(Query { key, data: json!(found) });
    // Search engines may index only the version that is in force.
    meta.indexed = version.is_none();
    let (t, page) = (frame.texts(), &found.page);
    Ok(match &found.legal {
        Some(legal) => frame.paint(meta, &LegalPage { t, page, legal }),
        None => frame.paint(meta, &HelpPage { t, page }),
    })
}

/// 404 with the path, or what went wrong and what to do.
pub fn error(
    web: &Web,
    app: &App,
    visitor: Visitor,
    error: &Error,
    path: &str,
    request_id: &str,
) -> Response {
    let Visitor { locale, signed } = visitor;
    let is_missing = matches!(error, Error::NotFound);
    let route = if is_missing { "not-found" } else { "error" };
    let inner = Locale::split_path(path).1;
    let frame = Frame { web, app, locale, path: inner, route, needs: &Route::default(), signed };
    let t = frame.texts();
    if is_missing {
        let meta = PageMeta::failure(error.status(), t.get("not_found_title"), t.get("not_found_title"));
        return frame.paint(meta, &NotFoundPage { t, path });
    }
    let message = wording::body(error, &app.catalogue, locale, request_id, path).message;
    let meta = PageMeta::failure(error.status(), t.get("error_title"), message.clone());
    frame.paint(meta, &ErrorPage { t, message: &message, request_id })
}
