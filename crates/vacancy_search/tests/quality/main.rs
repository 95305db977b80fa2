//! Search quality: the agreed 200 queries and other kinds, on vacancies of every profession whose texts mention other
//! professions.
//!
//! `cargo test -p vacancy_search --test quality -- --nocapture` prints the table.

mod names;
mod professions;
mod query;
mod world;

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use search_engine::index::{Change, SearchHits, SearchRequest, Sort};
use search_engine::query::{Gazetteer, Kind, Parsed, parse};
use search_engine::{SearchIndex, Synonyms};
use serde::Deserialize;
use uuid::Uuid;
use vacancy_search::engine::vacancy_schema::{Pay, VACANCIES, VacancyDoc, VacancyFilters};
use world::{Profession, Sphere};

const NOW: i64 = 1_800_000_000;
const DAY: i64 = 86_400;
/// The number of suggestions that users see first.
const FIRST: usize = 5;

#[derive(Deserialize)]
struct File {
    queries: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    query: String,
    kind: String,
    expected: Expected,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Expected {
    professions: Vec<String>,
    sphere: Option<String>,
    /// The official code of the recognised place.
    region: Option<String>,
    filters: Option<Vec<String>>,
    absent: Vec<String>,
    none: bool,
}

static WORLD: LazyLock<World> = LazyLock::new(World::new);

struct World {
    index: SearchIndex,
    synonyms: Synonyms,
    gazetteer: Gazetteer,
    codes: HashMap<String, String>,
    /// The actual profession and sphere of each vacancy.
    truth: HashMap<Uuid, (String, String)>,
}

/// Vacancies per profession: every second one has the profession selected, the others only have a title.
const TITLES: usize = 8;

impl World {
    fn new() -> Self {
        let spheres = world::spheres();
        let all: Vec<(&Sphere, &Profession)> = spheres
            .iter()
            .flat_map(|sphere| sphere.professions.iter().map(move |profession| (sphere, profession)))
            .collect();
        let codes: HashMap<String, String> = world::codes().into_iter().collect();
        let mut regions: Vec<&String> =
            codes.iter().filter(|(code, _)| code.len() == 4).map(|(_, slug)| slug).collect();
        regions.sort();
        let mut truth = HashMap::new();
        let mut changes = Vec::new();
        for (place, (sphere, profession)) in all.iter().enumerate() {
            for number in 0..TITLES {
                let id = Uuid::from_u128((number * 1000 + place) as u128 + 1);
                // The text mentions other professions, as real vacancies do.
                let other = |step: usize| all[(place + step * 37 + number * 11) % all.len()].1;
                truth.insert(id, (profession.slug.clone(), sphere.slug.clone()));
                let mut doc = vacancy(id, number, sphere, profession, [other(1), other(2), other(3)]);
                let ours = regions.iter().skip(number * 2).take(2).map(|slug| (*slug).clone());
                // Places inside regions that are also searched for by themselves.
                let towns = ["nukus-shahri", "chilonzor-tumani"].map(str::to_owned);
                doc.locations = ours.chain(towns).collect();
                changes.push(Change::Put(Box::new(doc.document())));
            }
        }
        let index = SearchIndex::in_memory(&VACANCIES.schema);
        index.apply(changes, "1").unwrap();
        let mut groups = Synonyms::everyday();
        groups.extend(all.iter().map(|(_, profession)| profession.all_names()));
        Self { index, synonyms: Synonyms::new(groups), gazetteer: world::gazetteer(), codes, truth }
    }

    fn ask(&self, query: &str) -> (Parsed, SearchHits) {
        let parsed = parse(query, &self.gazetteer, false);
        let filters = filters(&parsed).filters();
        let found = self.index.search(&SearchRequest {
            query: Some(&parsed.tree),
            synonyms: &self.synonyms,
            filters: &filters,
            sort: Sort::Relevance,
            offset: 0,
            limit: 200,
            promoted: 0..0,
            facets: false,
            corrections: true,
            now: NOW,
        });
        (parsed, found.unwrap())
    }

    /// `Err` with what is wrong with the answer to a query.
    fn judge(&self, case: &Case) -> Result<(), String> {
        let (parsed, found) = self.ask(&case.query);
        let Expected { professions, sphere, region, filters, absent, none } = &case.expected;
        let first: Vec<&(String, String)> = found.ids.iter().take(FIRST).map(|id| &self.truth[id]).collect();
        let shown: Vec<&str> = first.iter().map(|(profession, _)| profession.as_str()).collect();
        let fail =
            |why: &str| Err(format!("{why}: {shown:?} words [{}] {:?}", parsed.words, found.corrections));
        let understood = understood(&parsed);
        if let Some(expected) = region.as_ref().map(|code| vec![self.codes[code].clone()]).or(filters.clone())
            && understood != expected
        {
            return fail(&format!("understood {understood:?}"));
        }
        if filters.is_none() && region.is_none() && !understood.is_empty() {
            return fail(&format!("understood {understood:?}"));
        }
        if *none {
            return if found.total == 0 { Ok(()) } else { fail("something was found") };
        }
        if found.ids.iter().any(|id| absent.contains(&self.truth[id].0)) {
            return fail("an unwanted one was found");
        }
        let of_sphere =
            first.iter().filter(|(_, of)| sphere.as_ref().is_none_or(|sphere| sphere == of)).count();
        let is_right = match professions.as_slice() {
            [] => of_sphere * 2 > FIRST,
            professions => professions.iter().any(|slug| shown.contains(&slug.as_str())),
        };
        if is_right { Ok(()) } else { fail("not among the first") }
    }

