//! Counts messages by channel and outcome, for the metrics of operators.

use std::sync::Arc;
use std::time::Instant;

use crate::{MailMessage, Mailer, SendError, Sending, Sms, SmsMessage};

/// A channel whose messages are counted as `messages_total` and timed as `message_seconds`.
pub struct Counted<T>(pub T);

impl Sms for Counted<Arc<dyn Sms>> {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>> {
        Box::pin(async move {
            let begun = Instant::now();
            let sent = self.0.send(message).await;
            count("sms", begun, &sent);
            sent
        })
    }
}

impl Mailer for Counted<Arc<dyn Mailer>> {
    fn send<'a>(&'a self, message: &'a MailMessage) -> Sending<'a> {
        Box::pin(async move {
            let begun = Instant::now();
            let sent = self.0.send(message).await;
            count("mail", begun, &sent);
            sent
        })
    }
}

fn count<T>(channel: &'static str, begun: Instant, sent: &Result<T, SendError>) {
    metrics::counter!("messages_total", "channel" => channel, "outcome" => outcome(sent)).increment(1);
    metrics::histogram!("message_seconds", "channel" => channel).record(begun.elapsed().as_secs_f64());
}

fn outcome<T>(sent: &Result<T, SendError>) -> &'static str {
    match sent {
        Ok(_) => "sent",
        Err(SendError::NotSent(_)) => "not_sent",
        Err(SendError::Unknown(_)) => "unknown",
        Err(SendError::Refused(_)) => "refused",
    }
}
