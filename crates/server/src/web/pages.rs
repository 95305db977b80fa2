//! The main content of each page, written by the server. The web draws the same markup and takes over in place.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use dictionaries::Dictionaries;
use kernel::Locale;
use platform::{App, Error, wording};
use serde::Serialize;
use serde_json::{Value, json};

use super::head::Head;
use super::shell::Route;
use super::texts::Texts;
use super::{Web, html, is_development};

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
pub fn page(web: &Web, app: &App, locale: Locale, path: &str) -> Option<Response> {
    let (route, needs) = web.shell().route(path)?;
    if path.starts_with(DEVELOPMENT_ONLY) && !is_development(app) {
        return None;
    }
    let frame = Frame { web, app, locale, path, route, needs };
    Some(match path {
        "/" => home(&frame),
        "/jobs" => jobs(&frame),
        "/help" => help(&frame, content::find_page("help", locale)?),
        _ => match path.strip_prefix("/help/").and_then(|slug| content::find_page(slug, locale)) {
            Some(page) => help(&frame, page),
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
    let body = JobsPage { t: frame.texts(), regions: &lists.regions };
    let t = frame.texts();
    frame.finish(
        StatusCode::OK,
        &t.get("jobs_title"),
        &t.get("home_description"),
        true,
        &body,
        &[lists.query()],
    )
}

fn home(frame: &Frame<'_>) -> Response {
    let lists = HomeLists::of(frame.app, frame.locale);
    let body = HomePage { t: frame.texts(), spheres: &lists.spheres, regions: &lists.regions };
    let query = lists.query();
    let t = frame.texts();
    frame.finish(StatusCode::OK, &t.get("home_title"), &t.get("home_description"), true, &body, &[query])
}

fn help(frame: &Frame<'_>, page: &content::Page) -> Response {
    let key = json!(["get", "/api/v1/pages/{page}", { "params": { "path": { "page": page.slug } } }]);
    let query = Query { key, data: json!({ "status": true, "page": page }) };
    let body = HelpPage { t: frame.texts(), page };
    frame.finish(StatusCode::OK, &page.title, &page.description, true, &body, &[query])
}

/// 404 with the path, or what went wrong and what to do.
pub fn error(web: &Web, app: &App, locale: Locale, error: &Error, path: &str, request_id: &str) -> Response {
    let frame = Frame {
        web,
        app,
        locale,
        path: Locale::split_path(path).1,
        route: if matches!(error, Error::NotFound) { "not-found" } else { "error" },
        needs: &Route::default(),
    };
    let t = frame.texts();
    if matches!(error, Error::NotFound) {
        let title = t.get("not_found_title");
        return frame.finish(
            error.status(),
            &title,
            &title,
            false,
            &NotFoundPage { t: frame.texts(), path },
            &[],
        );
    }
    let message = wording::body(error, &app.catalogue, locale, request_id, path).message;
    let body = ErrorPage { t: frame.texts(), message: &message, request_id };
    frame.finish(error.status(), &t.get("error_title"), &message, false, &body, &[])
}

/// Data that the web would ask for first, under the key by which it asks.
struct Query {
    key: Value,
    data: Value,
}

/// What every page is put into.
struct Frame<'a> {
    web: &'a Web,
    app: &'a App,
    locale: Locale,
    path: &'a str,
    route: &'a str,
    needs: &'a Route,
}

impl<'a> Frame<'a> {
    fn texts(&self) -> Texts<'a> {
        Texts::new(&self.app.catalogue, self.locale, self.path)
    }

    /// A page that the web draws alone: no content of ours, but a proper head.
    fn script_only(&self) -> Response {
        let t = self.texts();
        self.assemble(StatusCode::OK, &t.get("home_title"), &t.get("home_description"), false, "", &[])
    }

    fn finish(
        &self,
        status: StatusCode,
        title: &str,
        description: &str,
        indexed: bool,
        body: &impl Template,
        queries: &[Query],
    ) -> Response {
        match body.render() {
            Ok(body) => self.assemble(status, title, description, indexed, &body, queries),
            Err(error) => {
                // The web draws the page by itself: slower, but nobody is left without it.
                tracing::error!(%error, path = self.path, "template failed");
                self.assemble(status, title, description, indexed, "", queries)
            }
        }
    }

    fn assemble(
        &self,
        status: StatusCode,
        title: &str,
        description: &str,
        indexed: bool,
        body: &str,
        queries: &[Query],
    ) -> Response {
        let (locale, path, route) = (self.locale, self.path, self.route);
        let head = Head { locale, path, route, title, description, needs: self.needs, indexed };
        let shell = self.web.shell();
        let page = shell.page(&head.opening(), &head.html(self.app), body, &first_data(queries));
        html(status, &shell.policy(&self.needs.style), page)
    }
}

/// A block of data, not a script: the policy lets it stand. `<` is escaped so that no text can end the block.
fn first_data(queries: &[Query]) -> String {
    let queries: Vec<Value> =
        queries.iter().map(|query| json!({ "key": query.key, "data": query.data })).collect();
    let json = json!({ "queries": queries }).to_string().replace('<', "\\u003c");
    format!("<script type=\"application/json\" id=\"ishbor-data\">{json}</script>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_end_its_block() {
        let data = first_data(&[Query { key: json!(["x"]), data: json!("</script><script>alert(1)") }]);
        assert_eq!(data.matches("</script>").count(), 1, "{data}");
    }
}
