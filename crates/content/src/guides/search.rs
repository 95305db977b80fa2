//! Finding guides by words, in any script and spelling.

use kernel::Locale;
use kernel::uzbek::{fold, fold_loose};

use super::{GUIDES, Guide, GuideTag, at, guides};
use crate::page::Page;

/// Only so much of a query counts.
const MAX_QUERY: usize = 100;

/// What a match weighs: in the title, in the description, in the body.
const WEIGHTS: [u32; 3] = [9, 3, 1];

/// The words of a guide as queries are compared with them: folded, with a space before each.
pub struct Key {
    exact: [String; 3],
    loose: [String; 3],
}

impl Key {
    pub fn of(page: &Page) -> Self {
        let texts = [&page.title, &page.description, &page.words];
        let key = |fold: fn(&str) -> String| texts.map(|text| format!(" {}", fold(text)));
        Self { exact: key(fold), loose: key(fold_loose) }
    }
}

/// Ways to compare, from the strictest.
#[derive(Clone, Copy)]
enum Way {
    AsTyped,
    /// Letters that people confuse are one letter.
    Loose,
    /// The last letters may be another ending: «зарплату» finds «зарплата».
    OtherEnding,
}

/// The guides about something, which have all words of the query; the best come first. What is not found in the
/// reader's language is looked for in the others.
pub fn find_guides(query: &str, tag: Option<GuideTag>, locale: Locale) -> Vec<&'static Guide> {
    let query: String = query.chars().take(MAX_QUERY).collect();
    let is_about = |guide: &&Guide| tag.is_none_or(|tag| guide.tags.contains(&tag));
    if query.trim().is_empty() {
        return guides(locale).filter(is_about).collect();
    }
    for languages in [vec![locale], Locale::ALL.to_vec()] {
        for way in [Way::AsTyped, Way::Loose, Way::OtherEnding] {
            let words = words(&query, way);
            // A query of signs alone finds nothing.
            if words.is_empty() {
                return Vec::new();
            }
            let mut found: Vec<(u32, &'static Guide)> = GUIDES
                .iter()
                .filter(|guide| is_about(&&guide[at(locale)]))
                .filter_map(|guide| {
                    let weight =
                        languages.iter().filter_map(|one| weight(&guide[at(*one)], &words, way)).max();
                    Some((weight?, &guide[at(locale)]))
                })
                .collect();
            if !found.is_empty() {
                // Equal ones stay in the order of reading.
                found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
                return found.into_iter().map(|(_, guide)| guide).collect();
            }
        }
    }
    Vec::new()
}

fn words(query: &str, way: Way) -> Vec<String> {
    let folded = if matches!(way, Way::Loose) { fold_loose(query) } else { fold(query) };
    let begin = |word: &str| {
        let mut word = format!(" {word}");
        if matches!(way, Way::OtherEnding) {
            let letters = word.chars().count() - 1;
            let kept = letters.saturating_sub(2).max(4);
            word = word.chars().take(kept + 1).collect();
        }
        word
    };
    folded.split_whitespace().map(begin).collect()
}

/// `None` if a word is missing. A word of the query is the beginning of a word of the text.
fn weight(guide: &Guide, words: &[String], way: Way) -> Option<u32> {
    let texts = if matches!(way, Way::Loose) { &guide.key.loose } else { &guide.key.exact };
    let of_word = |word: &String| {
        let weights = texts.iter().zip(WEIGHTS).filter(|(text, _)| text.contains(word.as_str()));
        weights.map(|(_, weight)| weight).max()
    };
    words.iter().map(of_word).sum()
}
