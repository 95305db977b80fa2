//! A page: a few header lines, an empty line, then Markdown.

use jiff::civil::Date;
use pulldown_cmark::{Options, Parser};
use serde::Serialize;
use utoipa::ToSchema;

/// A page of the help area in one language.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Page {
    pub slug: String,
    pub title: String,
    /// One sentence for search engines and link previews.
    pub description: String,
    /// Ready HTML. It comes from our own files, never from users.
    pub html: String,
    pub updated_on: Date,
}

/// A file split into its header and its text.
pub(crate) struct Written<'a> {
    name: &'a str,
    head: &'a str,
    body: &'a str,
}

impl<'a> Written<'a> {
    /// `name` identifies the file in error messages.
    pub(crate) fn read(name: &'a str, source: &'a str) -> anyhow::Result<Self> {
        let cut = source.split_once("\n\n");
        let (head, body) = cut.ok_or_else(|| anyhow::anyhow!("{name}: no empty line after the header"))?;
        Ok(Self { name, head, body })
    }

    pub(crate) fn header(&self, key: &str) -> anyhow::Result<&'a str> {
        let value = self.head.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
        value.map(str::trim).ok_or_else(|| anyhow::anyhow!("{}: no {key}", self.name))
    }

    pub(crate) fn day(&self, key: &str) -> anyhow::Result<Date> {
        let day = self.header(key)?;
        day.parse().map_err(|_| anyhow::anyhow!("{}: {key} is not a day: {day}", self.name))
    }

    pub(crate) fn page(&self, slug: &str, updated_on: Date) -> anyhow::Result<Page> {
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, Parser::new_ext(self.body, Options::ENABLE_TABLES));
        Ok(Page {
            slug: slug.to_owned(),
            title: self.header("title")?.to_owned(),
            description: self.header("description")?.to_owned(),
            html,
            updated_on,
        })
    }
}

impl Page {
    /// Parses `title:`, `description:` and `updated:` and renders the rest as HTML.
    pub fn parse(slug: &str, source: &str) -> anyhow::Result<Self> {
        let written = Written::read(slug, source)?;
        written.page(slug, written.day("updated")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_and_markdown_are_read() {
        let source =
            "title: Yordam\ndescription: Qisqa javoblar\nupdated: 2026-11-15\n\n## Savol\n\nJavob *shu*.\n";
        let page = Page::parse("help", source).unwrap();
        assert_eq!(page.title, "Yordam");
        assert_eq!(page.updated_on.to_string(), "2026-11-15");
        assert_eq!(page.html, "<h2>Savol</h2>\n<p>Javob <em>shu</em>.</p>\n");
        assert!(Page::parse("help", "no header").is_err());
        assert!(Page::parse("help", "title: a\n\nbody").is_err());
    }
}
