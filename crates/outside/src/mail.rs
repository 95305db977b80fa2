//! Mail: the message and the trait that sends it.

use std::fmt;

use kernel::Email;

use crate::Sending;

/// One letter to one person. The subject is a single line: line breaks become spaces, so nobody can inject a header.
#[derive(Clone, PartialEq, Eq)]
pub struct MailMessage {
    pub to: Email,
    pub subject: String,
    pub text: String,
    /// The same letter as HTML.
    pub html: Option<String>,
    /// The code inside the text, for the outbox only.
    pub code: Option<String>,
}

/// The text may contain a code, so it is not printed.
impl fmt::Debug for MailMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailMessage").field("to", &self.to).finish_non_exhaustive()
    }
}

/// A way to send mail.
pub trait Mailer: Send + Sync {
    fn send<'a>(&'a self, message: &'a MailMessage) -> Sending<'a>;
}
