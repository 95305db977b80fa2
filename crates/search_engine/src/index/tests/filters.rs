//! Filters and facet counts.

use super::*;

fn filters(set: impl FnOnce(&mut Filters) -> &mut Filters) -> Filters {
    set(&mut Filters::default()).clone()
}

fn any_of(facet: FacetId, values: &[&str]) -> Filters {
    filters(|all| all.any_of(facet, values.iter().copied()))
}

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| (*value).to_owned()).collect()
}

/// Five books that differ in everything, each in its own segment, so that no segment has all values.
fn shop() -> SearchIndex {
    let base = |number: u128| Book { publisher_id: id(100 + number), ..book(number, "Oshpaz") };
    let books = [
        Book {
            genres: texts(&["food", "service"]),
            places: texts(&["chilonzor", "tashkent"]),
            formats: texts(&["full", "shift"]),
            subject: Some("cook".to_owned()),
            level: Some("higher".to_owned()),
            languages: texts(&["uz", "ru"]),
            grade: 3,
            price: price(7_000_000, 0),
            ..base(1)
        },
        Book {
            genres: texts(&["food"]),
            places: texts(&["yunusobod", "tashkent", "tashkent"]),
            formats: texts(&["remote"]),
            languages: texts(&["ru"]),
            grade: 1,
            price: price(500, 1),
            is_used: true,
            ..base(2)
        },
        Book {
            genres: texts(&["it"]),
            places: texts(&["samarkand"]),
            formats: texts(&["remote", "full"]),
            subject: Some("cook".to_owned()),
            grade: 5,
            is_promoted: true,
            ..base(3)
        },
        Book { published_at: NOW - 20 * DAY, grade: 1, ..base(4) },
        Book { expires_at: NOW, genres: texts(&["food"]), ..base(5) },
    ];
    let index = SearchIndex::in_memory(&BOOKS.schema);
    books.into_iter().for_each(|book| {
        index.apply(put([book]), "1").unwrap();
    });
    index
}

#[test]
fn each_filter_lets_its_own_through() {
    let index = shop();
    for (filters, expected) in [
        (Filters::default(), vec![1, 2, 3, 4]),
        (any_of(BOOKS.genre, &["food"]), vec![1, 2]),
        (any_of(BOOKS.genre, &["it", "service"]), vec![1, 3]),
        (any_of(BOOKS.genre, &["it"]).any_of(BOOKS.genre, ["service"]).clone(), vec![1, 3]),
        (any_of(BOOKS.genre, &["unknown"]), vec![]),
        (any_of(BOOKS.genre, &[]), vec![1, 2, 3, 4]),
        (any_of(BOOKS.place, &["tashkent"]), vec![1, 2]),
        (any_of(BOOKS.place, &["chilonzor"]), vec![1]),
        (any_of(BOOKS.subject, &["cook"]), vec![1, 3]),
        (any_of(BOOKS.format, &["shift", "remote"]), vec![1, 2, 3]),
        (any_of(BOOKS.grade, &["1"]), vec![2, 4]),
        (any_of(BOOKS.grade, &["3", "5"]), vec![1, 3]),
        (any_of(BOOKS.level, &["higher"]), vec![1]),
        (any_of(BOOKS.language, &["ru"]), vec![1, 2]),
        (filters(|all| all.flag(BOOKS.priced, true)), vec![1, 2]),
        (filters(|all| all.since(BOOKS.published, NOW - 7 * DAY)), vec![1, 2, 3]),
        (filters(|all| all.flag(BOOKS.used, true)), vec![2]),
        (filters(|all| all.flag(BOOKS.used, false)), vec![1, 3, 4]),
        (filters(|all| all.only(BOOKS.publisher_id, id(103))), vec![3]),
        (filters(|all| all.without_ids([id(1), id(99), id(4)])), vec![2, 3]),
        (filters(|all| all.without_keys(BOOKS.publisher_id, [id(101), id(102)])), vec![3, 4]),
        (any_of(BOOKS.genre, &["food"]).any_of(BOOKS.format, ["remote"]).clone(), vec![2]),
    ] {
        for query in [None, Some(tree("oshpaz"))] {
            let mut numbers = Ask::filtered(filters.clone()).numbers(&index, query.as_ref());
            numbers.sort_unstable();
            assert_eq!(numbers, expected, "{filters:?}");
        }
    }
}

