//! The outside world behind small traits: SMS, mail, Telegram, Google. Knows no SQL and no account.
//!
//! Each channel is a trait ([`Sms`], [`Mailer`], [`Telegram`]) with a real client and, for development and tests,
//! one [`Outbox`] that keeps what would have been sent. All of them tell a failure in the same three ways
//! ([`SendError`]), because one question decides everything after it: may we try again?
//!
//! No code, token, password or whole phone number stands in an error or a log line of this room. The exception is
//! the outbox, whose purpose is to show messages to a developer; production refuses to start with it.

mod channels;
mod mail;
mod outbox;
mod sending;
mod sms;
mod telegram;

pub use channels::Channels;
pub use mail::{MailMessage, Mailer};
pub use outbox::{Outbox, OutboxMessage};
pub use sending::{SendError, Sending};
pub use sms::{Fallback, Sms, SmsMessage};
pub use telegram::{Action, Button, Callback, From, Message, Telegram, TelegramMessage, Update};
