//! The words of all names, sorted, so that words with a common prefix are adjacent.

use std::collections::HashMap;

use super::distance::errors_to_prefix;

/// Names and how well a word of the query matches them.
pub(super) type WordMatches = HashMap<u32, u32>;

const WHOLE_WORD: u32 = 100;
const BEGINNING: u32 = 50;
/// The penalty per typing error.
const PER_ERROR: u32 = 20;

#[derive(Debug, Default)]
pub(super) struct Words(Vec<Word>);

#[derive(Debug)]
struct Word {
    text: Box<str>,
    /// One bit per letter: a cheap test that rules out dissimilar words.
    letters: u32,
    names: Vec<u32>,
}

impl Words {
    pub(super) fn build(mut pairs: Vec<(String, u32)>) -> Self {
        pairs.sort_unstable();
        pairs.dedup();
        let mut words: Vec<Word> = Vec::new();
        for (text, name) in pairs {
            match words.last_mut() {
                Some(word) if *word.text == *text => word.names.push(name),
                _ => words.push(Word { letters: letters(&text), text: text.into(), names: vec![name] }),
            }
        }
        Self(words)
    }

    /// The names with a word that equals `typed` or starts with it.
    pub(super) fn starting_with(&self, typed: &str) -> WordMatches {
        let start = self.0.partition_point(|word| *word.text < *typed);
        let mut found = WordMatches::new();
        for word in self.0[start..].iter().take_while(|word| word.text.starts_with(typed)) {
            let quality = if word.text.len() == typed.len() { WHOLE_WORD } else { BEGINNING };
            note(&mut found, word, quality);
        }
        found
    }

    /// The names with a word that `typed` resembles, as a whole or as a prefix.
    pub(super) fn like(&self, typed: &str, allowed: usize) -> WordMatches {
        if allowed == 0 {
            return self.starting_with(typed);
        }
        let wanted = letters(typed);
        let mut found = WordMatches::new();
        for word in &self.0 {
            let lacking = (wanted & !word.letters).count_ones() as usize;
            let too_short = word.text.len() + allowed < typed.len();
            if lacking > allowed || too_short {
                continue;
            }
            if let Some(errors) = errors_to_prefix(typed.as_bytes(), word.text.as_bytes(), allowed) {
                let whole = word.text.len() <= typed.len() + allowed;
                let quality = if whole { WHOLE_WORD } else { BEGINNING };
                note(
                    &mut found,
                    word,
                    quality.saturating_sub(PER_ERROR * u32::try_from(errors).unwrap_or(2)),
                );
            }
        }
        found
    }
}

fn note(found: &mut WordMatches, word: &Word, quality: u32) {
    for name in &word.names {
        let best = found.entry(*name).or_default();
        *best = quality.max(*best);
    }
}

fn letters(text: &str) -> u32 {
    text.bytes().filter(u8::is_ascii_lowercase).fold(0, |mask, byte| mask | 1 << (byte - b'a'))
}
