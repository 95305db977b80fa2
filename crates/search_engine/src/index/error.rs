//! Errors of the index.

use std::io;

use tantivy::TantivyError;
use tantivy::directory::error::{LockError, OpenDirectoryError, OpenReadError};

/// A search or a change failed. A failed change leaves the index as it was.
#[derive(Debug, thiserror::Error)]
#[error("the search index failed: {0}")]
pub struct Error(#[from] TantivyError);

/// Why an index could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no index, or its build was never finished.
    #[error("there is no search index")]
    Missing,
    /// It was written with another schema or by another version of the application.
    #[error("the search index has an old format")]
    Old,
    #[error("the search index is damaged: {0}")]
    Damaged(String),
    /// Another process has it open.
    #[error("the search index is in use")]
    Busy,
    #[error("the search index cannot be read: {0}")]
    Io(String),
}

impl From<TantivyError> for OpenError {
    fn from(error: TantivyError) -> Self {
        match error {
            TantivyError::OpenDirectoryError(OpenDirectoryError::DoesNotExist(_)) => Self::Missing,
            TantivyError::LockFailure(LockError::LockBusy, _) => Self::Busy,
            TantivyError::IncompatibleIndex(_) => Self::Old,
            TantivyError::OpenReadError(OpenReadError::IncompatibleIndex(_)) => Self::Old,
            // A file listed in the segment metadata is missing.
            TantivyError::OpenReadError(OpenReadError::FileDoesNotExist(_)) => {
                Self::Damaged(error.to_string())
            }
            TantivyError::OpenReadError(OpenReadError::IoError { ref io_error, .. })
            | TantivyError::IoError(ref io_error)
                if !is_damage(io_error) =>
            {
                Self::Io(error.to_string())
            }
            TantivyError::OpenWriteError(_)
            | TantivyError::OpenDirectoryError(_)
            | TantivyError::LockFailure(..)
            | TantivyError::SystemError(_) => Self::Io(error.to_string()),
            _ => Self::Damaged(error.to_string()),
        }
    }
}

/// The file could be read, but its contents are invalid.
fn is_damage(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidData, InvalidInput, Other, UnexpectedEof};
    matches!(error.kind(), InvalidData | InvalidInput | Other | UnexpectedEof)
}
