//! A document: everything about one thing that can be searched.

use uuid::Uuid;

use super::schema::{DateId, FacetId, FlagId, KeyId, NO, NumberId, TextId, YES};

/// The values of one document. What is left out is not there: no text, no value, no number; a document without an
/// expiry never expires.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    pub(super) id: Uuid,
    pub(super) texts: Vec<(TextId, String)>,
    pub(super) values: Vec<(FacetId, String)>,
    pub(super) keys: Vec<(KeyId, Uuid)>,
    pub(super) numbers: Vec<(NumberId, Quantity)>,
    pub(super) dates: Vec<(DateId, i64)>,
    pub(super) boost: f32,
}

/// A number with its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quantity {
    /// Below zero counts as zero.
    pub value: i64,
    /// The index of the unit in the caller's rates; zero for plain numbers. A number with a unit that the schema does
    /// not have cannot be compared and is left out.
    pub unit: u8,
}

impl Document {
    pub fn new(id: Uuid) -> Self {
        Self {
            id,
            texts: Vec::new(),
            values: Vec::new(),
            keys: Vec::new(),
            numbers: Vec::new(),
            dates: Vec::new(),
            boost: 1.0,
        }
    }

    pub fn id(&self) -> Uuid {
        self.id
    }

    /// A field may have several texts.
    pub fn text(&mut self, field: TextId, text: impl Into<String>) -> &mut Self {
        self.texts.push((field, text.into()));
        self
    }

    pub fn texts<T: Into<String>>(&mut self, field: TextId, texts: impl IntoIterator<Item = T>) -> &mut Self {
        self.texts.extend(texts.into_iter().map(|text| (field, text.into())));
        self
    }

    pub fn values<T: Into<String>>(
        &mut self,
        facet: FacetId,
        values: impl IntoIterator<Item = T>,
    ) -> &mut Self {
        self.values.extend(values.into_iter().map(|value| (facet, value.into())));
        self
    }

    pub fn flag(&mut self, flag: FlagId, is_set: bool) -> &mut Self {
        self.values(flag.0, [if is_set { YES } else { NO }])
    }

    /// A document may have several ids under one key.
    pub fn key(&mut self, key: KeyId, id: Uuid) -> &mut Self {
        self.keys.push((key, id));
        self
    }

    pub fn number(&mut self, number: NumberId, quantity: Quantity) -> &mut Self {
        self.numbers.push((number, quantity));
        self
    }

    pub fn keys(&mut self, key: KeyId, ids: impl IntoIterator<Item = Uuid>) -> &mut Self {
        self.keys.extend(ids.into_iter().map(|id| (key, id)));
        self
    }

    /// Seconds since 1970.
    pub fn date(&mut self, date: DateId, seconds: i64) -> &mut Self {
        self.dates.push((date, seconds));
        self
    }

    /// A factor of its score, kept within [`Ranking::boost`](super::Ranking::boost).
    pub fn boost(&mut self, boost: f32) -> &mut Self {
        self.boost = boost;
        self
    }

    /// A hash of everything the index stores about the document. [`super::SearchIndex::checksum`] sums them, so that
    /// a whole index can be compared with the data it was built from.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fnv::default();
        hash.bytes(self.id.as_bytes());
        // The length of each list comes first, so that a value cannot move from one list to the next unnoticed.
        hash.bytes(&self.texts.len().to_le_bytes());
        for (field, text) in &self.texts {
            hash.bytes(&[field.0]);
            hash.bytes(text.as_bytes());
        }
        hash.bytes(&self.values.len().to_le_bytes());
        for (facet, value) in &self.values {
            hash.bytes(&[facet.0]);
            hash.bytes(value.as_bytes());
        }
        hash.bytes(&self.keys.len().to_le_bytes());
        for (key, id) in &self.keys {
            hash.bytes(&[key.0]);
            hash.bytes(id.as_bytes());
        }
        hash.bytes(&self.numbers.len().to_le_bytes());
        for (number, Quantity { value, unit }) in &self.numbers {
            hash.bytes(&[number.0, *unit]);
            hash.bytes(&value.to_le_bytes());
        }
        hash.bytes(&self.dates.len().to_le_bytes());
        for (date, seconds) in &self.dates {
            hash.bytes(&[date.0]);
            hash.bytes(&seconds.to_le_bytes());
        }
        hash.bytes(&self.boost.to_le_bytes());
        hash.0
    }
}

/// FNV-1a. Implemented here because a value stored on disk must not change with the standard library.
pub(super) struct Fnv(pub u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Appends a separator, so that "ab" + "c" differs from "a" + "bc".
    pub fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub fn texts<'a>(&mut self, texts: impl ExactSizeIterator<Item = &'a str>) {
        self.bytes(&texts.len().to_le_bytes());
        for text in texts {
            self.bytes(text.as_bytes());
        }
    }
}
