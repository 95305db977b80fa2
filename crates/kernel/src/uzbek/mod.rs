//! Uzbek in its two scripts: apostrophes, transliteration and the search key of a word.

mod cyrillic;
mod fold;
mod latin;

pub use cyrillic::to_cyrillic;
pub use fold::{fold, fold_loose};
pub use latin::to_latin;

/// U+02BB, the sign of the letters oʻ and gʻ.
pub const LETTER_SIGN: char = '\u{2bb}';
/// U+02BC, the tutuq belgisi.
pub const TUTUQ: char = '\u{2bc}';

/// Every character that people type as an apostrophe.
pub fn is_apostrophe(c: char) -> bool {
    matches!(
        c,
        '\'' | '`'
            | '\u{b4}'
            | '\u{2b9}'
            | '\u{2bb}'
            | '\u{2bc}'
            | '\u{2bd}'
            | '\u{2018}'
            | '\u{2019}'
            | '\u{2032}'
            | '\u{55a}'
            | '\u{ff07}'
    )
}

/// Replaces each apostrophe of an Uzbek Latin text with the standard one: U+02BB after o and g, U+02BC after any
/// other letter. Only for text known to be Uzbek: it would turn "don't" into "donʼt".
pub fn canonical_apostrophes(text: &str) -> String {
    let mut before = ' ';
    text.chars()
        .map(|c| {
            let written = match before {
                'o' | 'O' | 'g' | 'G' if is_apostrophe(c) => LETTER_SIGN,
                'a'..='z' | 'A'..='Z' if is_apostrophe(c) => TUTUQ,
                _ => c,
            };
            before = c;
            written
        })
        .collect()
}

/// Spells oʻ and gʻ with U+02BB in a text of any language, and changes nothing else.
///
/// Left unchanged: an English ending ("dog's", but "oʻs" is Uzbek) and a closing quotation mark ('logo').
pub fn canonical_letters(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut word_start = 0;
    for (at, &c) in chars.iter().enumerate() {
        let previous = at.checked_sub(1).map(|i| chars[i]);
        if is_apostrophe(c) && matches!(previous, Some('o' | 'O' | 'g' | 'G')) {
            let after = chars[at + 1..].iter().take_while(|c| c.is_alphabetic() || is_apostrophe(**c));
            let tail: String = after.take(2).collect();
            let is_english = matches!(tail.as_str(), "s" | "S") && at - word_start > 1;
            let is_quotation = tail.is_empty() && word_start > 0 && is_apostrophe(chars[word_start - 1]);
            out.push(if is_english || is_quotation { c } else { LETTER_SIGN });
            continue;
        }
        out.push(c);
        // An apostrophe inside a word continues it; one in front of it does not.
        let continues =
            c.is_alphanumeric() || (is_apostrophe(c) && previous.is_some_and(char::is_alphanumeric));
        if !continues {
            word_start = at + 1;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TYPED: &str = "'‘’ʻʼ`´′ʹ＇";

    #[test]
    fn every_typed_apostrophe_becomes_the_right_one() {
        for sign in TYPED.chars() {
            assert_eq!(
                canonical_apostrophes(&format!("O{sign}zbek bog{sign} ta{sign}lim")),
                "Oʻzbek bogʻ taʼlim"
            );
            assert_eq!(canonical_letters(&format!("O{sign}zbek bog{sign}")), "Oʻzbek bogʻ");
        }
        assert_eq!(canonical_apostrophes("'salom' 5'"), "'salomʼ 5'");
    }

    #[test]
    fn other_languages_keep_their_apostrophes() {
        for text in
            ["don't", "L'Oréal", "the dog's life", "Bingo's", "it's 5' long", "'logo' va 'blog'", "”go”"]
        {
            assert_eq!(canonical_letters(text), text);
        }
        assert_eq!(canonical_letters("o's, yog'i, g'isht, tog' 'O'sh'"), "oʻs, yogʻi, gʻisht, togʻ 'Oʻsh'");
    }
}
