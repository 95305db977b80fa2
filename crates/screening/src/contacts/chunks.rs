//! Splits a text into groups of digits that a reader would take for one number.

use kernel::uzbek::{fold, is_apostrophe};

use super::number_words;
use crate::signs::Sign;

/// Adjacent digits. `first` and `last` are indexes into the list of characters.
#[derive(Debug, Clone)]
pub struct Chunk {
    pub digits: String,
    pub first: usize,
    pub last: usize,
    /// The text between it and the previous chunk; empty for the first of a group.
    pub between: String,
    pub is_word: bool,
}

/// Chunks separated only by symbols, and the words around them.
#[derive(Debug, Default)]
pub struct Group {
    pub chunks: Vec<Chunk>,
    /// The two folded words before the group, and the text between it and the nearer one.
    pub earlier: String,
    pub before: String,
    pub between_before: String,
    /// The folded word after it, when it follows closely.
    pub after: String,
    pub between_after: String,
}

/// The maximum number of characters between two chunks of one number.
const WIDEST_GAP: usize = 8;

/// Words that people use for symbols between digits.
const SPOKEN_SIGNS: [&str; 9] =
    ["tire", "defis", "chiziqcha", "dash", "plyus", "plus", "minus", "probel", "skobka"];

pub fn groups(signs: &[Sign]) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut open = Group::default();
    // Where the last word or chunk ended.
    let mut seen = 0;
    let mut at = 0;
    while at < signs.len() {
        if !is_inside(signs[at].c) {
            at += 1;
            continue;
        }
        let length = signs[at..].iter().take_while(|sign| is_inside(sign.c)).count();
        for piece in pieces(signs, at, at + length) {
            let between: String = signs[seen..piece.first].iter().map(|sign| sign.c).collect();
            let parts_lines = between.contains(['\n', '\r']);
            if parts_lines || between.chars().count() > WIDEST_GAP {
                let (earlier, before) = if parts_lines {
                    (String::new(), String::new())
                } else {
                    (open.earlier.clone(), open.before.clone())
                };
                close(&mut open, &mut groups, String::new(), between.clone());
                (open.earlier, open.before) = (earlier, before);
            }
            let place = (piece.first, piece.last);
            match piece.kind {
                PieceKind::Digits(digits) => add(&mut open, digits, place, between, false),
                PieceKind::Number(number) => add_number(&mut open, number, place, between),
                PieceKind::Sign => {}
                PieceKind::Word(word) => {
                    let earlier = open.before.clone();
                    close(&mut open, &mut groups, word.clone(), between);
                    (open.earlier, open.before) = (earlier, word);
                }
            }
            seen = place.1 + 1;
        }
        at += length;
    }
    let rest = signs[seen..].iter().take(2).map(|sign| sign.c).collect();
    close(&mut open, &mut groups, String::new(), rest);
    groups
}

fn close(open: &mut Group, groups: &mut Vec<Group>, after: String, between_after: String) {
    let mut group = std::mem::take(open);
    if !group.chunks.is_empty() {
        group.after = after;
        group.between_after = between_after;
        groups.push(group);
    }
}

fn add(open: &mut Group, digits: String, (first, last): (usize, usize), between: String, is_word: bool) {
    let mut chunk = Chunk { digits, first, last, between, is_word };
    if open.chunks.is_empty() {
        open.between_before = std::mem::take(&mut chunk.between);
    }
    open.chunks.push(chunk);
}

fn add_number(open: &mut Group, number: u32, place: (usize, usize), between: String) {
    if let Some(chunk) = open.chunks.last_mut().filter(|chunk| chunk.is_word)
        && let Some(joined) = chunk.digits.parse().ok().and_then(|before| number_words::join(before, number))
    {
        chunk.digits = joined.to_string();
        chunk.last = place.1;
        return;
    }
    add(open, number.to_string(), place, between, true);
}

struct Piece {
    kind: PieceKind,
    first: usize,
    last: usize,
}

