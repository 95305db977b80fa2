//! Everything that can be wrong with a field of a request: one closed list for the whole product.
//!
//! A type that deserialises itself can only return a string to serde, so a [`FieldError`] is encoded in serde's error
//! message in a fixed format (`to_wire`) and decoded from it (`from_wire`).

use std::collections::BTreeMap;
use std::fmt;

macro_rules! field_errors {
    ($($(#[$doc:meta])* $name:ident $({ $arg:ident: $shown:literal })? = $code:literal, $key:literal;)+) => {
        /// One problem of one field. `key` is its message in `locales/*/validation.json`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum FieldError {
            $($(#[$doc])* $name $({ $arg: i64 })?,)+
        }

        impl FieldError {
            /// One value of each kind, with a sample argument: for tests that go through all messages.
            pub const SAMPLES: &[Self] = &[$(Self::$name $({ $arg: 3 })?),+];

            /// The message key in the catalogue.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name { .. } => $key,)+ }
            }

            /// The arguments of the message.
            pub fn args(self) -> Vec<(&'static str, i64)> {
                match self {
                    $(Self::$name $({ $arg })? => vec![$(($shown, $arg))?],)+
                }
            }

            const fn code(self) -> &'static str {
                match self { $(Self::$name { .. } => $code,)+ }
            }

            fn from_code(code: &str, argument: Option<i64>) -> Option<Self> {
                match code {
                    $($code => {
                        $(let $arg = argument?;)?
                        Some(Self::$name $({ $arg })?)
                    })+
                    _ => None,
                }
            }
        }
    };
}

field_errors! {
    /// A required value is missing.
    Required = "required", "error_required_field";
    /// Fewer characters than allowed.
    TooShort { min: "min" } = "too_short", "error_too_short";
    /// More characters than allowed.
    TooLong { max: "max" } = "too_long", "error_too_long";
    /// A list with too few items.
    TooFew { min: "min" } = "too_few", "error_too_few";
    /// A list with too many items.
    TooMany { max: "max" } = "too_many", "error_too_many";
    /// A number below the minimum.
    TooSmall { min: "min" } = "too_small", "error_too_small";
    /// A number above the maximum.
    TooLarge { max: "max" } = "too_large", "error_too_large";
    /// An item of an extra-input list is too short. Product §5 calls the argument `maxLength`,
    /// although it carries the smallest length; existing translations rely on that name.
    ItemTooShort { min: "maxLength" } = "item_too_short", "additional_inputs_error";
    /// Not a phone number, or not a kind that this field accepts.
    InvalidPhone = "invalid_phone", "error_invalid_phone";
    /// Contains a phone number where none is allowed.
    PhoneNotAllowed = "phone_not_allowed", "error_phone_not_allowed";
    /// Not a STIR.
    InvalidTaxNumber = "invalid_tax_number", "error_invalid_tax_number";
    /// Not an e-mail address.
    InvalidEmail = "invalid_email", "error_invalid_email";
    /// Another account has this e-mail address.
    EmailTaken = "email_taken", "error_email_taken";
    /// Not an http, https or ftp address.
    InvalidUrl = "invalid_url", "error_invalid_url";
    /// Not a valid date or month.
    InvalidDate = "invalid_date", "error_invalid_date";
    /// A date in the future.
    InFuture = "in_future", "error_in_future";
    /// A date or a year below the minimum.
    TooEarly = "too_early", "error_too_early";
    /// The end is before the start.
    EndBeforeStart = "end_before_start", "error_end_before_start";
    /// The maximum is below the minimum.
    MaxBelowMin = "max_below_min", "error_max_below_min";
    /// Two fields that must be equal differ (a repeated password).
    NotEqual = "not_equal", "error_not_equal";
    /// A commonly used password.
    WeakPassword = "weak_password", "error_weak_password";
    /// A password that equals the user's phone number.
    PasswordLikePhone = "password_like_phone", "error_password_like_phone";
    /// A password that equals the user's name or the company's name.
    PasswordLikeName = "password_like_name", "error_password_like_name";
    /// Not the code that was sent.
    WrongCode = "wrong_code", "error_wrong_code";
    /// The value is already in use.
    Taken = "taken", "error_taken";
    /// The date of birth of a person below the minimum age.
    UnderAge { min: "min" } = "under_age", "error_under_age";
    /// The date of birth of a person above the maximum age.
    OverAge { max: "max" } = "over_age", "error_over_age";
    /// The same value is given twice in a list.
    Repeated = "repeated", "error_repeated";
    /// A value that is not in the list of allowed ones.
    Unknown = "unknown", "error_unknown_value";
    /// Anything else: a wrong JSON type, unprintable characters.
    Invalid = "invalid", "error_invalid_value";
}

const WIRE_START: &str = "[[field:";
const WIRE_END: &str = "]]";

impl FieldError {
    /// `[[field:too_short:30]]`, or `[[field:required]]` without an argument.
    pub fn to_wire(self) -> String {
        let code = self.code();
        match self.args().first() {
            Some((_, argument)) => format!("{WIRE_START}{code}:{argument}{WIRE_END}"),
            None => format!("{WIRE_START}{code}{WIRE_END}"),
        }
    }

    /// Decodes the output of `to_wire` from the *beginning* of a message; serde_json appends " at line 1 column 9".
    /// User input quoted further inside a message is never decoded as an error.
    pub fn from_wire(message: &str) -> Option<Self> {
        let (inside, _) = message.strip_prefix(WIRE_START)?.split_once(WIRE_END)?;
        match inside.split_once(':') {
            Some((code, argument)) => Self::from_code(code, Some(argument.parse().ok()?)),
            None => Self::from_code(inside, None),
        }
    }
}

/// The encoded form, so that `serde::de::Error::custom(problem)` carries the problem.
impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_wire())
    }
}

