//! Russian profession names by gender: "упаковщик" and "упаковщица" do the same work.

use kernel::uzbek::fold_loose;

use crate::analysis::{Language, Token};

/// Endings of folded stems, masculine and feminine. `telnis` must precede `nis`, which also matches the same words.
const ENDINGS: [(&str, &str); 9] = [
    ("tel", "telnis"),
    ("shik", "shis"),
    ("chik", "chis"),
    ("nik", "nis"),
    ("ist", "istk"),
    ("ant", "antk"),
    ("er", "ersh"),
    ("ir", "irsh"),
    ("ar", "arsh"),
];

/// The minimum number of letters before an ending.
const SHORTEST: usize = 3;

/// The form of the other gender, when the word has an ending of either.
pub(super) fn other(token: &Token) -> Option<Token> {
    if token.language != Language::Russian {
        return None;
    }
    let swap = |from: &str, to: &str| {
        let root = token.stem.strip_suffix(from).filter(|root| root.len() >= SHORTEST)?;
        Some(format!("{root}{to}"))
    };
    // Feminine endings are more specific, so they are tried first.
    let to_man = ENDINGS.iter().find_map(|(man, woman)| swap(woman, man));
    let stem = to_man.or_else(|| ENDINGS.iter().find_map(|(man, woman)| swap(man, woman)))?;
    Some(Token { folded: stem.clone(), loose: fold_loose(&stem), stem, language: Language::Russian })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tokens;

    #[test]
    fn masculine_and_feminine_forms_map_to_each_other() {
        for (man, woman) in [
            ("упаковщик", "упаковщица"),
            ("уборщик", "уборщицы"),
            ("воспитатель", "воспитательница"),
            ("массажист", "массажистка"),
            ("официант", "официантку"),
            ("кассир", "кассирша"),
            ("секретарь", "секретарша"),
            ("работник", "работницей"),
        ] {
            let (man, woman) = (&tokens(man)[0], &tokens(woman)[0]);
            assert_eq!(other(woman).map(|other| other.stem).as_ref(), Some(&man.stem));
            assert_eq!(other(man).map(|other| other.stem).as_ref(), Some(&woman.stem));
        }
        for word in ["haydovchi", "driver", "дом", "пар"] {
            assert_eq!(other(&tokens(word)[0]), None, "{word}");
        }
    }
}
