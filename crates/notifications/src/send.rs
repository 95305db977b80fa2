//! One message on one channel.

use kernel::{Args, Email, Locale, Phone};
use outside::{Button, Channels, MailMessage, SendError, SmsMessage, TelegramMessage};
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::choices::Channel;
use crate::store;
use crate::tell::Notice;

/// A worded message on its way. What certainly did not leave is tried again by the queue; what may have left is not.
#[derive(Debug, Serialize, Deserialize)]
pub struct SendNotice {
    pub(crate) channel: Channel,
    pub(crate) to: String,
    /// Key of the text.
    pub(crate) text: String,
    pub(crate) args: Vec<(String, String)>,
    pub(crate) locale: String,
}

impl Job<App> for SendNotice {
    const NAME: &'static str = "send_notice";
    const MAX_ATTEMPTS: u32 = 5;
    const KEEP_FAILED: bool = false;

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let locale = Locale::parse(&self.locale).unwrap_or_default();
        let site = app.site.public_url.clone();
        let args = self
            .args
            .iter()
            .fold(Args::new().text("site", site), |args, (name, value)| args.text(name, value.as_str()));
        let text = app.catalogue.format(locale, &self.text, &args);
        match deliver(app, self.channel, &self.to, locale, &text, None).await {
            Ok(()) => Ok(()),
            Err(SendError::NotSent(reason)) => anyhow::bail!("{}: {reason}", self.channel.code()),
            Err(error) => {
                tracing::warn!(%error, channel = self.channel.code(), text = self.text, "a notice was not delivered");
                Ok(())
            }
        }
    }
}

/// Sends a notice with a link at once, past the queue: the link is a secret. The first channel that works is enough.
pub async fn send_link(app: &App, notice: &Notice, path: &str) -> anyhow::Result<()> {
    let contacts = store::find_contacts(&mut *app.db.acquire().await?, notice.user).await?;
    let Some(contacts) = contacts else { return Ok(()) };
    let locale = Locale::parse(&contacts.locale).unwrap_or_default();
    let link = format!("{}{}", app.site.public_url, locale.path(path));
    let ways = [
        contacts.chat_id.map(|chat| (Channel::Telegram, chat.to_string())),
        contacts.email.map(|email| (Channel::Email, email)),
        Some((Channel::Sms, contacts.phone)),
    ];
    for (channel, to) in ways.into_iter().flatten() {
        let key = format!("notice_{}", notice.what);
        let args = Args::new().text("link", link.clone()).text("site", app.site.public_url.clone());
        let text = app.catalogue.format(locale, &key, &args);
        match deliver(app, channel, &to, locale, &text, Some(&link)).await {
            Ok(()) | Err(SendError::Unknown(_)) => return Ok(()),
            Err(error) => tracing::warn!(%error, channel = channel.code(), "a link did not go this way"),
        }
    }
    anyhow::bail!("a sign-in link could not be delivered")
}

async fn deliver(
    app: &App,
    channel: Channel,
    to: &str,
    locale: Locale,
    text: &str,
    link: Option<&str>,
) -> Result<(), SendError> {
    let channels = app.shared::<Channels>();
    let wrong = |what: &str| SendError::Refused(format!("not {what}"));
    match channel {
        Channel::Sms => {
            let to = Phone::parse(to).map_err(|_| wrong("a phone"))?;
            let reference = Uuid::new_v4().simple().to_string()[..20].to_owned();
            let message = SmsMessage { to, text: text.to_owned(), reference, code: None };
            channels.sms.send(&message).await.map(|_| ())
        }
        Channel::Email => {
            let to = Email::parse(to).map_err(|_| wrong("an address"))?;
            let subject = app.catalogue.text(locale, "notice_subject");
            channels
                .mail
                .send(&MailMessage { to, subject, text: text.to_owned(), html: None, code: None })
                .await
        }
        Channel::Telegram => {
            let bot = channels.telegram.as_ref().ok_or_else(|| wrong("set up"))?;
            let chat = to.parse().map_err(|_| wrong("a chat"))?;
            let button = link.map(|link| Button::url(app.catalogue.text(locale, "notice_open"), link));
            let buttons = button.map(|button| vec![vec![button]]).unwrap_or_default();
            bot.send(&TelegramMessage { chat, text: text.to_owned(), buttons, code: None }).await
        }
        Channel::Site => Ok(()),
    }
}
