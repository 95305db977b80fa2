//! STIR: the tax number of a company.

use std::fmt;

use crate::FieldError;

/// Nine digits, stored without spaces. We know of no check digit (decisions I7), so besides other characters only one
/// digit nine times is refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaxNumber(String);

impl TaxNumber {
    pub const DIGITS: usize = 9;

    pub fn parse(typed: &str) -> Result<Self, FieldError> {
        let number: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
        if number.is_empty() {
            return Err(FieldError::Required);
        }
        let is_number = number.len() == Self::DIGITS && number.bytes().all(|sign| sign.is_ascii_digit());
        let first = number.chars().next();
        let is_one_digit = number.chars().all(|sign| Some(sign) == first);
        if is_number && !is_one_digit { Ok(Self(number)) } else { Err(FieldError::InvalidTaxNumber) }
    }
}

impl fmt::Display for TaxNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

crate::__text_on_the_wire!(TaxNumber);
crate::__schema!(
    TaxNumber,
    crate::wire::string_schema(
        "STIR, the tax number of a company: nine digits. Spaces are accepted.",
        None,
        None
    )
);

#[cfg(test)]
mod tests {
    use super::*;
    use FieldError::{InvalidTaxNumber, Required};

    #[test]
    fn nine_digits_with_any_spaces() {
        for (typed, expected) in [
            ("301234567", Ok("301234567")),
            (" 301 234 567 ", Ok("301234567")),
            ("301\u{a0}234\u{202f}567", Ok("301234567")),
            ("012345678", Ok("012345678")),
            ("", Err(Required)),
            ("  ", Err(Required)),
            ("30123456", Err(InvalidTaxNumber)),
            ("3012345678", Err(InvalidTaxNumber)),
            ("30123456a", Err(InvalidTaxNumber)),
            ("301-234-567", Err(InvalidTaxNumber)),
            ("٣٠١٢٣٤٥٦٧", Err(InvalidTaxNumber)),
            ("000000000", Err(InvalidTaxNumber)),
            ("777777777", Err(InvalidTaxNumber)),
        ] {
            let read = TaxNumber::parse(typed);
            assert_eq!(read.as_ref().map(TaxNumber::as_str).map_err(|error| *error), expected, "{typed:?}");
        }
    }
}
