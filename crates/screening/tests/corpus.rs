//! Precision of the rules on real texts: what must be found and what must not. The texts are in `corpus/`, one per
//! line. Add a line there for every reported miss or false alarm.

use std::collections::BTreeMap;

use screening::{Parts, Question, contacts, risk};

fn lines(text: &'static str) -> Vec<&'static str> {
    text.lines().filter(|line| !line.trim().is_empty()).collect()
}

fn share(part: usize, whole: usize) -> f64 {
    part as f64 / whole as f64
}

#[test]
fn contacts_are_found() {
    let texts = lines(include_str!("../corpus/contacts_bad.txt"));
    assert!(texts.len() >= 150);
    let missed: Vec<_> = texts.iter().filter(|text| contacts::find(text).is_none()).collect();
    let recall = 1.0 - share(missed.len(), texts.len());
    assert!(recall >= 0.95, "recall {recall:.3}, missed {missed:#?}");
}

#[test]
fn clean_texts_have_no_contacts() {
    let texts = lines(include_str!("../corpus/contacts_clean.txt"));
    assert!(texts.len() >= 1_000);
    let alarms: Vec<_> = texts
        .iter()
        .filter_map(|text| {
            contacts::find(text).map(|found| (found.kind, &text[found.start..found.end], text))
        })
        .collect();
    assert!(share(alarms.len(), texts.len()) <= 0.003, "{} false alarms: {alarms:#?}", alarms.len());
}

#[test]
fn each_risk_is_found() {
    let mut by_code: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in lines(include_str!("../corpus/risk_bad.tsv")) {
        let (code, text) = line.split_once('\t').unwrap_or_else(|| panic!("no code: {line}"));
        by_code.entry(code).or_default().push(text);
    }
    let expected = [
        "contacts_in_text",
        "discrimination",
        "fee_or_deposit",
        "forbidden_activity",
        "misleading_pay",
        "not_a_vacancy",
        "overseas_without_licence",
        "unreadable",
    ];
    assert_eq!(by_code.keys().copied().collect::<Vec<_>>(), expected);
    let mut weak = Vec::new();
    for (code, texts) in by_code {
        assert!(texts.len() >= 20, "{code}: {} texts", texts.len());
        let finds = |text: &str| {
            let risk = risk::look(&Parts { about: text, ..Parts::default() });
            risk.findings.iter().any(|finding| finding.code.code() == code)
        };
        let missed: Vec<_> = texts.iter().filter(|text| !finds(text)).collect();
        if share(missed.len(), texts.len()) > 0.05 {
            weak.push((code, missed.into_iter().copied().collect::<Vec<_>>()));
        }
    }
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn clean_texts_have_no_risk() {
    let texts = lines(include_str!("../corpus/risk_clean.txt"));
    assert!(texts.len() >= 400);
    let alarms: Vec<_> = texts
        .iter()
        .flat_map(|text| {
            let found = risk::look(&Parts { about: text, ..Parts::default() }).findings;
            found.into_iter().map(move |finding| (finding.code.code(), finding.excerpt, text))
        })
        .collect();
    assert!(share(alarms.len(), texts.len()) <= 0.02, "{} false alarms: {alarms:#?}", alarms.len());
}

fn asked(text: &str) -> Vec<(&'static str, String)> {
    let questions = vec![Question { text, options: Vec::new() }];
    let found = risk::look(&Parts { questions, ..Parts::default() }).findings;
    found.into_iter().map(|finding| (finding.code.code(), finding.excerpt)).collect()
}

#[test]
fn questions_that_an_employer_must_not_ask_are_found() {
    let texts = lines(include_str!("../corpus/questions_bad.txt"));
    let finds = |text: &str| asked(text).iter().any(|(code, _)| *code == "discrimination");
    let missed: Vec<_> = texts.iter().filter(|text| !finds(text)).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn questions_about_the_work_are_not_reported() {
    let texts = lines(include_str!("../corpus/questions_clean.txt"));
    let answers = texts.iter().map(|text| (asked(text), text));
    let alarms: Vec<_> = answers.filter(|(found, _)| !found.is_empty()).collect();
    assert!(alarms.is_empty(), "{alarms:#?}");
}