#[test]
fn the_promoted_among_all_that_fit_come_besides() {
    let index = index((1..=9).map(|number| Book {
        is_promoted: number % 2 == 0,
        genres: texts(&[if number < 7 { "food" } else { "it" }]),
        published_at: NOW - i64::try_from(number).unwrap() * DAY,
        ..book(number, "Oshpaz")
    }));
    let asked = |filters: Filters, limit: usize, words: Option<&str>| {
        let query = words.map(tree);
        let found = Ask { limit, ..Ask::filtered(filters) }.find(&index, query.as_ref());
        found.promoted.iter().map(Uuid::as_u128).collect::<Vec<_>>()
    };
    for words in [None, Some("oshpaz")] {
        assert_eq!(asked(Filters::default(), 1, words), [2, 4], "the first two, as `Ask` wants");
        assert_eq!(asked(Filters::default(), 0, words), [2, 4], "without others too");
        assert_eq!(asked(any_of(BOOKS.genre, &["it"]), 9, words), [8]);
    }
    assert!(asked(Filters::default(), 9, Some("hech kim yozmagan")).is_empty());
}

#[test]
fn the_promoted_must_have_every_word_in_a_name() {
    let promoted = |number, title: &str, about: &str| Book {
        is_promoted: true,
        about: about.to_owned(),
        ..book(number, title)
    };
    let others = (10..=300).map(|number| book(number, "Oshpaz"));
    let index = index(others.chain([
        promoted(1, "Oshpaz", "Milliy taomlar"),
        promoted(2, "HR direktori", "Oshpaz va haydovchi tanlaydi"),
        promoted(3, "Oshpazlar kerak", "Restoranga"),
        promoted(4, "Повар", "В ресторан"),
        Book { subject_names: texts(&["Oshpaz"]), ..promoted(5, "Shef", "Restoranga") },
        promoted(6, "Oshpaz yordamchisi", "Tez oʻrganadigan"),
    ]));
    let ask = Ask { promoted: 9, ..Ask::synonyms(&[&["oshpaz", "повар"]]) };
    for (words, expected) in [
        ("oshpaz", vec![1, 3, 4, 5, 6]),
        ("oshpazlarga", vec![1, 3, 4, 5, 6]),
        ("ошпаз", vec![1, 3, 4, 5, 6]),
        ("oshpaz yordamchisi", vec![6]),
        // Nobody is called that: what is found has some of the words, or another spelling.
        ("oshpaz restoranga", vec![]),
        ("oshpaz uchuvchi", vec![]),
        ("oshpax", vec![]),
        ("direktor haydovchi", vec![]),
    ] {
        let found = ask.find(&index, Some(&tree(words)));
        let mut numbers: Vec<_> = found.promoted.iter().map(Uuid::as_u128).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, expected, "{words}");
    }
}

#[test]
fn a_floor_is_compared_in_the_unit_of_the_document() {
    let index = shop();
    for (floor, expected) in [
        ([7_000_000, 501, 50_000], vec![1]),
        ([7_000_001, 500, 50_000], vec![2]),
        ([0, 0, 0], vec![1, 2]),
        ([i64::MAX; 3], vec![]),
        ([-5; 3], vec![1, 2]),
    ] {
        let floor: [i64; UNITS] = floor;
        let filters = filters(|all| all.at_least(BOOKS.price, floor));
        let mut numbers = Ask::filtered(filters).numbers(&index, None);
        numbers.sort_unstable();
        assert_eq!(numbers, expected, "{floor:?}");
    }
}

