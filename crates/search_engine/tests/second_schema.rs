//! The engine with another schema than the product's vacancies: short profiles of people, with a ranking of their own.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use search_engine::index::{
    Change, Counted, DateId, Document, FacetId, Filters, Freshness, NumberId, OpenError, Quantity, Ranking,
    SearchHits, SearchRequest, Sort, TextId, TextKind, Values,
};
use search_engine::query::{Gazetteer, parse};
use search_engine::{Schema, SearchIndex, Synonyms};
use uuid::Uuid;

const NOW: i64 = 1_800_000_000;
const DAY: i64 = 24 * 3600;

struct Profiles {
    schema: Arc<Schema>,
    headline: TextId,
    skills: TextId,
    city: FacetId,
    wish: NumberId,
    updated: DateId,
}

/// What a test changes about the schema.
struct Settings {
    version: u32,
    headline_weight: f32,
    skills_weight: f32,
    half_life_hours: u16,
    floor: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { version: 1, headline_weight: 3.0, skills_weight: 1.0, half_life_hours: 24, floor: 0.9 }
    }
}

fn profiles(settings: &Settings) -> Profiles {
    let mut schema = Schema::builder("profiles", settings.version);
    let updated = schema.date("updated");
    Profiles {
        headline: schema.text("headline", TextKind::Name, settings.headline_weight),
        skills: schema.text("skills", TextKind::Long, settings.skills_weight),
        city: schema.facet("city", Values::Open, Counted::Group(0)),
        wish: schema.number("wish", 2),
        updated,
        schema: schema.build(Ranking {
            freshness: Some(Freshness {
                date: updated,
                half_life_hours: settings.half_life_hours,
                floor: settings.floor,
            }),
            boost: 0.5..=2.0,
        }),
    }
}

struct Profile {
    number: u128,
    headline: &'static str,
    skills: &'static str,
    city: &'static str,
    /// The amount and its unit.
    wish: Option<(i64, u8)>,
    days: i64,
}

const PEOPLE: [Profile; 5] = [
    Profile {
        number: 1,
        headline: "Oʻqituvchi",
        skills: "matematika, fizika",
        city: "buxoro",
        wish: Some((6_000_000, 0)),
        days: 40,
    },
    Profile {
        number: 2,
        headline: "Бухгалтер",
        skills: "1C, oʻqituvchi yordamchisi boʻlganman",
        city: "buxoro",
        wish: Some((700, 1)),
        days: 1,
    },
    Profile { number: 3, headline: "Dasturchi", skills: "Rust, SQL", city: "xiva", wish: None, days: 3 },
    Profile {
        number: 4,
        headline: "Katta dasturchi",
        skills: "Rust, React",
        city: "toshkent",
        wish: Some((1_500, 1)),
        days: 2,
    },
    Profile {
        number: 5,
        headline: "Haydovchi",
        skills: "B, C toifalari",
        city: "xiva",
        wish: Some((5_000_000, 0)),
        days: 9,
    },
];

impl Profiles {
    fn document(&self, profile: &Profile) -> Document {
        let mut document = Document::new(Uuid::from_u128(profile.number));
        document
            .text(self.headline, profile.headline)
            .text(self.skills, profile.skills)
            .values(self.city, [profile.city])
            .date(self.updated, NOW - profile.days * DAY);
        if let Some((value, unit)) = profile.wish {
            document.number(self.wish, Quantity { value, unit });
        }
        document
    }

    fn people(&self) -> Vec<Change> {
        PEOPLE.iter().map(|profile| Change::Put(Box::new(self.document(profile)))).collect()
    }

    fn index(&self) -> SearchIndex {
        let index = SearchIndex::in_memory(&self.schema);
        index.apply(self.people(), "1").unwrap();
        index
    }
}

