//! Email addresses.

use std::fmt;

use crate::FieldError;

/// An address in its usual shape. Whether it exists is known only when a letter arrives.
/// The domain is kept in lower case; the part before `@` belongs to its owner and stays as typed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Email(String);

impl Email {
    /// The longest address that can be delivered (RFC 5321).
    pub const MAX: usize = 254;

    pub fn parse(typed: &str) -> Result<Self, FieldError> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(FieldError::Required);
        }
        if typed.chars().count() > Self::MAX {
            return Err(FieldError::TooLong { max: 254 });
        }
        let (name, domain) = typed.rsplit_once('@').ok_or(FieldError::InvalidEmail)?;
        if is_name(name) && is_domain(domain) {
            Ok(Self(format!("{name}@{}", domain.to_lowercase())))
        } else {
            Err(FieldError::InvalidEmail)
        }
    }

    /// The same for all spellings of one mailbox: used to check whether it is already registered.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// `a***@mail.uz`, for logs.
    pub fn masked(&self) -> String {
        let (name, domain) = self.0.rsplit_once('@').unwrap_or_default();
        format!("{}***@{domain}", name.chars().next().unwrap_or('*'))
    }
}

fn is_name(name: &str) -> bool {
    let allowed = |c: char| c.is_alphanumeric() || ".!#$%&'*+/=?^_`{|}~-".contains(c);
    !name.is_empty()
        && name.len() <= 64
        && name.chars().all(allowed)
        && !name.starts_with('.')
        && !name.ends_with('.')
        && !name.contains("..")
}

fn is_domain(domain: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let last = domain.rsplit('.').next().unwrap_or_default();
    domain.contains('.')
        && domain.split('.').all(is_label)
        && last.chars().count() >= 2
        && !last.chars().all(|c| c.is_ascii_digit())
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Email({})", self.masked())
    }
}

crate::__text_on_the_wire!(Email);
crate::__schema!(Email, {
    let mut object = crate::wire::string_schema("An e-mail address.", Some((3, Email::MAX)), None);
    object.format = Some(utoipa::openapi::SchemaFormat::KnownFormat(utoipa::openapi::KnownFormat::Email));
    object
});

#[cfg(test)]
mod tests {
    use super::*;
    use FieldError::{InvalidEmail, Required, TooLong};

    #[test]
    fn usual_addresses_are_accepted() {
        for (typed, expected) in [
            (" aziza@Mail.UZ ", "aziza@mail.uz"),
            ("Ali.Valiyev+ish@gmail.com", "Ali.Valiyev+ish@gmail.com"),
            ("o'tkir@sub.domain.uz", "o'tkir@sub.domain.uz"),
            ("иван@почта.рф", "иван@почта.рф"),
        ] {
            assert_eq!(Email::parse(typed).unwrap().as_str(), expected);
        }
    }

    #[test]
    fn the_rest_is_refused() {
        for typed in [
            "aziza",
            "@mail.uz",
            "aziza@",
            "aziza@mail",
            "a b@mail.uz",
            "a@b@mail.uz",
            ".a@mail.uz",
            "a.@mail.uz",
            "a..b@mail.uz",
            "a@-mail.uz",
            "a@mail..uz",
            "a@mail.u",
            "a@127.0.0.1",
            "a@mail.uz\n.evil",
            "<a@mail.uz>",
        ] {
            assert_eq!(Email::parse(typed), Err(InvalidEmail), "{typed}");
        }
        assert_eq!(Email::parse("  "), Err(Required));
        assert_eq!(Email::parse(&format!("a@{}.uz", "b".repeat(260))), Err(TooLong { max: 254 }));
    }

    #[test]
    fn one_mailbox_has_one_key_and_logs_do_not_show_it() {
        let (one, other) = (Email::parse("Aziza@mail.uz").unwrap(), Email::parse("aziza@mail.uz").unwrap());
        assert_eq!(one.key(), other.key());
        assert_eq!(format!("{one:?}"), "Email(A***@mail.uz)");
    }
}
