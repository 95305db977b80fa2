//! User-entered texts: normalised once, measured in Unicode characters, always valid.
//!
//! Three kinds:
//! - `line`: one line. White space collapses; a control character is rejected.
//! - `plain`: several lines. Line breaks stay, control characters are dropped.
//! - `rich`: comes from an editor. HTML becomes plain text (line breaks and bullets stay) and is *then*
//!   counted (product §5).
//!
//! Each kind is normalised to NFC, with oʻ and gʻ spelt with U+02BB whatever character was typed. Other apostrophes
//! stay as typed: "don't" and "L'Oréal" must not change, and search folds them anyway.

mod clean;
mod html;

pub use clean::{clean_line, clean_plain, clean_rich};

use crate::FieldError;

/// The length check of every text type. An empty text is `Required`, because "at least 3 characters" does not help
/// with a forgotten field.
#[doc(hidden)]
pub fn check_length(text: &str, min: usize, max: usize) -> Result<(), FieldError> {
    let length = text.chars().count();
    match length {
        0 if min > 0 => Err(FieldError::Required),
        _ if length < min => Err(FieldError::TooShort { min: limit(min) }),
        _ if length > max => Err(FieldError::TooLong { max: limit(max) }),
        _ => Ok(()),
    }
}

fn limit(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// Declares a text type: its limits are defined once and reach JSON, OpenAPI and the web from here.
///
/// ```
/// kernel::text! {
///     /// What a candidate writes to the company.
///     pub CoverLetter, chars 0..=3000, plain
/// }
/// assert_eq!(CoverLetter::parse("  Salom!  ").unwrap().as_str(), "Salom!");
/// assert_eq!(CoverLetter::MAX, 3000);
/// ```
#[macro_export]
macro_rules! text {
    ($(#[doc = $doc:literal])* $vis:vis $name:ident, chars $min:literal ..= $max:literal, $kind:ident) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(String);

        impl $name {
            /// The minimum length in characters.
            pub const MIN: usize = $min;
            /// The maximum length in characters.
            pub const MAX: usize = $max;

            /// Normalises the text, then checks its length.
            pub fn parse(text: &str) -> Result<Self, $crate::FieldError> {
                let text = $crate::__clean_text!($kind, text)?;
                $crate::text::check_length(&text, Self::MIN, Self::MAX)?;
                Ok(Self(text))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        $crate::__text_on_the_wire!($name);
        $crate::__schema!(
            $name,
            $crate::wire::string_schema(concat!($($doc,)* ""), Some(($min, $max)), None)
        );
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __clean_text {
    (line, $text:expr) => {
        $crate::text::clean_line($text)
    };
    (plain, $text:expr) => {
        Ok::<_, $crate::FieldError>($crate::text::clean_plain($text))
    };
    (rich, $text:expr) => {
        Ok::<_, $crate::FieldError>($crate::text::clean_rich($text))
    };
}

#[cfg(test)]
mod tests {
    use crate::FieldError::{self, Invalid, Required, TooLong, TooShort};
    use utoipa::{PartialSchema, ToSchema};

    text! {
        /// A title of this test.
        pub Title, chars 3..=20, line
    }
    text! { pub Letter, chars 0..=40, plain }
    text! {
        /// A text of an editor: at least 30 characters (product §9).
        pub About, chars 30..=10000, rich
    }

    #[test]
    fn a_line_is_cleaned_and_counted() {
        for (typed, expected) in [
            ("  Bosh \t\n hisobchi ", Ok("Bosh hisobchi")),
            ("O'qituvchi", Ok("Oʻqituvchi")),
            ("Quruvchi\u{200b}", Ok("Quruvchi")),
            ("Cafe\u{301} boshligʻi", Ok("Café boshligʻi")),
            ("", Err(Required)),
            (" \n ", Err(Required)),
            ("ab", Err(TooShort { min: 3 })),
            ("oʻzgaruvchan ishlar…", Ok("oʻzgaruvchan ishlar…")),
            ("oʻzgaruvchan ishlar…!", Err(TooLong { max: 20 })),
            ("bel\u{7}lar", Err(Invalid)),
        ] {
            assert_eq!(
                Title::parse(typed).as_ref().map(Title::as_str).map_err(|e| *e),
                expected,
                "{typed:?}"
            );
        }
    }

    #[test]
    fn letters_are_counted_not_bytes() {
        assert!(Title::parse(&"ў".repeat(20)).is_ok());
        assert_eq!(Title::parse(&"ў".repeat(21)), Err(TooLong { max: 20 }));
    }

    #[test]
    fn an_optional_text_may_be_empty() {
        assert_eq!(Letter::parse(" ").unwrap().as_str(), "");
        assert_eq!(Letter::parse("a\r\nb").unwrap().as_str(), "a\nb");
    }

    #[test]
    fn tags_do_not_count() {
        let tagged = format!("<p><b>{}</b></p>", "x".repeat(29));
        assert_eq!(About::parse(&tagged), Err(TooShort { min: 30 }));
        let enough = format!("<p><b>{}</b></p>", "x".repeat(30));
        assert_eq!(About::parse(&enough).unwrap().as_str(), "x".repeat(30));
        assert_eq!(About::parse("<p><br></p>"), Err(Required));
    }

    #[test]
    fn json_goes_through_parse_and_errors_come_back() {
        assert_eq!(serde_json::from_str::<Title>("\" Oshpaz \"").unwrap().as_str(), "Oshpaz");
        assert_eq!(serde_json::to_string(&Title::parse("Oshpaz").unwrap()).unwrap(), "\"Oshpaz\"");
        let error = serde_json::from_str::<Title>("\"ab\"").unwrap_err().to_string();
        assert_eq!(FieldError::from_wire(&error), Some(TooShort { min: 3 }), "{error}");
    }

    #[test]
    fn the_limits_reach_openapi() {
        assert_eq!(Title::name(), "Title");
        let schema = serde_json::to_value(Title::schema()).unwrap();
        assert_eq!(
            schema,
            serde_json::json!({
                "type": "string", "description": "A title of this test.", "minLength": 3, "maxLength": 20
            })
        );
    }
}