fn search(index: &SearchIndex, text: &str, filters: &Filters, sort: Sort<'_>) -> SearchHits {
    let tree = parse(text, &Gazetteer::default(), true).tree;
    let request = SearchRequest {
        query: (!text.is_empty()).then_some(&tree),
        synonyms: &Synonyms::default(),
        filters,
        sort,
        offset: 0,
        limit: 10,
        promoted: 0..3,
        facets: true,
        corrections: true,
        now: NOW,
    };
    index.search(&request).unwrap()
}

fn found(index: &SearchIndex, text: &str) -> Vec<u128> {
    numbers(&search(index, text, &Filters::default(), Sort::Relevance))
}

fn numbers(hits: &SearchHits) -> Vec<u128> {
    hits.ids.iter().map(Uuid::as_u128).collect()
}

#[test]
fn words_are_found_in_the_other_script_and_with_errors() {
    let index = profiles(&Settings::default()).index();
    assert_eq!(found(&index, "ўқитувчи"), [1, 2]);
    assert_eq!(found(&index, "buxgalterlar"), [2]);
    assert_eq!(found(&index, "дастурчиларга"), [3, 4], "the whole name first");
    let corrected = search(&index, "haydavchi", &Filters::default(), Sort::Relevance);
    assert_eq!((numbers(&corrected), corrected.corrections[0].used.as_str()), (vec![5], "haydovchi"));
}

#[test]
fn filters_and_counts_follow_the_schema() {
    let of = profiles(&Settings::default());
    let index = of.index();
    let mut from_xiva = Filters::default();
    from_xiva.any_of(of.city, ["xiva"]);
    let hits = search(&index, "", &from_xiva, Sort::Relevance);
    assert_eq!(numbers(&hits), [3, 5], "without words the freshest first");
    let cities: Vec<(&str, u64)> = vec![("buxoro", 2), ("xiva", 2), ("toshkent", 1)];
    let counts = hits.facets.unwrap();
    let counted: Vec<(&str, u64)> =
        counts.of(of.city).iter().map(|(city, count)| (city.as_str(), *count)).collect();
    assert_eq!(counted, cities, "a facet ignores its own filter");
    assert!(hits.promoted.is_empty(), "the schema promotes nothing");

    let mut modest = Filters::default();
    modest.at_least(of.wish, [5_500_000, 1_000]).since(of.updated, NOW - 30 * DAY);
    assert_eq!(numbers(&search(&index, "", &modest, Sort::Relevance)), [4]);
    let mut others = Filters::default();
    others.without_ids([Uuid::from_u128(4)]);
    assert_eq!(numbers(&search(&index, "rust", &others, Sort::Relevance)), [3]);
}

#[test]
fn results_are_sorted_by_number_or_date() {
    let of = profiles(&Settings::default());
    let index = of.index();
    let by_wish = |rates: &[f64]| {
        numbers(&search(&index, "", &Filters::default(), Sort::Highest { number: of.wish, rates }))
    };
    assert_eq!(by_wish(&[1.0, 12_000.0]), [4, 2, 1, 5, 3], "without a number last");
    assert_eq!(by_wish(&[1.0, 5_000.0]), [4, 1, 5, 2, 3], "other rates, another order");
    let latest = search(&index, "", &Filters::default(), Sort::Latest(of.updated));
    assert_eq!(numbers(&latest), [2, 4, 3, 5, 1]);
}

#[test]
fn the_ranking_decides_the_order() {
    let ranked = |settings: &Settings| found(&profiles(settings).index(), "oʻqituvchi");
    let usual = Settings::default();
    assert_eq!(ranked(&usual), [1, 2], "the headline weighs more");
    assert_eq!(ranked(&Settings { headline_weight: 1.0, skills_weight: 3.0, ..usual }), [2, 1]);
    // The first is forty days old and the second is of yesterday.
    let fresh = Settings { half_life_hours: 48, floor: 0.05, ..Settings::default() };
    assert_eq!(ranked(&fresh), [2, 1], "here freshness outweighs the field");
    assert!(!profiles(&fresh).schema.ranking().is_below_a_level());
}

