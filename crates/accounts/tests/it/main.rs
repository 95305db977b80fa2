//! Accounts over HTTP, on a real database.

mod codes;
mod registration;
mod sign_in;
