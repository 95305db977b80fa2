//! The words of a text in a normalised spelling, so that rules match them however they are typed.
//!
//! Latin and Cyrillic are unified, apostrophes and ё do not matter, look-alike letters of the other alphabet are read
//! as intended, digits inside a word become the letters they stand for, and a word s p e l l e d o u t is joined.

use kernel::uzbek::{fold_loose, is_apostrophe};
use unicode_normalization::char::is_combining_mark;

/// A word, a number or one of the symbols `$ % +`.
#[derive(Debug, Clone)]
pub struct Word {
    pub key: String,
    pub number: Option<u64>,
    /// A sentence or a line ends between the previous word and this one.
    pub begins: bool,
    pub start: usize,
    pub end: usize,
}

pub fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut begins = true;
    let mut rest = text.char_indices().peekable();
    while let Some((start, c)) = rest.next() {
        let mut end = start + c.len_utf8();
        if is_word_sign(c) {
            let mut raw = String::from(c);
            while let Some((at, next)) = rest.peek().copied() {
                let after = text[at + next.len_utf8()..].chars().next();
                let is_letter_sign =
                    matches!(next, '@' | '$') && is_letter(raw.chars().last()) && is_letter(after);
                if !is_word_sign(next) && !is_letter_sign {
                    break;
                }
                raw.push(next);
                end = at + next.len_utf8();
                rest.next();
            }
            push(&mut words, &raw, begins, start, end);
            begins = false;
        } else if matches!(c, '$' | '%' | '+') {
            words.push(Word { key: c.to_string(), number: None, begins, start, end });
            begins = false;
        } else if ends_sentence(c, rest.peek().map(|(_, next)| *next)) {
            begins = true;
        }
    }
    join_spelled_out(&words)
}

fn is_word_sign(c: char) -> bool {
    c.is_alphanumeric()
        || is_apostrophe(c)
        || is_combining_mark(c)
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}')
}

fn is_letter(c: Option<char>) -> bool {
    c.is_some_and(char::is_alphabetic)
}

/// A full stop inside "t.me" or "1.5" does not end a sentence.
fn ends_sentence(c: char, next: Option<char>) -> bool {
    matches!(c, '\n' | '\r' | '!' | '?' | ';' | '•') || c == '.' && next.is_none_or(char::is_whitespace)
}

fn push(words: &mut Vec<Word>, raw: &str, begins: bool, start: usize, end: usize) {
    let is_number = raw.chars().all(|c| c.is_ascii_digit());
    if is_number {
        // 7 000 000 and 1,500 are one number each.
        if let Some(before) = words.last_mut()
            && let (false, 3, Some(number)) = (begins, raw.len(), before.number)
            && start - before.end == 1
            && (1..=999_999_999).contains(&number)
        {
            before.number = Some(number * 1000 + raw.parse::<u64>().unwrap_or_default());
            before.end = end;
            return;
        }
        let number = raw.parse().unwrap_or(u64::MAX);
        words.push(Word { key: String::new(), number: Some(number), begins, start, end });
        return;
    }
    // 18yosh, 100ming: the number and the word are split.
    let digits = raw.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && raw[digits..].chars().filter(|c| c.is_alphabetic()).count() > 1 {
        push(words, &raw[..digits], begins, start, start + digits);
        push(words, &raw[digits..], false, start + digits, end);
        return;
    }
    let key = key(raw);
    if !key.is_empty() {
        words.push(Word { key, number: None, begins, start, end });
    }
}

/// The normalised spelling of a word. Rules are parsed with it too.
pub fn key(raw: &str) -> String {
    let visible = raw.chars().filter(|c| !matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}'));
    let meant: String = if is_cyrillic_word(raw) {
        visible.map(as_cyrillic).collect()
    } else {
        visible.map(as_latin).collect()
    };
    fold_loose(&meant).replace(' ', "")
}

