//! In-memory counters.

use std::collections::hash_map::{Entry, HashMap};
use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};

use jiff::civil::Date;
use kernel::uzbek::canonical_letters;

/// Limit of different texts per 30 seconds, so that a flood of nonsense cannot fill the memory.
const MOST_TEXTS: usize = 5000;
/// Limit of visitors counted per text in 30 seconds.
const MOST_VISITORS: usize = 1000;
/// Longer texts are not counted.
const LONGEST: usize = 80;

/// Shared application state: searches since the last write.
#[derive(Default)]
pub struct Tally(Mutex<HashMap<(Date, String), Counted>>);

#[derive(Debug, Default)]
pub struct Counted {
    pub times: i32,
    pub empty: i32,
    pub visitors: HashSet<Vec<u8>>,
}

impl Tally {
    pub fn add(&self, day: Date, query: String, is_empty: bool, visitor: Vec<u8>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = all.len() >= MOST_TEXTS;
        let counted = match all.entry((day, query)) {
            Entry::Vacant(_) if is_full => return,
            entry => entry.or_default(),
        };
        counted.times += 1;
        counted.empty += i32::from(is_empty);
        if counted.visitors.len() < MOST_VISITORS {
            counted.visitors.insert(visitor);
        }
    }

    /// Ordered by text, so that two servers that write at the same time cannot deadlock.
    pub fn take(&self) -> BTreeMap<(Date, String), Counted> {
        let counted = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        counted.into_iter().collect()
    }
}

/// The normalised text: lower case, one spelling of oʻ. `None` when it may identify a person.
pub fn kept(text: &str) -> Option<String> {
    let text = canonical_letters(&text.to_lowercase());
    let query = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_link = ["@", "://", "www.", "t.me/"].iter().any(|sign| query.contains(sign));
    let runs = query.split(|c: char| !c.is_numeric());
    let longest_number = runs.map(|run| run.chars().count()).max().unwrap_or_default();
    let digits = query.chars().filter(|c| c.is_numeric()).count();
    let is_fine = (2..=LONGEST).contains(&query.chars().count())
        && query.chars().any(char::is_alphabetic)
        && !is_link
        // A phone number may be written in groups: 90 123 45 67.
        && longest_number < 5
        && digits < 7;
    is_fine.then_some(query)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_normalized_and_personal_data_is_dropped() {
        for (text, expected) in [
            ("  Haydovchi   Toshkent ", Some("haydovchi toshkent")),
            ("Oʻqituvchi", Some("oʻqituvchi")),
            ("O'QITUVCHI", Some("oʻqituvchi")),
            ("Водитель 5 млн", Some("водитель 5 млн")),
            ("1C", Some("1c")),
            ("", None),
            ("a", None),
            ("12", None),
            ("malika@pochta.uz", None),
            ("https://ishbor.uz/jobs", None),
            ("www.ishbor.uz", None),
            ("t.me/malika", None),
            ("hisobchi 901234567", None),
            ("hisobchi 90 123 45 67", None),
            ("hisobchi +998-90-123-45-67", None),
            ("pasport AB 12345", None),
        ] {
            assert_eq!(kept(text).as_deref(), expected, "{text}");
        }
        assert_eq!(kept(&"soʻz ".repeat(30)), None);
    }

    #[test]
    fn the_number_of_texts_is_limited() {
        let tally = Tally::default();
        let day = jiff::civil::date(2026, 11, 16);
        for number in 0..MOST_TEXTS + 10 {
            tally.add(day, format!("soʻz {number}"), false, vec![0]);
        }
        tally.add(day, "soʻz 1".to_owned(), true, vec![1]);
        let counted = tally.take();
        assert_eq!(counted.len(), MOST_TEXTS);
        let twice = &counted[&(day, "soʻz 1".to_owned())];
        assert_eq!((twice.times, twice.empty, twice.visitors.len()), (2, 1, 2));
        assert!(tally.take().is_empty());
    }
}
