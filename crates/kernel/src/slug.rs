//! Slugs: a title in Latin letters plus a suffix that makes it unique.

use std::fmt;

use unicode_normalization::UnicodeNormalization;

use crate::FieldError;
use crate::uzbek::{is_apostrophe, to_latin};

/// Digits and letters without i, l, o, u, so that a suffix can be read out over the phone.
const TAIL_ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const TAIL_LENGTH: usize = 6;

/// Lower-case ASCII words joined by dashes. It never changes once people have shared it (decisions B40).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slug(String);

impl Slug {
    pub const MAX: usize = 80;
    /// The same rule as a pattern for the web.
    pub const PATTERN: &str = "^[a-z0-9]+(-[a-z0-9]+)*$";

    /// `Bosh oʻqituvchi` with a random number becomes `bosh-oqituvchi-3k9x0p`. Thirty bits of the number are used. A
    /// title without any letter that can be transliterated gives the suffix alone.
    pub fn new(title: &str, random: u32) -> Self {
        let tail = tail(random);
        let words = words(title);
        if words.is_empty() { Self(tail) } else { Self(format!("{words}-{tail}")) }
    }

    /// Parses a slug from a URL.
    pub fn parse(text: &str) -> Result<Self, FieldError> {
        let is_word = |word: &str| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if text.len() <= Self::MAX && text.split('-').all(is_word) {
            Ok(Self(text.to_owned()))
        } else {
            Err(FieldError::Invalid)
        }
    }
}

/// The title in lower-case Latin words, truncated at a word boundary.
fn words(title: &str) -> String {
    const ROOM: usize = Slug::MAX - TAIL_LENGTH - 1;
    let latin = to_latin(title).to_lowercase().replace("c++", "cpp").replace("c#", "csharp");
    let mut out = String::new();
    for c in latin.nfkd() {
        match c {
            c if c.is_ascii_alphanumeric() => out.push(c.to_ascii_lowercase()),
            // oʻ and é are single letters; their marks must not become a dash.
            c if is_apostrophe(c) || unicode_normalization::char::is_combining_mark(c) => {}
            'ı' => out.push('i'),
            _ if out.is_empty() || out.ends_with('-') => {}
            _ => out.push('-'),
        }
    }
    if out.len() > ROOM {
        let cut = out[..=ROOM].rfind('-').unwrap_or(ROOM);
        out.truncate(cut);
    }
    out.truncate(out.trim_end_matches('-').len());
    out
}

fn tail(random: u32) -> String {
    (0..TAIL_LENGTH).map(|at| char::from(TAIL_ALPHABET[(random >> (5 * at)) as usize & 31])).collect()
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

crate::__text_on_the_wire!(Slug);
crate::__schema!(
    Slug,
    crate::wire::string_schema("The readable part of an address.", Some((1, Slug::MAX)), Some(Slug::PATTERN))
);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn titles_in_every_script_become_slugs() {
        for (title, expected) in [
            ("Bosh oʻqituvchi", "bosh-oqituvchi-000000"),
            ("O'qituvchi (yarim stavka)", "oqituvchi-yarim-stavka-000000"),
            ("Ўқитувчи", "oqituvchi-000000"),
            ("Бухгалтер 1С", "buxgalter-1s-000000"),
            ("Senior C++ / C# engineer", "senior-cpp-csharp-engineer-000000"),
            ("Café boshligʻi", "cafe-boshligi-000000"),
            ("Сварщик — ВАХТА!", "svarshik-vaxta-000000"),
            ("𝕊otuvchi", "sotuvchi-000000"),
            ("厨师", "000000"),
            ("---", "000000"),
            ("", "000000"),
        ] {
            assert_eq!(Slug::new(title, 0).as_str(), expected, "{title}");
        }
    }

    #[test]
    fn the_tail_spells_the_number() {
        assert_eq!(Slug::new("a", 1).as_str(), "a-100000");
        assert_eq!(Slug::new("a", 31 << 25).as_str(), "a-00000z");
        assert_eq!(Slug::new("a", u32::MAX).as_str(), "a-zzzzzz");
    }

    #[test]
    fn long_titles_are_cut_between_words() {
        let slug = Slug::new(&"oshpaz ".repeat(30), 7);
        assert_eq!(slug.as_str(), format!("{}-700000", ["oshpaz"; 10].join("-")));
        assert_eq!(Slug::new(&"a".repeat(200), 7).as_str().len(), Slug::MAX);
    }

    #[test]
    fn invalid_slugs_are_refused() {
        for bad in ["", "-a", "a-", "a--b", "A", "a b", "oʻ", "../x", &"a".repeat(81)] {
            assert_eq!(Slug::parse(bad), Err(FieldError::Invalid), "{bad}");
        }
        assert_eq!(Slug::parse("bosh-oqituvchi-3k9x0p").unwrap().as_str(), "bosh-oqituvchi-3k9x0p");
    }

    proptest! {
        #[test]
        fn whatever_the_title_the_slug_is_valid(title in any::<String>(), random in any::<u32>()) {
            let slug = Slug::new(&title, random);
            prop_assert_eq!(Slug::parse(slug.as_str()), Ok(slug));
        }
    }
}
