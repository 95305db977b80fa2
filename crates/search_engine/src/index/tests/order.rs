//! Result order.

use super::*;
use crate::index::Pay;

/// The same word, from the best match level to the worst.
const BY_LEVEL: [&str; 4] = ["Haydovchi", "Haydovchilar", "Xaydovchi", "Водитель"];

fn in_field(field: usize, vacancy: &mut VacancyDoc, text: &str) {
    match field {
        0 => text.clone_into(&mut vacancy.title),
        1 => vacancy.profession_names = vec![text.to_owned()],
        2 => text.clone_into(&mut vacancy.company),
        3 => vacancy.lists = vec![text.to_owned()],
        _ => text.clone_into(&mut vacancy.about),
    }
}

#[test]
fn exact_beats_stem_beats_loose_beats_synonym_in_every_field() {
    let ask = Ask::synonyms(&[&["haydovchi", "водитель"]]);
    for field in 0..5 {
        // The worse matches are newer, shorter and from companies that answer better.
        let vacancies = BY_LEVEL.iter().enumerate().map(|(at, text)| {
            let mut vacancy =
                vacancy(at as u128 + 1, if at == 0 { "Biz juda uzun nom bilan chaqiramiz" } else { "Biz" });
            vacancy.published_at = if at == 0 { NOW - 300 * DAY } else { NOW - (4 - at as i64) * DAY };
            vacancy.answer_factor = if at == 0 { 0.8 } else { 1.2 };
            in_field(field, &mut vacancy, text);
            vacancy
        });
        let index = index(vacancies);
        assert_eq!(ask.numbers(&index, Some(&tree("haydovchi"))), [1, 2, 3, 4], "field {field}");
    }
}

#[test]
fn what_was_typed_comes_before_what_was_meant() {
    let common = (1..=200).map(|number| vacancy(number, "Menejer"));
    let mut rare = vacancy(999, "Menejir boʻlgan odam");
    rare.published_at = NOW - 300 * DAY;
    let found = Ask::default().find(&index(common.chain([rare])), Some(&tree("menejir")));
    assert_eq!((found.ids[0], found.total), (id(999), 201), "next to nobody writes it like that");
    assert_eq!(found.corrections[0].used, "menejer");
}

#[test]
fn no_error_is_looked_for_when_a_synonym_is_found() {
    let index = titled(&["Haydovchik", "Водитель"]);
    let ask = Ask::synonyms(&[&["haydovchiz", "водитель"]]);
    let found = ask.find(&index, Some(&tree("haydovchiz")));
    assert_eq!(found.ids, [id(2)]);
    assert_eq!(found.corrections, []);
}

#[test]
fn fields_have_their_weight() {
    let vacancies = (0..5).map(|field| {
        let mut vacancy = vacancy(field as u128 + 1, "Ish");
        // The fields with the lowest weights are the newest.
        vacancy.published_at = NOW - (5 - field as i64) * DAY;
        in_field(field, &mut vacancy, "Oshpaz");
        vacancy
    });
    assert_eq!(found(&index(vacancies), "oshpaz"), [1, 2, 3, 4, 5]);
}

