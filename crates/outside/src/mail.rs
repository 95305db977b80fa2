//! Mail: the message and what sends it.

use std::fmt;

use kernel::Email;

use crate::Sending;

/// One letter to one person. The subject is a single line: breaks in it become spaces, so nobody can add a header.
#[derive(Clone, PartialEq, Eq)]
pub struct MailMessage {
    pub to: Email,
    pub subject: String,
    pub text: String,
    /// The same letter for programs that show HTML.
    pub html: Option<String>,
    /// The code inside the text, for the outbox only.
    pub code: Option<String>,
}

/// The text may hold a code, so it is not shown.
impl fmt::Debug for MailMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailMessage").field("to", &self.to).finish_non_exhaustive()
    }
}

/// A way to send mail.
pub trait Mailer: Send + Sync {
    fn send<'a>(&'a self, message: &'a MailMessage) -> Sending<'a>;
}
