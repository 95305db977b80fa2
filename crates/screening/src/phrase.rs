//! A small pattern language in which the rules are written.
//!
//! - words are written as usual; alphabet, apostrophes and capitals do not matter (see `words`)
//! - `erkak~` matches the word with Uzbek endings (`erkaklarga`), `предоплат*` with any ending, `*chilar` with any
//!   beginning, `koreya@` only with the endings of a place (`koreyaga`, `koreyadagi`)
//! - `^курс*` matches the word only where a sentence or a line begins
//! - `faqat|tolko` matches one of these words
//! - `…` matches up to three arbitrary words
//! - `#` matches a number, `#18..35` a number in this range
//!
//! Alternatives are single words: an alternative of several words has to be a separate phrase. A match never crosses
//! the end of a sentence.

use crate::words::{Word, key};

/// A compiled phrase.
#[derive(Debug)]
pub struct Phrase {
    parts: Vec<Part>,
}

/// Phrases are looked up by it, so that a word is compared with few of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Start {
    /// The first letters of a stem; a shorter stem ends with zeros.
    Stem([u8; 3]),
    Number,
    Any,
}

impl Start {
    /// The beginnings under which the phrases of a word stand, each once.
    pub fn of(word: &Word) -> impl Iterator<Item = Self> {
        let (key, is_number) = (word.key.as_bytes(), word.number.is_some());
        let stems = (1..=key.len().min(3)).map(|length| Self::of_stem(&key[..length]));
        let rest = if is_number { Self::Number } else { Self::Any };
        stems.chain([rest])
    }

    fn of_stem(key: &[u8]) -> Self {
        let mut letters = [0; 3];
        let length = key.len().min(3);
        letters[..length].copy_from_slice(&key[..length]);
        Self::Stem(letters)
    }
}

#[derive(Debug)]
enum Part {
    /// Up to this many arbitrary words.
    Gap(usize),
    OneOf(Choice),
}

/// Alternatives in the order of their first letters; the front ones, up to `loose`, have none: a number, a tail.
#[derive(Debug)]
struct Choice {
    alternatives: Vec<Alternative>,
    loose: usize,
}

#[derive(Debug)]
struct Alternative {
    /// Only at the beginning of a sentence.
    begins: bool,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Stem {
        key: String,
        ending: Ending,
    },
    /// The end of a word.
    Tail(String),
    Number(u64, u64),
}

#[derive(Debug)]
enum Ending {
    None,
    Uzbek,
    Place,
    Any,
}

const WIDEST_GAP: usize = 3;

/// To and in a place.
const PLACE_ENDINGS: [&str; 6] = ["ga", "ka", "da", "dagi", "gacha", "a"];

/// Uzbek endings in the spelling of keys (q is k, o is u, x is h). They can be chained: qiz-lar-imiz-ga.
const ENDINGS: [&str; 50] = [
    "lar", "ni", "ning", "ga", "ka", "da", "dan", "i", "si", "im", "ing", "miz", "imiz", "ngiz", "ingiz",
    "lari", "cha", "chi", "li", "siz", "lik", "dek", "day", "mi", "man", "san", "muz", "dir", "di", "sin",
    "gan", "kan", "adi", "aydi", "idi", "ib", "ish", "ishi", "maydi", "maymiz", "amiz", "aymiz", "ladi",
    "lgan", "gi", "dagi", "gacha", "u", "a", "ham",
];

impl Phrase {
    /// Parses a phrase. An empty word in a rule is a programming error; a test parses every rule.
    pub fn new(text: &str) -> Self {
        let parts = text.split_whitespace().map(part).collect();
        Self { parts }
    }

    /// How the first word of a matching text can begin.
    pub fn starts(&self) -> Vec<Start> {
        match &self.parts[0] {
            Part::OneOf(choice) => choice.alternatives.iter().map(Alternative::start).collect(),
            Part::Gap(_) => Vec::new(),
        }
    }

    /// The index after the phrase, when it matches at `at`.
    pub fn end_at(&self, words: &[Word], at: usize) -> Option<usize> {
        end(&self.parts, words, at, at)
    }
}

/// Tries the shortest gap first. Gaps are few and short, so this stays linear in the text.
fn end(parts: &[Part], words: &[Word], from: usize, at: usize) -> Option<usize> {
    let Some((part, rest)) = parts.split_first() else { return Some(at) };
    if let Part::Gap(longest) = part {
        return (0..=*longest).find_map(|skipped| {
            let inside = words.get(at..at + skipped)?;
            (!inside.iter().any(|word| word.begins)).then(|| end(rest, words, from, at + skipped)).flatten()
        });
    }
    let word = words.get(at).filter(|word| at == from || !word.begins)?;
    let fits = match part {
        Part::OneOf(choice) => choice.fits(word),
        Part::Gap(_) => false,
    };
    if fits { end(rest, words, from, at + 1) } else { None }
}

impl Choice {
    fn new(mut alternatives: Vec<Alternative>) -> Self {
        alternatives.sort_by_key(Alternative::first_letter);
        let loose = alternatives.partition_point(|one| one.first_letter().is_none());
        Self { alternatives, loose }
    }

