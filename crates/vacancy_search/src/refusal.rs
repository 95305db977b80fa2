//! All refusal codes of this crate. Each has a text `refusal_{code}` in three languages.

pub const SEARCHES_FULL: &str = "searches_full";
pub const HIDDEN_FULL: &str = "hidden_full";

/// For the list in the API contract.
pub const ALL: &[&str] = &[SEARCHES_FULL, HIDDEN_FULL];
