//! The Telegram bot: a chat is linked to an account by a one-time key and a confirmation on our own page.

mod bot;
pub mod link;
pub(crate) mod store;
pub mod webhook;

pub use bot::poll;
