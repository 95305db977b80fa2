//! What a word finds.

use super::*;

#[test]
fn one_word_is_found_in_every_spelling() {
    let index = titled(&["Oʻqituvchi", "Учитель", "Водитель", "C++ dasturchi"]);
    for (typed, expected) in [
        ("oʻqituvchi", vec![1]),
        ("o'qituvchi", vec![1]),
        ("ўқитувчи", vec![1]),
        ("uqituvchi", vec![1]),
        ("oʻqituvchilarga", vec![1]),
        ("uqituvchilarga", vec![1]),
        ("учителя", vec![2]),
        ("водителей", vec![3]),
        ("voditel", vec![3]),
        ("с++", vec![4]),
        ("дастурчиларни", vec![4]),
        ("c#", vec![]),
    ] {
        assert_eq!(found(&index, typed), expected, "{typed}");
    }
}

#[test]
fn all_words_are_wanted() {
    let index = titled(&["Katta oshpaz", "Oshpaz", "Oshpaz yordamchisi", "Katta sotuvchi"]);
    assert_eq!(found(&index, "katta oshpaz"), [1]);
    assert_eq!(found(&index, "санитар-водитель"), [0; 0]);
    let index = titled(&["Санитар, водитель", "Водитель"]);
    assert_eq!(found(&index, "санитар-водитель"), [1], "the parts of a word are all wanted");
}

#[test]
fn when_nothing_has_all_words_those_with_most_of_them_come_first() {
    let index = titled(&["Katta oshpaz", "Oshpaz", "Katta sotuvchi"]);
    let ask = Ask::default();
    let relaxed = ask.find(&index, Some(&tree("katta oshpaz kerakmas")));
    assert_eq!(relaxed.ids[0], id(1));
    assert_eq!((relaxed.total, relaxed.relaxed), (3, true));
    assert!(ask.find(&index, Some(&tree("oshpaz dengizchi"))).relaxed, "two words as well");
    assert!(!ask.find(&index, Some(&tree("katta oshpaz"))).relaxed);
    assert!(
        !ask.find(&index, Some(&tree("dengizchi uchuvchi kosmonavt"))).relaxed,
        "nothing is still nothing"
    );
}

#[test]
fn phrases_stand_together_and_in_order() {
    let mut chapters = book(3, "Menejer");
    chapters.chapters = vec!["mijozlar bilan ishlash".to_owned(), "savdo".to_owned(), "vakili".to_owned()];
    let index = index([book(1, "Savdo vakili"), book(2, "Vakili savdo boʻlimi"), chapters]);
    let find = |clauses: Vec<Clause>| Ask::default().numbers(&index, Some(&Tree { clauses }));
    assert_eq!(find(vec![phrase("savdo vakili")]), [1]);
    assert_eq!(find(vec![phrase("vakili vakili")]), [0; 0]);
    assert_eq!(find(vec![phrase("savdoga vakilining")]), [1], "endings may differ");
    assert_eq!(find(vec![phrase("mijozlar bilan ishlash")]), [3]);
    assert_eq!(find(vec![phrase("savdo vakili"), without(Clause::Word(word("vakili")))]), [0; 0]);
    assert_eq!(find(vec![Clause::Word(word("savdo")), without(phrase("savdo vakili"))]), [2, 3]);
    assert_eq!(find(vec![without(Clause::Word(word("menejerlar")))]), [2, 1], "all but managers");
}

#[test]
fn synonyms_are_found_alone_and_as_phrases() {
    let index =
        titled(&["Haydovchi", "Водитель", "Driver", "Торговый представитель", "Savdo vakili", "Vakil"]);
    let ask = Ask::synonyms(&[
        &["haydovchi", "водитель", "driver"],
        &["savdo vakili", "торговый представитель", "sales representative"],
    ]);
    let numbers = |words: &str| ask.numbers(&index, Some(&tree(words)));
    assert_eq!(numbers("haydovchi")[0], 1);
    assert_eq!(numbers("haydovchi").len(), 3);
    assert_eq!(numbers("водители")[0], 2);
    assert_eq!(numbers("drivers")[0], 3);
    assert_eq!(numbers("savdo vakili"), [5, 4]);
    assert_eq!(numbers("sales representative"), [5, 4]);
    assert_eq!(numbers("торговые представители"), [4, 5]);
    assert_eq!(found(&index, "haydovchi"), [1], "no synonyms, no meaning");
}

