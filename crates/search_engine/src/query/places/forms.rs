//! The forms of a place name in a sentence: inflected, and with markers such as "tumani" and "область".

use std::sync::LazyLock;

use kernel::uzbek::{fold, fold_loose};

use super::PlaceKind;

/// Uzbek endings of a place: in, from, to, of, a person from there. `ka` and `qa` follow k and q.
const UZBEK_ENDINGS: [&str; 12] =
    ["da", "dagi", "dan", "ga", "ka", "qa", "ni", "ning", "lik", "liklar", "cha", "gacha"];

/// Words that say what kind of place it is, folded, without case endings.
const MARKERS: [(&str, PlaceKind); 26] = [
    ("shahar", PlaceKind::City),
    ("shahri", PlaceKind::City),
    ("sh", PlaceKind::City),
    ("gorod", PlaceKind::City),
    ("goroda", PlaceKind::City),
    ("gorode", PlaceKind::City),
    ("gorodu", PlaceKind::City),
    ("gor", PlaceKind::City),
    ("city", PlaceKind::City),
    ("viloyat", PlaceKind::Region),
    ("viloyati", PlaceKind::Region),
    ("vil", PlaceKind::Region),
    ("oblast", PlaceKind::Region),
    ("oblasti", PlaceKind::Region),
    ("obl", PlaceKind::Region),
    ("region", PlaceKind::Region),
    ("respublika", PlaceKind::Region),
    ("respublikasi", PlaceKind::Region),
    ("republic", PlaceKind::Region),
    ("tuman", PlaceKind::District),
    ("tumani", PlaceKind::District),
    ("rayon", PlaceKind::District),
    ("rayona", PlaceKind::District),
    ("rayone", PlaceKind::District),
    ("r n", PlaceKind::District),
    ("district", PlaceKind::District),
];

/// Longer markers with confused letters merged, with their index in the list. Short ones would match other words.
static LOOSE_MARKERS: LazyLock<Vec<(String, usize)>> = LazyLock::new(|| {
    let long = MARKERS.iter().enumerate().filter(|(_, (marker, _))| marker.len() > 4);
    long.map(|(number, (marker, _))| (fold_loose(marker), number)).collect()
});

/// Folded place names that are also everyday words (book, long, sweet, his trade, welcome) or better known as
/// something else.
const ORDINARY: [&str; 48] = [
    "kitob",
    "kitab",
    "uzun",
    "shirin",
    "baxt",
    "baht",
    "bakht",
    "nishon",
    "pop",
    "pap",
    "baliqchi",
    "balykchi",
    "paxtakor",
    "paxtachi",
    "dostlik",
    "dustlik",
    "ozbekiston",
    "uzbekiston",
    "uzbekistan",
    "muborak",
    "boston",
    "bustan",
    "buston",
    "bostan",
    "chiroqchi",
    "furqat",
    "beruniy",
    "baxmal",
    "bahmal",
    "qorakol",
    "karakul",
    "marhamat",
    "marxamat",
    "norin",
    "naryn",
    "mirishkor",
    "kasbi",
    "sox",
    "sokh",
    "quva",
    "olot",
    "boka",
    "buka",
    "boz",
    "zarbdor",
    "sharof rashidov",
    "sh rashidov",
    "qqr",
];

/// The kind of place this folded word marks, if it is a marker. Before a name, "г" is enough.
pub(super) fn marker(key: &str, is_before: bool) -> Option<PlaceKind> {
    if key == "g" {
        return is_before.then_some(PlaceKind::City);
    }
    // "Sh" before a name is an initial.
    let candidates = [Some(key), without_case(key)];
    let known = |word: &str| {
        let loose = fold_loose(word);
        let is_it = |(marker, _): &&(&str, PlaceKind)| *marker == word;
        MARKERS.iter().find(is_it).or_else(|| {
            LOOSE_MARKERS.iter().find(|(marker, _)| *marker == loose).map(|(_, number)| &MARKERS[*number])
        })
    };
    let found = candidates.into_iter().flatten().find_map(known);
    found.filter(|(marker, _)| !(is_before && *marker == "sh")).map(|(_, kind)| *kind)
}

/// A folded Uzbek word without its case ending, when it appears to have one.
fn without_case(word: &str) -> Option<&str> {
    let longest =
        UZBEK_ENDINGS.iter().filter(|ending| word.ends_with(**ending)).max_by_key(|ending| ending.len())?;
    word.strip_suffix(longest)
}

/// The name without its markers: "Ташкентская" for "Ташкентская область".
pub(super) fn base(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let is_name = |word: &&&str| {
        let key = fold(word);
        marker(&key, false).is_none() && !matches!(key.as_str(), "of" | "the")
    };
    let kept: Vec<&str> = words.iter().filter(is_name).copied().collect();
    kept.join(" ").to_lowercase()
}

pub(super) fn is_ordinary(base: &str) -> bool {
    let key = fold(base);
    ORDINARY.contains(&key.as_str())
        || ORDINARY.iter().any(|word| adjective_stem(base).is_some_and(|stem| fold(stem) == *word))
}

/// All folded forms of the name in a sentence.
pub(super) fn forms(base: &str) -> Vec<String> {
    let mut forms = declined(base);
    if let Some(stem) = adjective_stem(base) {
        forms.extend(ADJECTIVE_ENDINGS.iter().map(|ending| format!("{stem}ск{ending}")));
        forms.extend(declined(stem));
    }
    let plain = fold(base);
    let uzbek = UZBEK_ENDINGS.iter().map(|ending| format!("{plain}{ending}"));
    forms.iter().map(|form| fold(form)).chain(uzbek).collect()
}

const ADJECTIVE_ENDINGS: [&str; 8] = ["ий", "ая", "ое", "ом", "ой", "ого", "ому", "ую"];

/// "Чиланзар" for "Чиланзарский".
fn adjective_stem(base: &str) -> Option<&str> {
    ["ский", "ская", "ское"].iter().find_map(|ending| base.strip_suffix(ending))
}

/// The cases of a Russian noun; a name in Latin letters is not declined.
fn declined(noun: &str) -> Vec<String> {
    let mut forms = vec![noun.to_owned()];
    let Some(last) = noun.chars().next_back().filter(|c| matches!(c, 'а'..='я' | 'ё')) else {
        return forms;
    };
    let stem = &noun[..noun.len() - last.len_utf8()];
    let (stem, endings): (&str, &[&str]) = match last {
        'а' => (stem, &["ы", "и", "е", "у", "ой"]),
        'я' => (stem, &["и", "е", "ю", "ей"]),
        'ь' => (stem, &["я", "ю", "ем", "е"]),
        'й' => (stem, &["я", "ю", "ем", "е"]),
        'б'..='щ' if !matches!(last, 'и' | 'о' | 'у') => (noun, &["а", "у", "ом", "е"]),
        _ => return forms,
    };
    forms.extend(endings.iter().map(|ending| format!("{stem}{ending}")));
    forms
}
