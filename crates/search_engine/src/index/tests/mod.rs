//! Tests of the index through its public interface.

mod durability;
mod filters;
mod order;
mod words;

use std::sync::{Arc, LazyLock};

use uuid::Uuid;

use super::{
    Change, Counted, DateId, Document, FacetCounts, FacetId, Filters, FlagId, Freshness, KeyId, NumberId,
    Quantity, Ranking, Schema, SearchHits, SearchIndex, SearchRequest, Sort, TextId, TextKind, Values,
};
use crate::analysis::tokens;
use crate::query::{Clause, Tree, Word};
use crate::synonyms::Synonyms;

const NOW: i64 = 1_800_000_000;
const DAY: i64 = 24 * 3600;
/// The number of units of a price.
const UNITS: usize = 3;

/// A schema with every kind of part.
struct Books {
    schema: Arc<Schema>,
    title: TextId,
    subject_names: TextId,
    publisher: TextId,
    chapters: TextId,
    about: TextId,
    genre: FacetId,
    subject: FacetId,
    place: FacetId,
    format: FacetId,
    level: FacetId,
    language: FacetId,
    grade: FacetId,
    priced: FlagId,
    used: FlagId,
    promoted: FlagId,
    publisher_id: KeyId,
    price: NumberId,
    published: DateId,
    expires: DateId,
}

static BOOKS: LazyLock<Books> = LazyLock::new(|| {
    let mut schema = Schema::builder("books", 1);
    let published = schema.date("published");
    let grades = (0..6).map(|grade| grade.to_string()).collect();
    Books {
        title: schema.text("title", TextKind::Name, 4.0),
        subject_names: schema.text("subject_names", TextKind::Name, 3.0),
        publisher: schema.text("publisher", TextKind::Name, 2.0),
        chapters: schema.text("chapters", TextKind::Long, 1.0),
        about: schema.text("about", TextKind::Long, 0.7),
        genre: schema.facet("genre", Values::Open, Counted::Group(0)),
        subject: schema.facet("subject", Values::Open, Counted::Group(0)),
        place: schema.facet("place", Values::Open, Counted::Group(1)),
        format: schema.facet("format", Values::Open, Counted::Group(2)),
        level: schema.facet("level", Values::Open, Counted::Group(2)),
        language: schema.facet("language", Values::Open, Counted::No),
        grade: schema.facet("grade", Values::Closed(grades), Counted::Group(2)),
        priced: schema.flag("priced", Counted::Group(2)),
        used: schema.flag("used", Counted::Group(2)),
        promoted: schema.promoted("promoted"),
        publisher_id: schema.key("publisher_id"),
        price: schema.number("price", 3),
        published,
        expires: schema.expiry("expires"),
        schema: schema.build(Ranking {
            freshness: Some(Freshness { date: published, half_life_hours: 14 * 24, floor: 0.88 }),
            boost: 0.91..=1.05,
        }),
    }
});