#[test]
fn a_phrase_of_synonyms_must_stand_together_in_long_texts() {
    let mut apart = book(1, "Kassir");
    apart.about = "sales team of a representative office".to_owned();
    let mut together = book(2, "Kassir");
    together.about = "helps every sales representative".to_owned();
    let ask = Ask::synonyms(&[&["savdo vakili", "sales representative"]]);
    assert_eq!(ask.numbers(&index([apart, together]), Some(&tree("savdo vakili"))), [2]);
}

#[test]
fn typing_errors_are_corrected_only_when_nothing_is_found() {
    let titles: Vec<String> =
        (0..10).map(|_| "Haydovchi".to_owned()).chain(["Haydovchii".to_owned()]).collect();
    let titles: Vec<&str> =
        titles.iter().map(String::as_str).chain(["Водитель", "Kuryer", "Shofyor"]).collect();
    let index = titled(&titles);
    let ask = Ask::default();
    for (typed, used, total) in [
        ("haydavchi", Some("haydovchi"), 11),
        ("hadyovchi", Some("haydovchi"), 11),
        ("haydvchi", Some("haydovchi"), 11),
        ("вадитель", Some("водитель"), 1),
        ("водиетль", Some("водитель"), 1),
        ("водитеьл", None, 1),
        ("kuryr", Some("kuryer"), 1),
        ("haydovchi", None, 11),
        ("kury", None, 0),
        ("oshpaz", None, 0),
        ("c++", None, 0),
        ("1234567", None, 0),
    ] {
        let found = ask.find(&index, Some(&tree(typed)));
        let corrections: Vec<&str> = found.corrections.iter().map(|one| one.used.as_str()).collect();
        assert_eq!(corrections, used.into_iter().collect::<Vec<_>>(), "{typed}");
        assert_eq!(found.total, total, "{typed}");
        assert!(found.corrections.iter().all(|one| one.typed == typed));
    }
    let as_typed = Ask { corrections: false, ..Ask::default() };
    assert_eq!(as_typed.find(&index, Some(&tree("haydavchi"))).total, 0);
}

#[test]
fn a_corrected_word_brings_its_synonyms() {
    let index = titled(&["Haydovchi", "Водитель"]);
    let ask = Ask::synonyms(&[&["haydovchi", "водитель", "driver"]]);
    assert_eq!(ask.numbers(&index, Some(&tree("haydavchi"))).len(), 2);
}

#[test]
fn corrections_are_shown_as_people_write() {
    let index = titled(&["Oʻqituvchi", "Oʻqituvchi", "Ўқитувчи"]);
    for (typed, used) in [("oʻqitivchi", "oʻqituvchi"), ("ўқитивчи", "ўқитувчи")] {
        let found = Ask::default().find(&index, Some(&tree(typed)));
        assert_eq!(found.corrections[0].used, used);
        assert_eq!(found.total, 3);
    }
}

#[test]
fn the_last_word_may_be_unfinished() {
    let index = titled(&["Dasturchi", "Dasturlash oʻqituvchisi", "Das"]);
    let open = |typed: &str| {
        let mut last = word(typed);
        last.is_last_open = true;
        Ask::default().numbers(&index, Some(&Tree { clauses: vec![Clause::Word(last)] }))
    };
    assert_eq!(open("dastur"), [1, 2]);
    assert_eq!(open("oʻqit"), [2]);
    assert_eq!(open("das"), [3], "it is a word already");
    assert_eq!(open("oʻ"), [0; 0], "two letters begin too much");
    assert_eq!(found(&index, "dastu"), [0; 0], "only the last word");
}

#[test]
fn nothing_breaks_on_strange_words() {
    let index = titled(&["Oshpaz", &"a".repeat(5000), "\u{1}\u{2}\u{3}\u{1f}", "😀"]);
    for typed in ["", "😀", "\u{2}oshpaz", "'", &"b".repeat(300), "\u{10ffff}"] {
        let tree = Tree { clauses: vec![Clause::Word(word(typed))] };
        Ask::default().find(&index, Some(&tree));
    }
    assert_eq!(Ask::default().find(&index, None).total, 4);
}

#[test]
fn a_letter_typed_many_times_is_not_a_short_word() {
    let index = titled(&["Электрик III группы и сварщик"; 60]);
    for text in ["ыыыыъъъъ", "иииииии", "zzzzzzzz"] {
        assert_eq!(found(&index, text), [0; 0], "{text}");
    }
}
