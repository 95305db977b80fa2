//! Results of sending.

use std::pin::Pin;

/// The result of a channel's `send`: a boxed future, so that the traits can be used as `dyn`.
pub type Sending<'a, T = ()> = Pin<Box<dyn Future<Output = Result<T, SendError>> + Send + 'a>>;

/// Why a message was not sent. Whether it may be retried depends on this alone. The texts are for the log: they
/// contain no secrets and no personal data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// It was never sent, or the provider did not accept it: a retry, also with another provider, sends it once.
    #[error("not sent: {0}")]
    NotSent(String),
    /// It may have been sent: a retry may send it twice.
    #[error("perhaps sent: {0}")]
    Unknown(String),
    /// The provider refused it permanently: a retry does not help.
    #[error("refused: {0}")]
    Refused(String),
}

impl SendError {
    /// Whether the same message can be retried without being delivered twice.
    pub fn may_repeat(&self) -> bool {
        matches!(self, Self::NotSent(_))
    }
}
