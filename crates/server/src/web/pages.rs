//! The main content of each page, written by the server. The web draws the same markup and takes over in place.

use askama::Template;
use axum::response::Response;
use content::legal::{LegalFacts, Standing};
use dictionaries::Dictionaries;
use kernel::Locale;
use platform::{App, Error, wording};
use serde::Serialize;
use serde_json::json;

use super::frame::{Frame, Painting, Query};
use super::shell::Route;
use super::texts::Texts;
use super::{Visitor, Web, account_pages, is_development};

/// A name with its address part.
#[derive(Serialize)]
pub struct Named {
    pub slug: String,
    pub name: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    t: Texts<'a>,
    spheres: &'a [Named],
    regions: &'a [Named],
}

#[derive(Template)]
#[template(path = "jobs.html")]
struct JobsPage<'a> {
    t: Texts<'a>,
    regions: &'a [Named],
}

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

/// Pages that belong to development.
const DEVELOPMENT_ONLY: &str = "/__";

/// The page at this path, or nothing.
pub fn page(frame: &Frame<'_>, query: Option<&str>) -> Option<Response> {
    if frame.path.starts_with(DEVELOPMENT_ONLY) && !is_development(frame.app) {
        return None;
    }
    if let Some(page) = account_pages::page(frame) {
        return Some(page);
    }
    Some(match frame.path {
        "/" => home(frame),
        "/jobs" => jobs(frame),
        "/help" => help(frame, "help", None)?,
        path => match path.strip_prefix("/help/") {
            Some(slug) => help(frame, slug, version(query).as_deref())?,
            None => frame.script_only(),
        },
    })
}

/// Names of spheres and regions, as both pages with the search form need them.
struct HomeLists {
    spheres: Vec<Named>,
    regions: Vec<Named>,
}

impl HomeLists {
    fn of(app: &App, locale: Locale) -> Self {
        let snapshot = app.shared::<Dictionaries>().now();
        let named = |slug: &str, name: &str| Named { slug: slug.to_owned(), name: name.to_owned() };
        Self {
            spheres: snapshot.spheres.iter().map(|one| named(&one.slug, one.names.get(locale))).collect(),
            regions: snapshot.regions().map(|one| named(&one.slug, one.names.get(locale))).collect(),
        }
    }

    fn query(&self) -> Query {
        Query { key: json!(["home"]), data: json!({ "spheres": self.spheres, "regions": self.regions }) }
    }
}

fn jobs(frame: &Frame<'_>) -> Response {
    let lists = HomeLists::of(frame.app, frame.locale);
    let t = frame.texts();
    let painting = Painting::page(t.get("jobs_title"), t.get("jobs_description")).with(lists.query());
    frame.paint(painting, &JobsPage { t, regions: &lists.regions })
}

fn home(frame: &Frame<'_>) -> Response {
    let lists = HomeLists::of(frame.app, frame.locale);
    let t = frame.texts();
    let painting = Painting::page(t.get("home_title"), t.get("home_description"))
        .with(lists.query())
        // The largest thing on the screen; the breakpoint is that of styles/home.css.
        .show("/cloth/hero-phone.svg", "(max-width: 899.98px)")
        .show("/cloth/hero.svg", "(min-width: 900px)");
    frame.paint(painting, &HomePage { t, spheres: &lists.spheres, regions: &lists.regions })
}

fn help(frame: &Frame<'_>, slug: &str, version: Option<&str>) -> Option<Response> {
    let found = content::find_page(slug, version, frame.locale, frame.app.clock.now())?;
    let mut params = json!({ "path": { "page": slug } });
    let version = version.filter(|_| found.legal.is_some());
    if let Some(version) = version {
        params["query"] = json!({ "version": version });
    }
    let key = json!(["get", "/api/v1/pages/{page}", { "params": params }]);
    let mut painting = Painting::page(found.page.title.clone(), found.page.description.clone())
        .with(Query { key, data: json!(found) });
    // Search engines know the version in force only.
    painting.indexed = version.is_none();
    let (t, page) = (frame.texts(), &found.page);
    Some(match &found.legal {
        Some(legal) => frame.paint(painting, &LegalPage { t, page, legal }),
        None => frame.paint(painting, &HelpPage { t, page }),
    })
}

/// `?version=2026-11-01` of a legal document.
fn version(query: Option<&str>) -> Option<String> {
    let pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    let (_, version) = pairs.into_iter().find(|(name, value)| *name == "version" && !value.is_empty())?;
    Some(version.to_owned())
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
        let painting = Painting::failure(error.status(), t.get("not_found_title"), t.get("not_found_title"));
        return frame.paint(painting, &NotFoundPage { t, path });
    }
    let message = wording::body(error, &app.catalogue, locale, request_id, path).message;
    let painting = Painting::failure(error.status(), t.get("error_title"), message.clone());
    frame.paint(painting, &ErrorPage { t, message: &message, request_id })
}
