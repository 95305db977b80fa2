//! Puts the content of a page into the frame: head, body, first data, policy.

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

/// Where a page stands: in which language, at which address, with which files.
pub struct Frame<'a> {
    pub web: &'a Web,
    pub app: &'a App,
    pub locale: Locale,
    /// Without the language prefix.
    pub path: &'a str,
    pub route: &'a str,
    pub needs: &'a Route,
    /// The visitor brought a token.
    pub signed: bool,
}

/// What a page says beside its content.
pub struct Painting {
    pub status: StatusCode,
    pub title: String,
    pub description: String,
    /// False for errors and for pages that are nobody's business but the visitor's.
    pub indexed: bool,
    /// The preloader stands over the page until the web knows who came.
    pub checking: bool,
    /// What follows the path in the page's own address: `?sphere=it&page=2`, or nothing.
    pub search: String,
    /// The address of the picture that messengers show; ours when there is none.
    pub preview: Option<String>,
    /// The address of the feed that tells what is new here.
    pub feed: Option<String>,
    /// What search engines read about the thing that the page shows (schema.org).
    pub facts: Option<Value>,
    /// Pictures to fetch at once: address, and the screens that show it.
    pub images: Vec<(&'static str, &'static str)>,
    queries: Vec<Query>,
}

/// Data that the web would ask for first, under the key by which it asks.
pub struct Query {
    pub key: Value,
    pub data: Value,
}

impl Painting {
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

    /// Nobody's business but the visitor's.
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

    /// Pages show what everybody sees; what concerns the visitor alone is drawn by the web when it knows who came.
    pub fn reader(&self) -> Reader {
        Reader { locale: self.locale, candidate: None }
    }

    fn notices(&self) -> Vec<content::LegalNotice> {
        content::list_notices(self.app.clock.now())
    }

    /// A page that the web draws alone: no content of ours, but a proper head.
    pub fn script_only(&self) -> Response {
        let t = self.texts();
        let painting = Painting::page(t.get("home_title"), t.get("home_description"));
        self.assemble(&Painting { indexed: false, ..painting }, "")
    }

    /// The same, for a page that says nothing about itself but its name.
    pub fn title_only(&self, title: &str) -> Response {
        let title = self.texts().get(title);
        self.assemble(&Painting::private(title), "")
    }

    #[expect(clippy::needless_pass_by_value, reason = "a painting is made for one page")]
    pub fn paint(&self, painting: Painting, body: &impl Template) -> Response {
        let body = body.render().unwrap_or_else(|error| {
            // The web draws the page by itself: slower, but nobody is left without it.
            tracing::error!(%error, route = self.route, "template failed");
            String::new()
        });
        self.assemble(&painting, &without_breaks(&body))
    }

    fn assemble(&self, painting: &Painting, body: &str) -> Response {
        let notices = self.notices();
        let head = Head {
            locale: self.locale,
            path: self.path,
            route: self.route,
            needs: self.needs,
            notices: &notices,
            painting,
        };
        let shell = self.web.shell();
        let mut data = first_data(painting.queries.iter().chain(&notice_query(&notices)));
        if let Some(facts) = &painting.facts {
            data += &data_block("type=\"application/ld+json\"", facts);
        }
        let page = shell.page(&head.opening(), &head.html(self.app), body, &data);
        html(painting.status, &shell.policy(&self.needs.style), page)
    }
}

/// The web announces changes of legal documents without asking for them; mostly there are none.
fn notice_query(notices: &[content::LegalNotice]) -> Option<Query> {
    let key = json!(["get", "/api/v1/legal/notices"]);
    (!notices.is_empty()).then(|| Query { key, data: json!({ "status": true, "notices": notices }) })
}

/// Without the line breaks between tags, which are there for readers of templates: the web has none, and when it takes
/// over it would have to move every element past them.
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

/// A block of data, not a script: the policy lets it stand. `<` is escaped so that no text can end the block.
fn data_block(attributes: &str, data: &Value) -> String {
    let json = data.to_string().replace('<', "\\u003c");
    format!("<script {attributes}>{json}</script>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_end_its_block() {
        let data = first_data(&[Query { key: json!(["x"]), data: json!("</script><script>alert(1)") }]);
        assert_eq!(data.matches("</script>").count(), 1, "{data}");
    }
    #[test]
    fn only_breaks_between_tags_go() {
        let page = "<ul>\n<li>a\nb</li>\n\n<li>c &gt;\n&lt;</li>\n</ul>\n";
        assert_eq!(without_breaks(page), "<ul><li>a\nb</li><li>c &gt;\n&lt;</li></ul>");
    }
}
