//! Words typed with the wrong keyboard switched on ("djlbntkm" is "водитель", "рфнвщмсрш" is "haydovchi") or without
//! spaces ("oshpazkerak").

use super::pieces::pieces;
use super::places::Gazetteer;
use super::said;
use crate::analysis::{Token, tokens};
use crate::index::Correction;

/// The same keys of the two keyboards.
const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";

/// Shorter words mean something on both keyboards.
const SHORTEST: usize = 4;
/// Words without spaces between them are longer than most words, and not longer than a line.
const GLUED: std::ops::RangeInclusive<usize> = 8..=30;
const MOST_GLUED: usize = 3;

/// The text with such words put right, and what was put right.
pub(super) fn switched(text: &str, gazetteer: &Gazetteer) -> (String, Vec<Correction>) {
    let mut corrections = Vec::new();
    let mut right = String::with_capacity(text.len());
    for word in text.split_inclusive(' ') {
        let typed = word.trim_end();
        match meant(typed, gazetteer) {
            Some(used) => {
                right.push_str(&used);
                right.push_str(&word[typed.len()..]);
                corrections.push(Correction { typed: typed.to_owned(), used });
            }
            None => right.push_str(word),
        }
    }
    (right, corrections)
}

/// What was meant, when it is a known word and what was typed is none.
fn meant(typed: &str, gazetteer: &Gazetteer) -> Option<String> {
    let is_known = |tokens: &[Token]| {
        !tokens.is_empty()
            && tokens.iter().all(|token| gazetteer.knows(token) || said::is_filler_token(token))
    };
    let letters = typed.chars().filter(|c| c.is_alphabetic()).count();
    if letters < SHORTEST || typed.contains(|c: char| c.is_ascii_digit()) || is_known(&tokens(typed)) {
        return None;
    }
    // A comma at the end may be a letter or a comma.
    let switched = [typed, typed.trim_end_matches([',', '.', ';'])].into_iter().find_map(|typed| {
        let used = other_keyboard(typed)?;
        is_known(&tokens(&used)).then_some(used)
    });
    switched.or_else(|| spaced(typed, gazetteer))
}

/// The same letters as words: one known word among those that say nothing, or a name of several words.
fn spaced(typed: &str, gazetteer: &Gazetteer) -> Option<String> {
    let is_word = typed.chars().all(char::is_alphabetic);
    if !is_word || !GLUED.contains(&typed.chars().count()) {
        return None;
    }
    cuts(typed, MOST_GLUED, gazetteer).into_iter().map(|words| words.join(" ")).find(|text| {
        let pieces = pieces(text);
        let telling =
            pieces.iter().filter(|piece| !said::is_filler(piece) && !said::is_joining(piece)).count();
        telling == 1 || gazetteer.name(pieces.iter()) == Some(pieces.len())
    })
}

/// All ways to cut it into so many known words at most. Words that join others stand between them.
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
        let is_between = most < MOST_GLUED;
        let is_part = |word: &str| is_known(word) || is_between && is_joining(word);
        for (at, _) in typed.char_indices().skip(1).filter(|(at, _)| is_part(&typed[..*at])) {
            let rest = cuts(&typed[at..], most - 1, gazetteer);
            found.extend(rest.into_iter().map(|rest| [vec![&typed[..at]], rest].concat()));
        }
    }
    found
}

/// The same keys on the other keyboard; nothing when the letters are of both.
fn other_keyboard(typed: &str) -> Option<String> {
    let is_latin = typed.contains(|c: char| c.is_ascii_alphabetic());
    let (from, to) = if is_latin { (LATIN, RUSSIAN) } else { (RUSSIAN, LATIN) };
    typed
        .chars()
        .flat_map(char::to_lowercase)
        .map(|c| from.chars().position(|key| key == c).and_then(|key| to.chars().nth(key)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keyboards_have_the_same_keys() {
        assert_eq!(LATIN.chars().count(), RUSSIAN.chars().count());
        assert_eq!(other_keyboard("Djlbntkm").as_deref(), Some("водитель"));
        assert_eq!(other_keyboard("рфнвщмсрш").as_deref(), Some("haydovchi"));
        assert_eq!(other_keyboard("vodитель"), None);
        assert_eq!(other_keyboard("ҳайдовчи"), None);
    }

    #[test]
    fn only_what_is_no_word_is_put_right() {
        let names = ["Водитель", "Бухгалтер", "Haydovchi", "Oʻqituvchi", "Повар"].map(str::to_owned);
        let gazetteer = Gazetteer::new(Vec::new(), names);
        for (typed, expected) in [
            ("djlbntkm", "водитель"),
            (",e[ufknth", "бухгалтер"),
            ("djlbntkm, toshkent", "водитель toshkent"),
            ("рфнвщмсрш", "haydovchi"),
            ("щэйшегмсрш", "o'qituvchi"),
            ("ljcnfdrf djlbntkm", "ljcnfdrf водитель"),
            ("водитель", "водитель"),
            ("haydovchi", "haydovchi"),
            ("qwerty", "qwerty"),
            ("gjdfh1", "gjdfh1"),
        ] {
            assert_eq!(switched(typed, &gazetteer).0, expected, "{typed}");
        }
        let (_, corrections) = switched("djlbntkm", &gazetteer);
        assert_eq!(corrections, [Correction { typed: "djlbntkm".into(), used: "водитель".into() }]);
    }

    #[test]
    fn words_without_spaces_are_parted_where_they_are_known() {
        let names = ["Oshpaz", "Менеджер по продажам", "Call-center operator", "Kino", "Mexanik", "Elektr"];
        let gazetteer = Gazetteer::new(Vec::new(), names.map(str::to_owned));
        for (typed, expected) in [
            ("oshpazkerak", "oshpaz kerak"),
            ("ищуоshpaz", "ищуоshpaz"),
            ("kerakoshpaz", "kerak oshpaz"),
            ("менеджерпопродажам", "менеджер по продажам"),
            ("callcenteroperator", "call center operator"),
            // Two words that belong to no name may be one that nobody has told us.
            ("kinomexanik", "kinomexanik"),
            ("электрек", "электрек"),
            ("oshpaz", "oshpaz"),
        ] {
            assert_eq!(switched(typed, &gazetteer).0, expected, "{typed}");
        }
    }
}
