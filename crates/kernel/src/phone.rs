//! Phone numbers: parsed from every common format, stored as `+998901234567`, masked by default.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use unicode_normalization::UnicodeNormalization;

use crate::FieldError;

const COUNTRY: &str = "998";

/// Mobile operator codes: these receive SMS, so they can be used to sign in.
pub const MOBILE_CODES: [&str; 15] =
    ["20", "33", "50", "77", "87", "88", "90", "91", "92", "93", "94", "95", "97", "98", "99"];

/// Landline codes: valid as a contact, but they cannot receive SMS.
pub const FIXED_CODES: [&str; 16] =
    ["55", "61", "62", "65", "66", "67", "69", "70", "71", "72", "73", "74", "75", "76", "78", "79"];

/// An unassigned code for demo data and tests, so that no real person is ever called.
pub const TEST_CODE: &str = "00";

static TEST_CODES: AtomicBool = AtomicBool::new(false);

/// Accepts `+998 00 …` numbers in this process. Called once at startup in demo and test environments, never in
/// production.
pub fn allow_test_codes() {
    TEST_CODES.store(true, Ordering::Relaxed);
}

fn test_codes_allowed() -> bool {
    TEST_CODES.load(Ordering::Relaxed)
}

/// A valid number: any Uzbek number, or a foreign one in E.164. `Debug` prints the masked form, so that logs cannot
/// leak it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phone(String);

impl Phone {
    /// A number that can receive a code: an Uzbek mobile number.
    pub fn login(typed: &str) -> Result<Self, FieldError> {
        read(typed, Use::Login, test_codes_allowed())
    }

    /// A number to call: mobile, landline or foreign.
    pub fn contact(typed: &str) -> Result<Self, FieldError> {
        read(typed, Use::Contact, test_codes_allowed())
    }

    /// The same as [`contact`](Self::contact): used by deserialisation.
    pub fn parse(typed: &str) -> Result<Self, FieldError> {
        Self::contact(typed)
    }

    /// `+998 90 *** ** 67`: the first part and the last two digits (product §5).
    pub fn masked(&self) -> String {
        match self.national() {
            Some(number) => format!("+{COUNTRY} {} *** ** {}", &number[..2], &number[7..]),
            None => {
                let hidden = self.0.len() - 6;
                format!("{}{}{}", &self.0[..4], "*".repeat(hidden), &self.0[self.0.len() - 2..])
            }
        }
    }

    /// The nine digits after +998.
    fn national(&self) -> Option<&str> {
        self.0.strip_prefix('+')?.strip_prefix(COUNTRY)
    }
}

/// `+998 90 123 45 67`; a foreign number is shown as stored.
impl fmt::Display for Phone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.national() {
            Some(n) => write!(f, "+{COUNTRY} {} {} {} {}", &n[..2], &n[2..5], &n[5..7], &n[7..]),
            None => f.write_str(&self.0),
        }
    }
}

impl fmt::Debug for Phone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Phone({})", self.masked())
    }
}

crate::__text_on_the_wire!(Phone);
crate::__schema!(
    Phone,
    schema("A phone number. Spaces, dashes and parentheses are accepted; nine digits get +998.")
);

/// A number that signs in. In JSON it refuses fixed lines and foreign numbers.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LoginPhone(Phone);

impl LoginPhone {
    pub fn parse(typed: &str) -> Result<Self, FieldError> {
        Phone::login(typed).map(Self)
    }

    pub fn phone(&self) -> &Phone {
        &self.0
    }

    pub fn into_phone(self) -> Phone {
        self.0
    }
}

/// Everything that works with a number works with this one.
impl std::ops::Deref for LoginPhone {
    type Target = Phone;

    fn deref(&self) -> &Phone {
        &self.0
    }
}

impl<'de> serde::Deserialize<'de> for LoginPhone {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let typed = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(from)?;
        Self::parse(&typed).map_err(serde::de::Error::custom)
    }
}

