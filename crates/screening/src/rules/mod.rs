//! Rules for the text of a vacancy, as tables of phrases. For the syntax of phrases see `phrase.rs`.
//!
//! Uzbek is written in Latin and also matches Cyrillic. When a rule matches a legitimate text, add an `unless` to it,
//! and add both texts to `corpus/`.

mod discrimination;
mod fee_or_deposit;
mod forbidden_activity;
mod misleading_pay;
mod not_a_vacancy;
mod off_platform;
mod overseas;
mod private_questions;

use std::collections::HashMap;
use std::sync::LazyLock;

use kernel::words::RefusalReason;

use crate::phrase::Phrase;
use crate::words::Word;

/// Phrases with one weight; a sentence that also matches one of `unless` is not reported.
pub struct Rule {
    pub weight: u32,
    pub phrases: &'static [&'static str],
    pub unless: &'static [&'static str],
}

const TABLES: [(RefusalReason, &[Rule]); 7] = [
    (RefusalReason::FeeOrDeposit, fee_or_deposit::RULES),
    (RefusalReason::ContactsInText, off_platform::RULES),
    (RefusalReason::Discrimination, discrimination::RULES),
    (RefusalReason::NotAVacancy, not_a_vacancy::RULES),
    (RefusalReason::OverseasWithoutLicence, overseas::RULES),
    (RefusalReason::MisleadingPay, misleading_pay::RULES),
    (RefusalReason::ForbiddenActivity, forbidden_activity::RULES),
];

/// Applied to questions for candidates, besides the others.
const OF_QUESTIONS: [(RefusalReason, &[Rule]); 1] =
    [(RefusalReason::Discrimination, private_questions::RULES)];

struct Compiled {
    reason: RefusalReason,
    weight: u32,
    phrases: Vec<Phrase>,
    unless: Vec<Phrase>,
}

struct Rules {
    rules: Vec<Compiled>,
    /// The phrases that a word may start, by its first letter; numbers and symbols under `None`.
    by_letter: HashMap<Option<u8>, Vec<(usize, usize)>>,
}

static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&TABLES));
static RULES_OF_QUESTIONS: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&OF_QUESTIONS));

impl Rules {
    fn compile(tables: &[(RefusalReason, &[Rule])]) -> Self {
        let mut rules = Vec::new();
        let mut by_letter: HashMap<Option<u8>, Vec<(usize, usize)>> = HashMap::new();
        for (reason, rule) in
            tables.iter().flat_map(|(reason, rules)| rules.iter().map(|rule| (*reason, rule)))
        {
            let read =
                |phrases: &[&str]| -> Vec<Phrase> { phrases.iter().map(|text| Phrase::new(text)).collect() };
            let compiled = Compiled {
                reason,
                weight: rule.weight,
                phrases: read(rule.phrases),
                unless: read(rule.unless),
            };
            for (at, phrase) in compiled.phrases.iter().enumerate() {
                let mut letters = phrase.first_letters();
                letters.sort_unstable();
                letters.dedup();
                for letter in letters {
                    by_letter.entry(letter).or_default().push((rules.len(), at));
                }
            }
            rules.push(compiled);
        }
        Self { rules, by_letter }
    }
}

/// A match of a rule's phrase in a text: the words `first..end`.
#[derive(Debug, Clone, Copy)]
pub struct Match {
    pub reason: RefusalReason,
    pub weight: u32,
    pub first: usize,
    pub end: usize,
}

/// The match with the highest weight for each reason.
pub fn matches(words: &[Word]) -> Vec<Match> {
    RULES.matches(words)
}

/// The same for a question to candidates: what an employer must not ask is found too.
pub fn matches_in_question(words: &[Word]) -> Vec<Match> {
    let mut found = matches(words);
    for new in RULES_OF_QUESTIONS.matches(words) {
        match found.iter_mut().find(|known| known.reason == new.reason) {
            Some(known) if known.weight >= new.weight => {}
            Some(known) => *known = new,
            None => found.push(new),
        }
    }
    found
}

impl Rules {
    fn matches(&self, words: &[Word]) -> Vec<Match> {
        let mut found: Vec<Match> = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let letter = if word.number.is_some() { None } else { word.key.bytes().next() };
            for (rule, phrase) in self.by_letter.get(&letter).into_iter().flatten() {
                let rule = &self.rules[*rule];
                let known = found.iter().position(|known| known.reason == rule.reason);
                if known.is_some_and(|known| found[known].weight >= rule.weight) {
                    continue;
                }
                let Some(end) = rule.phrases[*phrase].end_at(words, at) else { continue };
                if is_excused(rule, words, at, end) {
                    continue;
                }
                let new = Match { reason: rule.reason, weight: rule.weight, first: at, end };
                match known {
                    Some(known) => found[known] = new,
                    None => found.push(new),
                }
            }
        }
        found
    }
}

/// The maximum distance of an `unless` match from the phrase, in words.
const SENTENCE: usize = 25;

fn is_excused(rule: &Compiled, words: &[Word], first: usize, end: usize) -> bool {
    let from = (first.saturating_sub(SENTENCE)..=first).rev().find(|at| words[*at].begins);
    let from = from.unwrap_or(first.saturating_sub(SENTENCE));
    let to = (end..words.len().min(end + SENTENCE)).find(|at| words[*at].begins);
    let to = to.unwrap_or(words.len().min(end + SENTENCE));
    let sentence = &words[from..to];
    rule.unless.iter().any(|phrase| (0..sentence.len()).any(|at| phrase.end_at(sentence, at).is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::words;

    /// A phrase that cannot be parsed would match nothing, or everything.
    #[test]
    fn every_phrase_can_match() {
        for (reason, rules) in TABLES.into_iter().chain(OF_QUESTIONS) {
            for rule in rules {
                assert!((10..=100).contains(&rule.weight), "{reason:?}");
                for text in rule.phrases.iter().chain(rule.unless) {
                    let first = text.split_whitespace().next().unwrap_or_default();
                    assert!(!first.is_empty() && first != "…" && !text.ends_with('…'), "{text:?}");
                    let is_word = |word: &str| word == "…" || word.split('|').all(is_readable);
                    assert!(text.split_whitespace().all(is_word), "{text:?}");
                }
            }
        }
    }

    fn is_readable(alternative: &str) -> bool {
        let word = alternative.trim_end_matches(['*', '~']);
        matches!(word, "$" | "%" | "+") || word.starts_with('#') || !crate::words::key(word).is_empty()
    }

    #[test]
    fn only_the_heaviest_match_of_a_reason_is_returned() {
        let found = matches(&words("возраст до 35 лет, только девушки"));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].reason, RefusalReason::Discrimination);
    }
}