#[test]
fn the_profession_of_that_name_comes_before_those_with_the_word_in_it() {
    let of = |number, title: &str, names: &[&str]| {
        let mut vacancy = vacancy(number, title);
        vacancy.profession_names = names.iter().map(|name| (*name).to_owned()).collect();
        // Later ones are newer.
        vacancy.published_at = NOW - (300 - number as i64) * DAY;
        vacancy
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
    // A title that covers only part of the query is not a name match.
    let index = titled(&["Yordamchi oshpaz", "Oshpaz"]);
    assert_eq!(found(&index, "oshpaz yordamchi"), [1]);
}

#[test]
fn equals_go_by_freshness_then_answers_then_shortness_then_id() {
    let aged = |number, days| {
        let mut vacancy = vacancy(number, "Oshpaz");
        vacancy.published_at = NOW - days * DAY;
        vacancy
    };
    let answering = |number, factor| {
        let mut vacancy = vacancy(number, "Oshpaz");
        vacancy.answer_factor = factor;
        vacancy
    };
    assert_eq!(found(&index([aged(1, 30), aged(2, 1), aged(3, 10)]), "oshpaz"), [2, 3, 1]);
    assert_eq!(found(&index([answering(1, 0.8), answering(2, 1.2), answering(3, 1.0)]), "oshpaz"), [2, 3, 1]);
    assert_eq!(found(&titled(&["Oshpaz yordamchisi", "Oshpaz", "Kafe uchun oshpaz"]), "oshpaz"), [2, 1, 3]);
    assert_eq!(found(&titled(&["Oshpaz", "Oshpaz", "Oshpaz"]), "oshpaz"), [3, 2, 1]);
}

#[test]
fn the_newest_first() {
    let vacancies = [(1, 5), (2, 1), (3, 9), (4, 1)].map(|(number, days)| {
        let mut vacancy = vacancy(number, "Oshpaz");
        vacancy.published_at = NOW - days * DAY;
        vacancy
    });
    let index = index(vacancies);
    let ask = Ask { sort: Sort::Newest, ..Ask::default() };
    assert_eq!(ask.numbers(&index, Some(&tree("oshpaz"))), [4, 2, 1, 3]);
    assert_eq!(Ask::default().numbers(&index, None), [4, 2, 1, 3], "nothing to be relevant to");
}

#[test]
fn the_best_paid_first_in_one_money() {
    let paid = |number, min, max, currency| {
        let mut vacancy = vacancy(number, "Oshpaz");
        vacancy.pay = Some(Pay { min, max, currency });
        vacancy
    };
    let vacancies = [
        paid(1, 5_000_000, None, 0),
        paid(2, 300, Some(900), 1),
        vacancy(3, "Oshpaz"),
        paid(4, 60_000, None, 2),
        // An unknown currency.
        paid(5, 1_000_000_000, None, 9),
        paid(6, 1_000_000, Some(8_000_000), 0),
    ];
    let sort = Sort::Pay { rates: [1.0, 12_000.0, 150.0] };
    let ask = Ask { sort, ..Ask::default() };
    assert_eq!(ask.numbers(&index(vacancies), Some(&tree("oshpaz"))), [2, 4, 6, 1, 5, 3]);
}

#[test]
fn pages_follow_each_other() {
    let index = index((1..=55).map(|number| vacancy(number, "Oshpaz")));
    let page = |offset| Ask { offset, ..Ask::default() }.numbers(&index, Some(&tree("oshpaz")));
    let all: Vec<u128> = [0, 20, 40, 60].into_iter().flat_map(page).collect();
    assert_eq!(all, (1..=55).rev().collect::<Vec<_>>());
    assert_eq!(page(usize::MAX), [0; 0]);
}

/// Skipping blocks gives the same result as scoring every document.
#[test]
fn skipping_blocks_changes_nothing() {
    let count = 9_900_u128;
    let is_paid = |number: u128| number.is_multiple_of(89);
    let vacancies = (1..=count).map(|number| {
        let scatter = i64::try_from(number * 7919 % 5003).unwrap();
        let title = match number {
            5_007 => "Payvandchi",
            _ if number % 97 == 0 => "Oshpaz",
            _ => "Sotuvchi",
        };
        let mut vacancy = vacancy(number, title);
        vacancy.about = if number % 3 == 0 { "oshpazlar bilan" } else { "oshpaz" }.to_owned();
        // Few enough to be stored as a list.
        vacancy.lists = (number % 40 == 7).then(|| "payvandchi".to_owned()).into_iter().collect();
        vacancy.published_at = NOW - scatter * 3600 / 4;
        vacancy.answer_factor = 0.8 + (scatter % 5) as f32 / 10.0;
        vacancy.pay = Some(Pay { min: scatter, max: None, currency: (number % 3) as u8 });
        vacancy.spheres = vec![if number % 10 == 0 { "food" } else { "it" }.to_owned()];
        vacancy.locations = vec![if number % 11 == 0 { "xiva" } else { "buxoro" }.to_owned()];
        vacancy.is_top = is_paid(number);
        vacancy
    });
    let large = index(vacancies);
    let everywhere = Filters::default();
    let food = Filters { spheres: vec!["food".into()], ..Filters::default() };
    // Both match many documents, but their intersection is small.
    let sparse = Filters { locations: vec!["xiva".into()], ..food.clone() };
    for (text, filters, total) in [
        ("oshpaz", &everywhere, 9_900),
        ("oshpaz", &food, 990),
        ("oshpaz", &sparse, 90),
        ("payvandchi", &everywhere, 248),
        ("oshpaz payvandchi", &everywhere, 248),
    ] {
        for sort in [Sort::Relevance, Sort::Newest, Sort::Pay { rates: [1.0, 2.0, 3.0] }] {
            let ask = |limit| Ask { sort, limit, ..Ask::filtered(filters.clone()) };
            let first = ask(20).find(&large, Some(&tree(text)));
            // With a limit that fits all results no block can be skipped.
            let whole = ask(9_900).find(&large, Some(&tree(text)));
            assert_eq!(first.total, total, "{text}");
            assert_eq!(whole.ids.len(), total, "{text}");
            assert_eq!(first.ids, whole.ids[..20], "{text} {sort:?}");
            let is_by_fit = sort == Sort::Relevance && text == "payvandchi";
            assert!(!is_by_fit || first.ids[0] == id(5_007), "{text}");
            let paid = whole.ids.iter().filter(|id| is_paid(id.as_u128()));
            assert_eq!(first.paid, paid.take(2).copied().collect::<Vec<_>>(), "{text} {sort:?}");
        }
    }
}
