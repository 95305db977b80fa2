//! One message on one channel.

use kernel::{Args, Email, Locale, Phone};
use outside::{Button, Channels, MailMessage, SendError, SmsMessage, TelegramMessage};
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::choices::Channel;
use crate::event::EventNotice;
use crate::notify::Notice;
use crate::store;

/// A message to send. The queue retries what was certainly not sent; what may have been sent is not retried.
#[derive(Debug, Serialize, Deserialize)]
pub struct SendNotice {
    pub(crate) channel: Channel,
    pub(crate) to: String,
    /// Message key of the text.
    pub(crate) text: String,
    pub(crate) args: Vec<(String, String)>,
    pub(crate) locale: String,
    /// Message key of the subject of a letter.
    #[serde(default = "about_the_account")]
    pub(crate) subject: String,
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
        let site = app.site.public_url.clone();
        let args = self
            .args
            .iter()
            .fold(Args::new().text("site", site), |args, (name, value)| args.text(name, value.as_str()));
        let text = app.catalogue.format(locale, &self.text, &args);
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

/// Sends a notice with a link immediately, bypassing the queue, because the link is a secret. Stops at the first
/// channel that works.
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
        let buttons = vec![Button::url(app.catalogue.text(locale, "notice_open"), &link)];
        let message = Message { locale, subject: "notice_subject", text: &text, buttons };
        match deliver(app, channel, &to, message).await {
            Ok(()) | Err(SendError::Unknown(_)) => return Ok(()),
            Err(error) => tracing::warn!(%error, channel = channel.code(), "a link did not go this way"),
        }
    }
    anyhow::bail!("a sign-in link could not be delivered")
}

/// Sends an event with links immediately, bypassing the queue, because each link is a secret. `links` are names of
/// the placeholders in the text with their paths; in Telegram each is also a button `notice_{what}_{name}`. Stops at
/// the first chosen channel that works; somebody who has chosen none gets no message.
pub async fn send_event_links(
    app: &App,
    notice: &EventNotice,
    links: &[(&'static str, String)],
) -> anyhow::Result<()> {
    let mut db = app.db.acquire().await?;
    let Some(contacts) = store::find_contacts(&mut db, notice.user).await? else { return Ok(()) };
    let locale = Locale::parse(&contacts.locale).unwrap_or_default();
    let ways = notice.chosen_ways(&mut db, contacts).await?;
    drop(db);
    let key = format!("notice_{}", notice.what);
    let link = |path: &str| format!("{}{}", app.site.public_url, locale.path(path));
    let args = Args::new().text("site", app.site.public_url.clone());
    let args = notice.args.iter().fold(args, |args, (name, value)| args.text(name, value.as_str()));
    let args = links.iter().fold(args, |args, (name, path)| args.text(name, link(path)));
    let text = app.catalogue.format(locale, &key, &args);
    let button = |(name, path): &(&str, String)| {
        Button::url(app.catalogue.text(locale, &format!("{key}_{name}")), link(path))
    };
    let mut may_repeat = false;
    for (channel, to) in ways {
        let buttons = links.iter().map(button).collect();
        let message = Message { locale, subject: EventNotice::SUBJECT, text: &text, buttons };
        match deliver(app, channel, &to, message).await {
            Ok(()) | Err(SendError::Unknown(_)) => return Ok(()),
            Err(error) => {
                tracing::warn!(%error, channel = channel.code(), what = notice.what, "links did not go this way");
                may_repeat |= error.may_repeat();
            }
        }
    }
    anyhow::ensure!(!may_repeat, "{} did not leave us", notice.what);
    Ok(())
}

/// A formatted message.
struct Message<'a> {
    locale: Locale,
    /// Message key of the subject of a letter.
    subject: &'a str,
    text: &'a str,
    /// One row of buttons below a message of the bot.
    buttons: Vec<Button>,
}

async fn deliver(app: &App, channel: Channel, to: &str, message: Message<'_>) -> Result<(), SendError> {
    let channels = app.shared::<Channels>();
    let wrong = |what: &str| SendError::Refused(format!("not {what}"));
    let text = message.text.to_owned();
    match channel {
        Channel::Sms => {
            let to = Phone::parse(to).map_err(|_| wrong("a phone"))?;
            let reference = Uuid::new_v4().simple().to_string()[..20].to_owned();
            channels.sms.send(&SmsMessage { to, text, reference, code: None }).await.map(|_| ())
        }
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
