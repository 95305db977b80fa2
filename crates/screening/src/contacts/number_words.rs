//! Numbers written as words, in the three languages. Uzbek is listed in Latin and also matches Cyrillic, because both
//! are folded; the alternative spellings are for people who type without ў, қ and ҳ.

use std::collections::HashMap;
use std::sync::LazyLock;

use kernel::uzbek::fold;

/// Each number with its names.
const NAMES: &[(u32, &str)] = &[
    (0, "nol nul null ноль нуль zero"),
    (1, "bir один одна адин one"),
    (2, "ikki два две two"),
    (3, "uch три three"),
    (4, "toʻrt turt четыре четире four"),
    (5, "besh пять пят five"),
    (6, "olti шесть шест six"),
    (7, "yetti семь сем seven"),
    (8, "sakkiz sakiz восемь восем eight"),
    (9, "toʻqqiz tukkiz toqiz девять девят nine"),
    (10, "oʻn десять десят ten"),
    (11, "одиннадцать одинадцать eleven"),
    (12, "двенадцать twelve"),
    (13, "тринадцать thirteen"),
    (14, "четырнадцать fourteen"),
    (15, "пятнадцать fifteen"),
    (16, "шестнадцать sixteen"),
    (17, "семнадцать seventeen"),
    (18, "восемнадцать eighteen"),
    (19, "девятнадцать nineteen"),
    (20, "yigirma двадцать twenty"),
    (30, "oʻttiz uttiz тридцать thirty"),
    (40, "qirq kirk сорок forty"),
    (50, "ellik пятьдесят fifty"),
    (60, "oltmish шестьдесят sixty"),
    (70, "yetmish семьдесят seventy"),
    (80, "sakson восемьдесят eighty"),
    (90, "toʻqson tukson девяносто ninety"),
    (100, "yuz сто hundred"),
    (200, "двести"),
    (300, "триста"),
    (400, "четыреста"),
    (500, "пятьсот"),
    (600, "шестьсот"),
    (700, "семьсот"),
    (800, "восемьсот"),
    (900, "девятьсот"),
];

static BY_NAME: LazyLock<HashMap<String, u32>> = LazyLock::new(|| {
    let pairs = NAMES.iter().flat_map(|(number, names)| names.split(' ').map(|name| (fold(name), *number)));
    pairs.collect()
});

/// The number that a folded word stands for.
pub fn number(folded: &str) -> Option<u32> {
    BY_NAME.get(folded).copied()
}

/// Combines a spoken number with the next word: twenty and three, two and hundred. `None` when a new number starts.
pub fn join(before: u32, next: u32) -> Option<u32> {
    match (before, next) {
        (1..=9, 100) => Some(before * 100),
        (100..=900, 1..=99) if before.is_multiple_of(100) => Some(before + next),
        (10..=990, 1..=9) if before.is_multiple_of(10) && !before.is_multiple_of(100) => Some(before + next),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_scripts_name_a_number() {
        for (word, expected) in
            [("toʻqson", 90), ("тўқсон", 90), ("туксон", 90), ("ЕТТИ", 7), ("девятьсот", 900), ("Nine", 9)]
        {
            assert_eq!(number(&fold(word)), Some(expected), "{word}");
        }
        assert_eq!(number("stol"), None);
    }

    #[test]
    fn parts_of_one_number_join() {
        for (before, next, joined) in [
            (20, 3, Some(23)),
            (100, 20, Some(120)),
            (120, 3, Some(123)),
            (2, 100, Some(200)),
            (9, 0, None),
            (1, 2, None),
            (90, 90, None),
            (100, 100, None),
        ] {
            assert_eq!(join(before, next), joined, "{before} {next}");
        }
    }
}
