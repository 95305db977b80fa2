//! Accounts over HTTP, on a real database.

mod codes;
mod files;
mod own_account;
mod own_data;
mod races;
mod registration;
mod sign_in;
mod sms;
mod social;
mod telegram;
mod two_servers;