#[test]
fn a_floor_holds_for_few_and_for_many_and_for_the_next_who_asks() {
    let index = index((1..=1000).map(|number| Book {
        price: price(i64::try_from(number).unwrap() * 20_000, 0),
        ..book(number, if number % 250 == 0 { "Tikuvchi" } else { "Oshpaz" })
    }));
    for _ in 0..2 {
        for (floor, tailors, cooks) in [(10_000_000, 3, 498), (15_000_000, 2, 249), (20_000_001, 0, 0)] {
            let ask = Ask::filtered(filters(|all| all.at_least(BOOKS.price, [floor])));
            for (words, expected) in [("tikuvchi", tailors), ("oshpaz", cooks)] {
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
fn values_are_counted_once_for_each_document() {
    let facets = Ask::default().find(&shop(), Some(&tree("oshpaz"))).facets.unwrap();
    let open = [
        (BOOKS.genre, counted(&[("food", 2), ("it", 1), ("service", 1)])),
        (BOOKS.place, counted(&[("tashkent", 2), ("chilonzor", 1), ("samarkand", 1), ("yunusobod", 1)])),
        (BOOKS.subject, counted(&[("cook", 2)])),
        (BOOKS.format, counted(&[("full", 2), ("remote", 2), ("shift", 1)])),
        (BOOKS.level, counted(&[("higher", 1)])),
        // Not counted.
        (BOOKS.language, counted(&[])),
    ];
    for (facet, expected) in open {
        assert_eq!(facets.of(facet), expected);
    }
    // A closed list is complete and in its order.
    assert_eq!(
        facets.of(BOOKS.grade),
        counted(&[("0", 0), ("1", 2), ("2", 0), ("3", 1), ("4", 0), ("5", 1)])
    );
    assert_eq!([true, false].map(|is_set| facets.of_flag(BOOKS.priced, is_set)), [2, 2]);
    assert_eq!([true, false].map(|is_set| facets.of_flag(BOOKS.used, is_set)), [1, 3]);
    assert_eq!([true, false].map(|is_set| facets.of_flag(BOOKS.promoted, is_set)), [0, 0], "not counted");
}

#[test]
fn a_value_that_a_closed_list_does_not_have_is_not_indexed() {
    let index = index([Book { grade: 9, ..book(1, "Oshpaz") }]);
    assert_eq!(Ask::filtered(any_of(BOOKS.grade, &["9"])).find(&index, None).total, 0);
    assert_eq!(grades(&Ask::default().find(&index, None).facets.unwrap()), [0; 6]);
}

#[test]
fn counts_ignore_their_own_filter_and_no_other() {
    let several = filters(|all| {
        all.any_of(BOOKS.genre, ["food"])
            .any_of(BOOKS.format, ["remote"])
            .flag(BOOKS.priced, true)
            .flag(BOOKS.used, true)
            .any_of(BOOKS.language, ["ru", "uz"])
    });
    let found = Ask::filtered(several).find(&shop(), None);
    assert_eq!(found.total, 1);
    let facets = found.facets.unwrap();
    assert_eq!(facets.of(BOOKS.genre), counted(&[("food", 1)]));
    assert_eq!(facets.of(BOOKS.format), counted(&[("remote", 1)]));
    assert_eq!(facets.of_flag(BOOKS.priced, true), 1);
    assert_eq!(facets.of_flag(BOOKS.used, false), 0);
    assert_eq!(grades(&facets), [0, 1, 0, 0, 0, 0]);

    let facets = |filters| Ask::filtered(filters).find(&shop(), None).facets.unwrap();
    let by_genre = facets(any_of(BOOKS.genre, &["food"]));
    assert_eq!(by_genre.of(BOOKS.genre), counted(&[("food", 2), ("it", 1), ("service", 1)]));
    assert_eq!(by_genre.of(BOOKS.format), counted(&[("full", 1), ("remote", 1), ("shift", 1)]));
    let priced = facets(filters(|all| all.flag(BOOKS.priced, true)));
    assert_eq!(priced.of_flag(BOOKS.priced, true), 2);
    assert_eq!(priced.of(BOOKS.subject), counted(&[("cook", 1)]));
    let used = facets(filters(|all| all.flag(BOOKS.used, true)));
    assert_eq!(used.of_flag(BOOKS.used, false), 3);
    let two = facets(any_of(BOOKS.genre, &["food"]).any_of(BOOKS.grade, ["1"]).clone());
    assert_eq!(two.of(BOOKS.genre), counted(&[("food", 1)]));
    assert_eq!(grades(&two), [0, 1, 0, 1, 0, 0]);
}

/// Both counting methods, tags per document and documents per tag, give the same result.
#[test]
fn counts_are_exact_in_large_results() {
    let count = 5_000_u128;
    let books = (1..=count).map(|number| Book {
        genres: vec![format!("s{}", number % 7)],
        places: vec![format!("l{}", number % 50), format!("r{}", number % 3)],
        subject: Some(format!("p{}", number % 400)),
        grade: (number % 6) as u8,
        is_used: number % 4 == 0,
        ..book(number, if number % 100 == 0 { "Oshpaz" } else { "Sotuvchi" })
    });
    let index = index(books);
    let expected = |numbers: &dyn Fn(u128) -> bool, modulus: u128, rest: u128| {
        (1..=count).filter(|number| numbers(*number) && number % modulus == rest).count() as u64
    };
    for word in ["oshpaz", "sotuvchi"] {
        let has = |number: u128| number.is_multiple_of(100) == (word == "oshpaz");
        let facets = Ask::default().find(&index, Some(&tree(word))).facets.unwrap();
        let lists =
            [(BOOKS.genre, 's', 7), (BOOKS.subject, 'p', 400), (BOOKS.place, 'l', 50), (BOOKS.place, 'r', 3)];
        for (facet, letter, modulus) in lists {
            let values = facets.of(facet).iter().filter(|(value, _)| value.starts_with(letter));
            let mut sum = 0;
            for (value, counted) in values {
                assert_eq!(*counted, expected(&has, modulus, value[1..].parse().unwrap()), "{word} {value}");
                sum += counted;
            }
            assert_eq!(sum, expected(&has, 1, 0));
        }
        for (grade, counted) in (0..).zip(grades(&facets)) {
            assert_eq!(counted, expected(&has, 6, grade));
        }
    }
    let facets = Ask::filtered(any_of(BOOKS.genre, &["s1"])).find(&index, None).facets.unwrap();
    assert_eq!(facets.of(BOOKS.genre).len(), 7);
    assert_eq!(
        facets
            .of(BOOKS.place)
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
    let books = (1..=4_000_u128).map(|number| Book {
        genres: vec![format!("s{}", number % 2)],
        publisher_id: if number % 40 == 0 { hidden } else { id(7_777) },
        expires_at: NOW + if number <= 500 { 10 } else { 100 },
        ..book(number, "Oshpaz")
    });
    let index = index(books);
    let counts_of = |query: Option<&Tree>, now: i64, filters: Filters| {
        let facets = Ask { now, ..Ask::filtered(filters) }.find(&index, query).facets.unwrap();
        facets.of(BOOKS.genre).iter().map(|(_, count)| *count).collect::<Vec<_>>()
    };
    // A list ignores its own filter, so both genres are counted whichever is selected.
    let counts = |query: Option<&Tree>, now: i64| {
        let plain = counts_of(query, now, Filters::default());
        assert_eq!(counts_of(query, now, any_of(BOOKS.genre, &["s1"])), plain);
        plain
    };
    let oshpaz = tree("oshpaz");
    for query in [Some(&oshpaz), None] {
        for _ in 0..2 {
            assert_eq!(counts(query, NOW), [2_000, 2_000]);
        }
        assert_eq!(counts(query, NOW + 10), [1_750, 1_750]);
        let seen = filters(|all| all.without_keys(BOOKS.publisher_id, [hidden]));
        assert_eq!(counts_of(query, NOW, seen), [2_000, 1_900]);
        let of_one = filters(|all| all.only(BOOKS.publisher_id, id(7_777)));
        assert_eq!(counts_of(query, NOW, of_one), [2_000, 1_900]);
        let lasting = filters(|all| all.since(BOOKS.published, i64::MAX));
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
    let books = (1..=6_000_u128).map(|number| Book {
        genres: vec![format!("s{}", number % 2)],
        ..book(number, ["Oshpaz", "Sotuvchi"][usize::from(number % 4 == 0)])
    });
    let found = Ask::default().find(&index(books), Some(&tree("oshpaz sotuvchi")));
    assert!(found.relaxed);
    assert_eq!(found.facets.unwrap().of(BOOKS.genre), counted(&[("s0", 3_000), ("s1", 3_000)]));
}

#[test]
fn an_expired_document_is_gone_that_second() {
    let index = index([Book { expires_at: NOW + 10, ..book(1, "Oshpaz") }, book(2, "Oshpaz")]);
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
