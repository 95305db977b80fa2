//! A notification of an event in the product: it follows the person's choices. On the site it is there at once;
//! messages are delayed during quiet hours.

use jiff::civil::Time;
use jiff::{Timestamp, ToSpan as _};
use kernel::Locale;
use kernel::clock::tashkent;
use outside::{Button, SendError};
use platform::{App, UserId};
use sqlx::PgConnection;

use crate::choices::QUIET;
use crate::model::{Channel, Event, NoticeKind, Value};
use crate::notices::store::{NewNotice, insert_notice};
use crate::send::{Message, SendNotice, deliver};
use crate::sms;
use crate::store::{self, ChoiceRow, Contacts};

/// An event that may interest a person. Its text is the message `notice_{what}` in their language; if that contains
/// links, the site shows `bell_{what}` instead. It is never sent by SMS: somebody with neither Telegram nor e-mail
/// sees it on the site.
#[derive(Debug, Clone)]
pub struct EventNotice {
    pub(crate) user: UserId,
    pub(crate) event: Event,
    pub(crate) what: &'static str,
    kind: NoticeKind,
    path: Option<String>,
    is_urgent: bool,
    pub(crate) values: Vec<(String, Value)>,
}

impl EventNotice {
    /// Message key of the subject of letters.
    pub(crate) const SUBJECT: &'static str = "notice_event_subject";

    pub fn new(user: UserId, event: Event, what: &'static str) -> Self {
        Self { user, event, what, kind: event.kind(), path: None, is_urgent: false, values: Vec::new() }
    }

    /// A value of the text. It is stored, so it must not be a secret: see [`send_event_links`].
    #[must_use]
    pub fn arg(mut self, name: &str, value: impl AsRef<str>) -> Self {
        self.values.push((name.to_owned(), Value::Text(value.as_ref().to_owned())));
        self
    }

    /// A quantity in the text: it selects the plural form.
    #[must_use]
    pub fn count(mut self, name: &str, value: i64) -> Self {
        self.values.push((name.to_owned(), Value::Number(value)));
        self
    }

    /// What the notice on the site is about, if that does not follow from the event.
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

    /// Its messages do not wait for the end of quiet hours: it would come too late (decisions C17).
    #[must_use]
    pub fn at_any_hour(mut self) -> Self {
        self.is_urgent = true;
        self
    }

    fn is_on(&self, choices: &[ChoiceRow], channel: Channel) -> bool {
        let mut rows = choices.iter();
        let row = rows.find(|row| row.event == self.event.code() && row.channel == channel.code());
        row.is_none_or(|row| row.is_on)
    }

    /// The person's channels without those switched off for this event.
    fn chosen_ways(&self, choices: &[ChoiceRow], contacts: Contacts) -> Vec<(Channel, String)> {
        let ways = [
            contacts.chat_id.map(|chat| (Channel::Telegram, chat.to_string())),
            contacts.email.map(|email| (Channel::Email, email)),
        ];
        ways.into_iter().flatten().filter(|(channel, _)| self.is_on(choices, *channel)).collect()
    }

    /// Stores it for the site, unless that is switched off.
    async fn store(&self, db: &mut PgConnection, choices: &[ChoiceRow], now: Timestamp) -> sqlx::Result<()> {
        if !self.is_on(choices, Channel::Site) {
            return Ok(());
        }
        let Self { user, what, kind, path, values, .. } = self;
        let new = NewNotice { user: *user, what, kind: *kind, values, path: path.as_deref() };
        insert_notice(db, &new, now).await
    }
}

