//! A password as its owner typed it, and whether it is one that others would try first.

mod weakness;

pub use weakness::{Weak, weakness};

use std::borrow::Cow;
use std::fmt;

use kernel::text::check_length;
use kernel::{FieldError, fields};
use serde::{Deserialize, Deserializer, de};
use utoipa::openapi::schema::{KnownFormat, Object, SchemaFormat};

/// Exactly as typed: nothing is trimmed, folded or normalised, so a space at the end counts.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// The smallest length in characters.
    pub const MIN: usize = fields::PASSWORD.min;
    /// The largest length in characters.
    pub const MAX: usize = fields::PASSWORD.max;

    /// Any characters but control characters, which come from broken forms and cannot be typed again.
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
