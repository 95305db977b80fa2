//! SMS: the message and what every provider does with it.

use std::fmt;
use std::sync::Arc;

use kernel::Phone;

use crate::{SendError, Sending};

/// One SMS. The text should stay within GSM-7 (plain `'` for oʻ and gʻ): one other sign turns 160 characters per
/// part into 70, and it has to match a template approved by the provider. Both are the caller's care.
#[derive(Clone, PartialEq, Eq)]
pub struct SmsMessage {
    pub to: Phone,
    pub text: String,
    /// Our name for this message, unique, at most 20 ASCII characters: a provider that sees it twice sends once.
    pub reference: String,
    /// The code inside the text, for the outbox only.
    pub code: Option<String>,
}

/// The text may hold a code, so it is not shown.
impl fmt::Debug for SmsMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SmsMessage")
            .field("to", &self.to)
            .field("reference", &self.reference)
            .finish_non_exhaustive()
    }
}

/// A way to send SMS. Success gives the provider's own id of the message, where it has one; delivery reports
/// name it.
pub trait Sms: Send + Sync {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>>;
}

/// Several providers in order of preference. The next one is asked only when the message surely did not leave:
/// after a possible send a second provider would deliver the same code twice, and after a refusal the number or
/// the text is at fault.
pub struct Fallback(pub Vec<Arc<dyn Sms>>);

impl Sms for Fallback {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>> {
        Box::pin(async move {
            let mut last = SendError::NotSent("no SMS provider is set up".to_owned());
            for provider in &self.0 {
                match provider.send(message).await {
                    Err(error) if error.may_repeat() => {
                        tracing::warn!(reference = message.reference, %error, "an SMS provider failed");
                        last = error;
                    }
                    settled => return settled,
                }
            }
            Err(last)
        })
    }
}
