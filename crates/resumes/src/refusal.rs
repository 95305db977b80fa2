//! The refusals of resumes.

use jiff::Timestamp;
use platform::{Error, Refused};

platform::refusals! {
    /// Refusals of resumes. `version_conflict`, `wrong_state` and `company_blocked` are shared with other capabilities.
    pub enum Refusal {
        TooManyResumes => (CONFLICT, "too_many_resumes"),
        TooManyActive => (CONFLICT, "too_many_active"),
        VersionConflict => (CONFLICT, "version_conflict"),
        WrongState => (CONFLICT, "wrong_state"),
        NoOpeningsLeft => (CONFLICT, "no_openings_left"),
        SavedFull => (CONFLICT, "saved_candidates_full"),
        CompanyBlocked => (FORBIDDEN, "company_blocked"),
        /// The client of product §7 branches on `status`, so this comes with HTTP 200.
        ResumeNotFound => (OK, "resume_not_found"),
        /// A file to import that is damaged, too large when unpacked, or not a resume.
        FileUnreadable => (UNPROCESSABLE_ENTITY, "resume_file_unreadable"),
    }
}

/// The company has used all openings of this month.
pub fn no_openings_left(of: i64, renews_at: Timestamp) -> Error {
    Refused::from(Refusal::NoOpeningsLeft).extra("of", of).extra("renews_at", renews_at.to_string()).into()
}