#[test]
fn a_boost_counts_within_its_bounds() {
    let of = profiles(&Settings::default());
    let boosts = [(1, 1.0), (2, 0.5), (3, 2.0), (4, 99.0)];
    let changes = boosts.map(|(number, boost)| {
        let mut document = Document::new(Uuid::from_u128(number));
        document.text(of.headline, "Oshpaz").boost(boost);
        Change::Put(Box::new(document))
    });
    let index = SearchIndex::in_memory(&of.schema);
    index.apply(changes.into(), "1").unwrap();
    assert_eq!(found(&index, "oshpaz"), [4, 3, 1, 2], "equals go by id");
}

/// A temporary folder, removed after the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        Self(std::env::temp_dir().join(format!("profiles-{}", Uuid::now_v7())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn an_index_reopens_with_its_own_schema_only() {
    let folder = Folder::new();
    let of = profiles(&Settings::default());
    let index = SearchIndex::create(&folder.0, &of.schema).unwrap();
    index.apply(of.people(), "1").unwrap();
    index.apply(vec![Change::Remove(Uuid::from_u128(3))], "2").unwrap();
    assert_eq!(found(&index, "dasturchi"), [4]);
    drop(index);

    let index = SearchIndex::open(&folder.0, &of.schema).unwrap();
    assert_eq!((index.len(), index.cursor().as_deref()), (4, Some("2")));
    assert_eq!(found(&index, "dasturchi"), [4]);
    drop(index);

    // Weights are not stored: another ranking needs no rebuild.
    let heavier = Settings { headline_weight: 1.0, skills_weight: 3.0, ..Settings::default() };
    let index = SearchIndex::open(&folder.0, &profiles(&heavier).schema).unwrap();
    assert_eq!(found(&index, "oʻqituvchi"), [2, 1]);
    drop(index);

    let mut fewer = Schema::builder("profiles", 1);
    fewer.text("headline", TextKind::Name, 3.0);
    for other in
        [profiles(&Settings { version: 2, ..Settings::default() }).schema, fewer.build(Ranking::default())]
    {
        assert!(matches!(SearchIndex::open(&folder.0, &other), Err(OpenError::Old)));
    }
}

fn in_order(hits: &SearchHits) -> Vec<u128> {
    let mut numbers = numbers(hits);
    numbers.sort_unstable();
    numbers
}

#[test]
fn reserved_documents_need_their_key() {
    let mut schema = Schema::builder("reserved", 1);
    let (name, is_reserved) =
        (schema.text("name", TextKind::Name, 1.0), schema.flag("reserved", Counted::No));
    let guest = schema.key("guest");
    let index = SearchIndex::in_memory(&schema.build(Ranking::default()));
    let [one, other, stranger] = [1, 2, 3].map(Uuid::from_u128);
    // Free for all, for two guests, for one, for nobody.
    let guests = [(1, None), (2, Some(vec![one, other])), (3, Some(vec![other])), (4, Some(vec![]))];
    let changes = guests.map(|(number, guests)| {
        let mut document = Document::new(Uuid::from_u128(number));
        document.text(name, "Oshpaz").flag(is_reserved, guests.is_some());
        document.keys(guest, guests.into_iter().flatten());
        Change::Put(Box::new(document))
    });
    index.apply(changes.into(), "1").unwrap();
    for (id, expected) in [(one, vec![1, 2]), (other, vec![1, 2, 3]), (stranger, vec![1])] {
        let mut filters = Filters::default();
        filters.reserved(is_reserved, guest, id);
        for text in ["oshpaz", ""] {
            let hits = search(&index, text, &filters, Sort::Relevance);
            assert_eq!((in_order(&hits), hits.total), (expected.clone(), expected.len()), "{id} {text}");
        }
        let mut others = Filters::default();
        others.without_keys(guest, [id]);
        let left: Vec<u128> = match id.as_u128() {
            1 => vec![1, 3, 4],
            2 => vec![1, 4],
            _ => vec![1, 2, 3, 4],
        };
        assert_eq!(in_order(&search(&index, "", &others, Sort::Relevance)), left, "any id of a key counts");
    }
}
