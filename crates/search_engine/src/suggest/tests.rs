//! What people type and what they must see.

use super::*;
use proptest::prelude::*;

const ENTRIES: [(u32, &[&str], u32); 12] = [
    (1, &["Dasturchi", "Программист", "Software developer"], 50),
    (2, &["Backend dasturchi", "Backend-разработчик", "Backend developer"], 40),
    (3, &["Oʻqituvchi", "Учитель", "Teacher"], 60),
    (4, &["Ingliz tili oʻqituvchisi", "Учитель английского языка", "English teacher"], 30),
    (5, &["Haydovchi", "Водитель", "Driver"], 70),
    (6, &["Buxgalter", "Бухгалтер", "Accountant", "hisobchi"], 60),
    (7, &["Full-stack dasturchi", "Full-stack разработчик", "Full-stack developer"], 20),
    (8, &["Kassir", "Кассир", "Cashier"], 40),
    (9, &["Node.js"], 5),
    (10, &["C++"], 5),
    (11, &[".NET"], 5),
    (12, &["1C: Buxgalteriya", "1С: Бухгалтерия"], 5),
];

fn index() -> SuggestIndex {
    SuggestIndex::build(ENTRIES.map(|(id, names, weight)| SuggestEntry {
        id,
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        weight,
    }))
}

fn ids(query: &str, limit: usize) -> Vec<u32> {
    index().find(query, limit).into_iter().map(|hit| hit.id).collect()
}

fn first(query: &str) -> Option<u32> {
    ids(query, 5).first().copied()
}

#[test]
fn every_script_and_apostrophe_leads_to_the_same_place() {
    for query in
        ["dasturchi", "дастурчи", "Dasturchi", "DASTURCHI ", "программист", "Программист", "programmist"]
    {
        assert_eq!(first(query), Some(1), "{query}");
    }
    for sign in "'‘’ʻʼ`´′ʹ＇".chars() {
        assert_eq!(first(&format!("o{sign}qituvchi")), Some(3), "{sign}");
    }
    for query in ["ўқитувчи", "oqituvchi", "uqituvchi", "укитувчи", "учител"] {
        assert_eq!(first(query), Some(3), "{query}");
    }
}

#[test]
fn mixed_letters_are_forgiven() {
    for (query, id) in [
        ("xaydovchi", 5),
        ("haydovchi", 5),
        ("хайдовчи", 5),
        ("buhgalter", 6),
        ("бухгалтер", 6),
        ("kasir", 8),
    ] {
        assert_eq!(first(query), Some(id), "{query}");
    }
}

#[test]
fn typing_errors_are_forgiven_in_longer_words_only() {
    for (query, id) in [
        ("dasurchi", 1),
        ("dasturhci", 1),
        ("haydofchi", 5),
        ("бухалтер", 6),
        ("програмист", 1),
        ("teachr", 3),
    ] {
        assert_eq!(first(query), Some(id), "{query}");
    }
    assert_eq!(ids("kasr", 5), [0_u32; 0]);
}

#[test]
fn endings_are_forgiven() {
    for (query, id) in
        [("dasturchilar", 1), ("haydovchilarga", 5), ("водители", 5), ("teachers", 3), ("кассиры", 8)]
    {
        assert_eq!(first(query), Some(id), "{query}");
    }
}

#[test]
fn prefixes_match_any_word_in_any_order() {
    assert_eq!(ids("dast", 5), [1, 2, 7]);
    assert_eq!(ids("dasturchi back", 5), [2]);
    assert_eq!(ids("ingliz o'qit", 5), [4]);
    assert_eq!(ids("fullstack", 5), [7]);
    assert_eq!(ids("full stack d", 5), [7]);
    assert_eq!(ids("teacher driver", 5), [0_u32; 0]);
}

#[test]
fn whole_names_come_before_beginnings_and_those_before_errors() {
    let hits = index().find("oʻqituvchi", 5);
    assert_eq!(hits.iter().map(|hit| hit.id).collect::<Vec<_>>(), [3, 4]);
    assert!(hits[0].score > hits[1].score);
    let level = |query: &str| index().find(query, 1)[0].score;
    assert!(level("buxgalter") > level("buxgal"));
    assert!(level("buxgal") > level("buhgalter"));
    assert!(level("buhgalter") > level("buxgaltr"));
}

#[test]
fn tools_are_found_by_any_of_their_names() {
    for (query, id) in [
        ("node", 9),
        ("nodejs", 9),
        ("Node JS", 9),
        ("c++", 10),
        ("С++", 10),
        ("cpp", 10),
        (".net", 11),
        ("dotnet", 11),
        ("1c", 12),
        ("1С бухгалтерия", 12),
    ] {
        assert_eq!(first(query), Some(id), "{query}");
    }
}

#[test]
fn equals_are_ordered_by_weight_then_id() {
    let entry = |id, weight| SuggestEntry { id, names: vec!["Sotuvchi".to_owned()], weight };
    let index = SuggestIndex::build([entry(4, 1), entry(3, 1), entry(9, 7)]);
    assert_eq!(index.find("sot", 9).iter().map(|hit| hit.id).collect::<Vec<_>>(), [9, 3, 4]);
    assert_eq!(index.find("sot", 2).len(), 2);
}

#[test]
fn an_entry_is_suggested_once() {
    let names = ["Usta", "Usta yordamchisi", "Уста"].map(str::to_owned).to_vec();
    let index = SuggestIndex::build([SuggestEntry { id: 1, names, weight: 0 }]);
    assert_eq!(index.find("usta", 9).len(), 1);
}

#[test]
fn empty_and_garbage_queries_find_nothing() {
    for query in ["", "   ", "'''", "…!?", "厨师", "zzzzzzzzzz", "\0\u{feff}"] {
        assert_eq!(ids(query, 5), [0_u32; 0], "{query:?}");
    }
    assert_eq!(ids("dasturchi", 0), [0_u32; 0]);
    assert_eq!(SuggestIndex::build([]).find("dasturchi", 5), []);
}

#[test]
fn very_long_queries_are_truncated() {
    for piece in ["d", "d ", "dasturchi ", "ў", "+", "dasturch"] {
        let query: String = piece.chars().cycle().take(256).collect();
        assert!(ids(&query, 5).len() <= 5, "{piece}");
        let query: String = piece.chars().cycle().take(1_000_000).collect();
        assert!(ids(&query, 5).len() <= 5, "{piece}");
    }
}

proptest! {
    #[test]
    fn any_query_returns_sorted_hits_within_the_limit(query in any::<String>(), limit in 0_usize..20) {
        let hits = index().find(&query, limit);
        prop_assert!(hits.len() <= limit);
        prop_assert!(hits.windows(2).all(|pair| pair[0].score >= pair[1].score));
    }
}