    fn fits(&self, word: &Word) -> bool {
        let (loose, lettered) = self.alternatives.split_at(self.loose);
        let letter = word.key.bytes().next();
        let from = lettered.partition_point(|one| one.first_letter() < letter);
        let same = lettered[from..].iter().take_while(|one| one.first_letter() == letter);
        loose.iter().chain(same).any(|one| one.fits(word))
    }
}

impl Alternative {
    fn first_letter(&self) -> Option<u8> {
        match &self.kind {
            Kind::Stem { key, .. } => key.bytes().next(),
            Kind::Tail(_) | Kind::Number(..) => None,
        }
    }

    fn start(&self) -> Start {
        match &self.kind {
            Kind::Stem { key, .. } => Start::of_stem(key.as_bytes()),
            Kind::Tail(_) => Start::Any,
            Kind::Number(..) => Start::Number,
        }
    }

    fn fits(&self, word: &Word) -> bool {
        if self.begins && !word.begins {
            return false;
        }
        match &self.kind {
            Kind::Number(least, most) => word.number.is_some_and(|number| (*least..=*most).contains(&number)),
            Kind::Tail(tail) => word.key.len() > tail.len() && word.key.ends_with(tail.as_str()),
            Kind::Stem { key, ending } => {
                let rest = word.key.strip_prefix(key.as_str()).filter(|_| word.number.is_none());
                rest.is_some_and(|rest| match ending {
                    Ending::None => rest.is_empty(),
                    Ending::Any => true,
                    Ending::Place => PLACE_ENDINGS.contains(&rest),
                    Ending::Uzbek => is_uzbek_ending(rest) || is_uzbek_ending(&meeting(key, rest)),
                })
            }
        }
    }
}

/// The ending with the double letter restored that keys merge into one: ayol-lar.
fn meeting(key: &str, rest: &str) -> String {
    key.chars().next_back().into_iter().chain(rest.chars()).collect()
}

/// The maximum length of a chain of endings; it also bounds the search.
const LONGEST_ENDING: usize = 16;

fn is_uzbek_ending(rest: &str) -> bool {
    rest.is_empty()
        || rest.len() <= LONGEST_ENDING
            && ENDINGS.iter().any(|ending| rest.strip_prefix(ending).is_some_and(is_uzbek_ending))
}

fn part(text: &str) -> Part {
    if text == "…" {
        return Part::Gap(WIDEST_GAP);
    }
    Part::OneOf(Choice::new(text.split('|').map(alternative).collect()))
}

fn alternative(text: &str) -> Alternative {
    let (begins, text) = text.strip_prefix('^').map_or((false, text), |text| (true, text));
    Alternative { begins, kind: kind(text) }
}

fn kind(text: &str) -> Kind {
    if let Some(bounds) = text.strip_prefix('#') {
        let (least, most) = bounds.split_once("..").unwrap_or(("", ""));
        return Kind::Number(least.parse().unwrap_or(0), most.parse().unwrap_or(u64::MAX));
    }
    if let Some(tail) = text.strip_prefix('*') {
        return Kind::Tail(key(tail));
    }
    let (text, ending) = match text.char_indices().next_back() {
        Some((at, '*')) => (&text[..at], Ending::Any),
        Some((at, '~')) => (&text[..at], Ending::Uzbek),
        Some((at, '@')) => (&text[..at], Ending::Place),
        _ => (text, Ending::None),
    };
    let is_sign = matches!(text, "$" | "%" | "+");
    Kind::Stem { key: if is_sign { text.to_owned() } else { key(text) }, ending }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::words;

    fn is_in(phrase: &str, text: &str) -> bool {
        let phrase = Phrase::new(phrase);
        let words = words(text);
        (0..words.len()).any(|at| phrase.end_at(&words, at).is_some())
    }

    #[test]
    fn phrases_match_texts() {
        for (phrase, text, expected) in [
            ("faqat erkak~", "Faqat erkaklar", true),
            ("faqat erkak~", "Фақат эркакларга", true),
            ("faqat erkak~", "faqat. Erkaklar", false),
            ("qiz~", "qizlarimizga", true),
            ("ayol~", "ayollarga", true),
            ("qiz~", "qizil, qiziqarli, qizgʻin", false),
            ("предоплат*", "предоплатой", true),
            ("предоплат*", "прeдoплaта", true),
            ("только … девуш*", "только для наших девушек", true),
            ("только … девуш*", "только для наших и всех тех девушек", false),
            ("до #20..70 лет", "до 35 лет", true),
            ("до #20..70 лет", "до 5 лет", false),
            ("# $ kuniga", "100$ kuniga", true),
            ("*chilar kerak", "Quruvchilar kerak", true),
            ("*chilar kerak", "Qurilish kerak", false),
            ("koreya@ ish~", "Кореяга ишга", true),
            ("koreya@ ish~", "Koreyadan ishga", false),
            ("^курс* массажа", "Курсы массажа", true),
            ("^курс* массажа", "Наши курсы массажа", false),
            ("male|female only", "Female only", true),
            ("male|female only", "malevich only", false),
        ] {
            assert_eq!(is_in(phrase, text), expected, "{phrase} in {text}");
        }
    }
}
