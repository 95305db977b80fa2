//! Every transliteration and folding of the agreed table (`data/translit_cases.json`).

use kernel::uzbek::{fold, to_cyrillic, to_latin};
use serde::Deserialize;

#[derive(Deserialize)]
struct Cases {
    pairs: Vec<Pair>,
    fold: Vec<Fold>,
}

#[derive(Deserialize)]
struct Pair {
    latin: String,
    cyrillic: String,
    direction: String,
    rule: String,
}

#[derive(Deserialize)]
struct Fold {
    input: String,
    key: String,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("data/translit_cases.json")).unwrap()
}

#[test]
fn every_pair_is_transliterated_in_its_directions() {
    let pairs = cases().pairs;
    assert_eq!(pairs.len(), 87);
    for Pair { latin, cyrillic, direction, rule } in pairs {
        if direction != "l2c" {
            assert_eq!(to_latin(&cyrillic), latin, "{rule}");
        }
        if direction != "c2l" {
            assert_eq!(to_cyrillic(&latin), cyrillic, "{rule}");
        }
    }
}

#[test]
fn both_scripts_of_a_pair_have_one_search_key() {
    for Pair { latin, cyrillic, rule, .. } in cases().pairs {
        assert_eq!(fold(&latin), fold(&cyrillic), "{rule}");
    }
}

#[test]
fn every_input_is_folded_to_its_key() {
    let foldings = cases().fold;
    assert_eq!(foldings.len(), 43);
    for Fold { input, key } in foldings {
        assert_eq!(fold(&input), key, "{input}");
        assert_eq!(fold(&key), key, "{input}");
    }
}
