//! Development and tests: messages are stored here instead of being sent.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use kernel::Clock;
use serde::Serialize;

use crate::{MailMessage, Mailer, SendError, Sending, Sms, SmsMessage, Telegram, TelegramMessage, Update};

const MAX_MESSAGES: usize = 500;

/// Stores the last 500 messages in memory and writes each to the log. Clones share the storage. It implements all
/// three channels. Not for production: it shows codes.
#[derive(Clone)]
pub struct Outbox {
    clock: Arc<dyn Clock>,
    kept: Arc<Mutex<Messages>>,
}

#[derive(Default)]
struct Messages {
    messages: VecDeque<OutboxMessage>,
    failures: VecDeque<SendError>,
}

/// A message that would have been sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OutboxMessage {
    /// `sms`, `email` or `telegram`.
    pub channel: &'static str,
    /// The phone as `+998…`, the e-mail address, or the chat id.
    pub to: String,
    pub text: String,
    pub code: Option<String>,
    pub time: Timestamp,
}

impl Outbox {
    pub fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, kept: Arc::default() }
    }

    /// What was sent, newest first.
    pub fn list(&self) -> Vec<OutboxMessage> {
        self.lock().messages.iter().rev().cloned().collect()
    }

    /// For tests: the next message on any channel fails with this error; several calls queue up. A message that fails
    /// with [`Unknown`](SendError::Unknown) counts as sent and is stored, because that is the case it simulates.
    pub fn fail_next(&self, error: SendError) {
        self.lock().failures.push_back(error);
    }

    /// `shown` is the masked recipient for the log, which is more likely to be copied around than this list.
    fn keep(
        &self,
        channel: &'static str,
        (to, shown): (&str, &str),
        text: &str,
        code: Option<&String>,
    ) -> Result<(), SendError> {
        let mut kept = self.lock();
        let failure = kept.failures.pop_front();
        if let Some(error @ (SendError::NotSent(_) | SendError::Refused(_))) = failure {
            return Err(error);
        }
        tracing::info!(channel, to = shown, text, "a message for the outbox");
        if kept.messages.len() == MAX_MESSAGES {
            kept.messages.pop_front();
        }
        let time = self.clock.now();
        let (to, text, code) = (to.to_owned(), text.to_owned(), code.cloned());
        kept.messages.push_back(OutboxMessage { channel, to, text, code, time });
        failure.map_or(Ok(()), Err)
    }

    /// No operation under the lock can leave inconsistent data, so a poisoned lock is ignored.
    fn lock(&self) -> MutexGuard<'_, Messages> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sms for Outbox {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>> {
        Box::pin(async move {
            let to = (message.to.as_str(), message.to.masked());
            self.keep("sms", (to.0, &to.1), &message.text, message.code.as_ref())?;
            Ok(Some(message.reference.clone()))
        })
    }
}

impl Mailer for Outbox {
    fn send<'a>(&'a self, message: &'a MailMessage) -> Sending<'a> {
        Box::pin(async move {
            let text = format!("{}\n\n{}", message.subject, message.text);
            let to = (message.to.as_str(), message.to.masked());
            self.keep("email", (to.0, &to.1), &text, message.code.as_ref())
        })
    }
}

impl Telegram for Outbox {
    fn bot_name(&self) -> &'static str {
        "ishbor_bot"
    }

    fn send<'a>(&'a self, message: &'a TelegramMessage) -> Sending<'a> {
        Box::pin(async move {
            let chat = message.chat.to_string();
            self.keep("telegram", (&chat, &chat), &message.text, message.code.as_ref())
        })
    }

    /// The outbox has no buttons.
    fn answer_callback<'a>(&'a self, _id: &'a str, _text: &'a str) -> Sending<'a> {
        Box::pin(async { Ok(()) })
    }

    /// The outbox receives no messages, so this waits for the whole timeout.
    fn updates(&self, _offset: i64, timeout: Duration) -> Sending<'_, Vec<Update>> {
        Box::pin(async move {
            tokio::time::sleep(timeout).await;
            Ok(Vec::new())
        })
    }

    fn set_webhook<'a>(&'a self, _url: &'a str, _secret: &'a str) -> Sending<'a> {
        Box::pin(async { Ok(()) })
    }

    fn delete_webhook(&self) -> Sending<'_> {
        Box::pin(async { Ok(()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::SignedDuration;
    use kernel::{Email, FakeClock, Phone};

    fn sms(number: usize) -> SmsMessage {
        SmsMessage {
            to: Phone::parse("+998901234567").unwrap(),
            text: format!("Kod: {number}"),
            reference: format!("r{number}"),
            code: Some(number.to_string()),
        }
    }

    #[tokio::test]
    async fn messages_of_all_channels_are_listed_newest_first() {
        let clock = Arc::new(FakeClock::default());
        let outbox = Outbox::new(clock.clone());
        Sms::send(&outbox, &sms(1)).await.unwrap();
        clock.advance(SignedDuration::from_secs(1));
        let to = Email::parse("aziz@example.uz").unwrap();
        let (subject, text) = ("Kod".to_owned(), "Kod: 2".to_owned());
        Mailer::send(&outbox, &MailMessage { to, subject, text, html: None, code: Some("2".to_owned()) })
            .await
            .unwrap();
        let text = "Salom".to_owned();
        Telegram::send(&outbox, &TelegramMessage { chat: 70, text, buttons: Vec::new(), code: None })
            .await
            .unwrap();
        let listed = outbox.clone().list();
        let seen: Vec<_> = listed.iter().map(|m| (m.channel, m.to.as_str(), m.code.as_deref())).collect();
        assert_eq!(
            seen,
            [
                ("telegram", "70", None),
                ("email", "aziz@example.uz", Some("2")),
                ("sms", "+998901234567", Some("1"))
            ]
        );
        assert_eq!(listed[1].text, "Kod\n\nKod: 2");
        assert_eq!(listed[0].time.as_second() - listed[2].time.as_second(), 1);
    }

    #[tokio::test]
    async fn only_the_last_500_stay() {
        let outbox = Outbox::new(Arc::new(FakeClock::default()));
        for number in 0..=MAX_MESSAGES {
            Sms::send(&outbox, &sms(number)).await.unwrap();
        }
        let listed = outbox.list();
        assert_eq!((listed.len(), listed[0].text.as_str()), (500, "Kod: 500"));
        assert_eq!(listed[499].text, "Kod: 1");
    }

    #[tokio::test]
    async fn an_injected_failure_happens_once_and_an_unknown_one_is_recorded_as_sent() {
        let outbox = Outbox::new(Arc::new(FakeClock::default()));
        let unknown = SendError::Unknown("timeout".to_owned());
        outbox.fail_next(SendError::NotSent("down".to_owned()));
        outbox.fail_next(unknown.clone());
        assert!(Sms::send(&outbox, &sms(1)).await.unwrap_err().may_repeat());
        assert!(outbox.list().is_empty());
        assert_eq!(Sms::send(&outbox, &sms(2)).await, Err(unknown));
        assert_eq!(outbox.list().len(), 1);
        assert_eq!(Sms::send(&outbox, &sms(3)).await, Ok(Some("r3".to_owned())));
    }
}
