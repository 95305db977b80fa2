//! A security notice, and how it is enqueued.

use jiff::Timestamp;
use kernel::{Args, Locale};
use outside::{Button, SendError};
use platform::{App, UserId};
use sqlx::PgConnection;

use crate::model::{Channel, NoticeKind, Value};
use crate::notices::store::{NewNotice, insert_notice};
use crate::send::{Message, SendNotice, about_the_account, deliver};
use crate::sms::{self, SmsKind, Spending};
use crate::store;

/// A notice that a person should get. Its text is the message `notice_{what}` in their language; if that contains
/// links, the site shows `bell_{what}` instead.
#[derive(Debug, Clone)]
pub struct Notice {
    pub(crate) user: UserId,
    pub(crate) what: &'static str,
    kind: NoticeKind,
    path: Option<String>,
    pub(crate) values: Vec<(String, Value)>,
}

impl Notice {
    /// About the security of the account: it cannot be switched off and ignores quiet hours.
    pub fn security(user: UserId, what: &'static str) -> Self {
        Self { user, what, kind: NoticeKind::Security, path: None, values: Vec::new() }
    }

    /// A value of the text. It is stored, so it must not be a secret: see [`send_link`].
    #[must_use]
    pub fn arg(mut self, name: &str, value: impl AsRef<str>) -> Self {
        self.values.push((name.to_owned(), Value::Text(value.as_ref().to_owned())));
        self
    }

    /// What the notice on the site is about, if not the account. It cannot be switched off either.
    #[must_use]
    pub fn about(mut self, kind: NoticeKind) -> Self {
        self.kind = kind;
        self
    }

    /// The page of the site where the person sees it or acts, without a language in front: `/profile`.
    #[must_use]
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.path = Some(path.into());
        self
    }
}

/// Puts the notice on the site and enqueues one message for each channel the person has, in the caller's transaction.
/// It uses the addresses as they are now, so that after a change the old phone or address is still notified.
pub async fn notify(db: &mut PgConnection, notice: &Notice, now: Timestamp) -> sqlx::Result<()> {
    let Some(contacts) = store::find_contacts(db, notice.user).await? else { return Ok(()) };
    let Notice { user, what, kind, path, values } = notice;
    let new = NewNotice { user: *user, what, kind: *kind, values, path: path.as_deref() };
    insert_notice(db, &new, now).await?;
    let locale = Locale::parse(&contacts.locale).unwrap_or_default();
    let mut ways = Vec::new();
    if let Some(chat) = contacts.chat_id {
        ways.push((Channel::Telegram, chat.to_string()));
    }
    if let Some(email) = contacts.email {
        ways.push((Channel::Email, email));
    }
    if ways.is_empty() {
        ways.push((Channel::Sms, contacts.phone));
    }
    for (channel, to) in ways {
        let message = SendNotice {
            channel,
            to,
            text: format!("notice_{}", notice.what),
            args: values.clone(),
            locale: locale.code().to_owned(),
            subject: about_the_account(),
            user: Some(notice.user),
            reference: sms::new_reference(),
        };
        queue::enqueue(db, &message).await?;
    }
    Ok(())
}

/// Enqueues a reply of the bot to a chat. `text` is the key of a message.
pub async fn notify_chat(db: &mut PgConnection, chat: i64, text: &str, locale: Locale) -> sqlx::Result<()> {
    let message = SendNotice {
        channel: Channel::Telegram,
        to: chat.to_string(),
        text: text.to_owned(),
        args: Vec::new(),
        locale: locale.code().to_owned(),
        subject: about_the_account(),
        user: None,
        reference: sms::new_reference(),
    };
    queue::enqueue(db, &message).await?;
    Ok(())
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
        let sent = if channel == Channel::Sms {
            let spending = Spending {
                reference: &sms::new_reference(),
                kind: SmsKind::Link,
                what: None,
                phone: &to,
                user: Some(notice.user),
                network: None,
            };
            sms::admit_and_send(app, &spending, text).await?
        } else {
            let message = Message { locale, subject: "notice_subject", text: &text, buttons };
            deliver(app, channel, &to, message).await
        };
        match sent {
            Ok(()) | Err(SendError::Unknown(_)) => return Ok(()),
            Err(error) => tracing::warn!(%error, channel = channel.code(), "a link did not go this way"),
        }
    }
    anyhow::bail!("a sign-in link could not be delivered")
}
