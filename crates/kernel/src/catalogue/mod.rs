//! The messages of the product in its three languages.
//!
//! The files are those that the web compiles (the inlang message format). A key has either a text with
//! `{placeholder}`s or several texts selected by plural category or by value:
//!
//! ```json
//! { "salom": "Salom, {name}!",
//!   "jobs": [{ "declarations": ["input count", "local countPlural = count: plural"],
//!              "selectors": ["countPlural"],
//!              "match": { "countPlural=one": "{count} job", "countPlural=other": "{count} jobs" } }] }
//! ```

mod check;
mod message;

use std::borrow::Cow;
use std::collections::BTreeMap;

pub use check::Problem;
use message::Message;

use crate::Locale;
use crate::number::grouped;

/// Why the messages could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum CatalogueError {
    #[error("{locale}: not a JSON object of messages: {reason}")]
    Json { locale: Locale, reason: String },
    #[error("{locale}: the key {key} is in two files")]
    Repeated { locale: Locale, key: String },
    #[error("{locale}: {key}: {reason}")]
    Message { locale: Locale, key: String, reason: String },
}

/// All messages, parsed and ready to format.
#[derive(Debug, Default)]
pub struct Catalogue {
    messages: BTreeMap<Locale, BTreeMap<String, Message>>,
}

impl Catalogue {
    /// Reads any number of files. The key `$schema` is for editors and is skipped.
    pub fn load<'a>(files: impl IntoIterator<Item = (Locale, &'a str)>) -> Result<Self, CatalogueError> {
        let mut messages: BTreeMap<Locale, BTreeMap<String, Message>> = BTreeMap::new();
        for (locale, json) in files {
            let file: BTreeMap<String, serde_json::Value> = serde_json::from_str(json)
                .map_err(|error| CatalogueError::Json { locale, reason: error.to_string() })?;
            let known = messages.entry(locale).or_default();
            for (key, value) in file {
                if key == "$schema" {
                    continue;
                }
                if known.contains_key(&key) {
                    return Err(CatalogueError::Repeated { locale, key });
                }
                match Message::read(&value) {
                    Ok(message) => known.insert(key, message),
                    Err(reason) => return Err(CatalogueError::Message { locale, key, reason }),
                };
            }
        }
        Ok(Self { messages })
    }

    /// A message without arguments.
    pub fn text(&self, locale: Locale, key: &str) -> String {
        self.format(locale, key, &Args::new())
    }

    /// Formats a message with its arguments. A missing message falls back to Uzbek, then to the key itself, so that a
    /// missing translation is noticed and never breaks a page.
    pub fn format(&self, locale: Locale, key: &str, args: &Args<'_>) -> String {
        [locale, Locale::Uz]
            .into_iter()
            .find_map(|locale| Some((locale, self.messages.get(&locale)?.get(key)?)))
            .map_or_else(|| key.to_owned(), |(spoken, message)| message.format(spoken, args))
    }

    /// The keys of a language, sorted.
    pub fn keys(&self, locale: Locale) -> impl Iterator<Item = &str> {
        self.messages.get(&locale).into_iter().flatten().map(|(key, _)| key.as_str())
    }

    /// What is missing or inconsistent between the languages. Empty when all is well.
    pub fn problems(&self) -> Vec<Problem> {
        check::problems(&self.messages)
    }
}

/// The values for the placeholders of a message.
#[derive(Debug, Clone, Default)]
pub struct Args<'a>(Vec<(&'a str, Arg<'a>)>);

#[derive(Debug, Clone)]
enum Arg<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

impl<'a> Args<'a> {
    pub fn new() -> Self {
        Self::default()
    }

    /// A quantity: selects the plural form and is shown with digit grouping ("1 248"). Pass a year or a code as
    /// `text`.
    #[must_use]
    pub fn number(mut self, name: &'a str, value: impl Into<i64>) -> Self {
        self.0.push((name, Arg::Number(value.into())));
        self
    }

    #[must_use]
    pub fn text(mut self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.0.push((name, Arg::Text(value.into())));
        self
    }