/// Whether most of the letters that only one alphabet has are Cyrillic.
fn is_cyrillic_word(raw: &str) -> bool {
    let cyrillic = raw.chars().filter(|c| is_cyrillic(*c)).count();
    let latin = raw.chars().filter(char::is_ascii_alphabetic).count();
    cyrillic > 0 && cyrillic >= latin
}

pub fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}')
}

fn as_cyrillic(c: char) -> char {
    match c {
        'a' | 'A' | '@' => 'а',
        'b' | 'B' => 'в',
        'c' | 'C' | '$' => 'с',
        'e' | 'E' => 'е',
        'h' | 'H' => 'н',
        'i' | '1' | 'I' => 'и',
        'k' | 'K' => 'к',
        'm' | 'M' => 'м',
        'o' | 'O' | '0' => 'о',
        'p' | 'P' => 'р',
        't' | 'T' => 'т',
        'x' | 'X' => 'х',
        'y' | 'Y' => 'у',
        '3' => 'з',
        '4' => 'ч',
        '6' => 'б',
        c => c,
    }
}

/// The Latin letter that looks like it.
pub fn as_latin(c: char) -> char {
    match c {
        'а' | 'А' | '@' => 'a',
        'В' => 'b',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'Н' => 'h',
        'і' | 'І' | '1' => 'i',
        'к' | 'К' => 'k',
        'м' | 'М' => 'm',
        'о' | 'О' | '0' => 'o',
        'р' | 'Р' => 'p',
        'Т' => 't',
        'х' | 'Х' => 'x',
        'у' | 'У' => 'y',
        '3' => 'e',
        '4' => 'a',
        '5' | '$' => 's',
        c => c,
    }
}

/// The minimum number of consecutive single letters that are joined into a word.
const SPELLED_OUT: usize = 4;

fn join_spelled_out(words: &[Word]) -> Vec<Word> {
    let is_single =
        |word: &Word| word.end - word.start <= 2 && word.number.is_none() && !"$%+".contains(&word.key);
    let mut joined: Vec<Word> = Vec::with_capacity(words.len());
    let mut at = 0;
    while at < words.len() {
        let run = &words[at..];
        let length = run
            .iter()
            .enumerate()
            .take_while(|(i, word)| is_single(word) && (*i == 0 || !word.begins))
            .count();
        let length = if length >= SPELLED_OUT { length } else { 1 };
        let mut word = words[at].clone();
        if length > 1 {
            word.key = words[at..at + length].iter().map(|word| word.key.as_str()).collect();
            word.end = words[at + length - 1].end;
        }
        joined.push(word);
        at += length;
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_word_has_one_key() {
        for (one, other) in [
            ("erkaklar", "эркаклар"),
            ("предоплата", "прeдoплaтa"),
            ("предоплата", "пред0плата"),
            ("toʻlov", "тўлов"),
            ("toʻlov", "тулов"),
            ("ребёнок", "ребенок"),
            ("faqat", "факат"),
            ("casino", "c4sin0"),
            ("девушки", "девушкиии"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("erkaklar"), key("ayollar"));
    }

    #[test]
    fn numbers_signs_and_sentence_starts_are_read() {
        let read = words("7 000 000 soʻm. 18+ 100$ kuniga, 18yosh");
        let read: Vec<_> = read.iter().map(|word| (word.number, word.key.as_str(), word.begins)).collect();
        assert_eq!(
            read,
            [
                (Some(7_000_000), "", true),
                (None, "sum", false),
                (Some(18), "", true),
                (None, "+", false),
                (Some(100), "", false),
                (None, "$", false),
                (None, "kuniga", false),
                (Some(18), "", false),
                (None, "esh", false),
            ]
        );
    }

    #[test]
    fn spaced_letters_are_read_as_one_word() {
        for text in ["п р е д о п л а т а", "п.р.е.д.о.п.л.а.т.а", "п-р-е-д-о-п-л-а-т-а"]
        {
            let read = words(text);
            assert_eq!(read.len(), 1, "{text}");
            assert_eq!(read[0].key, key("предоплата"));
            assert_eq!(&text[read[0].start..read[0].end], text);
        }
        assert_eq!(words("a b c").len(), 3);
    }
}
