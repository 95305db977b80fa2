//! Reading a vacancy's texts before people do: contacts where none may stand, signs of fraud and discrimination, advice
//! for its author, titles that say the same.
//!
//! Pure and linear in the length of a text. Everything here is a guess about words: only a contact in the text stops a
//! publication; the rest orders the moderators' queue and teaches the author.

pub mod advice;
pub mod contacts;
mod phrase;
mod readable;
pub mod risk;
mod rules;
mod signs;
pub mod title;
mod words;

pub use contacts::Contact;
pub use risk::{Finding, Parts, Pay, Question, Risk};
