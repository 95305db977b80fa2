//! Corrects words typed in the wrong keyboard layout: "djlbntkm" is "водитель", "рфнвщмсрш" is "haydovchi".

use super::places::Gazetteer;
use super::{said, spacing};
use crate::analysis::{Token, tokens};
use crate::index::Correction;

/// The same keys in both layouts.
const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";

/// Shorter words are often valid in both layouts.
const SHORTEST: usize = 4;

/// The text with such words corrected, and with missing spaces inserted (`spacing`), plus the corrections made.
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

/// The intended text, when it is a known word and the typed one is not.
fn meant(typed: &str, gazetteer: &Gazetteer) -> Option<String> {
    let is_known = |tokens: &[Token]| {
        !tokens.is_empty()
            && tokens.iter().all(|token| gazetteer.knows(token) || said::is_filler_token(token))
    };
    let letters = typed.chars().filter(|c| c.is_alphabetic()).count();
    if letters < SHORTEST || typed.contains(|c: char| c.is_ascii_digit()) || is_known(&tokens(typed)) {
        return None;
    }
    // A trailing comma may be a letter of the other layout or a real comma.
    let switched = [typed, typed.trim_end_matches([',', '.', ';'])].into_iter().find_map(|typed| {
        let used = other_keyboard(typed)?;
        is_known(&tokens(&used)).then_some(used)
    });
    switched.or_else(|| spacing::spaced(typed, gazetteer))
}

/// The text in the other layout; `None` when it mixes letters of both.
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
    fn only_unknown_words_are_switched_to_the_other_layout() {
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
}
