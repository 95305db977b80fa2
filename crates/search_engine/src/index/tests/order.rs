//! Result order.

use super::*;

/// The same word, from the best match level to the worst.
const BY_LEVEL: [&str; 4] = ["Haydovchi", "Haydovchilar", "Xaydovchi", "Водитель"];

fn in_field(field: usize, book: &mut Book, text: &str) {
    match field {
        0 => text.clone_into(&mut book.title),
        1 => book.subject_names = vec![text.to_owned()],
        2 => text.clone_into(&mut book.publisher),
        3 => book.chapters = vec![text.to_owned()],
        _ => text.clone_into(&mut book.about),
    }
}

#[test]
fn exact_beats_stem_beats_loose_beats_synonym_in_every_field() {
    let ask = Ask::synonyms(&[&["haydovchi", "водитель"]]);
    for field in 0..5 {
        // The worse matches are newer and have a higher boost.
        let books = BY_LEVEL.iter().enumerate().map(|(at, text)| {
            let mut book = book(at as u128 + 1, "Biz");
            book.published_at = if at == 0 { NOW - 300 * DAY } else { NOW - (4 - at as i64) * DAY };
            book.boost = if at == 0 { 0.91 } else { 1.05 };
            in_field(field, &mut book, text);
            book
        });
        let index = index(books);
        assert_eq!(ask.numbers(&index, Some(&tree("haydovchi"))), [1, 2, 3, 4], "field {field}");
    }
}

#[test]
fn what_was_typed_comes_before_what_was_meant() {
    let common = (1..=200).map(|number| book(number, "Menejer"));
    let mut rare = book(999, "Menejir boʻlgan odam");
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
    let books = (0..5).map(|field| {
        let mut book = book(field as u128 + 1, "Ish");
        // The fields with the lowest weights are the newest.
        book.published_at = NOW - (5 - field as i64) * DAY;
        in_field(field, &mut book, "Oshpaz");
        book
    });
    assert_eq!(found(&index(books), "oshpaz"), [1, 2, 3, 4, 5]);
}

#[test]
fn the_document_of_that_name_comes_before_those_with_the_word_in_it() {
    let of = |number, title: &str, names: &[&str]| {
        let mut book = book(number, title);
        book.subject_names = names.iter().map(|name| (*name).to_owned()).collect();
        // Later ones are newer.
        book.published_at = NOW - (300 - number as i64) * DAY;
        book
    };
    let doctor = ["Shifokor", "Врач", "doktor"];
    let index = index([
        of(1, "Tajribali shifokor", &doctor),
        of(2, "Врач", &doctor),
        of(3, "UZI shifokori", &["UZI shifokori", "Врач УЗИ"]),
        of(4, "Врач-терапевт", &["Terapevt", "Врач-терапевт"]),
    ]);
    assert_eq!(found(&index, "shifokor"), [1, 2, 3], "the title says it, the subject is it, a word");
    assert_eq!(found(&index, "врач"), [2, 1, 4, 3]);
    assert_eq!(found(&index, "shifokorlarga"), [1, 2, 3], "with endings");
    assert_eq!(found(&index, "shufokor"), [1, 2, 3], "with an error");
    assert_eq!(found(&index, "врач узи"), [3]);
    // A title that covers only part of the query is not a name match.
    let index = titled(&["Yordamchi oshpaz", "Oshpaz"]);
    assert_eq!(found(&index, "oshpaz yordamchi"), [1]);
}

#[test]
fn equals_go_by_freshness_then_boost_then_id() {
    let aged = |number, days| {
        let mut book = book(number, "Oshpaz");
        book.published_at = NOW - days * DAY;
        book
    };
    let boosted = |number, boost| {
        let mut book = book(number, "Oshpaz");
        book.boost = boost;
        book
    };
    assert_eq!(found(&index([aged(1, 30), aged(2, 1), aged(3, 10)]), "oshpaz"), [2, 3, 1]);
    assert_eq!(found(&index([boosted(1, 0.95), boosted(2, 1.04), boosted(3, 1.0)]), "oshpaz"), [2, 3, 1]);
    let out_of_bounds = [boosted(1, 9.0), boosted(2, 7.0), boosted(3, 0.0), boosted(4, 0.1)];
    assert_eq!(found(&index(out_of_bounds), "oshpaz"), [2, 1, 4, 3], "no more than the bounds");
    assert_eq!(found(&titled(&["Oshpaz", "Oshpaz", "Oshpaz"]), "oshpaz"), [3, 2, 1]);
}

