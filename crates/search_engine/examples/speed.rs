//! Times the index on generated advertisements: `cargo run --release -p search_engine --example speed -- 100000`.
//! For a quick look while changing the engine; comparisons with other engines live in `bench`.

#![expect(clippy::print_stdout, reason = "it is a program that prints a table")]

use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use search_engine::index::{
    Change, Counted, DateId, Document, FacetId, Filters, FlagId, Freshness, KeyId, NumberId, Quantity,
    Ranking, Rebuild, SearchRequest, Sort, TextId, TextKind, Values,
};
use search_engine::query::{Clause, Tree, Word};
use search_engine::{Schema, SearchIndex, Synonyms, tokens};
use uuid::Uuid;

const NOW: i64 = 1_800_000_000;
const WORDS: usize = 12_000;

/// A small seeded random generator, so that every run produces the same texts.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn below(&mut self, end: usize) -> usize {
        self.roll() as usize % end
    }

    /// A word number by Zipf's law: the n-th word is about n times rarer than the first.
    fn word(&mut self) -> usize {
        let share = self.roll() as f64 / (1_u64 << 31) as f64;
        ((WORDS as f64).powf(share) - 1.0) as usize
    }
}

/// The text of the n-th word. Every third one is Cyrillic.
fn spelt(number: usize) -> String {
    const LATIN: [&str; 16] =
        ["ba", "do", "xi", "qu", "sha", "ko", "li", "ma", "no", "pe", "ri", "so", "tu", "vo", "yo", "zi"];
    const CYRILLIC: [&str; 16] =
        ["ба", "до", "хи", "ку", "ша", "ко", "ли", "ма", "но", "пе", "ри", "со", "ту", "во", "ё", "зи"];
    let letters = if number % 3 == 2 { CYRILLIC } else { LATIN };
    let mixed = number.wrapping_mul(40_503) % 65_536;
    (0..4).map(|step| letters[mixed >> (4 * step) & 15]).collect()
}

fn text(dice: &mut Dice, length: usize) -> String {
    let endings = ["", "", "", "", "lar", "ga", "ning", "da"];
    let mut words = Vec::with_capacity(length);
    for _ in 0..length {
        let number = dice.word();
        let ending = if number % 3 == 2 { "" } else { endings[dice.below(8)] };
        words.push(spelt(number) + ending);
    }
    words.join(" ")
}

/// As many parts as a large schema of the product has.
struct Ads {
    schema: Arc<Schema>,
    texts: [TextId; 5],
    category: FacetId,
    kind: FacetId,
    place: FacetId,
    /// Facets with few values.
    form: FacetId,
    level: FacetId,
    language: FacetId,
    grade: FacetId,
    priced: FlagId,
    checked: FlagId,
    top: FlagId,
    owner: KeyId,
    price: NumberId,
    published: DateId,
    expires: DateId,
}

static ADS: LazyLock<Ads> = LazyLock::new(|| {
    let mut schema = Schema::builder("ads", 1);
    let published = schema.date("published");
    let grades = (0..6).map(|grade| grade.to_string()).collect();
    Ads {
        texts: [
            schema.text("title", TextKind::Name, 4.0),
            schema.text("kinds", TextKind::Name, 3.0),
            schema.text("owner", TextKind::Name, 2.0),
            schema.text("lists", TextKind::Long, 1.0),
            schema.text("about", TextKind::Long, 0.7),
        ],
        category: schema.facet("category", Values::Open, Counted::Group(0)),
        kind: schema.facet("kind", Values::Open, Counted::Group(0)),
        place: schema.facet("place", Values::Open, Counted::Group(1)),
        priced: schema.flag("priced", Counted::Group(2)),
        checked: schema.flag("checked", Counted::Group(2)),
        level: schema.facet("level", Values::Open, Counted::Group(2)),
        language: schema.facet("language", Values::Open, Counted::Group(2)),
        form: schema.facet("form", Values::Open, Counted::Group(2)),
        grade: schema.facet("grade", Values::Closed(grades), Counted::Group(2)),
        top: schema.promoted("top"),
        owner: schema.key("owner"),
        price: schema.number("price", 3),
        published,
        expires: schema.expiry("expires"),
        schema: schema.build(Ranking {
            freshness: Some(Freshness { date: published, half_life_hours: 14 * 24, floor: 0.88 }),
            boost: 0.91..=1.05,
        }),
    }
});

