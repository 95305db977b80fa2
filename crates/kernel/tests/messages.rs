//! The messages of the kernel: complete, consistent in the three languages, and one for each problem.

use kernel::{Args, Catalogue, FieldError, Locale};

fn catalogue() -> Catalogue {
    Catalogue::load([
        (Locale::Uz, include_str!("../../../locales/uz/kernel.json")),
        (Locale::Uz, include_str!("../../../locales/uz/validation.json")),
        (Locale::Ru, include_str!("../../../locales/ru/kernel.json")),
        (Locale::Ru, include_str!("../../../locales/ru/validation.json")),
        (Locale::En, include_str!("../../../locales/en/kernel.json")),
        (Locale::En, include_str!("../../../locales/en/validation.json")),
    ])
    .unwrap()
}

#[test]
fn all_languages_have_the_same_messages() {
    let problems: Vec<String> = catalogue().problems().iter().map(ToString::to_string).collect();
    assert_eq!(problems, [""; 0]);
}

#[test]
fn every_field_error_has_a_message() {
    let catalogue = catalogue();
    for problem in FieldError::SAMPLES {
        for locale in Locale::ALL {
            assert!(catalogue.keys(locale).any(|key| key == problem.key()), "{locale} {}", problem.key());
            let text = catalogue.format(locale, problem.key(), &Args::from(problem.args()));
            assert!(!text.contains(['{', '}']), "{locale}: {text}");
            assert_eq!(problem.args().is_empty(), !text.contains('3'), "{locale}: {text}");
        }
    }
}

#[test]
fn the_messages_that_the_product_rules_name() {
    let catalogue = catalogue();
    let text = |problem: FieldError| catalogue.format(Locale::En, problem.key(), &Args::from(problem.args()));
    assert_eq!(text(FieldError::Required), "Required field");
    assert_eq!(text(FieldError::InvalidPhone), "Invalid number");
    assert_eq!(text(FieldError::PhoneNotAllowed), "Unable to enter phone number");
}
