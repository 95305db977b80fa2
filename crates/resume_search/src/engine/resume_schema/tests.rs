//! What the schema of resumes decides: weights, boost, who may find whom, and that every filter is the right one.

use search_engine::index::{Change, SearchRequest, Sort};
use search_engine::query::{Gazetteer, parse};
use search_engine::{SearchIndex, Synonyms};
use uuid::Uuid;

use super::doc::MONTH;
use super::*;

const NOW: i64 = 1_800_000_000;
const DAY: i64 = 24 * 3600;
/// The company that looks.
const ME: u128 = 500;
const USER: u128 = 600;

fn id(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

fn resume(number: u128, position: &str) -> ResumeDoc {
    ResumeDoc {
        id: id(number),
        owner: id(700 + number),
        audience: Audience::All,
        position: position.to_owned(),
        profession_names: Vec::new(),
        skills: Vec::new(),
        jobs: Vec::new(),
        texts: Vec::new(),
        spheres: Vec::new(),
        locations: Vec::new(),
        work_types: Vec::new(),
        languages: Vec::new(),
        licences: Vec::new(),
        experience: Experience::Settled { months: 0 },
        pay: None,
        renewed_at: NOW - DAY,
        seen_on: NOW - DAY,
        completeness: 50,
    }
}

fn index(resumes: impl IntoIterator<Item = ResumeDoc>) -> SearchIndex {
    let index = SearchIndex::in_memory(&RESUMES.schema);
    let changes = resumes.into_iter().map(|resume| Change::Put(Box::new(resume.document())));
    index.apply(changes.collect(), "1").unwrap();
    index
}

fn all() -> CandidateFilters {
    CandidateFilters { company: id(ME), user: id(USER), ..CandidateFilters::default() }
}

fn search(index: &SearchIndex, text: &str, filters: &CandidateFilters) -> Vec<u128> {
    let tree = parse(text, &Gazetteer::default(), true).tree;
    let request = SearchRequest {
        query: (!text.is_empty()).then_some(&tree),
        synonyms: &Synonyms::default(),
        filters: &filters.filters(),
        sort: Sort::Relevance,
        offset: 0,
        limit: 20,
        promoted: 0..0,
        facets: false,
        corrections: true,
        now: NOW,
    };
    index.search(&request).unwrap().ids.iter().map(Uuid::as_u128).collect()
}

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| (*value).to_owned()).collect()
}

#[test]
fn freshness_and_boost_never_outweigh_a_better_match() {
    assert!(RESUMES.schema.ranking().is_below_a_level());
}

#[test]
fn fields_have_their_weight() {
    let resumes = (0..5).map(|field| {
        let mut resume = resume(field + 1, "Ish");
        // The fields with the lowest weights are the newest.
        resume.renewed_at = NOW - (5 - field as i64) * DAY;
        match field {
            0 => "Oshpaz".clone_into(&mut resume.position),
            1 => resume.skills = texts(&["Oshpaz"]),
            2 => resume.profession_names = texts(&["Oshpaz"]),
            3 => resume.jobs = texts(&["Oshpaz"]),
            _ => resume.texts = texts(&["Oshpaz"]),
        }
        resume
    });
    assert_eq!(search(&index(resumes), "oshpaz", &all()), [1, 2, 3, 4, 5]);
}

#[test]
fn equals_go_by_freshness_then_completeness() {
    let aged = |number, days| ResumeDoc { renewed_at: NOW - days * DAY, ..resume(number, "Oshpaz") };
    let full = |number, completeness| ResumeDoc { completeness, ..resume(number, "Oshpaz") };
    assert_eq!(search(&index([aged(1, 60), aged(2, 1), aged(3, 20)]), "oshpaz", &all()), [2, 3, 1]);
    assert_eq!(search(&index([full(1, 20), full(2, 100), full(3, 60)]), "oshpaz", &all()), [2, 3, 1]);
    assert_eq!(
        search(&index([aged(1, 60), aged(2, 1), aged(3, 20)]), "", &all()),
        [2, 3, 1],
        "without words"
    );
}

