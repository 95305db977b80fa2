//! Compares two titles, to tell an employer about a similar vacancy that is already open.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use kernel::uzbek::{fold_loose, is_apostrophe};
use unicode_normalization::char::is_combining_mark;

use crate::words::as_latin;

/// Words that only say "we are hiring".
const EMPTY_WORDS: &str = "kerak ishga taklif qilamiz etamiz talab qilinadi shoshilinch zudlik bilan требуется требуются нужен \
    нужна нужны срочно ищем needed wanted hiring urgent urgently";

static EMPTY: LazyLock<HashSet<String>> =
    LazyLock::new(|| EMPTY_WORDS.split_whitespace().map(fold_loose).collect());

/// From 0 to 1. Alphabet, word order, case, punctuation and "kerak" do not matter; numbers and single letters do.
pub fn similarity(one: &str, other: &str) -> f32 {
    let (one, other) = (meaning(one), meaning(other));
    if one == other {
        return 1.0;
    }
    let likeness = dice(&pieces(&one), &pieces(&other));
    if marks(&one).eq(marks(&other)) { likeness } else { likeness.min(OTHER_MARKS) }
}

/// "1-toifali" and "2-toifali", "B toifa" and "C toifa" are different jobs, however similar the rest is.
const OTHER_MARKS: f32 = 0.8;

/// Numbers and single letters.
fn marks(words: &[String]) -> impl Iterator<Item = &String> {
    words.iter().filter(|word| word.len() == 1 || word.bytes().any(|byte| byte.is_ascii_digit()))
}

/// The words of a title in normalised spelling, sorted.
fn meaning(title: &str) -> Vec<String> {
    let typed = title.split(|c: char| {
        !c.is_alphanumeric() && !is_apostrophe(c) && !is_combining_mark(c) && !"+#".contains(c)
    });
    let all: Vec<String> =
        typed.filter(|word| !word.is_empty()).map(spelling).filter(|word| !word.is_empty()).collect();
    let mut words: Vec<String> = all.iter().filter(|word| !EMPTY.contains(*word)).cloned().collect();
    if words.is_empty() {
        words = all;
    }
    words.sort_unstable();
    words
}

/// A single capital is a licence category and looks the same in both alphabets.
fn spelling(word: &str) -> String {
    let mut chars = word.chars();
    match (chars.next(), chars.next()) {
        (Some(letter), None) if letter.is_uppercase() => fold_loose(&as_latin(letter).to_string()),
        _ => fold_loose(word),
    }
}

/// The number of occurrences of each trigram; a word is padded with a space on both sides.
fn pieces(words: &[String]) -> HashMap<[u8; 3], u32> {
    let mut pieces = HashMap::new();
    for word in words {
        let padded = format!(" {word} ");
        for piece in padded.as_bytes().windows(3) {
            *pieces.entry([piece[0], piece[1], piece[2]]).or_insert(0) += 1;
        }
    }
    pieces
}

fn dice(one: &HashMap<[u8; 3], u32>, other: &HashMap<[u8; 3], u32>) -> f32 {
    let shared: u32 = one.iter().map(|(piece, count)| count.min(other.get(piece).unwrap_or(&0))).sum();
    let total: u32 = one.values().chain(other.values()).sum();
    if total == 0 { 0.0 } else { 2.0 * shared as f32 / total as f32 }
}

#[cfg(test)]
mod tests {
    use super::similarity;

    /// What counts as a duplicate (decisions C1).
    const SAME: f32 = 0.9;

    #[test]
    fn titles_of_the_same_job_are_similar() {
        for (one, other) in [
            ("Haydovchi", "Ҳайдовчи"),
            ("Haydovchi", "хайдовчи"),
            ("Oʻqituvchi", "O'qituvchi"),
            ("Bosh hisobchi", "Hisobchi (bosh)"),
            ("Sotuvchi kerak", "SOTUVCHI"),
            ("Требуется продавец", "Продавец"),
            ("Frontend-dasturchi (React)", "Frontend dasturchi, React"),
            ("Call-markaz operatori", "Call markazi operatori"),
            ("Повар-универсал", "Повар универсал!"),
            ("Водитель категории B", "Водитель категории «В»"),
        ] {
            assert!(similarity(one, other) >= SAME, "{one} / {other}: {}", similarity(one, other));
        }
    }

    #[test]
    fn titles_of_other_jobs_are_not_similar() {
        for (one, other) in [
            ("Sotuvchi", "Sotuvchi-konsultant"),
            ("Java dasturchi", "JavaScript dasturchi"),
            ("Junior Java developer", "Senior Java developer"),
            ("Hisobchi", "Bosh hisobchi"),
            ("Operator (1-smena)", "Operator (2-smena)"),
            ("Oshpaz", "Oshpaz yordamchisi"),
            ("Haydovchi B toifa", "Haydovchi C toifa"),
            ("Повар", "Продавец"),
            ("Sotuvchi", ""),
        ] {
            assert!(similarity(one, other) < SAME, "{one} / {other}: {}", similarity(one, other));
        }
    }

    #[test]
    fn it_is_symmetric_and_bounded() {
        assert_eq!(similarity("", ""), 1.0);
        assert_eq!(similarity("Oshpaz kerak", "Повар"), similarity("Повар", "Oshpaz kerak"));
        assert_eq!(similarity("kerak", "kerak"), 1.0);
    }
}
