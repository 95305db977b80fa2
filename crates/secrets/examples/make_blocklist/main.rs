//! Generates `data/passwords/common.txt`: the most commonly chosen passwords, as far as rules can produce them.
//!
//! `cargo run -p secrets --example make_blocklist`
//!
//! Omits what `secrets::weakness` detects by itself: capitals, symbols in place of letters, up to four digits or
//! symbols around a listed word, repeated characters, sequences and dates.

mod walks;
mod words;

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// Shorter passwords are rejected anyway.
const SHORTEST: usize = 8;

/// Suffixes for a word that is too short by itself.
const ENDINGS: &str = "1 7 11 12 01 77 99 111 123 321 777 007 1234 4321 1111 12345 123456 12345678 123456789 ! !! 1! \
    123! @123 uz .uz ru 2023 2024 2025 2026 2027";
/// Suffixes for a longer word: longer than those that are trimmed.
const LONG_ENDINGS: [&str; 3] = ["12345", "123456", "123456789"];
const BEGINNINGS: [&str; 4] = ["1", "123", "777", "my"];

fn main() -> io::Result<()> {
    fs::write(file(), text())
}

fn file() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/passwords/common.txt")
}

fn text() -> String {
    let lines: Vec<String> = passwords().into_iter().collect();
    lines.join("\n") + "\n"
}

/// Sorted by bytes, because the list is used with a binary search.
fn passwords() -> BTreeSet<String> {
    let mut all = Vec::new();
    for word in words::common() {
        decorate(word, &mut all);
    }
    for name in words::names() {
        decorate(name, &mut all);
        // Typical years of birth. A longer name with a year is covered by trimming.
        for year in (1980..=2010).filter(|_| name.len() < SHORTEST) {
            all.push(format!("{name}{year}"));
            all.push(format!("{name}{:02}", year % 100));
        }
    }
    for word in words::CYRILLIC.split_whitespace() {
        decorate(word, &mut all);
        // The same keys typed in the other keyboard layout.
        decorate(&walks::in_latin_layout(word), &mut all);
    }
    all.extend(words::PHRASES.split_whitespace().map(str::to_owned));
    all.extend(walks::walks());
    all.extend(numbers());
    all.into_iter()
        .map(|password| password.to_lowercase())
        .filter(|password| password.chars().count() >= SHORTEST)
        .collect()
}

fn decorate(word: &str, all: &mut Vec<String>) {
    let is_short = word.chars().count() < SHORTEST;
    all.push(word.to_owned());
    all.push(format!("{word}{word}"));
    all.extend(BEGINNINGS.map(|beginning| format!("{beginning}{word}")));
    all.extend(ENDINGS.split_whitespace().map(|ending| format!("{word}{ending}")).filter(|_| is_short));
    all.extend(LONG_ENDINGS.map(|ending| format!("{word}{ending}")).into_iter().filter(|_| !is_short));
}

/// Digits only: patterns on a keypad.
fn numbers() -> Vec<String> {
    let mut all: Vec<String> = words::NUMBERS.split_whitespace().map(str::to_owned).collect();
    let digits = || (0..10).map(|digit| digit.to_string());
    for one in digits() {
        for other in digits() {
            for times in 3..=6 {
                all.push(one.repeat(times) + &other.repeat(times));
                all.push(one.repeat(8) + &other.repeat(times - 2));
            }
        }
    }
    for start in 0..10_u32 {
        let run = |step: u32| (0..10).map(|nth| ((start + nth * step) % 10).to_string()).collect::<Vec<_>>();
        for digits in [run(1), run(9), run(2), run(3)] {
            let doubled: String = digits.iter().map(|digit| digit.repeat(2)).collect();
            let line: String = digits.concat();
            all.extend((SHORTEST..=10).map(|length| line[..length].to_owned()));
            all.extend((SHORTEST..=20).map(|length| doubled[..length].to_owned()));
            all.extend((4..=6).map(|half| {
                let there = &line[..half];
                there.to_owned() + &there.chars().rev().collect::<String>()
            }));
            all.extend((4..=6).map(|length| line[..length].repeat(2)));
        }
    }
    all.extend((1950..=2030).map(|year| format!("{year}{}", year + 1)));
    all.extend((1950..=2030).map(|year| format!("{year}{}", year - 1)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_list_is_what_the_rules_make() {
        assert_eq!(fs::read_to_string(file()).unwrap(), text(), "run this example again");
    }
}
