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

#[derive(Debug, Serialize, ToSchema)]
pub struct PageOut {
    pub status: bool,
    pub page: Page,
}

impl Page {
    /// Reads `title:`, `description:` and `updated:` and turns the rest into HTML.
    pub fn parse(slug: &str, source: &str) -> anyhow::Result<Self> {
        let (head, body) = source
            .split_once("\n\n")
            .ok_or_else(|| anyhow::anyhow!("{slug}: no empty line after the header"))?;
        let header = |name: &str| {
            let value = head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            value.map(|value| value.trim().to_owned()).ok_or_else(|| anyhow::anyhow!("{slug}: no {name}"))
        };
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, Parser::new_ext(body, Options::ENABLE_TABLES));
        Ok(Self {
            slug: slug.to_owned(),
            title: header("title")?,
            description: header("description")?,
            updated_on: header("updated")?.parse()?,
            html,
        })
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