enum PieceKind {
    Digits(String),
    /// A number written as a word.
    Number(u32),
    /// A symbol written as a word: "tire", "plus".
    Sign,
    Word(String),
}

fn is_inside(c: char) -> bool {
    c.is_alphanumeric() || is_apostrophe(c)
}

/// Splits one run of letters and digits.
fn pieces(signs: &[Sign], from: usize, to: usize) -> Vec<Piece> {
    let run = &signs[from..to];
    if let Some(digits) = read_as_digits(run) {
        return vec![Piece { kind: PieceKind::Digits(digits), first: from, last: to - 1 }];
    }
    let is_mixed = run.iter().any(|sign| sign.c.is_ascii_digit());
    let mut pieces = Vec::new();
    let mut at = from;
    while at < to {
        let is_digits = signs[at].c.is_ascii_digit();
        let length = signs[at..to].iter().take_while(|sign| sign.c.is_ascii_digit() == is_digits).count();
        let text: String = signs[at..at + length].iter().map(|sign| sign.c).collect();
        let kind = if is_digits && length > LONGEST_LABEL {
            PieceKind::Digits(text)
        } else if is_digits || is_mixed {
            // 107A, 5ta, M200: a label or a quantity, not part of a phone number.
            PieceKind::Word(fold(&text))
        } else {
            spoken(&fold(&text))
        };
        pieces.push(Piece { kind, first: at, last: at + length - 1 });
        at += length;
    }
    pieces
}

/// Digits next to a letter are a label up to this length.
const LONGEST_LABEL: usize = 4;

fn spoken(word: &str) -> PieceKind {
    match number_words::number(word) {
        Some(number) => PieceKind::Number(number),
        None if SPOKEN_SIGNS.contains(&word) => PieceKind::Sign,
        None => PieceKind::Word(word.to_owned()),
    }
}

/// A run of digits in which look-alike letters count as digits: `9О1`, `З4`, `9l2`.
fn read_as_digits(run: &[Sign]) -> Option<String> {
    if !run.iter().any(|sign| sign.c.is_ascii_digit()) {
        return None;
    }
    let last = run.len() - 1;
    let read = |(at, sign): (usize, &Sign)| match sign.c {
        c if c.is_ascii_digit() => Some(c),
        'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο' => Some('0'),
        'З' | 'з' => Some('3'),
        // At the end it means litres; at the start of a short run it is a Roman numeral.
        'l' if at < last => Some('1'),
        'I' | 'і' | 'І' if at < last && (at > 0 || last > 1) => Some('1'),
        'б' if at > 0 && at < last => Some('6'),
        _ => None,
    };
    run.iter().enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signs::signs;

    fn digits(text: &str) -> Vec<Vec<String>> {
        let groups = groups(&signs(text));
        groups.into_iter().map(|group| group.chunks.into_iter().map(|chunk| chunk.digits).collect()).collect()
    }

    #[test]
    fn digits_and_words_make_groups() {
        for (text, expected) in [
            ("90 123-45", vec![vec!["90", "123", "45"]]),
            ("tel 90 yuz yigirma uch 45", vec![vec!["90", "123", "45"]]),
            ("9О-I2-9l2", vec![vec!["90"], vec!["912"]]),
            ("5 kun 2 smena", vec![vec!["5"], vec!["2"]]),
            ("107A uy, 5ta M200", vec![]),
            ("90\n123", vec![vec!["90"], vec!["123"]]),
            ("90 tire 123", vec![vec!["90", "123"]]),
            ("tel901234567da", vec![vec!["901234567"]]),
        ] {
            assert_eq!(digits(text), expected, "{text}");
        }
    }

    #[test]
    fn a_group_has_its_neighbouring_words() {
        let groups = groups(&signs("maosh: 5 000 soʻm"));
        assert_eq!((groups[0].before.as_str(), groups[0].after.as_str()), ("maosh", "som"));
        let groups = super::groups(&signs("Shartnoma raqami 2026/11-457"));
        assert_eq!((groups[0].earlier.as_str(), groups[0].before.as_str()), ("shartnoma", "raqami"));
    }
}
