//! A schema as fields of Tantivy's files.

use std::sync::Arc;

use tantivy::schema::{
    BytesOptions, Field, IndexRecordOption, NumericOptions, Schema as StoredSchema, TextFieldIndexing,
    TextOptions,
};
use tantivy::tokenizer::TextAnalyzer;
use tantivy::{Index, TantivyDocument};

use super::document::Document;
use super::schema::{Schema, TextKind};
use super::terms::Words;

/// The names of the analysers are part of the stored schema. When the analysis changes, the names here must change, and
/// every node rebuilds its index.
const NAMES: &str = "names-1";
const WORDS: &str = "words-1";

/// The stored unit of a number that a document does not have.
pub(super) const NO_UNIT: u8 = u8::MAX;
/// `boost` is stored as an integer in these units.
pub(super) const BOOST_UNIT: f32 = 10_000.0;

#[derive(Debug, Clone)]
pub(super) struct Fields {
    pub schema: Arc<Schema>,
    pub stored: StoredSchema,
    pub id: Field,
    /// The values of all facets: tags.
    pub tags: Field,
    pub keys: Vec<Field>,
    pub texts: Vec<Field>,
    // Columns that are loaded into memory with a segment.
    pub id_high: Field,
    pub id_low: Field,
    /// The value and the unit of each number.
    pub numbers: Vec<[Field; 2]>,
    pub dates: Vec<Field>,
    pub boost: Field,
    pub fingerprint: Field,
}

impl Fields {
    pub fn new(schema: &Arc<Schema>) -> Self {
        let mut stored = StoredSchema::builder();
        let key = || BytesOptions::default().set_indexed();
        let id = stored.add_bytes_field("id", key());
        let keys = schema.keys.iter().map(|name| stored.add_bytes_field(&format!("key_{name}"), key()));
        let keys = keys.collect();
        let raw = TextFieldIndexing::default()
            .set_tokenizer("raw")
            .set_index_option(IndexRecordOption::Basic)
            .set_fieldnorms(false);
        // The hash makes the stored schema differ when the meaning of the tags or the version of the documents does.
        let tags = format!("tags_{:016x}", schema.fingerprint);
        let tags = stored.add_text_field(&tags, TextOptions::default().set_indexing_options(raw));
        let texts = schema.texts.iter().map(|text| {
            let indexing = TextFieldIndexing::default()
                .set_tokenizer(match text.kind {
                    TextKind::Name => NAMES,
                    TextKind::Long => WORDS,
                })
                .set_index_option(IndexRecordOption::WithFreqsAndPositions)
                .set_fieldnorms(false);
            let options = TextOptions::default().set_indexing_options(indexing);
            stored.add_text_field(&format!("text_{}", text.name), options)
        });
        let texts = texts.collect();
        let mut column = |name: &str| stored.add_u64_field(name, NumericOptions::default().set_fast());
        let [id_high, id_low, boost, fingerprint] =
            ["id_high", "id_low", "boost", "fingerprint"].map(&mut column);
        let numbers = schema
            .numbers
            .iter()
            .map(|number| ["number", "unit"].map(|part| column(&format!("{part}_{}", number.name))));
        let numbers = numbers.collect();
        let dates = schema.dates.iter().map(|name| column(&format!("date_{name}"))).collect();
        Self {
            schema: Arc::clone(schema),
            stored: stored.build(),
            id,
            tags,
            keys,
            texts,
            id_high,
            id_low,
            numbers,
            dates,
            boost,
            fingerprint,
        }
    }

    pub fn register(index: &Index) {
        index.tokenizers().register(NAMES, TextAnalyzer::from(Words::of_names()));
        index.tokenizers().register(WORDS, TextAnalyzer::from(Words::default()));
    }

    pub fn document(&self, document: &Document) -> TantivyDocument {
        let mut stored = TantivyDocument::default();
        stored.add_bytes(self.id, document.id.as_bytes());
        for (key, id) in &document.keys {
            stored.add_bytes(self.keys[usize::from(key.0)], id.as_bytes());
        }
        for (facet, value) in &document.values {
            if self.schema.facet(*facet).has(value) {
                stored.add_text(self.tags, facet.tag(value));
            }
        }
        for (field, text) in &document.texts {
            stored.add_text(self.texts[usize::from(field.0)], text);
        }
        let (high, low) = document.id.as_u64_pair();
        stored.add_u64(self.id_high, high);
        stored.add_u64(self.id_low, low);
        for (at, [value, unit]) in (0..).zip(&self.numbers) {
            let units = self.schema.numbers[usize::from(at)].units;
            let found = document.numbers.iter().find(|(number, _)| number.0 == at);
            let found = found.map(|(_, quantity)| quantity).filter(|quantity| quantity.unit < units);
            stored.add_u64(*value, found.map_or(0, |found| u64::try_from(found.value).unwrap_or(0)));
            stored.add_u64(*unit, found.map_or(NO_UNIT, |found| found.unit).into());
        }
        for (at, field) in (0..).zip(&self.dates) {
            let is_expiry = self.schema.expiry.is_some_and(|expiry| expiry.0 == at);
            let missing = if is_expiry { i64::MAX } else { 0 };
            let found = document.dates.iter().find(|(date, _)| date.0 == at);
            stored.add_u64(*field, seconds(found.map_or(missing, |(_, seconds)| *seconds)));
        }
        stored.add_u64(self.boost, (document.boost * BOOST_UNIT) as u64);
        stored.add_u64(self.fingerprint, document.fingerprint());
        stored
    }
}

fn seconds(time: i64) -> u64 {
    u32::try_from(time.max(0)).unwrap_or(u32::MAX).into()
}