#[test]
fn the_newest_first() {
    let books = [(1, 5), (2, 1), (3, 9), (4, 1)].map(|(number, days)| {
        let mut book = book(number, "Oshpaz");
        book.published_at = NOW - days * DAY;
        book
    });
    let index = index(books);
    let ask = Ask { sort: Sort::Latest(BOOKS.published), ..Ask::default() };
    assert_eq!(ask.numbers(&index, Some(&tree("oshpaz"))), [4, 2, 1, 3]);
    assert_eq!(Ask::default().numbers(&index, None), [4, 2, 1, 3], "nothing to be relevant to");
}

#[test]
fn the_highest_number_first_by_the_rates_of_its_units() {
    let priced = |number, value, unit| Book { price: price(value, unit), ..book(number, "Oshpaz") };
    let books = [
        priced(1, 5_000_000, 0),
        priced(2, 900, 1),
        book(3, "Oshpaz"),
        priced(4, 60_000, 2),
        // An unknown unit.
        priced(5, 1_000_000_000, 9),
        priced(6, 8_000_000, 0),
        priced(7, -5, 0),
    ];
    let sort = Sort::Highest { number: BOOKS.price, rates: &[1.0, 12_000.0, 150.0] };
    let ask = Ask { sort, ..Ask::default() };
    assert_eq!(ask.numbers(&index(books), Some(&tree("oshpaz"))), [2, 4, 6, 1, 7, 5, 3]);
}

#[test]
fn pages_follow_each_other() {
    let index = index((1..=55).map(|number| book(number, "Oshpaz")));
    let page = |offset| Ask { offset, ..Ask::default() }.numbers(&index, Some(&tree("oshpaz")));
    let all: Vec<u128> = [0, 20, 40, 60].into_iter().flat_map(page).collect();
    assert_eq!(all, (1..=55).rev().collect::<Vec<_>>());
    assert_eq!(page(usize::MAX), [0; 0]);
}

/// Skipping blocks gives the same result as scoring every document.
#[test]
fn skipping_blocks_changes_nothing() {
    let count = 9_900_u128;
    let is_promoted = |number: u128| number.is_multiple_of(89);
    let title = |number: u128| match number {
        5_007 => "Tikuvchi",
        _ if number.is_multiple_of(97) || number.is_multiple_of(89 * 7) => "Oshpaz",
        _ => "Sotuvchi",
    };
    let books = (1..=count).map(|number| {
        let scatter = i64::try_from(number * 7919 % 5003).unwrap();
        let mut book = book(number, title(number));
        book.about = if number % 3 == 0 { "oshpazlar bilan" } else { "oshpaz" }.to_owned();
        // Few enough to be stored as a list.
        book.chapters = (number % 40 == 7).then(|| "tikuvchi".to_owned()).into_iter().collect();
        book.published_at = NOW - scatter * 3600 / 4;
        book.boost = 0.91 + (scatter % 5) as f32 * 0.035;
        book.price = price(scatter, (number % 3) as u8);
        book.genres = vec![if number % 10 == 0 { "food" } else { "it" }.to_owned()];
        book.places = vec![if number % 11 == 0 { "xiva" } else { "buxoro" }.to_owned()];
        book.is_promoted = is_promoted(number);
        book
    });
    let large = index(books);
    let everywhere = Filters::default();
    let food = Filters::default().any_of(BOOKS.genre, ["food"]).clone();
    // Both match many documents, but their intersection is small.
    let sparse = food.clone().any_of(BOOKS.place, ["xiva"]).clone();
    for (text, filters, total) in [
        ("oshpaz", &everywhere, 9_900),
        ("oshpaz", &food, 990),
        ("oshpaz", &sparse, 90),
        ("tikuvchi", &everywhere, 248),
        ("oshpaz tikuvchi", &everywhere, 248),
    ] {
        for sort in [
            Sort::Relevance,
            Sort::Latest(BOOKS.published),
            Sort::Highest { number: BOOKS.price, rates: &[1.0, 2.0, 3.0] },
        ] {
            let ask = |limit| Ask { sort, limit, ..Ask::filtered(filters.clone()) };
            let first = ask(20).find(&large, Some(&tree(text)));
            // With a limit that fits all results no block can be skipped.
            let whole = ask(9_900).find(&large, Some(&tree(text)));
            assert_eq!(first.total, total, "{text}");
            assert_eq!(whole.ids.len(), total, "{text}");
            assert_eq!(first.ids, whole.ids[..20], "{text} {sort:?}");
            let is_by_fit = sort == Sort::Relevance && text == "tikuvchi";
            assert!(!is_by_fit || first.ids[0] == id(5_007), "{text}");
            let promoted = whole.ids.iter().filter(|id| {
                let number = id.as_u128();
                is_promoted(number) && title(number).to_lowercase() == text
            });
            let promoted: Vec<_> = promoted.take(2).copied().collect();
            assert_eq!(first.promoted, promoted, "{text} {sort:?}");
            assert!(text != "oshpaz" || filters != &everywhere || promoted.len() == 2, "{sort:?}");
        }
    }
}
