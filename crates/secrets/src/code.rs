//! Six-digit verification codes.

use std::borrow::Cow;
use std::fmt;

use kernel::FieldError;
use serde::{Deserialize, Deserializer, de};

use crate::same;

/// Six digits. Codes are compared in constant time.
#[derive(Clone)]
pub struct Code(String);

impl Code {
    pub const LENGTH: usize = 6;

    /// Parses what a person typed; messages write `123 456`, so spaces are dropped.
    pub fn parse(text: &str) -> Result<Self, FieldError> {
        let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        match digits.len() {
            0 => Err(FieldError::Required),
            Self::LENGTH if digits.bytes().all(|b| b.is_ascii_digit()) => Ok(Self(digits)),
            _ => Err(FieldError::Invalid),
        }
    }

    /// The last six digits of a number.
    pub(crate) fn of(number: u64) -> Self {
        Self(format!("{:06}", number % 1_000_000))
    }

    /// For the message that is sent.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        same(self.0.as_bytes(), other.0.as_bytes())
    }
}

impl Eq for Code {}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <Cow<'de, str>>::deserialize(from)?;
        Self::parse(&text).map_err(de::Error::custom)
    }
}

kernel::__schema!(
    Code,
    kernel::wire::string_schema(
        "Six digits from a message.",
        Some((Code::LENGTH, Code::LENGTH)),
        Some("^[0-9]{6}$")
    )
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_digits_in_any_spacing_are_a_code() {
        for text in ["012345", " 012345", "012 345", "0 1 2 3 4 5", "012\u{a0}345\n"] {
            assert_eq!(Code::parse(text).map(|code| code.0), Ok("012345".to_owned()), "{text}");
        }
    }

    #[test]
    fn anything_else_is_not() {
        let table = [
            ("", FieldError::Required),
            ("  ", FieldError::Required),
            ("12345", FieldError::Invalid),
            ("1234567", FieldError::Invalid),
            ("12345a", FieldError::Invalid),
            ("-12345", FieldError::Invalid),
            ("123-456", FieldError::Invalid),
            ("١٢٣٤٥٦", FieldError::Invalid),
            ("ééé", FieldError::Invalid),
        ];
        for (text, problem) in table {
            assert_eq!(Code::parse(text).map(|code| code.0), Err(problem), "{text}");
        }
    }

    #[test]
    fn codes_are_equal_by_their_digits() {
        assert_eq!(Code::parse("123 456"), Code::parse("123456"));
        assert_ne!(Code::parse("123456"), Code::parse("123457"));
    }

    #[test]
    fn a_field_error_is_passed_through_json() {
        assert_eq!(serde_json::from_str::<Code>("\"123 456\"").unwrap().as_str(), "123456");
        let problem = serde_json::from_str::<Code>("\"12x\"").unwrap_err().to_string();
        assert_eq!(FieldError::from_wire(&problem), Some(FieldError::Invalid));
    }

    #[test]
    fn debug_output_hides_the_code() {
        assert_eq!(format!("{:?}", Code::parse("123456").unwrap()), "Code(…)");
    }
}
