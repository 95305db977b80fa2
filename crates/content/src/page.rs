//! A page: a few header lines, an empty line, then Markdown.
//!
//! In the help area a line `needs: /jobs /user/notices` under the heading of an answer names the pages that its answer tells of. They
//! are not shown; a test of the server compares them with the pages that exist, so that no text outlives or precedes
//! what it describes.

use jiff::civil::Date;
use kernel::Locale;
use serde::Serialize;
use utoipa::ToSchema;

use crate::markdown::{self, Part};

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
    /// What its answers rest on.
    #[serde(skip)]
    pub answers: Vec<Answer>,
    /// Its parts, which links can point to.
    #[serde(skip)]
    pub parts: Vec<Part>,
    /// Its text without any marks.
    #[serde(skip)]
    pub words: String,
}

/// A part of a page under a heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub heading: String,
    /// Pages it tells of, as routes: `/jobs/$slug`.
    pub needs: Vec<String>,
}

/// The place of a language among the three of a text.
pub(crate) fn at(locale: Locale) -> usize {
    Locale::ALL.into_iter().position(|one| one == locale).expect("ALL has every language")
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

    /// The words of a header line, which commas separate.
    pub(crate) fn list(&self, key: &str) -> anyhow::Result<Vec<&'a str>> {
        Ok(self.header(key)?.split(',').map(str::trim).filter(|word| !word.is_empty()).collect())
    }

    pub(crate) fn day(&self, key: &str) -> anyhow::Result<Date> {
        let day = self.header(key)?;
        day.parse().map_err(|_| anyhow::anyhow!("{}: {key} is not a day: {day}", self.name))
    }

    pub(crate) fn body(&self) -> &'a str {
        self.body
    }

    pub(crate) fn page(&self, slug: &str, updated_on: Date) -> anyhow::Result<Page> {
        let (text, answers) = split_needs(self.body);
        let rendered = markdown::render(&text);
        Ok(Page {
            slug: slug.to_owned(),
            title: self.header("title")?.to_owned(),
            description: self.header("description")?.to_owned(),
            html: rendered.html,
            updated_on,
            answers,
            parts: rendered.parts,
            words: rendered.words,
        })
    }
}

/// The text without its `needs:` lines, and what they say.
fn split_needs(body: &str) -> (String, Vec<Answer>) {
    let mut text = String::with_capacity(body.len());
    let mut answers = Vec::<Answer>::new();
    for line in body.split_inclusive('\n') {
        if let Some(heading) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
            answers.push(Answer { heading: heading.trim().to_owned(), needs: Vec::new() });
        }
        match (line.strip_prefix("needs:"), answers.last_mut()) {
            (Some(routes), Some(answer)) => {
                answer.needs.extend(routes.split_whitespace().map(str::to_owned));
            }
            _ => text.push_str(line),
        }
    }
    (text, answers)
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
        assert_eq!(page.html, "<h2 id=\"savol\">Savol</h2>\n<p>Javob <em>shu</em>.</p>\n");
        assert!(page.answers[0].needs.is_empty());
        assert!(Page::parse("help", "no header").is_err());
        assert!(Page::parse("help", "title: a\n\nbody").is_err());
    }

    #[test]
    fn what_an_answer_needs_is_known_and_not_shown() {
        let (text, answers) =
            split_needs("needs: stays\n## A\nneeds: /jobs /jobs/$slug\n\nText.\n\n## B\n\nMore.");
        assert_eq!(text, "needs: stays\n## A\n\nText.\n\n## B\n\nMore.");
        let answer = |heading: &str, needs: &[&str]| Answer {
            heading: heading.to_owned(),
            needs: needs.iter().map(|route| (*route).to_owned()).collect(),
        };
        assert_eq!(answers, [answer("A", &["/jobs", "/jobs/$slug"]), answer("B", &[])]);
    }
}
