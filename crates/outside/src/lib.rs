//! External services behind small traits: SMS, mail, Telegram, Google, exchange rates, the register of
//! companies. Knows no SQL and no accounts.
//!
//! Each channel is a trait ([`Sms`], [`Mailer`], [`Telegram`]) with a real client and, for development and tests, one
//! [`Outbox`] that stores what would have been sent. All of them report a failure as one of three kinds
//! ([`SendError`]), because the caller has to decide whether a retry is safe.
//!
//! No code, token, password or whole phone number appears in an error or a log line of this crate. The exception is
//! the outbox, whose purpose is to show messages to a developer; production refuses to start with it.

mod bot;
mod central_bank;
mod channels;
mod company_registry;
mod counted;
mod delivery;
pub mod eskiz;
mod google;
mod http;
mod mail;
mod outbox;
pub mod playmobile;
mod random;
mod sending;
mod sms;
mod smtp;
mod telegram;
pub mod telegram_login;
mod traces;

pub use bot::{TelegramBot, TelegramConfig};
pub use central_bank::{BankError, CentralBank, CentralBankConfig, Published, PublishedRate};
pub use channels::Channels;
pub use company_registry::{
    Asking, CompanyRegistry, RegisteredCompany, RegistryAnswer, RegistryClient, RegistryConfig,
};
pub use counted::Counted;
pub use delivery::Delivery;
pub use eskiz::{Eskiz, EskizConfig};
pub use google::{Flaw, Google, GoogleConfig, GoogleError, GoogleUser, pkce};
pub use http::TIMEOUT;
pub use mail::{MailMessage, Mailer};
pub use outbox::{Outbox, OutboxMessage};
pub use playmobile::{PlayMobile, PlayMobileConfig};
pub use sending::{SendError, Sending};
pub use sms::{Fallback, Sms, SmsMessage};
pub use smtp::{Smtp, SmtpConfig};
pub use telegram::{Action, Button, Callback, From, Message, Telegram, TelegramMessage, Update};
pub use traces::{TraceSpan, Traces, parse_parent};
