//! Finding texts by words, in any script and spelling.

use kernel::uzbek::{fold, fold_loose};

/// Only so much of a query counts.
const MAX_QUERY: usize = 100;

/// What a match weighs: in the title, in the description, in the body.
const WEIGHTS: [u32; 3] = [9, 3, 1];

/// The words of a text as queries are compared with them: folded, with a space before each.
pub struct Key {
    exact: [String; 3],
    loose: [String; 3],
}

impl Key {
    /// Of a title, a description and a body.
    pub fn of(texts: [&str; 3]) -> Self {
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

/// The places of the texts that have all words of the query; the best come first, equal ones stay in their order. Each
/// text has a key in every language; what is not found in the reader's `own` is looked for in the others. `None` if
/// nothing is looked for.
pub fn find(query: &str, own: usize, keys: &[[&Key; 3]]) -> Option<Vec<usize>> {
    let query: String = query.chars().take(MAX_QUERY).collect();
    if query.trim().is_empty() {
        return None;
    }
    for languages in [vec![own], (0..3).collect()] {
        for way in [Way::AsTyped, Way::Loose, Way::OtherEnding] {
            let words = words(&query, way);
            // A query of signs alone finds nothing.
            if words.is_empty() {
                return Some(Vec::new());
            }
            let weigh = |(at, keys): (usize, &[&Key; 3])| {
                let weights = languages.iter().filter_map(|one| weight(keys[*one], &words, way));
                Some((weights.max()?, at))
            };
            let mut found: Vec<(u32, usize)> = keys.iter().enumerate().filter_map(weigh).collect();
            if !found.is_empty() {
                found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
                return Some(found.into_iter().map(|(_, at)| at).collect());
            }
        }
    }
    Some(Vec::new())
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
fn weight(key: &Key, words: &[String], way: Way) -> Option<u32> {
    let texts = if matches!(way, Way::Loose) { &key.loose } else { &key.exact };
    let of_word = |word: &String| {
        let weights = texts.iter().zip(WEIGHTS).filter(|(text, _)| text.contains(word.as_str()));
        weights.map(|(_, weight)| weight).max()
    };
    words.iter().map(of_word).sum()
}
