//! What an index holds, as a value: text fields, facets, keys, numbers, dates, flags, and how results are ranked.
//!
//! A schema is built once. Every part gets a small number (`TextId` and so on), and documents, filters and requests
//! name the parts by these numbers, so that no search compares names.

use std::sync::Arc;

use super::document::Fnv;
use super::lookup::Bands;
use super::ranking::{Freshness, Ranking};

/// The maximum number of text fields: a band of `lookup` has one byte.
const MOST_TEXTS: usize = 25;
/// The maximum number of facets and flags: the first character of a tag tells them apart.
const MOST_FACETS: usize = 60;
/// The number of groups in which facets are counted, see [`Counted::Group`].
pub(super) const GROUPS: usize = 3;

/// The values of a flag.
pub(super) const YES: &str = "1";
pub(super) const NO: &str = "0";

/// A text field of a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TextId(pub(super) u8);

/// A facet of a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FacetId(pub(super) u8);

/// A flag of a schema: a facet with the values yes and no.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FlagId(pub(super) FacetId);

/// A key of a schema: the id of something that a document belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeyId(pub(super) u8);

/// A number of a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NumberId(pub(super) u8);

/// A date of a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DateId(pub(super) u8);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextKind {
    /// Short: each text of the field is a single name, which can be matched as a whole, and the words of a phrase may
    /// be anywhere in it. Corrections of typing errors are shown as the names spell them.
    Name,
    Long,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Values {
    /// Any values. Counts list those that occur, the most frequent first.
    Open,
    /// Only these; other values of documents are not indexed. Counts list all of them, in this order.
    Closed(Vec<String>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// Only filters use it.
    No,
    /// Counted, in one of three groups: 0, 1 or 2. A document stores one number per group, which stands for all its
    /// values in it, so facets whose values usually occur together belong in one group. Within a group those with the
    /// fewest values come first: counting passes over all beginnings of such combinations.
    Group(usize),
}

#[derive(Debug)]
pub struct Schema {
    pub(super) texts: Vec<Text>,
    pub(super) facets: Vec<Facet>,
    pub(super) counted: Vec<FacetId>,
    pub(super) keys: Vec<String>,
    pub(super) numbers: Vec<Number>,
    pub(super) dates: Vec<String>,
    pub(super) expiry: Option<DateId>,
    pub(super) promoted: Option<FlagId>,
    pub(super) ranking: Ranking,
    /// Freshness by age in hours; anything older gets the last value.
    pub(super) freshness: Vec<f32>,
    pub(super) bands: Bands,
    /// A hash of everything that decides how documents are stored.
    pub(super) fingerprint: u64,
}

#[derive(Debug)]
pub(super) struct Text {
    pub name: String,
    pub kind: TextKind,
    weight: f32,
}

#[derive(Debug)]
pub(super) struct Facet {
    name: String,
    pub values: Values,
    pub counted: Counted,
}

#[derive(Debug)]
pub(super) struct Number {
    pub name: String,
    pub units: u8,
}

impl Schema {
    /// `version` has to change whenever documents are converted differently: an index that was written with another
    /// version is [`OpenError::Old`](super::OpenError::Old).
    pub fn builder(name: &str, version: u32) -> SchemaBuilder {
        SchemaBuilder {
            name: name.to_owned(),
            version,
            texts: Vec::new(),
            facets: Vec::new(),
            keys: Vec::new(),
            numbers: Vec::new(),
            dates: Vec::new(),
            expiry: None,
            promoted: None,
        }
    }

    pub fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    pub(super) fn facet(&self, facet: FacetId) -> &Facet {
        &self.facets[usize::from(facet.0)]
    }
}

impl Facet {
    pub fn group(&self) -> Option<usize> {
        match self.counted {
            Counted::No => None,
            Counted::Group(group) => Some(group),
        }
    }

    pub fn has(&self, value: &str) -> bool {
        match &self.values {
            Values::Open => true,
            Values::Closed(values) => values.iter().any(|known| known == value),
        }
    }
}

/// The first character of the tags of the first facet. All are single bytes after '(' and '>', with which other cache
/// keys begin.
const FIRST: u8 = b'A';

impl FacetId {
    /// The first character of the facet's tags.
    pub(super) fn letter(self) -> char {
        char::from(FIRST + self.0)
    }

    /// The facet and the value of a tag.
    pub(super) fn split(tag: &str) -> Option<(Self, &str)> {
        let letter = tag.bytes().next()?;
        Some((Self(letter.checked_sub(FIRST)?), tag.get(1..)?))
    }

    /// The term under which a value is indexed.
    pub(super) fn tag(self, value: &str) -> String {
        format!("{}{value}", self.letter())
    }
}

/// Collects the parts of a schema. Every part is identified by its name and its position.
#[derive(Debug)]
pub struct SchemaBuilder {
    name: String,
    version: u32,
    texts: Vec<Text>,
    facets: Vec<Facet>,
    keys: Vec<String>,
    numbers: Vec<Number>,
    dates: Vec<String>,
    expiry: Option<DateId>,
    promoted: Option<FlagId>,
}

impl SchemaBuilder {
    /// `weight`: how much a word in this field counts, compared with the other fields. Changing it takes effect
    /// without a rebuild.
    pub fn text(&mut self, name: &str, kind: TextKind, weight: f32) -> TextId {
        assert!(weight.is_finite() && weight > 0.0, "the weight of {name} must be positive");
        self.texts.push(Text { name: name.to_owned(), kind, weight });
        TextId(last(&self.texts, MOST_TEXTS))
    }

    /// All values of all counted and uncounted facets together may be at most 65,536.
    pub fn facet(&mut self, name: &str, values: Values, counted: Counted) -> FacetId {
        assert!(!matches!(counted, Counted::Group(GROUPS..)), "{name} is in a group that does not exist");
        self.facets.push(Facet { name: name.to_owned(), values, counted });
        FacetId(last(&self.facets, MOST_FACETS))
    }

    pub fn flag(&mut self, name: &str, counted: Counted) -> FlagId {
        FlagId(self.facet(name, Values::Closed(vec![YES.to_owned(), NO.to_owned()]), counted))
    }

    /// The flag of promoted documents, which a search also returns apart if their names have what was typed
    /// ([`SearchRequest::promoted`](super::SearchRequest::promoted)). At most one.
    pub fn promoted(&mut self, name: &str) -> FlagId {
        let flag = self.flag(name, Counted::No);
        assert!(self.promoted.replace(flag).is_none(), "only one flag can promote");
        flag
    }

    pub fn key(&mut self, name: &str) -> KeyId {
        self.keys.push(name.to_owned());
        KeyId(last(&self.keys, usize::from(u8::MAX)))
    }

    /// `units`: how many units its values can have, such as currencies; 1 for plain numbers.
    pub fn number(&mut self, name: &str, units: u8) -> NumberId {
        assert!((1..u8::MAX).contains(&units), "{name} needs a unit, and one number is kept for none");
        self.numbers.push(Number { name: name.to_owned(), units });
        NumberId(last(&self.numbers, usize::from(u8::MAX)))
    }

    pub fn date(&mut self, name: &str) -> DateId {
        self.dates.push(name.to_owned());
        DateId(last(&self.dates, usize::from(u8::MAX)))
    }

    /// The date from which on a document is not found. At most one; a document without it never expires.
    pub fn expiry(&mut self, name: &str) -> DateId {
        let date = self.date(name);
        assert!(self.expiry.replace(date).is_none(), "only one date can be the expiry");
        date
    }

    pub fn build(self, ranking: Ranking) -> Arc<Schema> {
        ranking.check();
        let fingerprint = self.fingerprint();
        let Self { texts, facets, keys, numbers, dates, expiry, promoted, .. } = self;
        let fields: Vec<_> = texts.iter().map(|text| (text.weight, text.kind)).collect();
        let ids = (0..).map(FacetId).zip(&facets);
        Arc::new(Schema {
            counted: ids.filter(|(_, facet)| facet.group().is_some()).map(|(id, _)| id).collect(),
            freshness: ranking.freshness.as_ref().map_or(vec![1.0], Freshness::by_hours),
            bands: Bands::new(&fields),
            texts,
            facets,
            keys,
            numbers,
            dates,
            expiry,
            promoted,
            ranking,
            fingerprint,
        })
    }

    fn fingerprint(&self) -> u64 {
        let mut hash = Fnv::default();
        hash.bytes(self.name.as_bytes());
        hash.bytes(&self.version.to_le_bytes());
        for text in &self.texts {
            hash.bytes(text.name.as_bytes());
            hash.bytes(&[u8::from(text.kind == TextKind::Name)]);
        }
        // Each kind of part ends with a mark, so that a date cannot be taken for a key of the same name.
        hash.bytes(b"facets");
        for facet in &self.facets {
            hash.bytes(facet.name.as_bytes());
            match &facet.values {
                Values::Open => hash.bytes(b"open"),
                Values::Closed(values) => hash.texts(values.iter().map(String::as_str)),
            }
        }
        hash.bytes(b"keys");
        hash.texts(self.keys.iter().map(String::as_str));
        hash.bytes(b"numbers");
        for number in &self.numbers {
            hash.bytes(number.name.as_bytes());
            hash.bytes(&[number.units]);
        }
        hash.bytes(b"dates");
        hash.texts(self.dates.iter().map(String::as_str));
        hash.bytes(&[self.expiry.map_or(u8::MAX, |date| date.0)]);
        hash.0
    }
}

/// The position of the last part.
fn last<T>(parts: &[T], most: usize) -> u8 {
    assert!(parts.len() <= most, "a schema has at most {most} such parts");
    u8::try_from(parts.len() - 1).expect("`most` is below 256")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(change: impl FnOnce(&mut SchemaBuilder)) -> u64 {
        let mut schema = Schema::builder("books", 1);
        schema.text("title", TextKind::Name, 2.0);
        change(&mut schema);
        schema.build(Ranking::default()).fingerprint
    }

    #[test]
    fn what_changes_the_files_changes_the_fingerprint() {
        let open = |schema: &mut SchemaBuilder, name: &str| {
            schema.facet(name, Values::Open, Counted::No);
        };
        let all = [
            built(|_| {}),
            built(|schema| schema.version = 2),
            built(|schema| schema.name = "maps".to_owned()),
            built(|schema| schema.texts[0].kind = TextKind::Long),
            built(|schema| open(schema, "a")),
            built(|schema| {
                schema.facet("a", Values::Closed(vec!["x".to_owned()]), Counted::No);
            }),
            built(|schema| ["a", "b"].into_iter().for_each(|name| open(schema, name))),
            built(|schema| ["b", "a"].into_iter().for_each(|name| open(schema, name))),
            built(|schema| {
                schema.key("a");
            }),
            built(|schema| {
                schema.number("a", 1);
            }),
            built(|schema| {
                schema.number("a", 2);
            }),
            built(|schema| {
                schema.date("a");
            }),
            built(|schema| {
                schema.expiry("a");
            }),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "number {at}");
        }
    }

    #[test]
    fn what_only_ranks_does_not_change_the_fingerprint() {
        assert_eq!(built(|schema| schema.texts[0].weight = 9.0), built(|_| {}));
        let counted = |counted| {
            built(|schema| {
                schema.flag("a", counted);
            })
        };
        assert_eq!(
            counted(Counted::No),
            counted(Counted::Group(1)),
            "groups are made when a segment is read"
        );
    }
}
