//! The refusals of vacancies.

use std::time::Duration;

use platform::{Error, Refused};
use serde_json::json;

use crate::state::Action;

platform::refusals! {
    /// Refusals of vacancies. `wrong_state` is shared with accounts.
    pub enum Refusal {
        Duplicate => (CONFLICT, "duplicate"),
        VersionConflict => (CONFLICT, "version_conflict"),
        LimitExceeded => (TOO_MANY_REQUESTS, "limit_exceeded"),
        CompanyBlocked => (FORBIDDEN, "company_blocked"),
        ResubmissionsExceeded => (CONFLICT, "resubmissions_exceeded"),
        AppealSent => (CONFLICT, "appeal_sent"),
        DraftExists => (CONFLICT, "draft_exists"),
        Gone => (GONE, "gone"),
        /// The client of product §7 branches on `status`, so this and the next come with HTTP 200.
        VacancyNotFound => (OK, "vacancy_not_found"),
        FavouritesFull => (OK, "favourites_full"),
    }
}

/// The action is not allowed in this state; `allowed` lists those that are.
pub fn wrong_state(allowed: &[Action]) -> Error {
    let allowed: Vec<&str> = allowed.iter().map(|action| action.code()).collect();
    Refused::from(accounts::Refusal::WrongState).extra("allowed", json!(allowed)).into()
}

/// A limit that time frees again is reached. `text` is the key of the message that says what helps.
pub fn limit_exceeded(text: &'static str, limit: i64, wait: Duration) -> Error {
    Refused::from(Refusal::LimitExceeded).worded(text).extra("limit", limit).retry_after(wait).into()
}
