//! Passwords as typed, and the check for commonly guessed ones.

mod weakness;

pub use weakness::{Weak, weakness};

use std::borrow::Cow;
use std::fmt;

use kernel::text::check_length;
use kernel::{FieldError, fields};
use serde::{Deserialize, Deserializer, de};
use utoipa::openapi::schema::{KnownFormat, Object, SchemaFormat};

/// Exactly as typed: not trimmed, folded or normalised, so a trailing space counts.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// The minimum length in characters.
    pub const MIN: usize = fields::PASSWORD.min;
    /// The maximum length in characters.
    pub const MAX: usize = fields::PASSWORD.max;

    /// Any characters except control characters, which come from broken forms and cannot be typed again.
    pub fn parse(text: &str) -> Result<Self, FieldError> {
        check_length(text, Self::MIN, Self::MAX)?;
        if text.chars().any(char::is_control) {
            return Err(FieldError::Invalid);
        }
        Ok(Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <Cow<'de, str>>::deserialize(from)?;
        Self::parse(&text).map_err(de::Error::custom)
    }
}

kernel::__schema!(Password, password_schema());

fn password_schema() -> Object {
    let mut schema = kernel::wire::string_schema(
        "A password, exactly as typed.",
        Some((Password::MIN, Password::MAX)),
        None,
    );
    schema.format = Some(SchemaFormat::KnownFormat(KnownFormat::Password));
    schema
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_taken_exactly_as_typed() {
        let emoji = "🐪".repeat(8);
        let (long, longest) = ("ab".repeat(32), "ў".repeat(128));
        let decomposed = "e\u{301}e\u{301}e\u{301}e\u{301}";
        for text in [
            "12345678",
            " leading",
            "trailing ",
            "        ",
            "пароль-7",
            "<script>",
            "a'b\"c;--",
            "%7C|%00 ",
            &emoji,
            &long,
            &longest,
            decomposed,
        ] {
            assert_eq!(Password::parse(text).map(|password| password.0), Ok(text.to_owned()), "{text}");
        }
    }

    #[test]
    fn the_rest_is_refused() {
        let too_long = "a".repeat(129);
        let table = [
            ("", FieldError::Required),
            ("1234567", FieldError::TooShort { min: 8 }),
            ("🐪🐪🐪🐪🐪🐪🐪", FieldError::TooShort { min: 8 }),
            (too_long.as_str(), FieldError::TooLong { max: 128 }),
            ("with\0null", FieldError::Invalid),
            ("two\nlines", FieldError::Invalid),
            ("with\ttab", FieldError::Invalid),
            ("with\u{85}next", FieldError::Invalid),
        ];
        for (text, problem) in table {
            assert_eq!(Password::parse(text).map(|password| password.0), Err(problem), "{text:?}");
        }
    }

    #[test]
    fn a_field_error_is_passed_through_json() {
        assert_eq!(serde_json::from_str::<Password>("\"good one \"").unwrap().as_str(), "good one ");
        let problem = serde_json::from_str::<Password>("\"short\"").unwrap_err().to_string();
        assert_eq!(FieldError::from_wire(&problem), Some(FieldError::TooShort { min: 8 }));
        assert!(!problem.contains("short\""), "{problem}");
    }

    #[test]
    fn the_schema_has_the_limits() {
        let schema = serde_json::to_value(<Password as utoipa::PartialSchema>::schema()).unwrap();
        assert_eq!(schema["minLength"], 8);
        assert_eq!(schema["maxLength"], 128);
        assert_eq!(schema["format"], "password");
        assert_eq!(schema["pattern"], serde_json::Value::Null);
    }

    #[test]
    fn debug_output_hides_the_password() {
        let password = Password::parse("hidden away").unwrap();
        assert_eq!(format!("{password:?}"), "Password(…)");
    }
}
