//! A light stemmer for folded Uzbek: removes case, possessive and plural endings, but keeps the suffix that forms a
//! profession (`-chi`).

/// Endings and chains of endings. The longest match is removed.
const SUFFIXES: [&str; 78] = [
    "larimizning",
    "laringizning",
    "larimizdan",
    "larimizga",
    "larining",
    "larimiz",
    "laringiz",
    "lariga",
    "larida",
    "laridan",
    "larini",
    "larim",
    "laring",
    "larning",
    "lardan",
    "larga",
    "larda",
    "larni",
    "lari",
    "lar",
    "imizning",
    "ingizning",
    "imizdan",
    "imizga",
    "imizda",
    "imizni",
    "imiz",
    "ingiz",
    "sining",
    "sidan",
    "siga",
    "sida",
    "sini",
    "ining",
    "idan",
    "iga",
    "ida",
    "ini",
    "imning",
    "imga",
    "imdan",
    "imda",
    "imni",
    "ning",
    "dagi",
    "dan",
    "gacha",
    "likka",
    "likda",
    "ligi",
    "lik",
    "siz",
    "mizning",
    "mizdan",
    "mizda",
    "mizga",
    "miz",
    "ngiz",
    "dek",
    "day",
    "ni",
    "ga",
    "ka",
    "qa",
    "da",
    "si",
    "im",
    "ing",
    "i",
    "m",
    "larimizni",
    "larimizda",
    "laringizga",
    "ligini",
    "ligiga",
    "likni",
    "likdan",
    "ingizga",
];

/// Words that end like an inflected form but are not inflected.
const WHOLE: [&str; 22] = [
    "xodim",
    "savdo",
    "moda",
    "soha",
    "kassa",
    "taksi",
    "yangi",
    "usta",
    "boshqa",
    "sushi",
    "mini",
    "taxi",
    "milliy",
    "rasmiy",
    "boshqaruv",
    "klinika",
    "fabrika",
    "texnika",
    "logistika",
    "matematika",
    "robototexnika",
    "statistika",
];

/// The minimum length of a stem, in letters.
const SHORTEST: usize = 4;
const MOST_LAYERS: usize = 3;

/// Stems a folded word. Folded words are ASCII, so one byte is one letter.
pub fn stem_uzbek(word: &str) -> &str {
    let mut word = word;
    for _ in 0..MOST_LAYERS {
        let Some(shorter) = strip(word) else { break };
        word = shorter;
    }
    word
}

fn strip(word: &str) -> Option<&str> {
    if WHOLE.contains(&word) {
        return None;
    }
    let fits = |suffix: &&&str| word.strip_suffix(**suffix).is_some_and(|rest| may_leave(rest, suffix));
    let longest = SUFFIXES.iter().filter(fits).max_by_key(|suffix| suffix.len())?;
    word.strip_suffix(longest)
}

fn may_leave(rest: &str, suffix: &str) -> bool {
    // A one-letter ending is removed from longer words only (bolimi, but not oshi).
    let shortest = if suffix.len() == 1 { SHORTEST + 1 } else { SHORTEST };
    // Keeps the `chi` of dasturchi: it names the profession.
    let cuts_profession = suffix.starts_with('i') && rest.ends_with("ch");
    rest.len() >= shortest && !cuts_profession
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::uzbek::fold;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Cases {
        stem: Vec<Case>,
    }

    #[derive(Deserialize)]
    struct Case {
        input: String,
        stem: String,
    }

    #[test]
    fn every_stem_of_the_agreed_table() {
        let table = include_str!("../../../kernel/tests/data/translit_cases.json");
        let cases: Cases = serde_json::from_str(table).unwrap();
        assert_eq!(cases.stem.len(), 25);
        for Case { input, stem } in cases.stem {
            assert_eq!(stem_uzbek(&fold(&input)), stem, "{input}");
        }
    }

    #[test]
    fn short_words_and_words_without_suffix_stay() {
        for word in ["", "i", "uy", "ish", "savdo", "xodim", "klinika", "c++"] {
            assert_eq!(stem_uzbek(word), word);
        }
    }

    #[test]
    fn no_suffix_stands_twice() {
        let unique: std::collections::BTreeSet<_> = SUFFIXES.iter().collect();
        assert_eq!(unique.len(), SUFFIXES.len());
    }
}
