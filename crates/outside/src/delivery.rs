//! What became of an SMS after the provider took it.

use serde_json::Value;

/// The last word of a provider about a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// On its way, or a word we do not know.
    InProgress,
    Delivered,
    Failed,
}

/// A field that providers send now as text, now as a number.
pub(crate) fn text(report: &Value, field: &str) -> Option<String> {
    match report.get(field)? {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
