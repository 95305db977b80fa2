//! How sending ends.

use std::pin::Pin;

/// What a channel's `send` gives back: a future that can stand behind `dyn`.
pub type Sending<'a, T = ()> = Pin<Box<dyn Future<Output = Result<T, SendError>> + Send + 'a>>;

/// Why a message did not go out. Whether it may be tried again depends on this alone. The texts are for the log:
/// they carry no secret and nothing personal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// It never left us, or the provider took nothing: trying again, also elsewhere, sends it once.
    #[error("not sent: {0}")]
    NotSent(String),
    /// It may have been sent: trying again may send it twice.
    #[error("perhaps sent: {0}")]
    Unknown(String),
    /// The provider said no for good: trying again changes nothing.
    #[error("refused: {0}")]
    Refused(String),
}

impl SendError {
    /// Whether the same message can be sent again without anybody getting it twice.
    pub fn may_repeat(&self) -> bool {
        matches!(self, Self::NotSent(_))
    }
}