impl std::error::Error for FieldError {}

/// All problems of a request, by dotted path (`salary.min_salary`, `questions.0.text`).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldErrors(BTreeMap<String, Vec<FieldError>>);

impl FieldErrors {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn push(&mut self, path: impl Into<String>, problem: FieldError) {
        let problems = self.0.entry(path.into()).or_default();
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }

    /// Adds the problems of a nested value, with its paths below `prefix`.
    pub fn extend(&mut self, prefix: &str, inner: Self) {
        for (path, problems) in inner.0 {
            for problem in problems {
                self.push(join(prefix, &path), problem);
            }
        }
    }

    /// Returns the value of a check, or records its problem under `path`.
    pub fn take<T>(&mut self, path: &str, checked: Result<T, FieldError>) -> Option<T> {
        checked.map_err(|problem| self.push(path, problem)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &[FieldError])> {
        self.0.iter().map(|(path, problems)| (path.as_str(), problems.as_slice()))
    }

    /// The problems of one field.
    pub fn of(&self, path: &str) -> &[FieldError] {
        self.0.get(path).map_or(&[], Vec::as_slice)
    }

    /// Returns the value when there are no problems.
    pub fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

fn join(prefix: &str, path: &str) -> String {
    match (prefix, path) {
        ("", path) => path.to_owned(),
        (prefix, "") => prefix.to_owned(),
        (prefix, path) => format!("{prefix}.{path}"),
    }
}

impl From<(&str, FieldError)> for FieldErrors {
    fn from((path, problem): (&str, FieldError)) -> Self {
        let mut errors = Self::new();
        errors.push(path, problem);
        errors
    }
}

impl IntoIterator for FieldErrors {
    type Item = (String, Vec<FieldError>);
    type IntoIter = std::collections::btree_map::IntoIter<String, Vec<FieldError>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_error_round_trips_through_its_wire_form() {
        for &problem in FieldError::SAMPLES {
            assert_eq!(FieldError::from_wire(&problem.to_wire()), Some(problem));
            let from_serde_json = format!("{problem} at line 3 column 17");
            assert_eq!(FieldError::from_wire(&from_serde_json), Some(problem));
        }
    }

    #[test]
    fn other_messages_are_not_parsed_as_field_errors() {
        for message in [
            "unknown variant `[[field:required]]`, expected `a`",
            "[[field:]]",
            "[[field:too_short]]",
            "[[field:too_short:many]]",
            "[[field:nonsense]]",
            "[[field:required",
            "",
        ] {
            assert_eq!(FieldError::from_wire(message), None, "{message}");
        }
    }

    #[test]
    fn the_extra_input_message_keeps_its_odd_argument_name() {
        let problem = FieldError::ItemTooShort { min: 3 };
        assert_eq!(problem.key(), "additional_inputs_error");
        assert_eq!(problem.args(), [("maxLength", 3)]);
    }

    #[test]
    fn problems_are_collected_by_path_without_repeats() {
        let mut errors = FieldErrors::new();
        assert_eq!(errors.take("name", Ok::<_, FieldError>(1)), Some(1));
        assert!(errors.is_empty());
        assert_eq!(errors.take::<u8>("name", Err(FieldError::Required)), None);
        errors.push("name", FieldError::Required);
        let mut outer = FieldErrors::from(("email", FieldError::InvalidEmail));
        outer.extend("people.0", errors);
        outer.extend("", FieldErrors::from(("phone", FieldError::InvalidPhone)));
        assert_eq!(
            outer.iter().map(|(path, _)| path).collect::<Vec<_>>(),
            ["email", "people.0.name", "phone"]
        );
        assert_eq!(outer.of("people.0.name"), [FieldError::Required]);
        assert_eq!(outer.of("nothing"), []);
        assert!(outer.into_result(()).is_err());
    }
}
