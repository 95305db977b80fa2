//! Splits words typed without spaces: "oshpazkerak", "менеджерпопродажам".

use std::ops::RangeInclusive;

use super::pieces::pieces;
use super::places::Gazetteer;
use super::said;
use crate::analysis::tokens;

/// Only words of this length are split; shorter ones are mostly single words, and longer ones are not words at all.
const LENGTH: RangeInclusive<usize> = 8..=30;
const MOST_WORDS: usize = 3;
/// Shorter words occur inside too many others.
const SHORTEST: usize = 4;

/// The same letters with spaces: one known word plus fillers, or a known multi-word name.
pub(super) fn spaced(typed: &str, gazetteer: &Gazetteer) -> Option<String> {
    let is_word = typed.chars().all(char::is_alphabetic);
    if !is_word || !LENGTH.contains(&typed.chars().count()) {
        return None;
    }
    cuts(typed, MOST_WORDS, gazetteer).into_iter().map(|words| words.join(" ")).find(|text| {
        let pieces = pieces(text);
        let telling =
            pieces.iter().filter(|piece| !said::is_filler(piece) && !said::is_joining(piece)).count();
        telling == 1 || gazetteer.name(pieces.iter()) == Some(pieces.len())
    })
}

/// All ways to split it into at most `most` known words. Joining words may only stand between others.
fn cuts<'a>(typed: &'a str, most: usize, gazetteer: &Gazetteer) -> Vec<Vec<&'a str>> {
    let is_known = |word: &str| match tokens(word).as_slice() {
        [token] => {
            word.chars().count() >= SHORTEST && (gazetteer.knows(token) || said::is_filler_token(token))
        }
        _ => false,
    };
    let is_joining = |word: &str| matches!(tokens(word).as_slice(), [token] if said::is_joining_token(token));
    let mut found = Vec::new();
    if is_known(typed) {
        found.push(vec![typed]);
    }
    if most > 1 {
        let is_between = most < MOST_WORDS;
        let is_part = |word: &str| is_known(word) || is_between && is_joining(word);
        for (at, _) in typed.char_indices().skip(1).filter(|(at, _)| is_part(&typed[..*at])) {
            let rest = cuts(&typed[at..], most - 1, gazetteer);
            found.extend(rest.into_iter().map(|rest| [vec![&typed[..at]], rest].concat()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_words_are_split_into_known_words() {
        let names = ["Oshpaz", "Менеджер по продажам", "Call-center operator", "Kino", "Mexanik", "Elektr"];
        let gazetteer = Gazetteer::new(Vec::new(), names.map(str::to_owned));
        for (typed, expected) in [
            ("oshpazkerak", Some("oshpaz kerak")),
            ("kerakoshpaz", Some("kerak oshpaz")),
            ("менеджерпопродажам", Some("менеджер по продажам")),
            ("callcenteroperator", Some("call center operator")),
            // Two known words that form no known name may be one unknown word, so they are not split.
            ("kinomexanik", None),
            ("электрек", None),
            ("oshpaz", None),
        ] {
            assert_eq!(spaced(typed, &gazetteer).as_deref(), expected, "{typed}");
        }
    }
}
