//! Six-digit codes: requested, delivered, checked, used once.
//!
//! A code belongs to one request: one purpose, one phone or e-mail address, one browser. Its digits are derived from
//! a key of the installation and the id of the request, so that no table, queue or log contains them. A request whose
//! code was entered correctly is *verified* for half an hour; the action it was requested for *uses* it up.

pub mod ask;
mod deliver;
mod limits;
pub mod report;
pub(crate) mod store;
pub mod verify;

use jiff::SignedDuration;
use platform::{Error, Refused};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::refusal::Refusal;

pub use deliver::SendCode;
pub use limits::CodeLimits;

/// How long a code fits (decisions A6).
pub const CODE_LIFE: SignedDuration = SignedDuration::from_secs(300);
/// How long a verified request waits for the rest of a form (decisions C6).
pub const VERIFIED_LIFE: SignedDuration = SignedDuration::from_mins(30);
pub const MOST_TRIES: i32 = 5;

/// What a code may be used for. A code for registration never resets a password.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CodePurpose)]
pub enum Purpose {
    Register,
    Reset,
    /// A signed-in person proves that he still has his phone.
    Proof,
    /// A new phone.
    Phone,
    /// A new e-mail address.
    Email,
}

impl Purpose {
    pub const ALL: [Self; 5] = [Self::Register, Self::Reset, Self::Proof, Self::Phone, Self::Email];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Register => "register",
            Self::Reset => "reset",
            Self::Proof => "proof",
            Self::Phone => "phone",
            Self::Email => "email",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|purpose| purpose.code() == code)
    }
}

/// Our id of the SMS with a code.
fn sms_reference(id: &[u8]) -> String {
    id.iter().take(10).map(|byte| format!("{byte:02x}")).collect()
}

/// Stale, used, foreign, never asked for: one answer for all of them (product §8).
pub(crate) fn not_found() -> Error {
    Refusal::VerificationNotFound.into()
}

/// The same for the calls of product §7, whose clients branch on `status`.
pub(crate) fn not_found_in_form() -> Error {
    Refused::from(Refusal::VerificationNotFound).with_status_ok().at("verification_code").into()
}
