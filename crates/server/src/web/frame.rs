//! Puts the content of a page into the frame: head, body, initial data, content security policy.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::Locale;
use platform::App;
use serde_json::{Value, json};
use vacancies::card::Reader;

use super::head::Head;
use super::shell::Route;
use super::texts::Texts;
use super::{Web, html};

/// The context of a page: its language, path and files.
pub struct Frame<'a> {
    pub web: &'a Web,
    pub app: &'a App,
    pub locale: Locale,
    /// Without the language prefix.
    pub path: &'a str,
    pub route: &'a str,
    pub needs: &'a Route,
    /// The visitor sent a token.
    pub signed: bool,
}

/// Everything about a page except its content.
pub struct PageMeta {
    pub status: StatusCode,
    pub title: String,
    pub description: String,
    /// False for errors and private pages.
    pub indexed: bool,
    /// Show the preloader over the page until the web app knows who the visitor is.
    pub checking: bool,
    /// The query of the page's canonical URL: `?sphere=it&page=2`, or empty.
    pub search: String,
    /// The URL of the picture for link previews; `None` means the default one.
    pub preview: Option<String>,
    /// The URL of the feed with the news of this page.
    pub feed: Option<String>,
    /// Structured data about the content of the page (schema.org).
    pub facts: Option<Value>,
    /// Images to preload: URL, and the media query under which it is shown.
    pub images: Vec<(&'static str, &'static str)>,
    queries: Vec<Query>,
}

/// A response that the web app would request first, under its cache key.
pub struct Query {
    pub key: Value,
    pub data: Value,
}

impl PageMeta {
    pub fn page(title: String, description: String) -> Self {
        Self {
            status: StatusCode::OK,
            title,
            description,
            indexed: true,
            checking: false,
            search: String::new(),
            preview: None,
            feed: None,
            facts: None,
            images: Vec::new(),
            queries: Vec::new(),
        }
    }

    /// A private page: not indexed.
    pub fn private(title: String) -> Self {
        Self { indexed: false, ..Self::page(title.clone(), title) }
    }

    pub fn failure(status: StatusCode, title: String, description: String) -> Self {
        Self { status, indexed: false, ..Self::page(title, description) }
    }

    pub fn with(mut self, query: Query) -> Self {
        self.queries.push(query);
        self
    }

    pub fn show(mut self, image: &'static str, screens: &'static str) -> Self {
        self.images.push((image, screens));
        self
    }
}

impl<'a> Frame<'a> {
    pub fn texts(&self) -> Texts<'a> {
        let now = self.app.clock.now();
        Texts::new(&self.app.catalogue, self.locale, self.path, self.notices(), self.signed, now)
    }

    /// Server-rendered pages show only what is public; the web app adds what concerns the visitor once it knows who
    /// that is.
    pub fn reader(&self) -> Reader {
        Reader { locale: self.locale, candidate: None }
    }

    fn notices(&self) -> Vec<content::LegalNotice> {
        content::list_notices(self.app.clock.now())
    }

    /// A page that only the web app renders: no server-rendered content, but a proper head.
    pub fn script_only(&self) -> Response {
        let t = self.texts();
        let meta = PageMeta::page(t.get("home_title"), t.get("home_description"));
        self.assemble(&PageMeta { indexed: false, ..meta }, "")
    }

    /// The same, for a page that has nothing but a title.
    pub fn title_only(&self, title: &str) -> Response {
        let title = self.texts().get(title);
        self.assemble(&PageMeta::private(title), "")
    }

    #[expect(clippy::needless_pass_by_value, reason = "created for one page")]
    pub fn paint(&self, meta: PageMeta, body: &impl Template) -> Response {
        let body = body.render().unwrap_or_else(|error| {
            // The web app can render the page by itself: slower, but the visitor still gets it.
            tracing::error!(%error, route = self.route, "template failed");
            String::new()
        });
        self.assemble(&meta, &without_breaks(&body))
    }

    fn assemble(&self, meta: &PageMeta, body: &str) -> Response {
        let notices = self.notices();
        let head = Head {
            locale: self.locale,
            path: self.path,
            route: self.route,
            needs: self.needs,
            notices: &notices,
            meta,
        };
        let shell = self.web.shell();
        let mut data = first_data(meta.queries.iter().chain(&notice_query(&notices)));
        if let Some(facts) = &meta.facts {
            data += &data_block("type=\"application/ld+json\"", facts);
        }
        let page = shell.page(&head.opening(), &head.html(self.app), body, &data);
        html(meta.status, &shell.policy(&self.needs.style), page)
    }
}

/// Initial data about announced changes of legal documents, so that the web app need not request them; usually there
/// are none.
fn notice_query(notices: &[content::LegalNotice]) -> Option<Query> {
    let key = json!(["get", "/api/v1/legal/notices"]);
    (!notices.is_empty()).then(|| Query { key, data: json!({ "status": true, "notices": notices }) })
}

/// Removes the line breaks between tags, which only serve readers of the templates. The web app renders none, so
/// hydration would otherwise have to move every element past them.
fn without_breaks(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    for line in body.split('\n') {
        if !out.is_empty() && !(out.ends_with('>') && (line.is_empty() || line.starts_with('<'))) {
            out.push('\n');
        }
        out.push_str(line);
    }
    out
}

fn first_data<'a>(queries: impl IntoIterator<Item = &'a Query>) -> String {
    let queries: Vec<Value> =
        queries.into_iter().map(|query| json!({ "key": query.key, "data": query.data })).collect();
    data_block("type=\"application/json\" id=\"ishbor-data\"", &json!({ "queries": queries }))
}

/// A block of data, not a script, so the content security policy allows it. `<` is escaped so that no text can end
/// the block.
fn data_block(attributes: &str, data: &Value) -> String {
    let json = data.to_string().replace('<', "\\u003c");
    format!("<script {attributes}>{json}</script>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_close_its_script_tag() {
        let data = first_data(&[Query { key: json!(["x"]), data: json!("</script><script>alert(1)") }]);
        assert_eq!(data.matches("</script>").count(), 1, "{data}");
    }
    #[test]
    fn only_line_breaks_between_tags_are_removed() {
        let page = "<ul>\n<li>a\nb</li>\n\n<li>c &gt;\n&lt;</li>\n</ul>\n";
        assert_eq!(without_breaks(page), "<ul><li>a\nb</li><li>c &gt;\n&lt;</li></ul>");
    }
}
