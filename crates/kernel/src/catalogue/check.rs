//! Checks that the three languages are complete and consistent.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::message::{Message, Selector, plural};
use crate::Locale;

/// One problem that a translator has to fix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The key exists in another language.
    Missing { locale: Locale, key: String },
    /// The placeholders differ from those of another language.
    Placeholders { locale: Locale, key: String, expected: String, found: String },
    /// A plural category that occurs for whole numbers has no text.
    PluralForm { locale: Locale, key: String, category: &'static str },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { locale, key } => write!(f, "{locale}: {key} is missing"),
            Self::Placeholders { locale, key, expected, found } => {
                write!(f, "{locale}: {key} has the placeholders [{found}], others have [{expected}]")
            }
            Self::PluralForm { locale, key, category } => {
                write!(f, "{locale}: {key} has no text for the plural form {category}")
            }
        }
    }
}

pub(super) fn problems(messages: &BTreeMap<Locale, BTreeMap<String, Message>>) -> Vec<Problem> {
    let keys: BTreeSet<&String> = messages.values().flat_map(BTreeMap::keys).collect();
    let mut problems = Vec::new();
    for key in keys {
        let mut first: Option<String> = None;
        for locale in Locale::ALL {
            let Some(message) = messages.get(&locale).and_then(|known| known.get(key)) else {
                problems.push(Problem::Missing { locale, key: key.clone() });
                continue;
            };
            let found = message.placeholders().into_iter().collect::<Vec<_>>().join(", ");
            let expected = first.get_or_insert_with(|| found.clone());
            if found != *expected {
                let expected = expected.clone();
                problems.push(Problem::Placeholders { locale, key: key.clone(), expected, found });
            }
            for category in uncovered(locale, message) {
                problems.push(Problem::PluralForm { locale, key: key.clone(), category });
            }
        }
    }
    problems
}

/// Categories of whole numbers without a variant. Russian `other` is used for fractions only.
fn uncovered(locale: Locale, message: &Message) -> BTreeSet<&'static str> {
    let reached: BTreeSet<&'static str> = (0..=200).map(|number| plural(locale, number)).collect();
    let plurals = message.selectors.iter().enumerate();
    plurals
        .filter(|(_, selector)| matches!(selector, Selector::Plural(_)))
        .flat_map(|(at, _)| {
            let speaks = move |category: &&str| {
                let mut wishes = message.variants.iter().map(|variant| variant.wants[at].as_deref());
                wishes.any(|want| want.is_none_or(|want| want == *category))
            };
            reached.iter().copied().filter(move |category| !speaks(category)).collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::{Catalogue, Locale};

    fn found(uz: &str, ru: &str, en: &str) -> Vec<String> {
        let catalogue = Catalogue::load([(Locale::Uz, uz), (Locale::Ru, ru), (Locale::En, en)]).unwrap();
        catalogue.problems().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn equal_trees_have_no_problem() {
        let plural = r#"{"a": [{"declarations": ["input n", "local p = n: plural"], "selectors": ["p"],
            "match": {"p=one": "{n} год", "p=few": "{n} года", "p=many": "{n} лет"}}]}"#;
        assert_eq!(found(r#"{"a": "{n} yil"}"#, plural, r#"{"a": "{n} y"}"#), [""; 0]);
    }

    #[test]
    fn differences_are_named() {
        assert_eq!(
            found(r#"{"a": "{n}", "b": ""}"#, r#"{"a": "{m}"}"#, r#"{"a": "{n}", "b": "", "c": ""}"#),
            [
                "ru: a has the placeholders [m], others have [n]",
                "ru: b is missing",
                "uz: c is missing",
                "ru: c is missing",
            ]
        );
    }

    #[test]
    fn a_forgotten_plural_form_is_found() {
        let two_forms = r#"{"a": [{"declarations": ["input n", "local p = n: plural"], "selectors": ["p"],
            "match": {"p=one": "{n}", "p=other": "{n}"}}]}"#;
        assert_eq!(
            found(two_forms, two_forms, two_forms),
            ["ru: a has no text for the plural form few", "ru: a has no text for the plural form many"]
        );
    }
}
