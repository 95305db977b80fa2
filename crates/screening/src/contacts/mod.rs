//! Finds contact details in texts that must not contain any ("Unable to enter phone number").
//!
//! People hide numbers: spaced out, as emoji, with O for 0, in words, or mixed. So this looks for what a reader would
//! dial or open, not for a format. Numbers that vacancies usually contain (pay, hours, years, standards, addresses)
//! are recognised first and ignored.

mod account;
mod chunks;
mod number_words;
mod phone;
mod plain_numbers;

use crate::signs::signs;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Phone,
    /// An account in a messenger or a social network: `@name`, "telegram: name".
    Handle,
    Email,
    Link,
}

/// A contact and its byte range in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contact {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
}

/// The first contact in a text.
pub fn find(text: &str) -> Option<Contact> {
    let signs = signs(text);
    let found = [account::find(&signs), phone::find(&signs)];
    let (kind, first, last) = found.into_iter().flatten().min_by_key(|(_, first, _)| *first)?;
    Some(Contact { kind, start: signs[first].start, end: signs[last].end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_covers_the_contact() {
        for (text, kind, place) in [
            ("Qoʻngʻiroq qiling: +998 90 123-45-67, Aziz", Kind::Phone, "90 123-45-67"),
            ("пишите @ish_bor сегодня", Kind::Handle, "@ish_bor"),
            ("CV: hr@korxona.uz ga", Kind::Email, "hr@korxona.uz"),
            ("anketa https://forms.gle/abc dan", Kind::Link, "https://forms.gle/abc"),
            ("номер 9️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣!", Kind::Phone, "9️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7"),
        ] {
            let found = find(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(found.kind, kind, "{text}");
            assert!(text[found.start..found.end].contains(place), "{}", &text[found.start..found.end]);
        }
    }

    #[test]
    fn the_first_contact_is_returned() {
        assert_eq!(find("@ish_bor, 90 123 45 67").unwrap().kind, Kind::Handle);
        assert_eq!(find("90 123 45 67, @ish_bor").unwrap().kind, Kind::Phone);
        assert_eq!(find(""), None);
    }
}
