//! Filters and facet counts.

use super::*;
use crate::index::{Facets, Pay};

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| (*value).to_owned()).collect()
}

/// Five vacancies that differ in everything, each in its own segment, so that no segment has all values.
fn market() -> VacancyIndex {
    let base = |number: u128| VacancyDoc { company_id: id(100 + number), ..vacancy(number, "Oshpaz") };
    let vacancies = [
        VacancyDoc {
            spheres: texts(&["food", "service"]),
            locations: texts(&["chilonzor", "tashkent"]),
            work_types: texts(&["full", "shift"]),
            profession: Some("cook".to_owned()),
            education: Some("higher".to_owned()),
            languages: texts(&["uz", "ru"]),
            experience: 3,
            pay: Some(Pay { min: 5_000_000, max: Some(7_000_000), currency: 0 }),
            ..base(1)
        },
        VacancyDoc {
            spheres: texts(&["food"]),
            locations: texts(&["yunusobod", "tashkent", "tashkent"]),
            work_types: texts(&["remote"]),
            languages: texts(&["ru"]),
            experience: 1,
            pay: Some(Pay { min: 500, max: None, currency: 1 }),
            resume_required: true,
            ..base(2)
        },
        VacancyDoc {
            spheres: texts(&["it"]),
            locations: texts(&["samarkand"]),
            work_types: texts(&["remote", "full"]),
            profession: Some("cook".to_owned()),
            experience: 5,
            is_top: true,
            ..base(3)
        },
        VacancyDoc { published_at: NOW - 20 * DAY, experience: 1, ..base(4) },
        VacancyDoc { expires_at: NOW, spheres: texts(&["food"]), ..base(5) },
    ];
    let index = VacancyIndex::in_memory();
    vacancies.into_iter().for_each(|vacancy| {
        index.apply(put([vacancy]), "1").unwrap();
    });
    index
}

#[test]
fn each_filter_lets_its_own_through() {
    let index = market();
    let all = Filters::default;
    for (filters, expected) in [
        (all(), vec![1, 2, 3, 4]),
        (Filters { spheres: texts(&["food"]), ..all() }, vec![1, 2]),
        (Filters { spheres: texts(&["it", "service"]), ..all() }, vec![1, 3]),
        (Filters { spheres: texts(&["unknown"]), ..all() }, vec![]),
        (Filters { locations: texts(&["tashkent"]), ..all() }, vec![1, 2]),
        (Filters { locations: texts(&["chilonzor"]), ..all() }, vec![1]),
        (Filters { professions: texts(&["cook"]), ..all() }, vec![1, 3]),
        (Filters { work_types: texts(&["shift", "remote"]), ..all() }, vec![1, 2, 3]),
        (Filters { experience: vec![1], ..all() }, vec![2, 4]),
        (Filters { experience: vec![3, 5], ..all() }, vec![1, 3]),
        (Filters { education: texts(&["higher"]), ..all() }, vec![1]),
        (Filters { languages: texts(&["ru"]), ..all() }, vec![1, 2]),
        (Filters { only_with_pay: true, ..all() }, vec![1, 2]),
        (Filters { published_since: Some(NOW - 7 * DAY), ..all() }, vec![1, 2, 3]),
        (Filters { resume_required: Some(true), ..all() }, vec![2]),
        (Filters { resume_required: Some(false), ..all() }, vec![1, 3, 4]),
        (Filters { company: Some(id(103)), ..all() }, vec![3]),
        (Filters { excluded: vec![id(1), id(99), id(4)], ..all() }, vec![2, 3]),
        (Filters { excluded_companies: vec![id(101), id(102)], ..all() }, vec![3, 4]),
        (Filters { spheres: texts(&["food"]), work_types: texts(&["remote"]), ..all() }, vec![2]),
    ] {
        for query in [None, Some(tree("oshpaz"))] {
            let mut numbers = Ask::filtered(filters.clone()).numbers(&index, query.as_ref());
            numbers.sort_unstable();
            assert_eq!(numbers, expected, "{filters:?}");
        }
    }
}

#[test]
fn the_paid_ones_among_all_that_fit_come_besides() {
    let index = index((1..=9).map(|number| VacancyDoc {
        is_top: number % 2 == 0,
        spheres: texts(&[if number < 7 { "food" } else { "it" }]),
        published_at: NOW - i64::try_from(number).unwrap() * DAY,
        ..vacancy(number, "Oshpaz")
    }));
    let asked = |filters: Filters, limit: usize, words: Option<&str>| {
        let query = words.map(tree);
        let found = Ask { limit, ..Ask::filtered(filters) }.find(&index, query.as_ref());
        found.paid.iter().map(Uuid::as_u128).collect::<Vec<_>>()
    };
    for words in [None, Some("oshpaz")] {
        assert_eq!(asked(Filters::default(), 1, words), [2, 4], "the first two, as `Ask` wants");
        assert_eq!(asked(Filters::default(), 0, words), [2, 4], "without others too");
        assert_eq!(asked(Filters { spheres: texts(&["it"]), ..Filters::default() }, 9, words), [8]);
    }
    assert!(asked(Filters::default(), 9, Some("hech kim yozmagan")).is_empty());
}

