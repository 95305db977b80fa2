//! Accounts over HTTP, on a real database.

mod codes;
mod own_account;
mod own_data;
mod races;
mod registration;
mod sign_in;
mod social;
mod telegram;