    /// Prints a table by kind and returns the failures.
    fn run(&self, file: &str) -> (usize, Vec<String>) {
        let File { queries } = serde_json::from_str(file).unwrap();
        let mut kinds: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        let mut wrong = Vec::new();
        for case in &queries {
            let (hits, all) = kinds.entry(&case.kind).or_default();
            *all += 1;
            match self.judge(case) {
                Ok(()) => *hits += 1,
                Err(why) => wrong.push(format!("{} ({}): {why}", case.query, case.kind)),
            }
        }
        eprintln!("{:<26} {:>5} {:>5}", "kind", "right", "of");
        for (kind, (hits, all)) in kinds {
            eprintln!("{kind:<26} {hits:>5} {all:>5}");
        }
        eprintln!("{:<26} {:>5} {:>5}", "all", queries.len() - wrong.len(), queries.len());
        for line in &wrong {
            eprintln!("  {line}");
        }
        (queries.len(), wrong)
    }
}

fn vacancy(
    id: Uuid,
    number: usize,
    sphere: &Sphere,
    profession: &Profession,
    others: [&Profession; 3],
) -> VacancyDoc {
    let names = &profession.names;
    let title = match number {
        0 => names.uz.clone(),
        1 => names.ru.clone(),
        2 => names.en.clone(),
        3 => names.uz_cyrl.clone(),
        4 => format!("Tajribali {}", names.uz.to_lowercase()),
        5 => format!("{} в дружную команду", names.ru),
        6 => format!("{} (full day)", names.en),
        _ => format!("{}, smenali ish", names.uz),
    };
    let [one, two, three] = others;
    let is_chosen = number.is_multiple_of(2);
    let mut known = profession.all_names();
    known.extend(sphere.names.all());
    VacancyDoc {
        id,
        title,
        company: format!("{} Servis {number}", ["Oltin", "Zamon", "Nur", "Sifat"][number % 4]),
        lists: vec![
            format!("{} bilan birga ishlash va hisobot topshirish", one.names.uz),
            format!("Взаимодействие с отделом, где работает {}", two.names.ru.to_lowercase()),
            "Masʼuliyat, halollik, oʻz vaqtida kelish".to_owned(),
        ],
        about: format!("Jamoamizda {} ham bor. We also have a {}.", three.names.uz, one.names.en),
        profession: is_chosen.then(|| profession.slug.clone()),
        profession_names: if is_chosen { known } else { sphere.names.all() },
        spheres: vec![sphere.slug.clone()],
        locations: Vec::new(),
        work_types: ["fulltime", "remote", "partial", "hybrid"].map(str::to_owned).to_vec(),
        experience: 0,
        education: None,
        languages: Vec::new(),
        pay: Some(Pay { min: 10_000_000, max: None, currency: 0 }),
        resume_required: false,
        company_id: Uuid::from_u128(number as u128),
        published_at: NOW - DAY * (number as i64 + 1),
        expires_at: NOW + 30 * DAY,
        is_top: false,
        answer_factor: 1.0,
    }
}

/// Applies the recognised filters as the site does.
fn filters(parsed: &Parsed) -> VacancyFilters {
    const RATES: [i64; 3] = [1, 12_500, 150];
    let mut filters = VacancyFilters::default();
    for understood in &parsed.understood {
        match &understood.kind {
            Kind::Place(slug) => filters.locations.push(slug.clone()),
            Kind::Pay { amount, currency } => {
                let sum = amount * RATES[*currency as usize];
                filters.pay_floor = Some(RATES.map(|rate| sum / rate));
            }
            Kind::Work(work) => filters.work_types.push(work.code().to_owned()),
            Kind::Experience(_) => filters.experience.push(0),
        }
    }
    filters
}

fn understood(parsed: &Parsed) -> Vec<String> {
    let shown = parsed.understood.iter().map(|understood| match &understood.kind {
        Kind::Place(slug) => slug.clone(),
        Kind::Pay { amount, currency } => format!("{amount} {}", currency.code()),
        Kind::Work(work) => work.code().to_owned(),
        Kind::Experience(experience) => format!("experience {}", experience.code()),
    });
    shown.collect()
}

#[test]
fn sample_queries_find_what_people_mean() {
    let (all, wrong) = WORLD.run(include_str!("../../../../data/search/queries.json"));
    assert_eq!(all, 200);
    assert!(wrong.len() <= 2, "{wrong:#?}");
    let (all, wrong) = WORLD.run(include_str!("../../../../data/search/more_queries.json"));
    assert!(all >= 100);
    assert!(wrong.len() * 20 <= all, "{wrong:#?}");
    let (all, wrong) = WORLD.run(include_str!("../../../../data/search/independent_queries.json"));
    assert!(all >= 250);
    assert!(wrong.len() * 20 <= all, "{wrong:#?}");
    // Not yet complete: most of these mention a detail that no vacancy has, and all words must match.
    let (all, wrong) = WORLD.run(include_str!("../../../../data/search/speech_queries.json"));
    assert!(wrong.len() * 10 <= all * 3, "{wrong:#?}");
}

/// Any other file of queries: `QUERIES=/tmp/mine.json cargo test -p vacancy_search --test quality -- --ignored --nocapture other`.
#[test]
#[ignore = "needs a file of queries"]
fn other_queries() {
    let file = std::env::var("QUERIES").expect("QUERIES names a file like data/search/queries.json");
    WORLD.run(&std::fs::read_to_string(file).expect("the file can be read"));
}
