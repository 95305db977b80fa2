//! The name by which a member of staff signs in.

use kernel::FieldError;
use serde::{Deserialize, Deserializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// Lower-case Latin letters, digits, `.`, `_` and `-`. Capital letters are converted to lower case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffLogin(String);

impl StaffLogin {
    pub const MIN: usize = 2;
    pub const MAX: usize = 40;

    pub fn parse(text: &str) -> Result<Self, FieldError> {
        let login = text.trim().to_ascii_lowercase();
        kernel::text::check_length(&login, Self::MIN, Self::MAX)?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "._-".contains(c);
        if login.chars().all(fits) { Ok(Self(login)) } else { Err(FieldError::Invalid) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for StaffLogin {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::parse(&text).map_err(serde::de::Error::custom)
    }
}

impl PartialSchema for StaffLogin {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("The login of a member of staff."))
            .min_length(Some(Self::MIN))
            .max_length(Some(Self::MAX))
            .into()
    }
}

impl ToSchema for StaffLogin {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_are_normalized_and_validated() {
        for (typed, expected) in [
            ("malika", Ok("malika")),
            (" Malika.Y-2_ ", Ok("malika.y-2_")),
            ("m", Err(FieldError::TooShort { min: 2 })),
            ("", Err(FieldError::Required)),
            ("малика", Err(FieldError::Invalid)),
            ("ma lika", Err(FieldError::Invalid)),
        ] {
            let parsed = StaffLogin::parse(typed).map(|login| login.as_str().to_owned());
            assert_eq!(parsed, expected.map(str::to_owned), "{typed}");
        }
        assert!(StaffLogin::parse(&"a".repeat(41)).is_err());
    }
}
