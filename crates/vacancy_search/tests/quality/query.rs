//! How the parser interprets queries.

use std::sync::LazyLock;

use proptest::prelude::*;
use search_engine::query::{Clause, Gazetteer, Parsed, parse};
use search_engine::tokens;

use crate::world;

static GAZETTEER: LazyLock<Gazetteer> = LazyLock::new(world::gazetteer);

fn read(text: &str) -> Parsed {
    parse(text, &GAZETTEER, false)
}

/// The filters of a query, joined: "toshkent-shahri, 5000000 UZS, remote".
fn filters(parsed: &Parsed) -> String {
    crate::understood(parsed).join(", ")
}

fn check(cases: &[(&str, &str, &str)]) {
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|(text, words, expected)| {
            let parsed = read(text);
            let (got_words, got) = (parsed.words.as_str(), filters(&parsed));
            let is_right = got_words == *words && got == *expected;
            (!is_right).then(|| format!("{text}: [{got_words}] [{got}], expected [{words}] [{expected}]"))
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn places_with_a_typo_become_filters() {
    check(&[
        ("бухгалтер ташкет", "бухгалтер", "toshkent-shahri"),
        ("toshkenda oshpaz", "oshpaz", "toshkent-shahri"),
        ("oshpaz toshkesnt", "oshpaz", "toshkent-shahri"),
        ("oshpaz fargoena", "oshpaz", "fargona-viloyati"),
        ("oshpaz toshkemt", "oshpaz", "toshkent-shahri"),
        ("повар в самракнде", "повар самракнде", ""),
        ("samarqamdda haydovchi", "haydovchi", "samarqand-viloyati"),
        ("#бухгалтер #ташкент", "бухгалтер", "toshkent-shahri"),
        // "Novvoy" (baker) is not a misspelt region, and neither is any other word of a title.
        ("novvoy", "novvoy", ""),
        ("navigator", "navigator", ""),
    ]);
}

#[test]
fn places_become_filters() {
    check(&[
        ("haydovchi toshkent", "haydovchi", "toshkent-shahri"),
        ("toshkentda haydovchi", "haydovchi", "toshkent-shahri"),
        ("toshkentdan haydovchi", "haydovchi", "toshkent-shahri"),
        ("Тошкентдаги ҳайдовчи", "ҳайдовчи", "toshkent-shahri"),
        ("водитель самарканд", "водитель", "samarqand-viloyati"),
        ("водитель в Самарканде", "водитель", "samarqand-viloyati"),
        ("повар из Самарканда", "повар", "samarqand-viloyati"),
        ("курьер по Ташкенту", "курьер", "toshkent-shahri"),
        ("oshpaz buxoroda", "oshpaz", "buxoro-viloyati"),
        ("бухгалтер г. Бухара", "бухгалтер", "buxoro-shahri"),
        ("бухгалтер г.Ташкент", "бухгалтер", "toshkent-shahri"),
        ("kassir Toshkent sh.", "kassir", "toshkent-shahri"),
        ("kassir toshkent shahridan", "kassir", "toshkent-shahri"),
        ("kassir toshkent shaxrida", "kassir", "toshkent-shahri"),
        ("kassir toshkent viloyatida", "kassir", "toshkent-viloyati"),
        ("ташкентская область кассир", "кассир", "toshkent-viloyati"),
        ("кассир в ташкентской области", "кассир", "toshkent-viloyati"),
        ("driver in Tashkent", "driver", "toshkent-shahri"),
        ("driver tashkent region", "driver", "toshkent-viloyati"),
        ("sotuvchi chilonzor tumani", "sotuvchi", "chilonzor-tumani"),
        ("sotuvchi chilonzorda", "sotuvchi", "chilonzor-tumani"),
        ("продавец чиланзар", "продавец", "chilonzor-tumani"),
        ("продавец в Чиланзарском районе", "продавец", "chilonzor-tumani"),
        ("продавец юнусабадский р-н", "продавец", "yunusobod-tumani"),
        ("продавец Мирзо-Улугбекский район", "продавец", "mirzo-ulugbek-tumani"),
        ("mirzo ulug'bekda sotuvchi", "sotuvchi", "mirzo-ulugbek-tumani"),
        ("qo'qonda tikuvchi", "tikuvchi", "qoqon-shahri"),
        ("kukonda tikuvchi", "tikuvchi", "qoqon-shahri"),
        ("швея в Коканде", "швея", "qoqon-shahri"),
        ("работа в Кашкадарье", "", "qashqadaryo-viloyati"),
        ("водитель в Янгиюле", "водитель", "yangiyol-shahri"),
        ("farg'ona", "", "fargona-viloyati"),
        ("Fargona shahri", "", "fargona-shahri"),
        ("город Хорезм", "", "xorazm-viloyati"),
        // The inner place wins.
        ("toshkent chilonzor haydovchi", "haydovchi", "chilonzor-tumani"),
        ("haydovchi chilonzor, toshkent", "haydovchi", "chilonzor-tumani"),
        ("angren toshkent viloyati", "", "angren-shahri"),
        ("toshkent samarqand haydovchi", "haydovchi", "toshkent-shahri, samarqand-viloyati"),
        ("toshkentda toshkent haydovchi", "haydovchi", "toshkent-shahri"),
        // Ordinary words, names and streets are not places.
        ("kitob sotuvchi", "kitob sotuvchi", ""),
        ("kitob tumani", "", "kitob-tumani"),
        ("shirin taom oshpaz", "shirin taom oshpaz", ""),
        ("baliqchi", "baliqchi", ""),
        ("kasbi oshpaz", "kasbi oshpaz", ""),
        ("узбекистан банк", "узбекистан банк", ""),
        ("asaka bank kassir", "asaka bank kassir", ""),
        ("asakada kassir", "kassir", "asaka-tumani"),
        ("Navoiy ko'chasi farrosh", "Navoiy ko'chasi farrosh", ""),
        ("Ташкент-Сити охранник", "Ташкент-Сити охранник", ""),
        ("\"toshkent\" haydovchi", "\"toshkent\" haydovchi", ""),
        ("haydovchi -toshkent", "haydovchi -toshkent", ""),
    ]);
}

#[test]
fn pay_becomes_a_filter() {
    check(&[
        ("5 mln", "", "5000000 UZS"),
        ("haydovchi 5 mln", "haydovchi", "5000000 UZS"),
        ("водитель 5 млн", "водитель", "5000000 UZS"),
        ("haydovchi 5mln", "haydovchi", "5000000 UZS"),
        ("haydovchi 5 million so'm", "haydovchi", "5000000 UZS"),
        ("haydovchi 5 млн сум", "haydovchi", "5000000 UZS"),
        ("haydovchi 5 000 000", "haydovchi", "5000000 UZS"),
        ("haydovchi 5.000.000 so‘m", "haydovchi", "5000000 UZS"),
        ("haydovchi 5000000 soʻm", "haydovchi", "5000000 UZS"),
        ("haydovchi 5000000soʻm", "haydovchi", "5000000 UZS"),
        ("haydovchi 1,5 mln", "haydovchi", "1500000 UZS"),
        ("haydovchi 2.5mln", "haydovchi", "2500000 UZS"),
        ("500$ kassir", "kassir", "500 USD"),
        ("$500 kassir", "kassir", "500 USD"),
        ("kassir 500 dollar", "kassir", "500 USD"),
        ("kassir 500 dollarlik", "kassir", "500 USD"),
        ("kassir 800 usd", "kassir", "800 USD"),
        ("developer 3k$", "developer", "3000 USD"),
        ("developer 3 ming dollar", "developer", "3000 USD"),
        ("кассир 50 000 рублей", "кассир", "50000 RUB"),
        ("водитель от 3 млн", "водитель", "3000000 UZS"),
        ("водитель зарплата от 3 млн", "водитель", "3000000 UZS"),
        ("водитель с зарплатой 3 млн", "водитель", "3000000 UZS"),
        ("водитель з/п от 800$", "водитель", "800 USD"),
        ("oylik 3 mlndan haydovchi", "haydovchi", "3000000 UZS"),
        ("maoshi 3 mln dan yuqori haydovchi", "haydovchi", "3000000 UZS"),
        ("3-5 mln haydovchi", "haydovchi", "3000000 UZS"),
        ("от 3 до 5 млн водитель", "водитель", "3000000 UZS"),
        ("водитель 4 ляма", "водитель", "4000000 UZS"),
        ("водитель 800 тыс", "водитель", "800000 UZS"),
        ("toshkent haydovchi 5 mln", "haydovchi", "toshkent-shahri, 5000000 UZS"),
        ("500$+ kassir", "kassir", "500 USD"),
        // Numbers that are not pay.
        ("1C dasturchi", "1C dasturchi", ""),
        ("C++ 5", "C++ 5", ""),
        ("24/7 qoriqchi", "24 7 qoriqchi", ""),
        ("2 smena", "2 smena", ""),
        ("haydovchi 5 yil", "haydovchi 5 yil", ""),
        ("haydovchi 5", "haydovchi 5", ""),
        ("901234567", "901234567", ""),
        ("+998 90 123 45 67", "+998 90 123 45 67", ""),
        ("5 ming", "5 ming", ""),
        ("99999999999999999999 mln", "99999999999999999999 mln", ""),
        ("3d max", "3d max", ""),
        ("\"5 mln\"", "\"5 mln\"", ""),
    ]);
}

#[test]
fn kinds_of_work_and_experience_become_filters() {
    check(&[
        ("удалённо бухгалтер", "бухгалтер", "remote"),
        ("удаленная работа", "", "remote"),
        ("удалёнка программист", "программист", "remote"),
        ("ищу удаленную работу бухгалтером", "бухгалтером", "remote"),
        ("работа на дому швея", "швея", "remote"),
        ("masofaviy dasturchi", "dasturchi", "remote"),
        ("масофавий дастурчи", "дастурчи", "remote"),
        ("uydan turib ishlash", "", "remote"),
        ("remote developer", "developer", "remote"),
        ("designer work from home", "designer", "remote"),
        ("gibrid dasturchi", "dasturchi", "hybrid"),
        ("гибридный график аналитик", "график аналитик", "hybrid"),
        ("yarim kunlik ish", "", "partial"),
        ("yarim stavka o'qituvchi", "o'qituvchi", "partial"),
        ("учитель на полставки", "учитель", "partial"),
        ("part-time barista", "barista", "partial"),
        ("part time barista", "barista", "partial"),
        ("toʻliq kunlik kassir", "kassir", "fulltime"),
        ("full-time nurse", "nurse", "fulltime"),
        ("tajribasiz sotuvchi", "sotuvchi", "experience none"),
        ("продавец без опыта работы", "продавец", "experience none"),
        ("barista no experience", "barista", "experience none"),
        ("tajriba talab qilinmaydi kuryer", "kuryer", "experience none"),
        (
            "masofaviy tajribasiz operator 3 mln toshkent",
            "operator",
            "remote, experience none, 3000000 UZS, toshkent-shahri",
        ),
        ("onlayn savdo menejeri", "onlayn savdo menejeri", ""),
        ("tajribali haydovchi", "tajribali haydovchi", ""),
    ]);
}

#[test]
fn words_about_looking_for_work_are_ignored() {
    check(&[
        ("ish", "", ""),
        ("работа", "", ""),
        ("вакансии", "", ""),
        ("ish kerak", "", ""),
        ("menga haydovchi ish kerak toshkentdan", "haydovchi", "toshkent-shahri"),
        ("ищу работу водителем", "водителем", ""),
        ("требуется повар в Ташкент", "повар", "toshkent-shahri"),
        ("работа в фергане бухгалтер", "бухгалтер", "fargona-viloyati"),
        ("looking for a job as a driver", "driver", ""),
        ("менеджер по продажам", "менеджер продажам", ""),
        ("ish yurituvchi", "ish yurituvchi", ""),
        ("\"ish\" haydovchi", "\"ish\" haydovchi", ""),
        ("va", "va", ""),
        ("ishchi", "ishchi", ""),
        ("работник склада", "работник склада", ""),
    ]);
}

#[test]
fn as_typed_no_filters_are_recognized() {
    let parsed = parse("toshkent haydovchi 5 mln ish \"bosh oshpaz\" -taksi", &GAZETTEER, true);
    assert_eq!(parsed.understood, []);
    assert_eq!(parsed.words, "toshkent haydovchi 5 mln ish \"bosh oshpaz\" -taksi");
    assert!(matches!(parsed.tree.clauses[5], Clause::Phrase(ref words) if words.len() == 2));
    assert!(matches!(parsed.tree.clauses[6], Clause::Without(_)));
}

#[test]
fn taking_a_filter_away_leaves_the_rest() {
    let parsed = read("Haydovchi, g. Toshkent shahrida 5 mln so'm masofaviy -taksi");
    let shown: Vec<_> = parsed.understood.iter().map(|one| (one.typed.as_str(), one.rest.as_str())).collect();
    assert_eq!(
        shown,
        [
            ("g. Toshkent shahrida", "Haydovchi, 5 mln so'm masofaviy -taksi"),
            ("5 mln so'm", "Haydovchi, g. Toshkent shahrida masofaviy -taksi"),
            ("masofaviy", "Haydovchi, g. Toshkent shahrida 5 mln so'm -taksi"),
        ]
    );
}

#[test]
fn the_last_word_may_be_unfinished() {
    let open = |text: &str| match read(text).tree.clauses.as_slice() {
        [.., Clause::Word(word)] => word.is_last_open,
        _ => false,
    };
    assert!(open("dast"));
    assert!(open("katta dast"));
    assert!(!open("dast "));
    assert!(!open("dast,"));
    assert!(!open("haydovchi toshkent"));
    assert!(!open("\"dast\""));
}

#[test]
fn names_of_professions_contain_no_filters() {
    let bare = Gazetteer::new(world::places(), []);
    for sphere in world::spheres() {
        for profession in sphere.professions {
            for name in profession.all_names() {
                let parsed = parse(&name, &bare, false);
                assert_eq!(filters(&parsed), "", "{name}");
            }
        }
    }
}

#[test]
fn strange_queries_are_read() {
    for text in [
        "",
        " ",
        "\"",
        "\"\"",
        "-",
        "--",
        "-\"",
        "\"-\"",
        "../../etc/passwd",
        "'; DROP TABLE x;--",
        "🙂",
        "«»",
    ] {
        read(text);
    }
    assert!(read("🙂").tree.is_empty());
    assert_eq!(read("厨师").words, "厨师");
    let long = read(&"haydovchi ".repeat(1000));
    assert_eq!(long.tree.clauses.len(), 12);
}

/// Random mixes of words, marks and fragments of meaningful expressions.
fn typed() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("haydovchi"),
        Just("Водитель"),
        Just("toshkent"),
        Just("в Самарканде"),
        Just("shahri"),
        Just("г."),
        Just("5"),
        Just("mln"),
        Just("000"),
        Just("$"),
        Just("от"),
        Just("до"),
        Just("-"),
        Just("\""),
        Just("«"),
        Just("»"),
        Just("uydan"),
        Just("без опыта"),
        Just("ish"),
        Just("C++"),
        Just("node"),
        Just("js"),
        Just("1"),
        Just("с"),
        Just("."),
        Just(","),
        Just("ў"),
        Just("🙂"),
        Just("chilonzor"),
        Just("район"),
        Just("+998"),
    ];
    let space = prop_oneof![4 => Just(" "), 1 => Just("")];
    proptest::collection::vec((word, space), 0..25)
        .prop_map(|words| words.into_iter().flat_map(|(word, space)| [word, space]).collect())
}

