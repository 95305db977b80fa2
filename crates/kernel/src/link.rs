//! Links that people enter: a website, a social page, a form.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::FieldError;

/// An http, https or ftp address without spaces (product §5), kept as typed. `javascript:` and the like cannot
/// be built.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link(String);

impl Link {
    pub const MIN: usize = 5;
    pub const MAX: usize = 511;
    /// The same rule as a pattern for the web.
    pub const PATTERN: &str = r"^([hH][tT][tT][pP][sS]?|[fF][tT][pP])://[^\s/?#]\S*$";

    pub fn parse(typed: &str) -> Result<Self, FieldError> {
        let typed = typed.trim();
        crate::text::check_length(typed, Self::MIN, Self::MAX)?;
        let (scheme, rest) = typed.split_once("://").ok_or(FieldError::InvalidUrl)?;
        let is_scheme = ["http", "https", "ftp"].iter().any(|known| known.eq_ignore_ascii_case(scheme));
        let has_host = rest.starts_with(|c: char| !matches!(c, '/' | '?' | '#'));
        let is_clean = !rest.chars().any(|c| c.is_whitespace() || c.is_control());
        if is_scheme && has_host && is_clean {
            Ok(Self(typed.to_owned()))
        } else {
            Err(FieldError::InvalidUrl)
        }
    }

    /// Host and path in lower case. An address with a user (`https://t.me@evil.uz`) has none.
    pub fn host_and_path(&self) -> Option<(String, String)> {
        let (_, rest) = self.0.split_once("://")?;
        let rest = rest.to_lowercase();
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (host, path) = rest.split_at(end);
        let host = host.split(':').next().unwrap_or_default().trim_end_matches('.');
        let is_plain = !host.contains('@') && !host.contains('\\') && host.contains('.');
        is_plain.then(|| (host.to_owned(), path.to_owned()))
    }
}

/// Where a link leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SocialNetwork)]
pub enum Network {
    Telegram,
    Instagram,
    Facebook,
    Linkedin,
    Github,
    Youtube,
    Other,
}

impl Network {
    pub const ALL: [Self; 7] = [
        Self::Telegram,
        Self::Instagram,
        Self::Facebook,
        Self::Linkedin,
        Self::Github,
        Self::Youtube,
        Self::Other,
    ];

    /// The hosts of a network; a link to another one is not what it says. `None`: any host.
    const fn hosts(self) -> Option<&'static [&'static str]> {
        Some(match self {
            Self::Telegram => &["t.me", "telegram.me"],
            Self::Instagram => &["instagram.com"],
            Self::Facebook => &["facebook.com", "fb.com"],
            Self::Linkedin => &["linkedin.com"],
            Self::Github => &["github.com"],
            Self::Youtube => &["youtube.com"],
            Self::Other => return None,
        })
    }

    /// Whether a host, in lower case, is of this network.
    pub fn has_host(self, host: &str) -> bool {
        let belongs = |known: &&str| {
            host.strip_suffix(*known).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        };
        self.hosts().is_none_or(|hosts| hosts.iter().any(belongs))
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

crate::__text_on_the_wire!(Link);
crate::__schema!(
    Link,
    crate::wire::string_schema(
        "An http, https or ftp address.",
        Some((Link::MIN, Link::MAX)),
        Some(Link::PATTERN)
    )
);

#[cfg(test)]
mod tests {
    use super::*;
    use utoipa::PartialSchema;

    #[test]
    fn links_have_one_of_three_schemes_and_no_spaces() {
        for typed in
            ["https://ishbor.uz", "http://t.me/ali", "FTP://files.uz/a", " https://oʻzbek.uz/yoʻl?a=b#c "]
        {
            assert_eq!(Link::parse(typed).unwrap().as_str(), typed.trim());
        }
        for typed in [
            "ishbor.uz",
            "javascript:alert(1)",
            "javascript://a%0aalert(1)",
            "data:text/html,x",
            "https://a b.uz",
            "https:///path",
            "https://",
            "mailto://a@b.uz",
            "https://a.uz/\u{a0}b",
        ] {
            assert_eq!(Link::parse(typed), Err(FieldError::InvalidUrl), "{typed}");
        }
        assert_eq!(Link::parse(" "), Err(FieldError::Required));
        assert_eq!(Link::parse("a://"), Err(FieldError::TooShort { min: 5 }));
        let long = format!("https://a.uz/{}", "x".repeat(500));
        assert_eq!(Link::parse(&long), Err(FieldError::TooLong { max: 511 }));
    }

    #[test]
    fn the_rule_reaches_openapi() {
        let schema = serde_json::to_value(Link::schema()).unwrap();
        assert_eq!(schema["maxLength"], 511);
        assert_eq!(schema["pattern"], Link::PATTERN);
    }
}
