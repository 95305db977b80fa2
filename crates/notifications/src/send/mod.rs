//! One message on one channel.

mod by_sms;

use kernel::{Email, Locale};
use outside::{Button, Channels, MailMessage, SendError, TelegramMessage};
use platform::{App, UserId};
use queue::Job;
use serde::{Deserialize, Serialize};

use crate::model::{Channel, Value};
use crate::sms;

pub use by_sms::SendDigest;

/// A message to send. The queue retries what was certainly not sent; what may have been sent is not retried.
#[derive(Debug, Serialize, Deserialize)]
pub struct SendNotice {
    pub(crate) channel: Channel,
    pub(crate) to: String,
    /// Message key of the text.
    pub(crate) text: String,
    pub(crate) args: Vec<(String, Value)>,
    pub(crate) locale: String,
    /// Message key of the subject of a letter.
    #[serde(default = "about_the_account")]
    pub(crate) subject: String,
    /// The account that an SMS is counted for.
    #[serde(default)]
    pub(crate) user: Option<UserId>,
    /// Our id of an SMS: a retry counts as the same message.
    #[serde(default = "sms::new_reference")]
    pub(crate) reference: String,
}

pub(crate) fn about_the_account() -> String {
    "notice_subject".to_owned()
}

impl Job<App> for SendNotice {
    const NAME: &'static str = "send_notice";
    const MAX_ATTEMPTS: u32 = 5;
    const KEEP_FAILED: bool = false;

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let locale = Locale::parse(&self.locale).unwrap_or_default();
        let args = Value::args(self.args.iter().map(|(name, value)| (name.as_str(), value)));
        let args = args.text("site", app.site.public_url.clone());
        let text = app.catalogue.format(locale, &self.text, &args);
        if self.channel == Channel::Sms {
            return by_sms::send_notice(app, &self, text).await;
        }
        let message = Message { locale, subject: &self.subject, text: &text, buttons: Vec::new() };
        match deliver(app, self.channel, &self.to, message).await {
            Ok(()) => Ok(()),
            Err(SendError::NotSent(reason)) => anyhow::bail!("{}: {reason}", self.channel.code()),
            Err(error) => {
                tracing::warn!(%error, channel = self.channel.code(), text = self.text, "a notice was not delivered");
                Ok(())
            }
        }
    }
}

/// A formatted message.
pub(crate) struct Message<'a> {
    pub locale: Locale,
    /// Message key of the subject of a letter.
    pub subject: &'a str,
    pub text: &'a str,
    /// One row of buttons below a message of the bot.
    pub buttons: Vec<Button>,
}

/// Sends on a channel that costs nothing. SMS go through [`crate::sms`].
pub(crate) async fn deliver(
    app: &App,
    channel: Channel,
    to: &str,
    message: Message<'_>,
) -> Result<(), SendError> {
    let channels = app.shared::<Channels>();
    let wrong = |what: &str| SendError::Refused(format!("not {what}"));
    let text = message.text.to_owned();
    match channel {
        Channel::Sms => Err(wrong("free of charge")),
        Channel::Email => {
            let to = Email::parse(to).map_err(|_| wrong("an address"))?;
            let subject = app.catalogue.text(message.locale, message.subject);
            channels.mail.send(&MailMessage { to, subject, text, html: None, code: None }).await
        }
        Channel::Telegram => {
            let bot = channels.telegram.as_ref().ok_or_else(|| wrong("set up"))?;
            let chat = to.parse().map_err(|_| wrong("a chat"))?;
            let buttons = if message.buttons.is_empty() { Vec::new() } else { vec![message.buttons] };
            bot.send(&TelegramMessage { chat, text, buttons, code: None }).await
        }
        Channel::Site => Ok(()),
    }
}
