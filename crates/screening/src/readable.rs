//! Detects unreadable texts: all capitals, noise, random keystrokes, words that mix two alphabets.

use crate::words::is_cyrillic;

/// The range that makes the text unreadable, with its weight.
pub fn trouble(text: &str) -> Option<(usize, usize, u32)> {
    shouting(text).or_else(|| noise(text)).or_else(|| random_keys(text)).or_else(|| two_alphabets(text))
}

/// A text with at most this many letters may be an abbreviation or a name in capitals.
const SHORT: usize = 20;

fn shouting(text: &str) -> Option<(usize, usize, u32)> {
    let letters = text.chars().filter(|c| c.is_alphabetic() && !kernel::uzbek::is_apostrophe(*c)).count();
    let capitals = text.chars().filter(|c| c.is_uppercase()).count();
    (letters > SHORT && capitals * 10 > letters * 7).then_some((0, text.len(), 20))
}

/// Fewer symbols may be a schedule or a price.
const MANY_SIGNS: usize = 16;

/// One letter five times, four symbols in a row, or as much punctuation and emoji as words.
fn noise(text: &str) -> Option<(usize, usize, u32)> {
    let (mut same, mut marks) = (0, 0);
    let (mut before, mut start) = (None, 0);
    for (at, c) in text.char_indices() {
        let letter = c.to_lowercase().next();
        let repeats = before == letter;
        if !repeats {
            (same, start) = (0, at);
        }
        same += 1;
        before = letter;
        let end = at + c.len_utf8();
        marks = if matches!(c, '!' | '?') { marks + 1 } else { 0 };
        if c.is_alphabetic() && same >= 5 || marks >= 4 || is_emphasis(c) && same >= 4 {
            return Some((start, end, 15));
        }
    }
    let draws = |c: char| matches!(c, '-' | '–' | '—' | '_' | '=' | '*' | '.');
    let signs = text.chars().filter(|c| !c.is_whitespace() && !draws(*c)).count();
    let words = text.chars().filter(|c| c.is_alphanumeric()).count();
    (signs >= MANY_SIGNS && words * 10 < signs * 6).then_some((0, text.len(), 20))
}

/// Symbols that have no reason to be repeated; dashes, dots and underscores draw lines.
fn is_emphasis(c: char) -> bool {
    matches!(c, '#' | '@' | '&' | '^' | '%' | '$' | '~' | '|' | '\\') || c as u32 >= 0x1f300
}

/// Keyboard rows, from left to right.
const ROWS: [&str; 6] = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"];

fn random_keys(text: &str) -> Option<(usize, usize, u32)> {
    // Words without a vowel: the position of the first, their number and their letters.
    let (mut first, mut count, mut letters) = (0, 0, 0);
    for (start, word) in word_places(text) {
        let end = start + word.len();
        let lower = word.to_lowercase();
        let length = lower.chars().count();
        let has_digits = lower.contains(|c: char| c.is_ascii_digit());
        if length > LONGEST_WORD && !has_digits || is_row(&lower, length) || is_beat(&lower, length) {
            return Some((start, end, 30));
        }
        let is_abbreviation = word.chars().all(|c| !c.is_lowercase());
        if length >= 4 && !is_abbreviation && !has_digits && !lower.contains(is_vowel) {
            first = if count == 0 { start } else { first };
            (count, letters) = (count + 1, letters + length);
            if length >= 7 || count >= 2 && letters >= 10 {
                return Some((first, end, 30));
            }
        }
    }
    None
}

/// Longer than any word of the three languages.
const LONGEST_WORD: usize = 45;

/// Five adjacent keys of one row in order.
fn is_row(lower: &str, length: usize) -> bool {
    // "property" and "qwerty" share four keys; "проп…" three.
    const RUN: usize = 5;
    if length < RUN {
        return false;
    }
    let chars: Vec<char> = lower.chars().collect();
    chars.windows(RUN).any(|keys| {
        let run: String = keys.iter().collect();
        ROWS.iter().any(|row| row.contains(&run))
    })
}

/// "asdasdasd": a sequence of two to four letters repeated at least three times, and nothing else.
fn is_beat(lower: &str, length: usize) -> bool {
    if !(8..=LONGEST_WORD).contains(&length) {
        return false;
    }
    let chars: Vec<char> = lower.chars().collect();
    (2..=4).any(|piece| {
        chars.len() >= piece * 3 && chars.iter().skip(piece).eq(chars.iter().take(length - piece))
    })
}

fn is_vowel(c: char) -> bool {
    matches!(
        c,
        'a' | 'e'
            | 'i'
            | 'o'
            | 'u'
            | 'y'
            | 'а'
            | 'е'
            | 'ё'
            | 'и'
            | 'о'
            | 'у'
            | 'ы'
            | 'э'
            | 'ю'
            | 'я'
            | 'ў'
            | 'і'
    ) || c.is_alphabetic() && !c.is_ascii() && !is_cyrillic(c)
}

/// Words that mix letters of two alphabets: a way around the rules, or a damaged text. A single one may be a typing
/// error.
fn two_alphabets(text: &str) -> Option<(usize, usize, u32)> {
    let mut first: Option<(usize, usize)> = None;
    for (start, word) in word_places(text) {
        if !is_mixed(word) {
            continue;
        }
        match first {
            Some((first, _)) => return Some((first, start + word.len(), 25)),
            None => first = Some((start, start + word.len())),
        }
    }
    None
}

/// Excelда, SMMщик and IT-отдел are legitimate: a Latin name with a Cyrillic ending.
fn is_mixed(word: &str) -> bool {
    let alphabets = word.chars().filter(|c| c.is_ascii_alphabetic() || is_cyrillic(*c)).map(is_cyrillic);
    let (mut before, mut changes, mut latin_first) = (None, 0, 0);
    for cyrillic in alphabets {
        changes += usize::from(before.is_some_and(|before| before != cyrillic));
        latin_first += usize::from(changes == 0 && !cyrillic);
        before = Some(cyrillic);
    }
    let capitals = word.chars().take_while(char::is_ascii_uppercase).count();
    match changes {
        0 => false,
        1 => !(latin_first >= 3 || latin_first >= 2 && capitals == latin_first),
        _ => true,
    }
}

fn word_places(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + text[from..].find(char::is_alphanumeric)?;
        let length = text[start..].find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len() - start);
        from = start + length;
        Some((start, &text[start..from]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unreadable_texts_are_reported() {
        for text in [
            "SHOSHILINCH ISHGA TAKLIF QILAMIZ HAMMANI",
            "Ish borrrrrrr",
            "Приходите!!!!",
            "💰💰💰💰 ish",
            "asdfgh menejer",
            "qwrtpsdf",
            "asdasdasd",
            "Рaбoта для вceх",
            "★ ✔ ► • ~ | ★ ✔ ► • ~ | ish bor ★ ✔",
        ] {
            assert!(trouble(text).is_some(), "{text}");
        }
    }

    #[test]
    fn unusual_texts_are_accepted() {
        for text in [
            "SMM, SEO va PPC boʻyicha IT mutaxassis",
            "Excelда ишлаш, SMMщик, 1Cчи, Telegramда",
            "------ Talablar ------",
            "HTML, CSS, PHP, SQL, XML",
            "Ssss… tinchlik",
            "Muvaffaqiyatlashtiruvchilardanmisiz?",
            "property manager",
            "Прораб, спрос, портал",
            "",
        ] {
            assert_eq!(trouble(text), None, "{text}");
        }
    }
}