    fn get(&self, name: &str) -> Option<&Arg<'a>> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}

/// The arguments of a [`FieldError`](crate::FieldError).
impl From<Vec<(&'static str, i64)>> for Args<'static> {
    fn from(numbers: Vec<(&'static str, i64)>) -> Self {
        Self(numbers.into_iter().map(|(name, value)| (name, Arg::Number(value))).collect())
    }
}

impl Arg<'_> {
    fn shown(&self) -> Cow<'_, str> {
        match self {
            Self::Number(value) => Cow::Owned(grouped(*value)),
            Self::Text(text) => Cow::Borrowed(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Locale::{En, Ru, Uz};

    const UZ: &str = r#"{
        "$schema": "https://inlang.com/schema/inlang-message-format",
        "hello": "Salom, {name}!",
        "only_uz": "Faqat oʻzbekcha",
        "jobs": "{count} ta vakansiya"
    }"#;
    const RU: &str = r#"{
        "hello": "Здравствуйте, {name}!",
        "jobs": [{
            "declarations": ["input count", "local countPlural = count: plural"],
            "selectors": ["countPlural"],
            "match": {
                "countPlural=one": "{count} вакансия",
                "countPlural=few": "{count} вакансии",
                "countPlural=many": "{count} вакансий",
                "countPlural=*": "{count} вакансии"
            }
        }]
    }"#;
    const EN: &str = r#"{
        "hello": "Hello, {name}!",
        "jobs": [{
            "declarations": ["input count", "local countPlural = count: plural"],
            "selectors": ["countPlural"],
            "match": { "countPlural=one": "{count} job", "countPlural=other": "{count} jobs" }
        }],
        "they": [{
            "declarations": ["input sex"],
            "selectors": ["sex"],
            "match": { "sex=male": "he", "sex=female": "she", "sex=*": "they" }
        }]
    }"#;

    fn catalogue() -> Catalogue {
        Catalogue::load([(Uz, UZ), (Ru, RU), (En, EN)]).unwrap()
    }

    #[test]
    fn placeholders_are_filled() {
        let catalogue = catalogue();
        let args = Args::new().text("name", "Aziza");
        assert_eq!(catalogue.format(Uz, "hello", &args), "Salom, Aziza!");
        assert_eq!(catalogue.format(Ru, "hello", &args), "Здравствуйте, Aziza!");
        assert_eq!(catalogue.text(En, "hello"), "Hello, {name}!");
    }

    #[test]
    fn plurals_follow_the_language() {
        let catalogue = catalogue();
        for (locale, count, expected) in [
            (Uz, 1, "1 ta vakansiya"),
            (Ru, 0, "0 вакансий"),
            (Ru, 1, "1 вакансия"),
            (Ru, 3, "3 вакансии"),
            (Ru, 5, "5 вакансий"),
            (Ru, 11, "11 вакансий"),
            (Ru, 21, "21 вакансия"),
            (En, 1, "1 job"),
            (En, 1248, "1\u{a0}248 jobs"),
        ] {
            assert_eq!(catalogue.format(locale, "jobs", &Args::new().number("count", count)), expected);
        }
    }

    #[test]
    fn a_text_value_selects_a_variant() {
        let catalogue = catalogue();
        for (sex, expected) in [("male", "he"), ("female", "she"), ("", "they")] {
            assert_eq!(catalogue.format(En, "they", &Args::new().text("sex", sex)), expected);
        }
        assert_eq!(catalogue.text(En, "they"), "they");
    }

    #[test]
    fn a_missing_message_falls_back_to_uzbek_then_to_its_key() {
        let catalogue = catalogue();
        assert_eq!(catalogue.text(Ru, "only_uz"), "Faqat oʻzbekcha");
        assert_eq!(catalogue.text(Ru, "nowhere"), "nowhere");
        assert_eq!(catalogue.keys(Uz).collect::<Vec<_>>(), ["hello", "jobs", "only_uz"]);
    }

    #[test]
    fn files_of_one_language_are_joined_and_may_not_repeat_a_key() {
        let joined = Catalogue::load([(Uz, r#"{"a": "1"}"#), (Uz, r#"{"b": "2"}"#)]).unwrap();
        assert_eq!(joined.text(Uz, "b"), "2");
        let error = Catalogue::load([(Uz, r#"{"a": "1"}"#), (Uz, r#"{"a": "2"}"#)]).unwrap_err();
        assert_eq!(error.to_string(), "uz: the key a is in two files");
    }

    #[test]
    fn broken_files_name_the_language_and_the_key() {
        for (json, expected) in [
            ("[]", "ru: not a JSON object"),
            (r#"{"a": 1}"#, "ru: a: "),
            (r#"{"a": "{open"}"#, "ru: a: "),
            (r#"{"a": []}"#, "ru: a: "),
            (r#"{"a": [{"selectors": ["x"], "match": {"x=1": ""}}]}"#, "ru: a: "),
            (
                r#"{"a": [{"declarations": ["input x"], "selectors": ["x"], "match": {"y=1": ""}}]}"#,
                "ru: a: ",
            ),
            (
                r#"{"a": [{"declarations": ["local x = y: number"], "selectors": ["x"], "match": {}}]}"#,
                "ru: a: ",
            ),
        ] {
            let error = Catalogue::load([(Ru, json)]).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
