//! A page as the server writes it: what its head says, and its body. Who looks at it, and where.

use accounts::PageViewer;
use askama::Template;
use axum::http::StatusCode;
use kernel::Locale;
use partners::Partners;
use platform::App;
use serde_json::Value;
use vacancies::card::Reader;

use crate::texts::Texts;

/// A request for a page.
pub struct Visit<'a> {
    pub app: &'a App,
    pub locale: Locale,
    /// Without the language prefix.
    pub path: &'a str,
    pub query: Option<&'a str>,
    /// Who is signed in: the frame of the page fits the account.
    pub viewer: Option<PageViewer>,
}

/// What the frame around a page shows; `web/src/styles/shell.css` has a rule for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// Header, footer, tabs.
    Site,
    /// The header and one narrow column.
    Auth,
    /// Header and tabs; the page fills the window.
    Board,
    /// Nothing: the app draws a bar of its own.
    Bare,
}

impl Frame {
    pub fn code(self) -> &'static str {
        match self {
            Self::Site => "site",
            Self::Auth => "auth",
            Self::Board => "board",
            Self::Bare => "bare",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        [Self::Site, Self::Auth, Self::Board, Self::Bare].into_iter().find(|frame| frame.code() == code)
    }
}

/// Everything about a page except its body.
pub struct PageMeta {
    pub status: StatusCode,
    /// The name of the route: `jobs-slug`.
    pub route: String,
    /// The style sheet of a document (`web/src/documents`); `None` for pages of the app.
    pub style: Option<&'static str>,
    pub frame: Frame,
    pub title: String,
    pub description: String,
    /// False for errors and private pages.
    pub indexed: bool,
    /// Show the preloader over the page until the app knows who the visitor is.
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
}

impl PageMeta {
    /// A document with its style sheet.
    pub fn document(style: &'static str, title: String, description: String) -> Self {
        Self { style: Some(style), ..Self::of_app(title, description) }
    }

    /// A page of the app.
    pub fn of_app(title: String, description: String) -> Self {
        Self {
            status: StatusCode::OK,
            route: String::new(),
            style: None,
            frame: Frame::Site,
            title,
            description,
            indexed: true,
            checking: false,
            search: String::new(),
            preview: None,
            feed: None,
            facts: None,
            images: Vec::new(),
        }
    }

    /// A page of the app that search engines do not index.
    pub fn private(title: String) -> Self {
        Self { indexed: false, ..Self::of_app(title.clone(), title) }
    }

    pub fn failure(status: StatusCode, title: String, description: String) -> Self {
        Self { status, indexed: false, ..Self::document("lost", title, description) }
    }

    pub fn show(mut self, image: &'static str, screens: &'static str) -> Self {
        self.images.push((image, screens));
        self
    }
}

/// A finished page.
pub struct Page {
    pub meta: PageMeta,
    pub body: String,
}

impl Page {
    /// # Panics
    /// Never in practice: a template fails only when a value cannot be written into a `String`.
    pub fn draw(meta: PageMeta, body: impl Template) -> Self {
        let body = body.render().expect("a template writes into a String");
        Self { meta, body: without_breaks(&body) }
    }
}

impl<'a> Visit<'a> {
    pub fn texts(&self) -> Texts<'a> {
        let now = self.app.clock.now();
        let notices = content::list_notices(now);
        let texts = Texts::new(&self.app.catalogue, self.locale, self.path, notices, self.viewer, now);
        texts.beside(self.app.shared::<Partners>().now())
    }

    /// Documents show only what is public; what concerns the visitor comes through islands.
    pub fn reader(&self) -> Reader {
        Reader { locale: self.locale, candidate: None }
    }
}

/// Removes the line breaks between tags, which only serve readers of the templates.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_line_breaks_between_tags_are_removed() {
        let page = "<ul>\n<li>a\nb</li>\n\n<li>c &gt;\n&lt;</li>\n</ul>\n";
        assert_eq!(without_breaks(page), "<ul><li>a\nb</li><li>c &gt;\n&lt;</li></ul>");
    }
}
