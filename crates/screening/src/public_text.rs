//! Text that everybody may read.

use std::ops::Deref;

use kernel::FieldError;

use crate::contacts;

/// A text of a user that other people see: it contains no phone, handle, mail address or link, which have fields of
/// their own (decisions A18, B28). A field of this type is screened whatever it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicText(String);

impl PublicText {
    pub fn screen(text: &str) -> Result<Self, FieldError> {
        match contacts::find(text) {
            None => Ok(Self(text.to_owned())),
            Some(_) => Err(FieldError::PhoneNotAllowed),
        }
    }

    /// A text that was stored earlier: it is not refused by rules that are newer than it.
    pub fn stored(text: String) -> Self {
        Self(text)
    }
}

impl Deref for PublicText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_refused_and_an_address_is_not() {
        for (text, is_public) in [
            ("Registon koʻchasi, 5", true),
            ("Chilonzor, 9-kvartal, 25-uy, 14-xonadon", true),
            ("г. Ташкент, ул. Бабура, д. 122А, оф. 289", true),
            ("Registon koʻchasi 5, tel. 90 123 45 67", false),
            ("Amir Temur 12, telegram: @anor_savdo", false),
            ("ул. Бабура 122, звоните девяносто 123 45 67", false),
            ("anor-savdo.uz/ish", false),
        ] {
            assert_eq!(PublicText::screen(text).is_ok(), is_public, "{text}");
        }
    }
}
