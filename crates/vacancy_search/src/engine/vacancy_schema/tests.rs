//! What the schema of vacancies decides: weights, boost, pay, and that every filter and every count is the right one.

use search_engine::index::{Change, SearchHits, SearchRequest, Sort};
use search_engine::query::{Gazetteer, parse};
use search_engine::{SearchIndex, Synonyms};
use uuid::Uuid;

use super::*;

const NOW: i64 = 1_800_000_000;
const DAY: i64 = 24 * 3600;

fn id(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

fn vacancy(number: u128, title: &str) -> VacancyDoc {
    VacancyDoc {
        id: id(number),
        title: title.to_owned(),
        company: String::new(),
        lists: Vec::new(),
        about: String::new(),
        profession: None,
        profession_names: Vec::new(),
        spheres: Vec::new(),
        locations: Vec::new(),
        work_types: Vec::new(),
        experience: 0,
        education: None,
        languages: Vec::new(),
        pay: None,
        resume_required: false,
        company_id: id(1),
        published_at: NOW - DAY,
        expires_at: NOW + 30 * DAY,
        is_top: false,
        answer_factor: 1.0,
    }
}

fn index(vacancies: impl IntoIterator<Item = VacancyDoc>) -> SearchIndex {
    let index = SearchIndex::in_memory(&VACANCIES.schema);
    let changes = vacancies.into_iter().map(|vacancy| Change::Put(Box::new(vacancy.document())));
    index.apply(changes.collect(), "1").unwrap();
    index
}

fn search(index: &SearchIndex, text: &str, filters: &VacancyFilters, sort: Sort<'_>) -> SearchHits {
    let tree = parse(text, &Gazetteer::default(), true).tree;
    let request = SearchRequest {
        query: (!text.is_empty()).then_some(&tree),
        synonyms: &Synonyms::default(),
        filters: &filters.filters(),
        sort,
        offset: 0,
        limit: 20,
        promoted: 0..2,
        facets: true,
        corrections: true,
        now: NOW,
    };
    index.search(&request).unwrap()
}

fn numbers(ids: &[Uuid]) -> Vec<u128> {
    ids.iter().map(Uuid::as_u128).collect()
}

fn found(index: &SearchIndex, text: &str) -> Vec<u128> {
    numbers(&search(index, text, &VacancyFilters::default(), Sort::Relevance).ids)
}

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| (*value).to_owned()).collect()
}

#[test]
fn freshness_and_boost_never_outweigh_a_better_match() {
    assert!(VACANCIES.schema.ranking().is_below_a_level());
}

#[test]
fn fields_have_their_weight() {
    let vacancies = (0..5).map(|field| {
        let mut vacancy = vacancy(field + 1, "Ish");
        // The fields with the lowest weights are the newest.
        vacancy.published_at = NOW - (5 - field as i64) * DAY;
        match field {
            0 => "Oshpaz".clone_into(&mut vacancy.title),
            1 => vacancy.profession_names = texts(&["Oshpaz"]),
            2 => "Oshpaz".clone_into(&mut vacancy.company),
            3 => vacancy.lists = texts(&["Oshpaz"]),
            _ => "Oshpaz".clone_into(&mut vacancy.about),
        }
        vacancy
    });
    assert_eq!(found(&index(vacancies), "oshpaz"), [1, 2, 3, 4, 5]);
}

#[test]
fn the_profession_of_that_name_comes_before_those_with_the_word_in_it() {
    let of = |number: u128, title: &str, names: &[&str]| VacancyDoc {
        profession_names: texts(names),
        // Later ones are newer.
        published_at: NOW - (300 - number as i64) * DAY,
        ..vacancy(number, title)
    };
    let doctor = ["Shifokor", "Врач", "doktor"];
    let index = index([
        of(1, "Tajribali shifokor", &doctor),
        of(2, "Врач", &doctor),
        of(3, "UZI shifokori", &["UZI shifokori", "Врач УЗИ"]),
        of(4, "Врач-терапевт", &["Terapevt", "Врач-терапевт"]),
    ]);
    assert_eq!(found(&index, "shifokor"), [1, 2, 3], "the title says it, the profession is it, a word");
    assert_eq!(found(&index, "врач"), [2, 1, 4, 3]);
    assert_eq!(found(&index, "shifokorlarga"), [1, 2, 3], "with endings");
    assert_eq!(found(&index, "shufokor"), [1, 2, 3], "with an error");
    assert_eq!(found(&index, "врач узи"), [3]);
}

#[test]
fn equals_go_by_freshness_then_answers_then_shortness() {
    let aged = |number, days| VacancyDoc { published_at: NOW - days * DAY, ..vacancy(number, "Oshpaz") };
    let answering = |number, answer_factor| VacancyDoc { answer_factor, ..vacancy(number, "Oshpaz") };
    assert_eq!(found(&index([aged(1, 30), aged(2, 1), aged(3, 10)]), "oshpaz"), [2, 3, 1]);
    assert_eq!(found(&index([answering(1, 0.8), answering(2, 1.2), answering(3, 1.0)]), "oshpaz"), [2, 3, 1]);
    let titles = ["Oshpaz yordamchisi", "Oshpaz", "Kafe uchun oshpaz"];
    let titled = (1..).zip(titles).map(|(number, title)| vacancy(number, title));
    assert_eq!(found(&index(titled), "oshpaz"), [2, 1, 3]);
}