fn nothing_breaks(text: &str) {
    for as_typed in [false, true] {
        let parsed = parse(text, &GAZETTEER, as_typed);
        assert!(parsed.tree.clauses.len() <= 12);
        let said: usize = parsed.understood.iter().map(|one| one.typed.chars().count()).sum();
        assert!(said <= 210, "{text}");
        for clause in &parsed.tree.clauses {
            assert_ne!(clause.to_string(), "");
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read(text in any::<String>()) {
        nothing_breaks(&text);
    }

    #[test]
    fn any_query_is_read(text in typed()) {
        nothing_breaks(&text);
    }

    /// Removing a filter never adds words to the search.
    #[test]
    fn removing_a_filter_adds_no_words(words in proptest::collection::vec(
        prop_oneof![
            Just("haydovchi"), Just("toshkent"), Just("chilonzorda"), Just("5 mln"), Just("uydan"), Just("oshpaz"),
            Just("без опыта"), Just("$500"), Just("самарканд"), Just("-taksi"), Just("\"bosh oshpaz\""),
        ], 1..8))
    {
        let text = words.join(" ");
        let parsed = read(&text);
        let known: Vec<String> = tokens(&parsed.words).into_iter().map(|token| token.folded).collect();
        for understood in &parsed.understood {
            for token in tokens(&read(&understood.rest).words) {
                prop_assert!(known.contains(&token.folded), "{text}: {} brought {}", understood.rest, token.folded);
            }
        }
    }
}

/// Runs for any number of cases: `FUZZ_CASES=1000000 cargo test -p vacancy_search --test quality -- --ignored fuzz`.
#[test]
#[ignore = "runs for as many cases as FUZZ_CASES says"]
fn fuzz() {
    let cases = std::env::var("FUZZ_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(100_000);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(any in any::<String>(), text in typed())| {
        nothing_breaks(&any);
        nothing_breaks(&text);
        let once = kernel::uzbek::fold(&any);
        prop_assert_eq!(kernel::uzbek::fold(&once), once);
    });
}