impl serde::Serialize for LoginPhone {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

crate::__schema!(
    LoginPhone,
    schema("An Uzbek mobile number that receives codes by SMS. Written as any phone number.")
);

/// No pattern could cover all accepted formats; the `format` tells generators of test data what to produce.
fn schema(doc: &str) -> utoipa::openapi::schema::Object {
    let mut object = crate::wire::string_schema(doc, None, None);
    object.format = Some(utoipa::openapi::SchemaFormat::Custom("phone".to_owned()));
    object
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Login,
    Contact,
}

fn read(typed: &str, purpose: Use, test_codes: bool) -> Result<Phone, FieldError> {
    let bare = strip(typed).ok_or(FieldError::InvalidPhone)?;
    let (has_plus, digits) = match bare.strip_prefix("00").or_else(|| bare.strip_prefix('+')) {
        Some(rest) => (true, rest),
        None => (false, bare.as_str()),
    };
    // The field is prefilled with "+998": that alone counts as empty.
    if digits.is_empty() || has_plus && digits == COUNTRY {
        return Err(FieldError::Required);
    }
    // Nine digits that start with the test code look like the international prefix 00.
    if test_codes && bare.len() == 9 && bare.starts_with(TEST_CODE) {
        return Ok(Phone(format!("+{COUNTRY}{bare}")));
    }
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FieldError::InvalidPhone);
    }
    let is_known = |number: &str| number.len() == 9 && is_known_code(&number[..2], purpose, test_codes);
    if let Some(number) = national_part(digits, has_plus, is_known) {
        return Ok(Phone(format!("+{COUNTRY}{number}")));
    }
    let is_foreign = has_plus
        && !digits.starts_with(COUNTRY)
        && !digits.starts_with('0')
        && (8..=15).contains(&digits.len());
    if purpose == Use::Contact && is_foreign {
        return Ok(Phone(format!("+{digits}")));
    }
    Err(FieldError::InvalidPhone)
}

/// The nine national digits, if the digits are in an accepted format of an Uzbek number.
fn national_part(digits: &str, has_plus: bool, is_known: impl Fn(&str) -> bool) -> Option<&str> {
    let full = digits.strip_prefix(COUNTRY);
    // The prefix was typed into a field that already contains it.
    let doubled = full.and_then(|rest| rest.strip_prefix(COUNTRY));
    let shapes = [
        full,
        doubled,
        (!has_plus).then_some(digits),
        // Before 2003 long-distance calls started with 8. 87 and 88 are codes, so this applies to ten digits only.
        digits.strip_prefix('8').filter(|_| !has_plus && digits.len() == 10),
    ];
    shapes.into_iter().flatten().find(|number| is_known(number))
}

fn is_known_code(code: &str, purpose: Use, test_codes: bool) -> bool {
    MOBILE_CODES.contains(&code)
        || purpose == Use::Contact && FIXED_CODES.contains(&code)
        || test_codes && code == TEST_CODE
}

/// Digits and plus signs only, or `None` when there is a character that cannot be part of a number.
fn strip(typed: &str) -> Option<String> {
    let mut bare = String::new();
    for c in typed.nfkc() {
        match c {
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{feff}' => {}
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '.' | '(' | ')' | '/' => {}
            c if c.is_whitespace() => {}
            '+' if bare.is_empty() => bare.push('+'),
            c => bare.push(digit(c)?),
        }
    }
    Some(bare)
}

