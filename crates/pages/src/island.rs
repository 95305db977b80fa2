//! The data of islands: parts of a document that React brings to life (`web/src/islands`).

use serde::Serialize;
use serde_json::{Map, Value};

/// `data-props` of an island.
#[derive(Default)]
pub struct Props(Map<String, Value>);

impl Props {
    pub fn new() -> Self {
        Self::default()
    }

    /// # Panics
    /// Never: the values are texts and plain structures.
    pub fn with(mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Self {
        let value = serde_json::to_value(value).expect("plain data becomes JSON");
        self.0.insert(name.to_owned(), value);
        self
    }

    /// Templates escape it for the attribute.
    pub fn json(self) -> String {
        Value::Object(self.0).to_string()
    }
}
