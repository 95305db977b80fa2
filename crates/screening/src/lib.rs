//! Automatic screening of a vacancy's texts before moderation: contact details, signs of fraud and discrimination,
//! advice for the author, duplicate titles; and what the reader of a private message should beware of ([`messages`]).
//!
//! Pure, and linear in the length of a text. All results are heuristics: only a contact in the text blocks
//! publishing; the rest orders the moderators' queue and advises the author.

pub mod advice;
pub mod contacts;
mod messages;
mod phrase;
mod public_text;
mod readable;
pub mod risk;
mod rules;
mod signs;
pub mod title;
mod words;

pub use contacts::Contact;
pub use messages::{MessageWarning, message_warnings};
pub use public_text::PublicText;
pub use risk::{Finding, Parts, Pay, Question, Risk};
