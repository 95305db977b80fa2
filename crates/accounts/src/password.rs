//! Checks whether a password is acceptable.

use kernel::{FieldError, FieldErrors};
use platform::{Error, Result};
use secrets::{Password, Weak, weakness};

/// Refuses what everybody tries first, the own phone and the own name (decisions B29).
pub(crate) fn check(password: &Password, phone: &str, names: &[&str]) -> Result<()> {
    match weakness(password, phone, names) {
        None => Ok(()),
        Some(Weak::Common) => Err(problem("password", FieldError::WeakPassword)),
        Some(Weak::LikePhone) => Err(problem("password", FieldError::PasswordLikePhone)),
        Some(Weak::LikeName) => Err(problem("password", FieldError::PasswordLikeName)),
    }
}

pub(crate) fn problem(field: &str, problem: FieldError) -> Error {
    let mut errors = FieldErrors::default();
    errors.push(field, problem);
    Error::Invalid(errors)
}
