//! The three interface languages and how a request selects one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An interface language. Uzbek is the default and the fallback (product §9).
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    #[default]
    Uz,
    Ru,
    En,
}

impl Locale {
    pub const ALL: [Self; 3] = [Self::Uz, Self::Ru, Self::En];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Uz => "uz",
            Self::Ru => "ru",
            Self::En => "en",
        }
    }

    /// Only the language part counts: `uz`, `RU`, `en-GB`, `uz_Cyrl`.
    pub fn parse(tag: &str) -> Option<Self> {
        let language = tag.trim().split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(language))
    }

    /// The header `JB-Lang`: anything unknown is Uzbek (product §7).
    pub fn from_header(value: Option<&str>) -> Self {
        value.and_then(Self::parse).unwrap_or_default()
    }

    /// The preferred supported language of the browser's `Accept-Language`, or `None` when there is none.
    pub fn from_accept_language(header: &str) -> Option<Self> {
        let mut best: Option<(f32, Self)> = None;
        for wish in header.split(',') {
            let mut parts = wish.split(';');
            let Some(locale) = parts.next().and_then(Self::parse) else { continue };
            let quality = parts
                .find_map(|part| part.trim().strip_prefix("q="))
                .map_or(1.0, |value| value.trim().parse().unwrap_or(0.0));
            if quality > 0.0 && best.is_none_or(|(highest, _)| quality > highest) {
                best = Some((quality, locale));
            }
        }
        best.map(|(_, locale)| locale)
    }

    /// The path prefix of a page: empty for Uzbek.
    pub const fn url_prefix(self) -> &'static str {
        match self {
            Self::Uz => "",
            Self::Ru => "/ru",
            Self::En => "/en",
        }
    }

    /// `/ru/jobs` is the Russian `/jobs`; `/rules` is the Uzbek `/rules`.
    pub fn split_path(path: &str) -> (Self, &str) {
        for locale in [Self::Ru, Self::En] {
            match path.strip_prefix(locale.url_prefix()) {
                Some("") => return (locale, "/"),
                Some(rest) if rest.starts_with('/') => return (locale, rest),
                _ => {}
            }
        }
        (Self::Uz, path)
    }

    /// The path of a page in this language; `path` starts with a slash.
    pub fn path(self, path: &str) -> String {
        match (self.url_prefix(), path) {
            ("", path) => path.to_owned(),
            (prefix, "/") => prefix.to_owned(),
            (prefix, path) => format!("{prefix}{path}"),
        }
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Locale {
    type Err = crate::FieldError;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        Self::parse(tag).ok_or(crate::FieldError::Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::Locale::{self, En, Ru, Uz};

    #[test]
    fn the_header_falls_back_to_uzbek() {
        for (value, expected) in [
            (None, Uz),
            (Some("uz"), Uz),
            (Some("ru"), Ru),
            (Some(" EN "), En),
            (Some("ru-RU"), Ru),
            (Some("uz_Cyrl"), Uz),
            (Some("de"), Uz),
            (Some(""), Uz),
            (Some("russian"), Uz),
        ] {
            assert_eq!(Locale::from_header(value), expected, "{value:?}");
        }
    }

    #[test]
    fn accept_language_selects_the_locale() {
        for (header, expected) in [
            ("ru", Some(Ru)),
            ("de, en;q=0.5, ru;q=0.9", Some(Ru)),
            ("en-US,en;q=0.9,ru;q=0.8", Some(En)),
            ("ru;q=0, en;q=0.1", Some(En)),
            ("en;q=0.5,uz;q=0.5", Some(En)),
            ("ru;q=broken,en;q=0.2", Some(En)),
            ("de,fr", None),
            ("*", None),
            ("", None),
        ] {
            assert_eq!(Locale::from_accept_language(header), expected, "{header}");
        }
    }

    #[test]
    fn addresses_split_and_join() {
        for (address, locale, path) in [
            ("/", Uz, "/"),
            ("/jobs", Uz, "/jobs"),
            ("/ru", Ru, "/"),
            ("/en/jobs/x", En, "/jobs/x"),
            ("/rules", Uz, "/rules"),
            ("/enter/ru", Uz, "/enter/ru"),
        ] {
            assert_eq!(Locale::split_path(address), (locale, path), "{address}");
            assert_eq!(locale.path(path), address);
        }
        assert_eq!(Locale::split_path("/ru/"), (Ru, "/"));
    }

    #[test]
    fn json_uses_the_lower_case_code() {
        for locale in Locale::ALL {
            let json = serde_json::to_string(&locale).unwrap();
            assert_eq!(json, format!("\"{}\"", locale.code()));
            assert_eq!(serde_json::from_str::<Locale>(&json).unwrap(), locale);
        }
    }
}
