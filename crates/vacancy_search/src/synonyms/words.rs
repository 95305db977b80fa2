//! Validation of a synonym group.

use std::collections::HashSet;

use kernel::fields::Count;
use kernel::uzbek::fold;
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::{Error, Result};
use serde::Deserialize;
use utoipa::ToSchema;

kernel::text! {
    /// A word or a phrase.
    pub SynonymWord, chars 1..=60, line
}
kernel::text! {
    /// Why staff added a group of synonyms.
    pub SynonymNote, chars 0..=200, plain
}

const WORDS: Count = Count { min: 2, max: 12 };

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::new("StaffSynonymsIn", "words", WORDS)];

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffSynonymsIn)]
pub struct SynonymsIn {
    /// Two to twelve words.
    pub words: Vec<SynonymWord>,
    #[serde(default)]
    pub note: Option<SynonymNote>,
}

impl SynonymsIn {
    /// Returns distinct words that can all be searched for, or the errors in `words`.
    pub fn checked(&self) -> Result<(Vec<String>, Option<String>)> {
        let mut errors = FieldErrors::new();
        let mut seen = HashSet::new();
        let mut words = Vec::new();
        for (at, word) in self.words.iter().map(ToString::to_string).enumerate() {
            if search_engine::tokens(&word).is_empty() {
                errors.push(format!("words.{at}"), FieldError::Invalid);
            } else if seen.insert(fold(&word)) {
                words.push(word);
            }
        }
        if self.words.len() > WORDS.max {
            errors.push("words", FieldError::TooMany { max: WORDS.max as i64 });
        } else if words.len() < WORDS.min && errors.is_empty() {
            errors.push("words", FieldError::TooFew { min: WORDS.min as i64 });
        }
        let note = self.note.as_ref().map(ToString::to_string).filter(|note| !note.is_empty());
        errors.into_result((words, note)).map_err(Error::Invalid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_twelve_different_words() {
        let group = |words: &[&str]| SynonymsIn {
            words: words.iter().map(|word| SynonymWord::parse(word).unwrap()).collect(),
            note: Some(SynonymNote::parse(" ").unwrap()),
        };
        let (words, note) = group(&["Sotuvchi", "продавец", "sotuvchi"]).checked().unwrap();
        assert_eq!((words, note), (vec!["Sotuvchi".to_owned(), "продавец".to_owned()], None));
        let many: Vec<String> = (0..13).map(|n| format!("soʻz{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        for (words, at) in [
            (&["sotuvchi"][..], "words"),
            // The same word in another script.
            (&["sotuvchi", "СОТУВЧИ"], "words"),
            (&["sotuvchi", "!!"], "words.1"),
            (&many, "words"),
        ] {
            let Err(Error::Invalid(errors)) = group(words).checked() else { panic!("{words:?}") };
            assert_eq!(errors.of(at).len(), 1, "{words:?}: {errors:?}");
        }
    }
}
