//! Rules for the texts of a vacancy. They are data: `rules/<family>.<language>.txt`, read once (see [`table`]).

mod table;

use std::collections::HashMap;
use std::sync::LazyLock;

use kernel::words::RefusalReason;

use crate::phrase::{Phrase, Start};
use crate::words::Word;

/// The rules of one family in the three languages.
struct Family {
    reason: RefusalReason,
    files: [&'static str; 3],
}

macro_rules! family {
    ($reason:ident, $name:literal) => {
        Family {
            reason: RefusalReason::$reason,
            files: [
                include_str!(concat!("../../rules/", $name, ".uz.txt")),
                include_str!(concat!("../../rules/", $name, ".ru.txt")),
                include_str!(concat!("../../rules/", $name, ".en.txt")),
            ],
        }
    };
}

const EVERYWHERE: [Family; 9] = [
    family!(FeeOrDeposit, "fee_or_deposit"),
    family!(ContactsInText, "off_platform"),
    family!(Discrimination, "discrimination"),
    family!(NotAVacancy, "not_a_vacancy"),
    family!(NotAVacancy, "pyramid"),
    family!(OverseasWithoutLicence, "overseas"),
    family!(MisleadingPay, "misleading_pay"),
    family!(ForbiddenActivity, "forbidden_activity"),
    family!(ForbiddenActivity, "borrowed_name"),
];

/// Titles and lines of lists name the person who is wanted, so a bare "man, 25–40" is about the worker.
const OF_ITEMS: [Family; 1] = [family!(Discrimination, "wanted_person")];
const OF_TITLES: [Family; 2] = [family!(Discrimination, "wanted_person"), family!(NotAVacancy, "offers")];

/// What an employer must not ask a candidate; in other texts the same words are usually about the work.
const OF_QUESTIONS: [Family; 1] = [family!(Discrimination, "private_questions")];

/// What a conversation says of money, besides the phrases of vacancies.
const OF_MESSAGES: [Family; 1] = [family!(FeeOrDeposit, "message_money")];

/// Where a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A text of whole sentences.
    Prose,
    Title,
    /// One line of a list.
    Item,
    /// A question to candidates or an answer to choose.
    Question,
    /// A private message.
    Message,
}

struct Rule {
    reason: RefusalReason,
    weight: u32,
    phrases: Vec<Phrase>,
    unless: Vec<Phrase>,
}

struct Rules {
    rules: Vec<Rule>,
    /// The phrases that a word may start.
    by_start: HashMap<Start, Vec<(usize, usize)>>,
}

static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&EVERYWHERE));
static RULES_OF_ITEMS: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&OF_ITEMS));
static RULES_OF_TITLES: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&OF_TITLES));
static RULES_OF_MESSAGES: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&OF_MESSAGES));
static RULES_OF_QUESTIONS: LazyLock<Rules> = LazyLock::new(|| Rules::compile(&OF_QUESTIONS));

impl Rules {
    fn compile(families: &[Family]) -> Self {
        let mut rules = Vec::new();
        let mut by_start: HashMap<Start, Vec<(usize, usize)>> = HashMap::new();
        for family in families {
            for section in table::sections(&family.files) {
                let phrases = |texts: &[String]| texts.iter().map(|text| Phrase::new(text)).collect();
                let rule = Rule {
                    reason: family.reason,
                    weight: section.weight,
                    phrases: phrases(&section.phrases),
                    unless: phrases(&section.unless),
                };
                for (at, phrase) in rule.phrases.iter().enumerate() {
                    let mut starts = phrase.starts();
                    starts.sort_unstable();
                    starts.dedup();
                    for start in starts {
                        by_start.entry(start).or_default().push((rules.len(), at));
                    }
                }
                rules.push(rule);
            }
        }
        Self { rules, by_start }
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
pub fn matches(words: &[Word], place: Place) -> Vec<Match> {
    let mut found = RULES.matches(words);
    let more = match place {
        Place::Prose => return found,
        Place::Title => &RULES_OF_TITLES,
        Place::Item => &RULES_OF_ITEMS,
        Place::Question => &RULES_OF_QUESTIONS,
        Place::Message => &RULES_OF_MESSAGES,
    };
    for new in more.matches(words) {
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
            let candidates = Start::of(word).filter_map(|start| self.by_start.get(&start)).flatten();
            for (rule, phrase) in candidates {
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

fn is_excused(rule: &Rule, words: &[Word], first: usize, end: usize) -> bool {
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
        for family in EVERYWHERE.iter().chain(&OF_TITLES).chain(&OF_QUESTIONS).chain(&OF_MESSAGES) {
            for section in table::sections(&family.files) {
                assert!((10..=100).contains(&section.weight), "{}", section.name);
                for text in section.phrases.iter().chain(&section.unless) {
                    let first = text.split_whitespace().next().unwrap_or_default();
                    assert!(!first.is_empty() && first != "…" && !text.ends_with('…'), "{text:?}");
                    let is_word = |word: &str| word == "…" || word.split('|').all(is_readable);
                    assert!(text.split_whitespace().all(is_word), "{text:?}");
                }
            }
        }
    }

    fn is_readable(alternative: &str) -> bool {
        let word = alternative.trim_start_matches(['^', '*']).trim_end_matches(['*', '~', '@']);
        matches!(word, "$" | "%" | "+") || word.starts_with('#') || !crate::words::key(word).is_empty()
    }

    #[test]
    fn only_the_heaviest_match_of_a_reason_is_returned() {
        let found = matches(&words("возраст до 35 лет, только девушки"), Place::Prose);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].reason, RefusalReason::Discrimination);
    }

    #[test]
    fn a_place_has_rules_of_its_own() {
        for (text, place, is_found) in [
            ("Мужчина, водительские права", Place::Item, true),
            ("Мужчина, водительские права", Place::Prose, false),
            ("Есть ли у вас дети?", Place::Question, true),
            ("Есть ли у вас дети?", Place::Item, false),
        ] {
            let found = matches(&words(text), place);
            let is_found_now = found.iter().any(|found| found.reason == RefusalReason::Discrimination);
            assert_eq!(is_found_now, is_found, "{text} {place:?}");
        }
    }
}
