//! Refusals: a rule of a capability said no. Each capability declares its own with [`refusals!`](crate::refusals), so
//! that a code without a declaration, and therefore without a place in the API contract, does not compile.

use std::time::Duration;

use serde_json::{Map, Value};

// Named by the macro, also in crates that do not import it.
pub use axum::http::StatusCode;

/// One declared refusal. Implemented by [`refusals!`](crate::refusals) only.
pub trait DeclaredRefusal: Copy {
    fn code(self) -> &'static str;
    fn status(self) -> StatusCode;
}

/// Declares the refusals of a capability: the variant, its HTTP status, and the code that clients receive. The text is
/// the message `refusal_{code}` in three languages.
///
/// ```
/// platform::refusals! {
///     /// Refusals of the shop.
///     pub enum Refusal {
///         SoldOut => (CONFLICT, "sold_out"),
///         /// The same answer for every reason.
///         Closed => (FORBIDDEN, "closed"),
///     }
/// }
///
/// fn buy() -> platform::Result<()> {
///     Err(Refusal::SoldOut.into())
/// }
/// assert_eq!(buy().unwrap_err().code(), "sold_out");
/// assert_eq!(Refusal::ALL.len(), 2);
/// ```
///
/// A code that is not declared cannot be sent:
///
/// ```compile_fail
/// let refused = platform::Refused::new(axum::http::StatusCode::CONFLICT, "sold_out");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$why:meta])* $variant:ident => ($status:ident, $code:literal)),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $visibility enum $name {
            $($(#[$why])* $variant),+
        }

        impl $name {
            /// In the order of the API contract.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// What clients receive.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code),+
                }
            }

            pub const fn status(self) -> $crate::refusal::StatusCode {
                match self {
                    $(Self::$variant => $crate::refusal::StatusCode::$status),+
                }
            }
        }

        impl $crate::refusal::DeclaredRefusal for $name {
            fn code(self) -> &'static str {
                self.code()
            }

            fn status(self) -> $crate::refusal::StatusCode {
                self.status()
            }
        }
    };
}

refusals! {
    /// Refusals of calls of any capability.
    pub enum Refusal {
        /// The idempotency key was used before with another body.
        OtherBody => (UNPROCESSABLE_ENTITY, "idempotency_mismatch"),
        WrongRole => (FORBIDDEN, "wrong_role"),
        /// The role in the company in use does not have the right for this call.
        NotAllowedInCompany => (FORBIDDEN, "not_allowed_in_company"),
        /// The last proof of identity is too old.
        ReauthRequired => (FORBIDDEN, "reauth_required"),
    }
}

/// A refusal with what its response carries.
#[derive(Debug, Clone)]
pub struct Refused {
    code: &'static str,
    status: StatusCode,
    text: Option<&'static str>,
    at: Option<&'static str>,
    retry_after: Option<Duration>,
    extra: Map<String, Value>,
}

impl<R: DeclaredRefusal> From<R> for Refused {
    fn from(refusal: R) -> Self {
        let (code, status) = (refusal.code(), refusal.status());
        Self { code, status, text: None, at: None, retry_after: None, extra: Map::new() }
    }
}

impl Refused {
    /// Another message than `refusal_{code}`, for a code that stands for several rules. Its placeholders are the
    /// numbers among the further members.
    pub fn worded(self, key: &'static str) -> Self {
        Self { text: Some(key), ..self }
    }

    /// The field at which a form shows the text.
    pub fn at(self, field: &'static str) -> Self {
        Self { at: Some(field), ..self }
    }

    /// How long to wait before a retry.
    pub fn retry_after(self, wait: Duration) -> Self {
        Self { retry_after: Some(wait), ..self }
    }

    /// A further member of the response, such as `allowed`.
    pub fn extra(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.extra.insert(name.to_owned(), value.into());
        self
    }

    /// For the calls of product §7, whose clients branch on `status` of a response with HTTP 200.
    pub fn with_status_ok(self) -> Self {
        Self { status: StatusCode::OK, ..self }
    }

    pub fn is(&self, refusal: impl DeclaredRefusal) -> bool {
        self.code == refusal.code()
    }

    pub fn code(&self) -> &'static str {
        self.code
    }

    pub fn status(&self) -> StatusCode {
        self.status
    }

    pub(crate) fn text(&self) -> Option<&'static str> {
        self.text
    }

    pub(crate) fn field(&self) -> Option<&'static str> {
        self.at
    }

    pub(crate) fn wait(&self) -> Option<Duration> {
        self.retry_after
    }

    pub(crate) fn members(&self) -> &Map<String, Value> {
        &self.extra
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Error;

    #[test]
    fn a_refusal_brings_its_code_and_status() {
        let error = Error::from(Refusal::OtherBody);
        assert_eq!((error.code(), error.status().as_u16()), ("idempotency_mismatch", 422));
        assert_eq!(
            Refusal::ALL.iter().map(|one| one.code()).collect::<Vec<_>>()[1..],
            ["wrong_role", "not_allowed_in_company", "reauth_required"]
        );
    }

    #[test]
    fn the_status_of_a_form_is_ok_and_everything_else_stays() {
        let refused = Refused::from(Refusal::WrongRole).at("role").extra("tries_left", 2);
        let refused = refused.retry_after(Duration::from_secs(9)).with_status_ok();
        assert!(refused.is(Refusal::WrongRole) && !refused.is(Refusal::OtherBody));
        assert_eq!((refused.status(), refused.field()), (StatusCode::OK, Some("role")));
        assert_eq!(refused.wait(), Some(Duration::from_secs(9)));
        assert_eq!(refused.members()["tries_left"], 2);
    }
}
