//! Development and tests only: local services that speak the wire protocols of SMS, mail, Telegram, Google, the
//! Central Bank and the register of companies.
//!
//! Each listens on loopback, records every request, refuses what the real service refuses and simulates faults on
//! demand ([`Fault`]). Tests start one with `Eskiz::start().await`, and it stops when the value is dropped;
//! `ishbor-doubles` runs all of them for browser tests. Their credentials are constants that are worthless elsewhere.
//! So is the key in `test-only-key.der`: it was created for these tests and nothing else trusts it.

mod central_bank;
mod company_registry;
mod desk;
mod eskiz;
mod google;
mod google_token;
mod pages;
mod playmobile;
mod running;
mod smtp;
mod telegram;
mod telegram_updates;

pub use central_bank::CentralBank;
pub use company_registry::CompanyRegistry;
pub use desk::{Fault, Recorded};
pub use eskiz::Eskiz;
pub use google::{Google, Person};
pub use google_token::Tamper;
pub use playmobile::PlayMobile;
pub use running::Running;
pub use smtp::{Letter, Smtp};
pub use telegram::{Sent, Telegram};

/// An SMS that a double has accepted.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct SentSms {
    pub id: String,
    /// Digits without a plus.
    pub to: String,
    pub text: String,
    pub reference: String,
}