/// The document, and its approximate size as JSON. `copy` makes another id for the same text.
fn ad(dice: &mut Dice, number: usize, copy: usize) -> (Document, usize) {
    let kind = dice.below(300);
    let region = dice.below(14) * dice.below(2);
    let length = 30 + dice.below(40);
    let id = (((number as u128) << 64) | u128::from(dice.roll())) ^ copy as u128;
    let mut document = Document::new(Uuid::from_u128(id));
    let mut texts = vec![(0, text(dice, 3))];
    texts.push((2, format!("{} {}", spelt(dice.below(9000)), number % 5000)));
    texts.extend((0..3).map(|_| (3, text(dice, 15))));
    texts.push((4, text(dice, length)));
    texts.extend((0..4).map(|name| (1, spelt(300 + kind * 4 + name))));
    let bytes = 400 + texts.iter().map(|(_, text)| text.len() + 3).sum::<usize>();
    for (field, text) in texts {
        document.text(ADS.texts[field], text);
    }
    document
        .values(ADS.kind, [format!("kind-{kind}")])
        .values(ADS.category, [format!("category-{}", kind % 35)])
        .values(ADS.place, [format!("district-{}", region * 14 + dice.below(14)), format!("region-{region}")])
        .values(ADS.form, [["full", "part", "remote", "hybrid", "shift"][dice.below(5)]])
        .values(ADS.grade, [dice.below(6).to_string()])
        .values(ADS.level, [format!("level-{}", dice.below(5))])
        .values(ADS.language, ["uz", ["ru", "en"][dice.below(2)]]);
    let price = (dice.below(3) > 0).then(|| dice.below(9_000_000) as i64);
    document.flag(ADS.priced, price.is_some());
    if let Some(value) = price {
        document.number(ADS.price, Quantity { value, unit: 0 });
    }
    document
        .flag(ADS.checked, dice.below(2) == 0)
        .key(ADS.owner, Uuid::from_u128(number as u128 % 5000))
        .date(ADS.published, NOW - dice.below(60 * 24 * 3600) as i64)
        .date(ADS.expires, NOW + 1 + dice.below(60 * 24 * 3600) as i64)
        .flag(ADS.top, dice.below(50) == 0)
        .boost((0.95 + dice.below(5) as f32 / 40.0) * 0.973);
    (document, bytes)
}

fn folder_bytes(folder: &Path) -> u64 {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).sum()
}