#[test]
fn every_boost_is_within_its_bounds() {
    for answer_factor in [0.0, 0.8, 1.0, 1.2, 9.0] {
        for title in ["", "Oshpaz", &"juda ".repeat(50)] {
            let boost = VacancyDoc { answer_factor, ..vacancy(1, title) }.boost();
            let kept = boost.clamp(*doc::BOOST.start(), *doc::BOOST.end());
            assert!((boost - kept).abs() < 1e-6, "{answer_factor} {title}: {boost}");
        }
    }
}

#[test]
fn the_best_paid_first_in_one_money() {
    let paid = |number, min, max, currency| VacancyDoc {
        pay: Some(Pay { min, max, currency }),
        ..vacancy(number, "Oshpaz")
    };
    let index = index([
        paid(1, 5_000_000, None, 0),
        paid(2, 300, Some(900), 1),
        vacancy(3, "Oshpaz"),
        paid(4, 60_000, None, 2),
        // An unknown currency.
        paid(5, 1_000_000_000, None, 9),
        paid(6, 1_000_000, Some(8_000_000), 0),
    ]);
    let sort = Sort::Highest { number: VACANCIES.pay, rates: &[1.0, 12_000.0, 150.0] };
    let sorted = search(&index, "oshpaz", &VacancyFilters::default(), sort);
    assert_eq!(numbers(&sorted.ids), [2, 4, 6, 1, 5, 3]);
    for (floor, expected) in [([7_000_000, 901, 60_001], vec![6]), ([9_000_000, 900, 60_000], vec![2, 4])] {
        let filters = VacancyFilters { pay_floor: Some(floor), ..VacancyFilters::default() };
        let mut numbers = numbers(&search(&index, "", &filters, Sort::Relevance).ids);
        numbers.sort_unstable();
        assert_eq!(numbers, expected, "{floor:?}");
    }
}

/// Four open vacancies that differ in everything.
fn market() -> SearchIndex {
    let base = |number: u128| VacancyDoc { company_id: id(100 + number), ..vacancy(number, "Oshpaz") };
    index([
        VacancyDoc {
            spheres: texts(&["food", "service"]),
            locations: texts(&["chilonzor", "tashkent"]),
            work_types: texts(&["full", "shift"]),
            profession: Some("cook".to_owned()),
            education: Some("higher".to_owned()),
            languages: texts(&["uz", "ru"]),
            experience: 3,
            pay: Some(Pay { min: 5_000_000, max: None, currency: 0 }),
            ..base(1)
        },
        VacancyDoc { experience: 1, resume_required: true, ..base(2) },
        VacancyDoc { experience: 5, is_top: true, ..base(3) },
        VacancyDoc { published_at: NOW - 20 * DAY, experience: 1, ..base(4) },
        VacancyDoc { expires_at: NOW, is_top: true, ..base(5) },
    ])
}

#[test]
fn each_filter_lets_its_own_through() {
    let index = market();
    let all = VacancyFilters::default;
    for (filters, expected) in [
        (all(), vec![1, 2, 3, 4]),
        (VacancyFilters { spheres: texts(&["food"]), ..all() }, vec![1]),
        (VacancyFilters { locations: texts(&["tashkent"]), ..all() }, vec![1]),
        (VacancyFilters { professions: texts(&["cook"]), ..all() }, vec![1]),
        (VacancyFilters { work_types: texts(&["shift", "remote"]), ..all() }, vec![1]),
        (VacancyFilters { experience: vec![3, 5], ..all() }, vec![1, 3]),
        (VacancyFilters { education: texts(&["higher"]), ..all() }, vec![1]),
        (VacancyFilters { languages: texts(&["ru"]), ..all() }, vec![1]),
        (VacancyFilters { only_with_pay: true, ..all() }, vec![1]),
        (VacancyFilters { published_since: Some(NOW - 7 * DAY), ..all() }, vec![1, 2, 3]),
        (VacancyFilters { resume_required: Some(true), ..all() }, vec![2]),
        (VacancyFilters { resume_required: Some(false), ..all() }, vec![1, 3, 4]),
        (VacancyFilters { company: Some(id(103)), ..all() }, vec![3]),
        (VacancyFilters { excluded: vec![id(1), id(4)], ..all() }, vec![2, 3]),
        (VacancyFilters { excluded_companies: vec![id(101), id(102)], ..all() }, vec![3, 4]),
    ] {
        let found = search(&index, "", &filters, Sort::Relevance);
        let mut ids = numbers(&found.ids);
        ids.sort_unstable();
        assert_eq!(ids, expected, "{filters:?}");
        let is_top_found = expected.contains(&3);
        assert_eq!(numbers(&found.promoted), [3][..usize::from(is_top_found)], "{filters:?}");
    }
}

#[test]
fn each_value_is_counted_in_its_list() {
    let found = search(&market(), "", &VacancyFilters::default(), Sort::Relevance);
    let once = |values: &[&str]| values.iter().map(|value| ((*value).to_owned(), 1)).collect::<Vec<_>>();
    let expected = Facets {
        spheres: once(&["food", "service"]),
        locations: once(&["chilonzor", "tashkent"]),
        professions: once(&["cook"]),
        work_types: once(&["full", "shift"]),
        educations: once(&["higher"]),
        languages: once(&["ru", "uz"]),
        experience: [0, 2, 0, 1, 0, 1],
        with_pay: 1,
        resume_not_required: 3,
    };
    assert_eq!(Facets::from(found.facets.unwrap()), expected);
}
