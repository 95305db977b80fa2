//! Delivery status of an SMS after the provider accepted it.

use serde_json::Value;

/// The final status that a provider reports for a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// In progress, or an unknown status.
    InProgress,
    Delivered,
    Failed,
}

/// A field that providers send either as a string or as a number.
pub(crate) fn text(report: &Value, field: &str) -> Option<String> {
    match report.get(field)? {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