#[test]
fn a_floor_is_compared_in_the_money_of_the_vacancy() {
    let index = market();
    for (floor, expected) in [
        ([7_000_000, 501, 50_000], vec![1]),
        ([7_000_001, 500, 50_000], vec![2]),
        ([0, 0, 0], vec![1, 2]),
        ([i64::MAX; 3], vec![]),
        ([-5; 3], vec![1, 2]),
    ] {
        let mut numbers =
            Ask::filtered(Filters { pay_floor: Some(floor), ..Filters::default() }).numbers(&index, None);
        numbers.sort_unstable();
        assert_eq!(numbers, expected, "{floor:?}");
    }
}

#[test]
fn a_floor_holds_for_few_and_for_many_and_for_the_next_who_asks() {
    let index = index((1..=1000).map(|number| VacancyDoc {
        pay: Some(Pay { min: i64::try_from(number).unwrap() * 20_000, max: None, currency: 0 }),
        ..vacancy(number, if number % 250 == 0 { "Payvandchi" } else { "Oshpaz" })
    }));
    for _ in 0..2 {
        for (floor, welders, cooks) in [(10_000_000, 3, 498), (15_000_000, 2, 249), (20_000_001, 0, 0)] {
            let filters = Filters { pay_floor: Some([floor, i64::MAX, i64::MAX]), ..Filters::default() };
            let ask = Ask::filtered(filters);
            for (words, expected) in [("payvandchi", welders), ("oshpaz", cooks)] {
                let found = ask.find(&index, Some(&tree(words)));
                assert_eq!(found.total, expected, "{words} from {floor}");
            }
        }
    }
}

fn counted(pairs: &[(&str, u64)]) -> Vec<(String, u64)> {
    pairs.iter().map(|(value, count)| ((*value).to_owned(), *count)).collect()
}

#[test]
fn values_are_counted_once_for_each_vacancy() {
    let facets = Ask::default().find(&market(), Some(&tree("oshpaz"))).facets.unwrap();
    assert_eq!(
        facets,
        Facets {
            spheres: counted(&[("food", 2), ("it", 1), ("service", 1)]),
            locations: counted(&[("tashkent", 2), ("chilonzor", 1), ("samarkand", 1), ("yunusobod", 1)]),
            professions: counted(&[("cook", 2)]),
            work_types: counted(&[("full", 2), ("remote", 2), ("shift", 1)]),
            educations: counted(&[("higher", 1)]),
            languages: counted(&[("ru", 2), ("uz", 1)]),
            experience: [0, 2, 0, 1, 0, 1],
            with_pay: 2,
            resume_not_required: 3,
        }
    );
}

#[test]
fn counts_ignore_their_own_filter_and_no_other() {
    let filters = Filters {
        spheres: texts(&["food"]),
        work_types: texts(&["remote"]),
        only_with_pay: true,
        resume_required: Some(true),
        ..Filters::default()
    };
    let found = Ask::filtered(filters).find(&market(), None);
    assert_eq!(found.total, 1);
    let facets = found.facets.unwrap();
    assert_eq!(facets.spheres, counted(&[("food", 1)]));
    assert_eq!(facets.work_types, counted(&[("remote", 1)]));
    assert_eq!(facets.with_pay, 1);
    assert_eq!(facets.resume_not_required, 0);
    assert_eq!(facets.experience, [0, 1, 0, 0, 0, 0]);

    let facets = |filters| Ask::filtered(filters).find(&market(), None).facets.unwrap();
    let by_sphere = facets(Filters { spheres: texts(&["food"]), ..Filters::default() });
    assert_eq!(by_sphere.spheres, counted(&[("food", 2), ("it", 1), ("service", 1)]));
    assert_eq!(by_sphere.work_types, counted(&[("full", 1), ("remote", 1), ("shift", 1)]));
    let with_pay = facets(Filters { only_with_pay: true, ..Filters::default() });
    assert_eq!(with_pay.with_pay, 2);
    assert_eq!(with_pay.professions, counted(&[("cook", 1)]));
    let required = facets(Filters { resume_required: Some(true), ..Filters::default() });
    assert_eq!(required.resume_not_required, 3);
    let two = facets(Filters { spheres: texts(&["food"]), experience: vec![1], ..Filters::default() });
    assert_eq!(two.spheres, counted(&[("food", 1)]));
    assert_eq!(two.experience, [0, 1, 0, 1, 0, 0]);
}

