//! Links that people enter: a website, a social page, a form.

use std::fmt;

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
