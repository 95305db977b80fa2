//! Times the index on generated vacancies: `cargo run --profile dist -p search --example speed -- 100000`.
//! For a quick look while changing the engine; comparisons with other engines live in `bench`.

#![expect(clippy::print_stdout, reason = "it is a program that prints a table")]

use std::path::Path;
use std::time::{Duration, Instant};

use search_engine::index::{Change, Filters, Pay, Rebuild, Request, Sort, VacancyDoc};
use search_engine::query::{Clause, Tree, Word};
use search_engine::{Synonyms, VacancyIndex, tokens};
use uuid::Uuid;

const NOW: i64 = 1_800_000_000;
const WORDS: usize = 12_000;

/// A small seeded random generator, so that every run produces the same vacancies.
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

fn vacancy(dice: &mut Dice, number: usize) -> VacancyDoc {
    let profession = dice.below(300);
    let region = dice.below(14) * dice.below(2);
    let length = 30 + dice.below(40);
    VacancyDoc {
        id: Uuid::from_u128(((number as u128) << 64) | u128::from(dice.roll())),
        title: text(dice, 3),
        company: format!("{} {}", spelt(dice.below(9000)), number % 5000),
        lists: (0..3).map(|_| text(dice, 15)).collect(),
        about: text(dice, length),
        profession: Some(format!("profession-{profession}")),
        profession_names: (0..4).map(|name| spelt(300 + profession * 4 + name)).collect(),
        spheres: vec![format!("sphere-{}", profession % 35)],
        locations: vec![format!("district-{}", region * 14 + dice.below(14)), format!("region-{region}")],
        work_types: vec![["full", "part", "remote", "hybrid", "shift"][dice.below(5)].to_owned()],
        experience: dice.below(6) as u8,
        education: Some(format!("level-{}", dice.below(5))),
        languages: vec!["uz".to_owned(), ["ru", "en"][dice.below(2)].to_owned()],
        pay: (dice.below(3) > 0).then(|| Pay { min: dice.below(9_000_000) as i64, max: None, currency: 0 }),
        resume_required: dice.below(2) == 0,
        company_id: Uuid::from_u128(number as u128 % 5000),
        published_at: NOW - dice.below(60 * 24 * 3600) as i64,
        expires_at: NOW + 1 + dice.below(60 * 24 * 3600) as i64,
        is_top: dice.below(50) == 0,
        answer_factor: 0.8 + dice.below(5) as f32 / 10.0,
    }
}

/// Approximate size of the vacancy as JSON.
fn raw_bytes(vacancy: &VacancyDoc) -> usize {
    let lists = [&vacancy.lists, &vacancy.profession_names, &vacancy.spheres, &vacancy.locations];
    let texts: usize = lists.into_iter().flatten().map(|text| text.len() + 3).sum();
    vacancy.title.len() + vacancy.company.len() + vacancy.about.len() + texts + 400
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

fn measure(index: &VacancyIndex, name: &str, query: Option<&Tree>, filters: &Filters, sort: Sort) {
    let synonyms = Synonyms::default();
    let mut columns = String::new();
    let mut total = 0;
    for facets in [false, true] {
        let request = Request {
            query,
            synonyms: &synonyms,
            filters,
            sort,
            offset: 0,
            limit: 20,
            paid: 0..3,
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
    let mut dice = Dice(7);
    let vacancies: Vec<VacancyDoc> =
        (0..count.min(100_000)).map(|number| vacancy(&mut dice, number)).collect();
    let raw: usize = vacancies.iter().map(raw_bytes).sum::<usize>() * count / vacancies.len();
    let start = Instant::now();
    let rebuild = Rebuild::start(&folder).unwrap();
    for number in 0..count {
        let mut vacancy = vacancies[number % vacancies.len()].clone();
        vacancy.id = Uuid::from_u128(vacancy.id.as_u128() ^ number as u128);
        rebuild.add(&vacancy).unwrap();
    }
    let added = start.elapsed();
    drop(rebuild.finish("0").unwrap());
    let took = start.elapsed();
    let bytes = folder_bytes(&folder) as f64;
    println!(
        "{count} vacancies in {took:.1?} ({added:.1?} without the merge): {:.0}/s",
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
    let index = VacancyIndex::open(&folder).unwrap();
    println!("opened and checked in {:.1?}", start.elapsed());

    println!(
        "{:<28}{:>9} {:>10} {:>8} {:>8}{:>10} {:>8} {:>8}",
        "µs", "found", "first", "p50", "p95", "first", "p50", "p95"
    );
    let none = Filters::default();
    let some = Filters {
        locations: vec!["region-0".to_owned()],
        work_types: vec!["full".to_owned(), "remote".to_owned()],
        ..Filters::default()
    };
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
    let paid = Filters { pay_floor: Some([5_000_000; 3]), ..Filters::default() };
    measure(&index, "common word, pay floor", Some(&tree(&[&one])), &paid, relevance);
    measure(&index, "common word, newest", Some(&tree(&[&one])), &none, Sort::Newest);
    measure(
        &index,
        "common word, best paid",
        Some(&tree(&[&one])),
        &none,
        Sort::Pay { rates: [1.0, 12_000.0, 140.0] },
    );
    measure(&index, "everything", None, &none, Sort::Newest);
    let wrong = spelt(300).replacen('a', "e", 1) + "x";
    measure(&index, "typing error", Some(&tree(&[&wrong])), &none, relevance);

    let mut times: Vec<f64> = (0..100_usize)
        .map(|number| {
            let changes = (0..10).map(|step| vacancies[(number * 10 + step) * 7 % vacancies.len()].clone());
            let changes = changes.map(|vacancy| Change::Put(Box::new(vacancy))).collect();
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
