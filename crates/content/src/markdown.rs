//! Our own Markdown files as HTML: headings that links can point to, and tables in a box of their own.

use std::collections::HashSet;

use kernel::uzbek::fold;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Serialize;
use utoipa::ToSchema;

/// A part of a text under a second-level heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Part {
    /// The anchor of its heading: `nima-olib-kelish`.
    pub id: String,
    pub title: String,
}

/// A text that is ready to be shown.
pub struct Rendered {
    pub html: String,
    pub parts: Vec<Part>,
    /// Its words without any marks.
    pub words: String,
}

pub fn render(text: &str) -> Rendered {
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let parts = name_headings(&mut events);
    let words = words(&events);
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter().flat_map(boxed));
    Rendered { html, parts, words }
}

/// Gives each second-level heading an anchor made of its own words.
fn name_headings(events: &mut [Event<'_>]) -> Vec<Part> {
    let mut parts = Vec::<Part>::new();
    let mut taken = HashSet::new();
    for at in 0..events.len() {
        if !matches!(events[at], Event::Start(Tag::Heading { level: HeadingLevel::H2, .. })) {
            continue;
        }
        let inside =
            events[at + 1..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let title = inside.filter_map(said).collect::<String>();
        let mut id = anchor(&title);
        while !taken.insert(id.clone()) {
            id += "-2";
        }
        if let Event::Start(Tag::Heading { id: place, .. }) = &mut events[at] {
            *place = Some(CowStr::from(id.clone()));
        }
        parts.push(Part { id, title });
    }
    parts
}

/// Latin letters and digits, whatever script the heading has.
pub fn anchor(title: &str) -> String {
    let folded = fold(title);
    let word = |word: &str| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    let words: Vec<String> = folded.split(' ').map(word).filter(|word| !word.is_empty()).collect();
    words.join("-")
}

fn said<'a>(event: &'a Event<'_>) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        Event::SoftBreak | Event::HardBreak => Some(" "),
        _ => None,
    }
}

fn words(events: &[Event<'_>]) -> String {
    let mut words = String::new();
    for event in events {
        match event {
            // Marks inside a word do not end it.
            Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Link) => {}
            Event::End(_) => words.push(' '),
            event => words.extend(said(event)),
        }
    }
    words
}

/// On a narrow screen a wide table scrolls inside its box, and the page does not.
fn boxed(event: Event<'_>) -> impl Iterator<Item = Event<'_>> {
    let html = |text: &'static str| Some(Event::Html(CowStr::from(text)));
    let (before, after) = match &event {
        Event::Start(Tag::Table(_)) => (html("<div class=\"prose-table\">"), None),
        Event::End(TagEnd::Table) => (None, html("</div>\n")),
        _ => (None, None),
    };
    before.into_iter().chain([event]).chain(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_can_be_linked_to_in_any_script() {
        let text = "## Nima *deyiladi*?\n\nA.\n\n## Что сказать\n\n### Deeper\n\n## Что сказать\n\nB.\n";
        let rendered = render(text);
        let parts: Vec<(&str, &str)> =
            rendered.parts.iter().map(|part| (part.id.as_str(), part.title.as_str())).collect();
        assert_eq!(
            parts,
            [
                ("nima-deyiladi", "Nima deyiladi?"),
                ("chto-skazat", "Что сказать"),
                ("chto-skazat-2", "Что сказать")
            ]
        );
        assert!(rendered.html.contains("<h2 id=\"nima-deyiladi\">Nima <em>deyiladi</em>?</h2>"));
        assert!(rendered.html.contains("<h3>Deeper</h3>"));
    }

    #[test]
    fn a_table_stands_in_a_box() {
        let rendered = render("| A | B |\n|---|---|\n| bir | **ikki** |\n");
        assert!(rendered.html.starts_with("<div class=\"prose-table\"><table>"), "{}", rendered.html);
        assert!(rendered.html.trim_end().ends_with("</table>\n</div>"), "{}", rendered.html);
        assert_eq!(rendered.words.split_whitespace().collect::<Vec<_>>(), ["A", "B", "bir", "ikki"]);
    }

    #[test]
    fn words_stay_whole_and_apart() {
        let words = render("Bu **muhim**, [havola](/jobs)da.\n\n- bir\n- ikki\n").words;
        assert_eq!(
            words.split_whitespace().collect::<Vec<_>>(),
            ["Bu", "muhim,", "havolada.", "bir", "ikki"]
        );
    }
}
