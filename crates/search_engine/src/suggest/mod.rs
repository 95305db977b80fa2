//! Suggestions while typing, from a small dictionary held in memory.
//!
//! Every name is split into folded words. A query matches names that contain all its words, each as a whole word or
//! as a prefix. Four levels are tried in turn, each only when the better ones found too few: as folded, with confused
//! letters merged, stemmed, with typing errors.

mod distance;
mod words;

use std::collections::HashMap;

use kernel::uzbek::{fold, fold_loose};

use crate::analysis::{Language, Token, tokens};
use words::{WordMatches, Words};

/// An item that can be suggested, with all its names in all languages.
#[derive(Debug, Clone)]
pub struct SuggestEntry {
    /// The caller's id for it.
    pub id: u32,
    pub names: Vec<String>,
    /// Breaks ties: the higher weight comes first.
    pub weight: u32,
}

/// One suggestion; a higher score is a better match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    pub id: u32,
    pub score: u32,
}

/// An immutable index, built once.
#[derive(Debug, Default)]
pub struct SuggestIndex {
    entries: Vec<(u32, u32)>,
    names: Vec<Name>,
    exact: Words,
    loose: Words,
}

#[derive(Debug)]
struct Name {
    /// Its index in `entries`.
    entry: u32,
    folded: String,
    loose: String,
    word_count: u32,
}

/// The maximum query length; the rest is ignored.
const LONGEST_QUERY: usize = 100;
const MOST_WORDS: usize = 8;

impl SuggestIndex {
    pub fn build(entries: impl IntoIterator<Item = SuggestEntry>) -> Self {
        let mut index = Self::default();
        let mut exact = Vec::new();
        let mut loose = Vec::new();
        for entry in entries {
            let place = small(index.entries.len());
            index.entries.push((entry.id, entry.weight));
            for text in &entry.names {
                let folded = fold(text);
                let number = small(index.names.len());
                let words: Vec<&str> = folded.split_whitespace().collect();
                for word in words.iter().copied().chain(brands(text).iter().map(String::as_str)) {
                    exact.push((word.to_owned(), number));
                    loose.push((fold_loose(word), number));
                }
                // "Full-stack" is also typed as one word.
                for pair in words.windows(2) {
                    exact.push((pair.concat(), number));
                }
                let loose = fold_loose(text);
                index.names.push(Name { entry: place, word_count: small(words.len()), folded, loose });
            }
        }
        index.exact = Words::build(exact);
        index.loose = Words::build(loose);
        index
    }

    /// The best entries for the text typed so far.
    pub fn find(&self, query: &str, limit: usize) -> Vec<Hit> {
        let query = Query::read(query);
        let mut best: HashMap<u32, u32> = HashMap::new();
        for level in [Level::Exact, Level::Loose, Level::Stem, Level::Typo] {
            if query.words.is_empty() || best.len() >= limit {
                break;
            }
            // An entry keeps the score of its best level: scores of later levels are always lower.
            for (name, quality) in self.names_with_all(&query, level) {
                let name = &self.names[name as usize];
                let score = level.score(&query, name, quality);
                let kept = best.entry(name.entry).or_default();
                *kept = score.max(*kept);
            }
        }
        let mut hits: Vec<(u32, u32)> = best.into_iter().collect();
        hits.sort_unstable_by_key(|&(entry, score)| {
            let (id, weight) = self.entries[entry as usize];
            (std::cmp::Reverse((score, weight)), id)
        });
        hits.iter()
            .take(limit)
            .map(|&(entry, score)| Hit { id: self.entries[entry as usize].0, score })
            .collect()
    }

    /// The names that contain every word of the query, with the sum of the match qualities.
    fn names_with_all(&self, query: &Query, level: Level) -> WordMatches {
        let mut words = query.words.iter().map(|word| match level {
            Level::Exact => self.exact.starting_with(&word.folded),
            Level::Loose => self.loose.starting_with(&word.loose),
            Level::Stem => self.exact.starting_with(&word.stem),
            Level::Typo => self.loose.like(&word.loose, allowed_errors(&word.loose)),
        });
        let first = words.next().unwrap_or_default();
        words.fold(first, |all, found| {
            all.into_iter().filter_map(|(name, sum)| Some((name, sum + found.get(&name)?))).collect()
        })
    }
}

/// How a name was matched, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Level {
    Exact,
    Loose,
    Stem,
    Typo,
}

impl Level {
    /// The level decides first, then whether the name starts with the query, then how many words match as a whole,
    /// then how few other words the name has.
    fn score(self, query: &Query, name: &Name, quality: u32) -> u32 {
        let (base, typed, text) = match self {
            Self::Exact => (4000, &query.folded, &name.folded),
            Self::Loose => (3000, &query.loose, &name.loose),
            Self::Stem => (2000, &query.folded, &name.folded),
            Self::Typo => (1000, &query.loose, &name.loose),
        };
        let opening = match text.strip_prefix(typed.as_str()) {
            Some("") => 500,
            Some(_) => 300,
            None => 0,
        };
        let words = small(query.words.len());
        let surplus = name.word_count.saturating_sub(words).min(9);
        base + opening + quality / words + 90 - 10 * surplus
    }
}

struct Query {
    folded: String,
    loose: String,
    words: Vec<Token>,
}

impl Query {
    fn read(typed: &str) -> Self {
        let typed: String = typed.chars().take(LONGEST_QUERY).collect();
        let words = tokens(&typed).into_iter().take(MOST_WORDS).collect();
        Self { folded: fold(&typed), loose: fold_loose(&typed), words }
    }
}

/// The brand names in a text, as the keys shared by all their spellings.
fn brands(text: &str) -> Vec<String> {
    let tokens = tokens(text).into_iter();
    tokens.filter(|token| token.language == Language::Brand).map(|token| token.folded).collect()
}

/// One error in words of five to seven letters, two in longer ones, none in shorter. Counted on the key that is
/// compared: "zzzzzzzz" is a single letter there.
fn allowed_errors(loose: &str) -> usize {
    match loose.len() {
        ..5 => 0,
        5..8 => 1,
        _ => 2,
    }
}

/// A dictionary never has four billion names.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
