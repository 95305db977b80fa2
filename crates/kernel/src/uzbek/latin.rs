//! Cyrillic to Latin by the orthography of 1995. Russian words are converted by the same rules.

use unicode_normalization::UnicodeNormalization;

use super::TUTUQ;

/// Words whose Latin spelling does not follow the rules. A stem matches its word with any ending.
const EXCEPTIONS: [(&str, &str); 3] = [("сентябр", "sentabr"), ("октябр", "oktabr"), ("бюджет", "budjet")];

/// Converts the Cyrillic words of a text to Latin; everything else is unchanged.
pub fn to_latin(text: &str) -> String {
    let chars: Vec<char> = text.nfc().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let length = chars[at..].iter().take_while(|c| is_cyrillic(**c)).count();
        if length == 0 {
            out.push(chars[at]);
            at += 1;
        } else {
            push_word(&chars[at..at + length], &mut out);
            at += length;
        }
    }
    out
}

/// A letter of the Uzbek or Russian alphabet.
pub(super) fn is_cyrillic(c: char) -> bool {
    matches!(c, 'А'..='я' | 'Ё' | 'ё' | 'Ў' | 'ў' | 'Қ' | 'қ' | 'Ғ' | 'ғ' | 'Ҳ' | 'ҳ')
}

fn push_word(word: &[char], out: &mut String) {
    let lower: Vec<char> = word.iter().map(|c| lower(*c)).collect();
    let is_capitals = word.len() > 1 && word.iter().all(|c| c.is_uppercase());
    let mut start = 0;
    for (stem, latin) in EXCEPTIONS {
        let length = stem.chars().count();
        if lower.len() >= length && stem.chars().eq(lower[..length].iter().copied()) {
            let is_stem_capitals = word[..length].iter().all(|c| c.is_uppercase());
            push_cased(latin, word[0].is_uppercase(), is_stem_capitals, out);
            // сентябрь, сентябрда: the soft sign has no Latin letter.
            start = length + usize::from(lower.get(length) == Some(&'ь'));
        }
    }
    for at in start..word.len() {
        let before = at.checked_sub(1).map(|i| lower[i]);
        let latin = letter(lower[at], before, lower.get(at + 1).copied());
        push_cased(latin, word[at].is_uppercase(), is_capitals, out);
    }
}

/// The Latin for one lower-case letter, depending on its neighbours.
fn letter(c: char, before: Option<char>, after: Option<char>) -> &'static str {
    match c {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'е' if before.is_none_or(|c| is_vowel(c) || matches!(c, 'ъ' | 'ь')) => "ye",
        'е' | 'э' => "e",
        'ё' => "yo",
        'ж' => "j",
        'з' => "z",
        'и' | 'ы' => "i",
        'й' => "y",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        // Исҳоқ: the tutuq separates s and h, which would otherwise read as sh.
        'с' if after == Some('ҳ') => "s\u{2bc}",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "x",
        'ц' if before.is_some_and(is_vowel) => "ts",
        'ц' => "s",
        'ч' => "ch",
        'ш' | 'щ' => "sh",
        'ъ' if before == Some('ў') || after.is_some_and(|c| matches!(c, 'е' | 'ё' | 'ю' | 'я')) => "",
        'ъ' => "\u{2bc}",
        'ь' if after == Some('о') => "y",
        'ь' => "",
        'ю' => "yu",
        'я' => "ya",
        'ў' => "o\u{2bb}",
        'қ' => "q",
        'ғ' => "g\u{2bb}",
        'ҳ' => "h",
        _ => "",
    }
}

/// A digraph is `Sh` in an ordinary word and `SH` in an all-capitals word.
fn push_cased(latin: &str, is_upper: bool, is_capitals: bool, out: &mut String) {
    for (at, c) in latin.chars().enumerate() {
        if c != TUTUQ && is_upper && (at == 0 || is_capitals) {
            out.push(c.to_ascii_uppercase());
        } else {
            out.push(c);
        }
    }
}

fn is_vowel(c: char) -> bool {
    matches!(c, 'а' | 'е' | 'ё' | 'и' | 'о' | 'у' | 'э' | 'ю' | 'я' | 'ў' | 'ы')
}

fn lower(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::to_latin;

    #[test]
    fn text_around_words_stays() {
        for (cyrillic, latin) in [
            ("", ""),
            ("Ish №1, 2-смена", "Ish №1, 2-smena"),
            ("бюджетдан СЕНТЯБРДА сентябрь", "budjetdan SENTABRDA sentabr"),
            ("бюджете", "budjete"),
            ("Щ. Ы.", "Sh. I."),
            ("ЯНГИ Янги я", "YANGI Yangi ya"),
        ] {
            assert_eq!(to_latin(cyrillic), latin);
        }
    }

    #[test]
    fn decomposed_letters_are_understood() {
        assert_eq!(to_latin("и\u{306}ил"), "yil");
    }
}