/// Puts the event on the site and enqueues one message for each channel the person chose, in the caller's transaction.
pub async fn notify_event(db: &mut PgConnection, notice: &EventNotice, now: Timestamp) -> sqlx::Result<()> {
    let Some(contacts) = store::find_contacts(db, notice.user).await? else { return Ok(()) };
    let locale = Locale::parse(&contacts.locale).unwrap_or_default();
    let choices = store::list_choices(db, notice.user).await?;
    notice.store(db, &choices, now).await?;
    let ways = notice.chosen_ways(&choices, contacts);
    let later =
        if ways.is_empty() || notice.is_urgent { None } else { morning_after(db, notice.user, now).await? };
    for (channel, to) in ways {
        let message = SendNotice {
            channel,
            to,
            text: format!("notice_{}", notice.what),
            args: notice.values.clone(),
            locale: locale.code().to_owned(),
            subject: EventNotice::SUBJECT.to_owned(),
            user: Some(notice.user),
            reference: sms::new_reference(),
        };
        match later {
            Some(at) => queue::enqueue_at(db, &message, at).await?,
            None => queue::enqueue(db, &message).await?,
        };
    }
    Ok(())
}

/// Puts an event on the site only, in the caller's transaction. Its message goes by [`send_event_links`].
pub async fn ring(db: &mut PgConnection, notice: &EventNotice, now: Timestamp) -> sqlx::Result<()> {
    // The account may have been deleted since.
    if store::find_contacts(db, notice.user).await?.is_none() {
        return Ok(());
    }
    let choices = store::list_choices(db, notice.user).await?;
    notice.store(db, &choices, now).await
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
    let ways = notice.chosen_ways(&store::list_choices(&mut db, notice.user).await?, contacts);
    drop(db);
    let key = format!("notice_{}", notice.what);
    let link = |path: &str| format!("{}{}", app.site.public_url, locale.path(path));
    let args = Value::args(notice.values.iter().map(|(name, value)| (name.as_str(), value)));
    let args = args.text("site", app.site.public_url.clone());
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

/// When the person's quiet hours end; `None` outside of them.
pub async fn morning_after(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Option<Timestamp>> {
    let (is_on, from, to) = store::find_quiet_hours(db, user).await?.unwrap_or(QUIET);
    Ok(if is_on { end_of_quiet(from, to, now) } else { None })
}

/// Quiet hours may span midnight. If both ends are equal, there are none.
fn end_of_quiet(from: Time, to: Time, now: Timestamp) -> Option<Timestamp> {
    let here = now.to_zoned(tashkent());
    let time = here.time();
    let is_quiet = if from <= to { (from..to).contains(&time) } else { time >= from || time < to };
    if !is_quiet {
        return None;
    }
    let day = if time < to { here.date() } else { here.date().saturating_add(1.day()) };
    day.to_datetime(to).to_zoned(tashkent()).ok().map(|end| end.timestamp())
}

#[cfg(test)]
mod tests {
    use jiff::civil::time;

    use super::*;

    #[test]
    fn quiet_hours_end_on_the_right_morning() {
        let (nine, eight) = (time(21, 0, 0, 0), time(8, 0, 0, 0));
        let (noon, one) = (time(12, 0, 0, 0), time(13, 0, 0, 0));
        // Tashkent is UTC+5.
        for (from, to, now, end) in [
            (nine, eight, "2026-11-15T15:59:59Z", None),
            (nine, eight, "2026-11-15T16:00:00Z", Some("2026-11-16T03:00:00Z")),
            (nine, eight, "2026-11-15T20:00:00Z", Some("2026-11-16T03:00:00Z")),
            (nine, eight, "2026-11-16T02:59:00Z", Some("2026-11-16T03:00:00Z")),
            (nine, eight, "2026-11-16T03:00:00Z", None),
            (noon, one, "2026-11-15T07:30:00Z", Some("2026-11-15T08:00:00Z")),
            (noon, one, "2026-11-15T08:00:00Z", None),
            (noon, noon, "2026-11-15T07:00:00Z", None),
        ] {
            let found = end_of_quiet(from, to, now.parse().unwrap());
            assert_eq!(found, end.map(|end| end.parse().unwrap()), "{from}–{to} at {now}");
        }
    }
}