fn id(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

#[derive(Debug, Clone)]
struct Book {
    id: Uuid,
    title: String,
    publisher: String,
    chapters: Vec<String>,
    about: String,
    subject: Option<String>,
    subject_names: Vec<String>,
    genres: Vec<String>,
    places: Vec<String>,
    formats: Vec<String>,
    grade: u8,
    level: Option<String>,
    languages: Vec<String>,
    price: Option<Quantity>,
    is_used: bool,
    publisher_id: Uuid,
    published_at: i64,
    expires_at: i64,
    is_promoted: bool,
    boost: f32,
}

impl Book {
    fn document(&self) -> Document {
        let mut document = Document::new(self.id);
        // A title that contains the subject's name counts as much as a title that is exactly the name.
        let title = self.title.to_lowercase();
        let said = self.subject_names.iter().filter(|name| title.contains(&name.to_lowercase()));
        document
            .text(BOOKS.title, &self.title)
            .texts(BOOKS.title, said)
            .texts(BOOKS.subject_names, &self.subject_names)
            .text(BOOKS.publisher, &self.publisher)
            .texts(BOOKS.chapters, &self.chapters)
            .text(BOOKS.about, &self.about)
            .values(BOOKS.genre, &self.genres)
            .values(BOOKS.subject, &self.subject)
            .values(BOOKS.place, &self.places)
            .values(BOOKS.format, &self.formats)
            .values(BOOKS.level, &self.level)
            .values(BOOKS.language, &self.languages)
            .values(BOOKS.grade, [self.grade.to_string()])
            .flag(BOOKS.priced, self.price.is_some())
            .flag(BOOKS.used, self.is_used)
            .flag(BOOKS.promoted, self.is_promoted)
            .key(BOOKS.publisher_id, self.publisher_id)
            .date(BOOKS.published, self.published_at)
            .date(BOOKS.expires, self.expires_at)
            .boost(self.boost);
        if let Some(price) = self.price {
            document.number(BOOKS.price, price);
        }
        document
    }
}

fn price(value: i64, unit: u8) -> Option<Quantity> {
    Some(Quantity { value, unit })
}

fn book(number: u128, title: &str) -> Book {
    Book {
        id: id(number),
        title: title.to_owned(),
        publisher: String::new(),
        chapters: Vec::new(),
        about: String::new(),
        subject: None,
        subject_names: Vec::new(),
        genres: Vec::new(),
        places: Vec::new(),
        formats: Vec::new(),
        grade: 0,
        level: None,
        languages: Vec::new(),
        price: None,
        is_used: false,
        publisher_id: id(1),
        published_at: NOW - DAY,
        expires_at: NOW + 30 * DAY,
        is_promoted: false,
        // Shorter titles first.
        boost: 0.96 + 0.04 / title.split_whitespace().count().clamp(1, 20) as f32,
    }
}

fn put(books: impl IntoIterator<Item = Book>) -> Vec<Change> {
    books.into_iter().map(|book| Change::Put(Box::new(book.document()))).collect()
}

fn index(books: impl IntoIterator<Item = Book>) -> SearchIndex {
    let index = SearchIndex::in_memory(&BOOKS.schema);
    index.apply(put(books), "1").unwrap();
    index
}

/// One book per title, numbered from one.
fn titled(titles: &[&str]) -> SearchIndex {
    index((1..).zip(titles).map(|(number, title)| book(number, title)))
}

fn word(typed: &str) -> Word {
    Word { typed: typed.to_owned(), tokens: tokens(typed), is_last_open: false }
}

fn tree(words: &str) -> Tree {
    Tree { clauses: words.split(' ').map(|typed| Clause::Word(word(typed))).collect() }
}

fn phrase(words: &str) -> Clause {
    Clause::Phrase(words.split(' ').map(word).collect())
}

fn without(clause: Clause) -> Clause {
    Clause::Without(Box::new(clause))
}

/// A request with usual defaults.
struct Ask {
    synonyms: Synonyms,
    filters: Filters,
    sort: Sort<'static>,
    offset: usize,
    limit: usize,
    promoted: usize,
    corrections: bool,
    now: i64,
}

impl Default for Ask {
    fn default() -> Self {
        Self {
            synonyms: Synonyms::default(),
            filters: Filters::default(),
            sort: Sort::Relevance,
            offset: 0,
            limit: 20,
            promoted: 2,
            corrections: true,
            now: NOW,
        }
    }
}

impl Ask {
    fn filtered(filters: Filters) -> Self {
        Self { filters, ..Self::default() }
    }

    fn synonyms(groups: &[&[&str]]) -> Self {
        let owned = groups.iter().map(|group| group.iter().map(|word| (*word).to_owned()).collect());
        Self { synonyms: Synonyms::new(owned.collect()), ..Self::default() }
    }

    fn find(&self, index: &SearchIndex, query: Option<&Tree>) -> SearchHits {
        let Self { synonyms, filters, sort, offset, limit, promoted, corrections, now } = self;
        let request = SearchRequest {
            query,
            synonyms,
            filters,
            sort: *sort,
            offset: *offset,
            limit: *limit,
            promoted: 0..*promoted,
            facets: true,
            corrections: *corrections,
            now: *now,
        };
        let found = index.search(&request).unwrap();
        assert_eq!(index.count(&request).unwrap(), found.total);
        found
    }

    /// The numbers of the results.
    fn numbers(&self, index: &SearchIndex, query: Option<&Tree>) -> Vec<u128> {
        self.find(index, query).ids.iter().map(Uuid::as_u128).collect()
    }
}

fn found(index: &SearchIndex, words: &str) -> Vec<u128> {
    Ask::default().numbers(index, Some(&tree(words)))
}

/// The counts of the grades, in order.
fn grades(facets: &FacetCounts) -> Vec<u64> {
    facets.of(BOOKS.grade).iter().map(|(_, count)| *count).collect()
}
