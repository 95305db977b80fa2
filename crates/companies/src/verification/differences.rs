//! What a moderator should look at: where the company says one thing and the register another. Hints, not verdicts.

use dictionaries::{Location, Snapshot};
use kernel::uzbek::fold;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VerificationDifference)]
pub enum Difference {
    /// The register has another name.
    Name,
    /// The address in the register is in another region.
    Region,
    /// The company has another name than when it asked.
    Renamed,
}

/// Legal forms, folded: they are part of a registered name, and rarely of the name that people know.
const FORMS: [&str; 18] = [
    "masuliyati cheklangan jamiyat",
    "masuliyati cheklangan jamiyati",
    "obshchestvo s ogranichennoy otvetstvennostyu",
    "xususiy korxona",
    "qoshma korxona",
    "oilaviy korxona",
    "aksiyadorlik jamiyati",
    "yakka tartibdagi tadbirkor",
    "mchj",
    "ooo",
    "llc",
    "xk",
    "qk",
    "ok",
    "aj",
    "ao",
    "yatt",
    "ip",
];

/// The name without its legal form, in one spelling for all scripts.
fn plain_name(name: &str) -> String {
    let mut plain = format!(" {} ", fold(name));
    for form in FORMS {
        plain = plain.replace(&format!(" {form} "), " ");
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn is_same_name(ours: &str, registered: &str) -> bool {
    let (ours, registered) = (plain_name(ours), plain_name(registered));
    !ours.is_empty() && !registered.is_empty() && (ours.contains(&registered) || registered.contains(&ours))
}

/// Whether the address names the region of this place, in any language.
pub fn is_in_region(words: &Snapshot, place: &str, address: &str) -> bool {
    let Some(place) = words.location(place) else { return true };
    let region = words.parent(place).filter(|parent| parent.parent_id.is_some()).unwrap_or(place);
    let address = fold(address);
    names(region).any(|name| address.contains(&name))
}

fn names(place: &Location) -> impl Iterator<Item = String> {
    let names = [&place.short.uz, &place.short.ru, &place.short.en].map(|name| fold(name));
    names.into_iter().filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_compared_without_its_legal_form_and_script() {
        for (ours, registered, is_same) in [
            ("Anor Savdo", "\"ANOR SAVDO\" MAS'ULIYATI CHEKLANGAN JAMIYAT", true),
            ("Anor Savdo", "ООО \"АНОР САВДО\"", true),
            ("OOO Anor Savdo", "ANOR SAVDO MCHJ", true),
            ("Anor", "ANOR SAVDO MCHJ", true),
            ("Anor Savdo", "NUR TEXTILE MCHJ", false),
            ("MCHJ", "NUR TEXTILE MCHJ", false),
        ] {
            assert_eq!(is_same_name(ours, registered), is_same, "{ours} / {registered}");
        }
    }
}