fn tree(words: &[&str]) -> Tree {
    let clause = |typed: &&str| {
        Clause::Word(Word { typed: (*typed).to_owned(), tokens: tokens(typed), is_last_open: false })
    };
    Tree { clauses: words.iter().map(clause).collect() }
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn measure(index: &SearchIndex, name: &str, query: Option<&Tree>, filters: &Filters, sort: Sort<'_>) {
    let synonyms = Synonyms::default();
    let mut columns = String::new();
    let mut total = 0;
    for facets in [false, true] {
        let request = SearchRequest {
            query,
            synonyms: &synonyms,
            filters,
            sort,
            offset: 0,
            limit: 20,
            promoted: 0..3,
            facets,
            corrections: true,
            now: NOW,
        };
        let mut times: Vec<f64> = (0..200)
            .map(|_| {
                let start = Instant::now();
                total = index.search(&request).unwrap().total;
                micros(start.elapsed())
            })
            .collect();
        let first = times[0];
        times.sort_by(f64::total_cmp);
        columns += &format!("{first:>10.0} {:>8.1} {:>8.1}", times[100], times[190]);
    }
    println!("{name:<28}{total:>9} {columns}");
}

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(100_000);
    let folder = std::env::temp_dir().join(format!("search-speed-{}", std::process::id()));
    let distinct = count.min(100_000);
    let mut dice = Dice(7);
    let ads: Vec<(Document, usize)> = (0..distinct).map(|number| ad(&mut dice, number, 0)).collect();
    let raw = ads.iter().map(|(_, bytes)| bytes).sum::<usize>() * count / distinct;
    let start = Instant::now();
    let rebuild = Rebuild::start(&folder, &ADS.schema).unwrap();
    for number in 0..count {
        if number % distinct == 0 {
            dice = Dice(7);
        }
        rebuild.add(&ad(&mut dice, number % distinct, number).0).unwrap();
    }
    let added = start.elapsed();
    drop(rebuild.finish("0").unwrap());
    let took = start.elapsed();
    let bytes = folder_bytes(&folder) as f64;
    println!(
        "{count} documents in {took:.1?} ({added:.1?} without the merge): {:.0}/s",
        count as f64 / took.as_secs_f64()
    );
    println!("{:.0} MB on disk, {:.0} MB raw: {:.2}", bytes / 1e6, raw as f64 / 1e6, bytes / raw as f64);
    for entry in std::fs::read_dir(&folder).unwrap().map(Result::unwrap) {
        println!(
            "  {:>8.1} MB {}",
            entry.metadata().unwrap().len() as f64 / 1e6,
            entry.file_name().display()
        );
    }
    let start = Instant::now();
    let index = SearchIndex::open(&folder, &ADS.schema).unwrap();
    println!("opened and checked in {:.1?}", start.elapsed());

    println!(
        "{:<28}{:>9} {:>10} {:>8} {:>8}{:>10} {:>8} {:>8}",
        "µs", "found", "first", "p50", "p95", "first", "p50", "p95"
    );
    let none = Filters::default();
    let mut some = Filters::default();
    some.any_of(ADS.place, ["region-0"]).any_of(ADS.form, ["full", "remote"]);
    let relevance = Sort::Relevance;
    for (name, rank) in
        [("very common word", 0), ("common word", 6), ("medium word", 300), ("rare word", 9001)]
    {
        let word = spelt(rank);
        measure(&index, name, Some(&tree(&[&word])), &none, relevance);
        measure(&index, &format!("{name}, 2 filters"), Some(&tree(&[&word])), &some, relevance);
    }
    let (one, other, rare) = (spelt(0), spelt(3), spelt(9001));
    measure(&index, "two common words", Some(&tree(&[&one, &other])), &some, relevance);
    measure(&index, "common and rare", Some(&tree(&[&one, &rare])), &none, relevance);
    let mut dear = Filters::default();
    dear.at_least(ADS.price, [5_000_000; 3]);
    measure(&index, "common word, price floor", Some(&tree(&[&one])), &dear, relevance);
    let latest = Sort::Latest(ADS.published);
    measure(&index, "common word, newest", Some(&tree(&[&one])), &none, latest);
    let highest = Sort::Highest { number: ADS.price, rates: &[1.0, 12_000.0, 140.0] };
    measure(&index, "common word, dearest", Some(&tree(&[&one])), &none, highest);
    measure(&index, "everything", None, &none, latest);
    let wrong = spelt(300).replacen('a', "e", 1) + "x";
    measure(&index, "typing error", Some(&tree(&[&wrong])), &none, relevance);

    let mut times: Vec<f64> = (0..100_usize)
        .map(|number| {
            let changed = (0..10).map(|step| ads[(number * 10 + step) * 7 % distinct].0.clone());
            let changes = changed.map(|document| Change::Put(Box::new(document))).collect();
            let start = Instant::now();
            index.apply(changes, &number.to_string()).unwrap();
            micros(start.elapsed()) / 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("a commit of 10 changes: p50 {:.1} ms, p99 {:.1} ms", times[50], times[98]);
    measure(&index, "very common word, after", Some(&tree(&[&one])), &none, relevance);
    std::fs::remove_dir_all(&folder).unwrap();
}