/// The ASCII digit for a decimal digit of the scripts that local phones and keyboards produce. NFKC has already
/// converted full-width digits.
fn digit(c: char) -> Option<char> {
    const ZEROS: [u32; 4] = [0x30, 0x660, 0x6f0, 0x966];
    let value =
        ZEROS.into_iter().filter_map(|zero| u32::from(c).checked_sub(zero)).find(|value| *value < 10)?;
    char::from_digit(value, 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FieldError::{InvalidPhone, Required};

    fn login(typed: &str) -> Result<String, FieldError> {
        read(typed, Use::Login, false).map(String::from)
    }

    fn contact(typed: &str) -> Result<String, FieldError> {
        read(typed, Use::Contact, false).map(String::from)
    }

    #[test]
    fn every_accepted_shape_becomes_one_number() {
        for (typed, expected) in [
            ("+998 90 123-45-67", "+998901234567"),
            ("998901234567", "+998901234567"),
            ("901234567", "+998901234567"),
            ("90 123 45 67", "+998901234567"),
            ("(33) 456-78-90", "+998334567890"),
            ("00998 97 765 43 21", "+998977654321"),
            ("8 90 123 45 67", "+998901234567"),
            ("88 123 45 67", "+998881234567"),
            ("8881234567", "+998881234567"),
            ("+998998901234567", "+998901234567"),
            ("+998 99 812 34 56", "+998998123456"),
            ("＋９９８９０１２３４５６７", "+998901234567"),
            ("+998 90 123 45 67\u{2060}", "+998901234567"),
            ("+998\u{a0}90\u{202f}123–45—67", "+998901234567"),
            ("٩٠١٢٣٤٥٦٧", "+998901234567"),
        ] {
            assert_eq!(login(typed).as_deref(), Ok(expected), "{typed}");
            assert_eq!(contact(typed).as_deref(), Ok(expected), "{typed}");
        }
    }

    #[test]
    fn fixed_and_foreign_lines_are_contacts_only() {
        for (typed, expected) in [
            ("+998 71 123 45 67", "+998711234567"),
            ("+998 55 123 45 67", "+998551234567"),
            ("712345678", "+998712345678"),
            ("+7 912 345 67 89", "+79123456789"),
            ("00 82 10 1234 5678", "+821012345678"),
        ] {
            assert_eq!(login(typed), Err(InvalidPhone), "{typed}");
            assert_eq!(contact(typed).as_deref(), Ok(expected), "{typed}");
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for typed in [
            "+998 12 345 67 89",
            "+998 90 123 45 6",
            "+998 90 123 45 678",
            "90O1234567",
            "+998+901234567",
            "+",
            "salom",
            "1234",
            "79123456789",
            "+0123456789",
            "+1234567",
            "+1234567890123456",
            "+998 00 000 00 01",
            "000000001",
        ] {
            let expected = if typed == "+" { Required } else { InvalidPhone };
            assert_eq!(login(typed), Err(expected), "{typed}");
            assert_eq!(contact(typed), Err(expected), "{typed}");
        }
        for typed in ["", "  ", "+998", "+998 "] {
            assert_eq!(login(typed), Err(Required), "{typed}");
            assert_eq!(contact(typed), Err(Required), "{typed}");
        }
    }

    #[test]
    fn test_codes_need_the_switch() {
        for typed in ["+998 00 000 00 01", "000000001", "998000000001"] {
            assert!(read(typed, Use::Login, false).is_err());
            assert_eq!(read(typed, Use::Login, true).unwrap().as_str(), "+998000000001");
            assert_eq!(read(typed, Use::Contact, true).unwrap().as_str(), "+998000000001");
        }
    }

    #[test]
    fn shown_in_full_and_masked() {
        let phone = Phone::login("901234567").unwrap();
        assert_eq!(phone.to_string(), "+998 90 123 45 67");
        assert_eq!(phone.masked(), "+998 90 *** ** 67");
        assert_eq!(format!("{phone:?}"), "Phone(+998 90 *** ** 67)");
        let foreign = Phone::contact("+7 912 345 67 89").unwrap();
        assert_eq!(foreign.to_string(), "+79123456789");
        assert_eq!(foreign.masked(), "+791******89");
        let shortest = Phone::contact("+12345678").unwrap();
        assert_eq!(shortest.masked(), "+123***78");
    }

    #[test]
    fn json_refuses_a_fixed_line_for_sign_in_only() {
        let json = "\"+998 71 123 45 67\"";
        assert_eq!(serde_json::from_str::<Phone>(json).unwrap().as_str(), "+998711234567");
        let error = serde_json::from_str::<LoginPhone>(json).unwrap_err().to_string();
        assert_eq!(FieldError::from_wire(&error), Some(InvalidPhone));
        let phone: LoginPhone = serde_json::from_str("\"90 123 45 67\"").unwrap();
        assert_eq!(serde_json::to_string(&phone).unwrap(), "\"+998901234567\"");
    }
}
