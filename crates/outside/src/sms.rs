//! SMS: the message and the trait of providers.

use std::fmt;
use std::sync::Arc;

use kernel::Phone;

use crate::{SendError, Sending};

/// One SMS. The text should stay within GSM-7 (plain `'` for oʻ and gʻ): any other character reduces the 160
/// characters per part to 70. It also has to match a template approved by the provider. The caller is responsible for
/// both.
#[derive(Clone, PartialEq, Eq)]
pub struct SmsMessage {
    pub to: Phone,
    pub text: String,
    /// Our unique id of this message, at most 20 ASCII characters: a provider that sees it twice sends it once.
    pub reference: String,
    /// The code inside the text, for the outbox only.
    pub code: Option<String>,
}

/// The text may contain a code, so it is not printed.
impl fmt::Debug for SmsMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SmsMessage")
            .field("to", &self.to)
            .field("reference", &self.reference)
            .finish_non_exhaustive()
    }
}

/// An SMS provider. Success returns the provider's own id of the message, if it has one; delivery reports refer to
/// it.
pub trait Sms: Send + Sync {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>>;
}

/// Several providers in order of preference. The next one is used only if the message was certainly not sent: after a
/// possible send a second provider could deliver the same code twice, and after a refusal the number or the text is
/// at fault.
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
