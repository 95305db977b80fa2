//! Robustness: every range is on character boundaries, and texts of any length are processed in linear time.

use proptest::prelude::*;
use screening::advice::{self, Form};
use screening::{Parts, Question, contacts, message_warnings, risk, title};

fn read_all(text: &str) {
    if let Some(found) = contacts::find(text) {
        assert!(found.start < found.end && !text[found.start..found.end].is_empty());
    }
    let parts = Parts {
        title: text,
        about: text,
        tasks: vec![text],
        questions: vec![Question { text, options: vec![text] }],
        address: text,
        ..Parts::default()
    };
    for finding in risk::look(&parts).findings {
        assert!(finding.excerpt.chars().count() <= 120 && text.contains(&finding.excerpt));
    }
    advice::look(&Form { parts, ..Form::default() });
    message_warnings(text);
    let likeness = title::similarity(text, "Sotuvchi");
    assert!((0.0..=1.0).contains(&likeness));
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in any::<String>()) {
        read_all(&text);
    }

    #[test]
    fn texts_of_relevant_characters_are_read_without_a_panic(
        text in "[0-9９٩ОоЗзlI@.,:/+$%#()\\-\u{fe0f}\u{20e3}\u{200b}ʻʼ'a-eo-zа-яёўқғҳ \n]{0,80}"
    ) {
        read_all(&text);
    }

    #[test]
    fn a_number_is_found_however_it_is_separated(
        digits in "9[1-9]{8}",
        lengths in prop::sample::select(vec![vec![2, 3, 2, 2], vec![2, 7], vec![3, 3, 3], vec![1; 9], vec![5, 4], vec![9]]),
        sign in prop::sample::select(vec![" ", "-", ".", " - ", "_", "*", " · ", "/", ") ", ", "]),
    ) {
        let mut rest = digits.as_str();
        let parts: Vec<&str> = lengths.iter().map(|length| {
            let (part, after) = rest.split_at(*length);
            rest = after;
            part
        }).collect();
        let text = format!("Aloqa {}", parts.join(sign));
        prop_assert!(contacts::find(&text).is_some(), "{}", text);
    }
}

/// Finishing is the test: an algorithm quadratic in the text would take hours.
#[test]
fn reading_long_hostile_texts_terminates() {
    for piece in [
        "9 ",
        "1.1.",
        "@a ",
        "a@b.",
        "telegram ",
        "5/2 ",
        "до 35 ",
        "П ",
        "qizlarlarlar",
        "toʻqson ",
        "работа в ",
        "\n",
        "((",
        "a",
    ] {
        let text = piece.repeat(200_000 / piece.len());
        contacts::find(&text);
        risk::look(&Parts { about: &text, ..Parts::default() });
    }
}