/// Both counting methods, tags per document and documents per tag, give the same result.
#[test]
fn counts_are_exact_in_large_results() {
    let count = 5_000_u128;
    let vacancies = (1..=count).map(|number| VacancyDoc {
        spheres: vec![format!("s{}", number % 7)],
        locations: vec![format!("l{}", number % 50), format!("r{}", number % 3)],
        profession: Some(format!("p{}", number % 400)),
        experience: (number % 6) as u8,
        resume_required: number % 4 == 0,
        ..vacancy(number, if number % 100 == 0 { "Oshpaz" } else { "Sotuvchi" })
    });
    let index = index(vacancies);
    let expected = |numbers: &dyn Fn(u128) -> bool, modulus: u128, rest: u128| {
        (1..=count).filter(|number| numbers(*number) && number % modulus == rest).count() as u64
    };
    for word in ["oshpaz", "sotuvchi"] {
        let has = |number: u128| number.is_multiple_of(100) == (word == "oshpaz");
        let facets = Ask::default().find(&index, Some(&tree(word))).facets.unwrap();
        let lists = [
            (&facets.spheres, 's', 7),
            (&facets.professions, 'p', 400),
            (&facets.locations, 'l', 50),
            (&facets.locations, 'r', 3),
        ];
        for (list, letter, modulus) in lists {
            let values = list.iter().filter(|(value, _)| value.starts_with(letter));
            let mut sum = 0;
            for (value, counted) in values {
                assert_eq!(*counted, expected(&has, modulus, value[1..].parse().unwrap()), "{word} {value}");
                sum += counted;
            }
            assert_eq!(sum, expected(&has, 1, 0));
        }
        for (years, counted) in (0..).zip(facets.experience) {
            assert_eq!(counted, expected(&has, 6, years));
        }
    }
    let filters = Filters { spheres: texts(&["s1"]), ..Filters::default() };
    let facets = Ask::filtered(filters).find(&index, None).facets.unwrap();
    assert_eq!(facets.spheres.len(), 7);
    assert_eq!(
        facets
            .locations
            .iter()
            .filter(|(value, _)| value.starts_with('r'))
            .map(|(_, count)| count)
            .sum::<u64>(),
        expected(&|_| true, 7, 1)
    );
}

/// Counts are cached per word; documents that are deleted, expire or are hidden later must be subtracted.
#[test]
fn remembered_counts_do_not_grow_old() {
    let hidden = id(9_999);
    let vacancies = (1..=4_000_u128).map(|number| VacancyDoc {
        spheres: vec![format!("s{}", number % 2)],
        company_id: if number % 40 == 0 { hidden } else { id(7_777) },
        expires_at: NOW + if number <= 500 { 10 } else { 100 },
        ..vacancy(number, "Oshpaz")
    });
    let index = index(vacancies);
    let counts_of = |query: Option<&Tree>, now: i64, filters: Filters| {
        let facets = Ask { now, ..Ask::filtered(filters) }.find(&index, query).facets.unwrap();
        facets.spheres.iter().map(|(_, count)| *count).collect::<Vec<_>>()
    };
    // A list ignores its own filter, so both spheres are counted whichever is selected.
    let counts = |query: Option<&Tree>, now: i64| {
        let plain = counts_of(query, now, Filters::default());
        let chosen = Filters { spheres: texts(&["s1"]), ..Filters::default() };
        assert_eq!(counts_of(query, now, chosen), plain);
        plain
    };
    let oshpaz = tree("oshpaz");
    for query in [Some(&oshpaz), None] {
        for _ in 0..2 {
            assert_eq!(counts(query, NOW), [2_000, 2_000]);
        }
        assert_eq!(counts(query, NOW + 10), [1_750, 1_750]);
        let seen = Filters { excluded_companies: vec![hidden], ..Filters::default() };
        assert_eq!(counts_of(query, NOW, seen), [2_000, 1_900]);
        let of_company = Filters { company: Some(id(7_777)), ..Filters::default() };
        assert_eq!(counts_of(query, NOW, of_company), [2_000, 1_900]);
        let lasting = Filters { published_since: Some(i64::MAX), ..Filters::default() };
        assert_eq!(counts_of(query, NOW, lasting), [0; 0]);
    }
    index.apply((501..=700).map(|number| Change::Remove(id(number))).collect(), "2").unwrap();
    for query in [Some(&oshpaz), None] {
        assert_eq!(counts(query, NOW + 10), [1_650, 1_650]);
        assert_eq!(counts(query, NOW), [1_900, 1_900]);
        assert_eq!(counts(query, NOW + 100), [0; 0]);
    }
}

#[test]
fn what_has_only_some_of_the_words_is_counted() {
    let vacancies = (1..=6_000_u128).map(|number| VacancyDoc {
        spheres: vec![format!("s{}", number % 2)],
        ..vacancy(number, ["Oshpaz", "Sotuvchi"][usize::from(number % 4 == 0)])
    });
    let found = Ask::default().find(&index(vacancies), Some(&tree("oshpaz sotuvchi")));
    assert!(found.relaxed);
    assert_eq!(found.facets.unwrap().spheres, counted(&[("s0", 3_000), ("s1", 3_000)]));
}

#[test]
fn an_expired_vacancy_is_gone_that_second() {
    let index = index([VacancyDoc { expires_at: NOW + 10, ..vacancy(1, "Oshpaz") }, vacancy(2, "Oshpaz")]);
    for (now, expected) in
        [(NOW, 2), (NOW + 9, 2), (NOW + 10, 1), (NOW + 11, 1), (NOW, 2), (NOW + 31 * DAY, 0)]
    {
        assert_eq!(
            Ask { now, ..Ask::default() }.find(&index, Some(&tree("oshpaz"))).total,
            expected,
            "{now}"
        );
    }
}
