//! What can go wrong.

use std::io;

use tantivy::TantivyError;
use tantivy::directory::error::{LockError, OpenDirectoryError, OpenReadError};

/// A search or a change failed. Nothing of a failed change is in the index.
#[derive(Debug, thiserror::Error)]
#[error("the search index failed: {0}")]
pub struct Error(#[from] TantivyError);

/// Why there is no index to be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is none, or the building of it was never finished.
    #[error("there is no search index")]
    Missing,
    /// It was written by another version of the product.
    #[error("the search index has an old format")]
    Old,
    #[error("the search index is damaged: {0}")]
    Damaged(String),
    /// Somebody else has it open.
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
            // A file that the list of segments names is gone.
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

/// The file could be read, but not understood.
fn is_damage(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidData, InvalidInput, Other, UnexpectedEof};
    matches!(error.kind(), InvalidData | InvalidInput | Other | UnexpectedEof)
}