#[test]
fn an_audience_decides_who_finds_a_resume() {
    let of = |number, audience| ResumeDoc { audience, ..resume(number, "Oshpaz") };
    let index = index([
        of(1, Audience::All),
        of(2, Audience::Only(vec![id(ME), id(501)])),
        of(3, Audience::Only(vec![id(501)])),
        of(4, Audience::Except(vec![id(501), id(ME)])),
        of(5, Audience::Except(vec![id(501)])),
        of(6, Audience::Only(Vec::new())),
        ResumeDoc { owner: id(USER), ..resume(7, "Oshpaz") },
    ]);
    let sorted = |filters: &CandidateFilters| {
        let mut found = search(&index, "oshpaz", filters);
        found.sort_unstable();
        found
    };
    assert_eq!(sorted(&all()), [1, 2, 5]);
    assert_eq!(sorted(&CandidateFilters { company: id(501), ..all() }), [1, 2, 3]);
    assert_eq!(sorted(&CandidateFilters { company: id(502), ..all() }), [1, 4, 5]);
    assert_eq!(sorted(&CandidateFilters { user: id(1), ..all() }), [1, 2, 5, 7]);
}

#[test]
fn each_filter_lets_its_own_through() {
    let months = |months, by| Some(MinExperience::Months { months, by });
    let index = index([
        ResumeDoc {
            spheres: texts(&["food", "service"]),
            locations: texts(&["chilonzor", "tashkent"]),
            work_types: texts(&["full", "shift"]),
            languages: texts(&["uz", "ru"]),
            licences: texts(&["B", "C"]),
            experience: Experience::Settled { months: 36 },
            pay: Some(Pay { amount: 5_000_000, currency: 0 }),
            ..resume(1, "Oshpaz")
        },
        ResumeDoc {
            experience: Experience::Growing { months: 30, at: NOW },
            pay: Some(Pay { amount: 400, currency: 1 }),
            ..resume(2, "Oshpaz")
        },
        ResumeDoc { seen_on: NOW - 20 * DAY, ..resume(3, "Oshpaz") },
    ]);
    for (filters, expected) in [
        (all(), vec![1, 2, 3]),
        (CandidateFilters { spheres: texts(&["food"]), ..all() }, vec![1]),
        (CandidateFilters { locations: texts(&["tashkent"]), ..all() }, vec![1]),
        (CandidateFilters { work_types: texts(&["shift", "remote"]), ..all() }, vec![1]),
        (CandidateFilters { languages: texts(&["ru"]), ..all() }, vec![1]),
        (CandidateFilters { licences: texts(&["C"]), ..all() }, vec![1]),
        (CandidateFilters { experience: Some(MinExperience::None), ..all() }, vec![3]),
        (CandidateFilters { experience: months(36, NOW), ..all() }, vec![1]),
        (CandidateFilters { experience: months(30, NOW), ..all() }, vec![1, 2]),
        (CandidateFilters { experience: months(37, NOW), ..all() }, vec![]),
        // Half a year later only the one who works has more.
        (CandidateFilters { experience: months(36, NOW + 6 * MONTH), ..all() }, vec![1, 2]),
        (CandidateFilters { experience: months(37, NOW + 7 * MONTH), ..all() }, vec![2]),
        (CandidateFilters { pay_ceiling: Some([5_000_000, 399, 0]), ..all() }, vec![1]),
        (CandidateFilters { pay_ceiling: Some([4_999_999, 400, 0]), ..all() }, vec![2]),
        (CandidateFilters { seen_since: Some(NOW - 7 * DAY), ..all() }, vec![1, 2]),
    ] {
        let mut found = search(&index, "", &filters);
        found.sort_unstable();
        assert_eq!(found, expected, "{filters:?}");
    }
}
