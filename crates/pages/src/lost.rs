//! Pages that say what went wrong and what to do, and the short answer to a saved vacancy.

use askama::Template;
use axum::http::StatusCode;
use platform::{Error, wording};

use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;

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
    code: u16,
    message: &'a str,
    request_id: &'a str,
}

#[derive(Template)]
#[template(path = "forbidden.html")]
struct ForbiddenPage<'a> {
    t: Texts<'a>,
}

#[derive(Template)]
#[template(path = "saved.html")]
struct SavedPage<'a> {
    t: Texts<'a>,
    back: String,
}

/// 404 with the path, or what went wrong. `path` has its language.
pub fn error(visit: &Visit<'_>, error: &Error, path: &str, request_id: &str) -> Page {
    let t = visit.texts();
    let mut page = if matches!(error, Error::NotFound) {
        let title = t.get("not_found_title");
        Page::draw(PageMeta::failure(error.status(), title.clone(), title), NotFoundPage { t, path })
    } else {
        let message = wording::body(error, &visit.app.catalogue, visit.locale, request_id, path).message;
        // Some calls of the API refuse with 200 (product §7); a page does not.
        let status = if error.status().is_success() { StatusCode::CONFLICT } else { error.status() };
        let meta = PageMeta::failure(status, t.get("error_title"), message.clone());
        let code = status.as_u16();
        Page::draw(meta, ErrorPage { t, code, message: &message, request_id })
    };
    page.meta.route = if matches!(error, Error::NotFound) { "not-found" } else { "error" }.to_owned();
    page
}

/// 403: the page is for the other account type.
pub fn forbidden(visit: &Visit<'_>) -> Page {
    let t = visit.texts();
    let meta = PageMeta::failure(StatusCode::FORBIDDEN, t.get("forbidden_title"), t.get("forbidden_text"));
    Page::draw(meta, ForbiddenPage { t })
}

/// A vacancy was saved without scripts.
pub fn saved(visit: &Visit<'_>, slug: &str) -> Page {
    let t = visit.texts();
    let title = t.get("vacancy_saved");
    let mut meta = PageMeta::document("lost", title.clone(), title);
    meta.indexed = false;
    Page::draw(meta, SavedPage { back: t.href(&format!("/jobs/{slug}")), t })
}
