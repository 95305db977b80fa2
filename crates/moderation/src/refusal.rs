//! All refusal codes of moderation. Each has its text `refusal_{code}` in three languages.

use std::time::Duration;

use axum::http::StatusCode;
use platform::{Error, Refused};

pub const LIMIT_EXCEEDED: &str = "limit_exceeded";
pub const ALREADY_REPORTED: &str = "already_reported";
pub const ALREADY_DECIDED: &str = "already_decided";
pub const SUPERSEDED: &str = "superseded";

/// The codes for the API contract.
pub const ALL: &[&str] = &[LIMIT_EXCEEDED, ALREADY_REPORTED, ALREADY_DECIDED, SUPERSEDED];

/// The daily limit is reached.
pub fn limit_exceeded(wait: Duration) -> Error {
    Refused::new(StatusCode::TOO_MANY_REQUESTS, LIMIT_EXCEEDED).retry_after(wait).into()
}

pub fn conflict(code: &'static str) -> Error {
    Error::refused(StatusCode::CONFLICT, code)
}
