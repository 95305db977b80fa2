//! Forms of documents: they are sent with POST and answered with the page, so they work without scripts.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use uuid::Uuid;

/// What a form shows: nothing yet, what was sent with what is wrong in it, or that it has arrived.
pub struct Form {
    values: BTreeMap<String, String>,
    errors: BTreeMap<String, Vec<String>>,
    /// What is wrong with the form as a whole.
    pub problem: Option<String>,
    pub is_sent: bool,
    /// The status of the page that shows it.
    pub status: StatusCode,
    /// A repeated sending with the same key arrives once.
    pub key: String,
}

impl Default for Form {
    fn default() -> Self {
        Self::filled(BTreeMap::new())
    }
}

impl Form {
    /// A form with these values, to be sent.
    pub fn filled(values: BTreeMap<String, String>) -> Self {
        let key = Uuid::now_v7().to_string();
        Self { values, errors: BTreeMap::new(), problem: None, is_sent: false, status: StatusCode::OK, key }
    }

    /// It has arrived; the values are told back.
    pub fn sent(values: BTreeMap<String, String>) -> Self {
        Self { is_sent: true, ..Self::filled(values) }
    }

    /// It was refused. A message stands at its field, or above the button if it belongs to none that is shown.
    pub fn refused(
        values: BTreeMap<String, String>,
        errors: BTreeMap<String, Vec<String>>,
        message: String,
        status: StatusCode,
        shown: &[&str],
    ) -> Self {
        let is_shown = |name: &String| shown.contains(&name.as_str());
        let problem = (!errors.keys().any(is_shown)).then_some(message);
        Self { errors, problem, status, ..Self::filled(values) }
    }

    pub fn value(&self, name: &str) -> &str {
        self.values.get(name).map_or("", String::as_str)
    }

    pub fn error(&self, name: &str) -> Option<&str> {
        self.errors.get(name).and_then(|all| all.first()).map(String::as_str)
    }

    pub fn length(&self, name: &str) -> usize {
        self.value(name).trim().chars().count()
    }
}
