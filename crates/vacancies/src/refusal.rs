//! All refusal codes of vacancies, with those of moderation that they share. Each has its text `refusal_{code}` in three languages.

use axum::http::StatusCode;
use platform::{Error, Refused};
use serde_json::json;

use crate::state::Action;

pub use moderation::refusal::{
    ALREADY_DECIDED, ALREADY_REPORTED, LIMIT_EXCEEDED, SUPERSEDED, conflict, limit_exceeded,
};

pub const DUPLICATE: &str = "duplicate";
pub const VERSION_CONFLICT: &str = "version_conflict";
pub const COMPANY_BLOCKED: &str = "company_blocked";
pub const RESUBMISSIONS_EXCEEDED: &str = "resubmissions_exceeded";
pub const DRAFT_EXISTS: &str = "draft_exists";
pub const GONE: &str = "gone";
pub const VACANCY_NOT_FOUND: &str = "vacancy_not_found";
pub const FAVOURITES_FULL: &str = "favourites_full";

/// The codes for the API contract. `wrong_state` is shared with accounts.
pub const ALL: &[&str] = &[
    DUPLICATE,
    VERSION_CONFLICT,
    LIMIT_EXCEEDED,
    COMPANY_BLOCKED,
    RESUBMISSIONS_EXCEEDED,
    DRAFT_EXISTS,
    GONE,
    ALREADY_REPORTED,
    ALREADY_DECIDED,
    SUPERSEDED,
    VACANCY_NOT_FOUND,
    FAVOURITES_FULL,
];

/// The action is not allowed in this state; `allowed` lists those that are.
pub fn wrong_state(allowed: &[Action]) -> Error {
    let allowed: Vec<&str> = allowed.iter().map(|action| action.code()).collect();
    Refused::new(StatusCode::CONFLICT, accounts::refusal::WRONG_STATE).extra("allowed", json!(allowed)).into()
}

/// A refusal of one of the calls whose client reads `status` of a 200 (product §7).
pub fn business_refusal(code: &'static str) -> Error {
    Error::refused(StatusCode::OK, code)
}
