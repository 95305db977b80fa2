//! Everything that finding refuses, by code. Each has its text `refusal_{code}` in three languages.

pub const SEARCHES_FULL: &str = "searches_full";
pub const HIDDEN_FULL: &str = "hidden_full";

/// For the list of the contract.
pub const ALL: &[&str] = &[SEARCHES_FULL, HIDDEN_FULL];
