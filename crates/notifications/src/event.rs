//! A notification of an event in the product: it follows the person's choices and is delayed during quiet hours.

use jiff::civil::Time;
use jiff::{Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use kernel::{Args, Locale};
use outside::{Button, SendError};
use platform::{App, UserId};
use sqlx::PgConnection;

use crate::choices::QUIET;
use crate::model::{Channel, Event};
use crate::send::{Message, SendNotice, deliver};
use crate::sms;
use crate::store::{self, Contacts};

/// An event that may interest a person. Its text is the message `notice_{what}` in their language. It is never sent
/// by SMS: somebody with neither Telegram nor e-mail sees it on the site.
#[derive(Debug, Clone)]
pub struct EventNotice {
    pub(crate) user: UserId,
    pub(crate) event: Event,
    pub(crate) what: &'static str,
    pub(crate) args: Vec<(String, String)>,
}

impl EventNotice {
    /// Message key of the subject of letters.
    pub(crate) const SUBJECT: &'static str = "notice_event_subject";

    pub fn new(user: UserId, event: Event, what: &'static str) -> Self {
        Self { user, event, what, args: Vec::new() }
    }

    pub fn arg(mut self, name: &str, value: impl AsRef<str>) -> Self {
        self.args.push((name.to_owned(), value.as_ref().to_owned()));
        self
    }

    /// The person's channels without those switched off for this event.
    pub(crate) async fn chosen_ways(
        &self,
        db: &mut PgConnection,
        contacts: Contacts,
    ) -> sqlx::Result<Vec<(Channel, String)>> {
        let choices = store::list_choices(db, self.user).await?;
        let is_on = |channel: Channel| {
            let mut rows = choices.iter();
            let row = rows.find(|row| row.event == self.event.code() && row.channel == channel.code());
            row.is_none_or(|row| row.is_on)
        };
        let ways = [
            contacts.chat_id.map(|chat| (Channel::Telegram, chat.to_string())),
            contacts.email.map(|email| (Channel::Email, email)),
        ];
        Ok(ways.into_iter().flatten().filter(|(channel, _)| is_on(*channel)).collect())
    }
}

/// Enqueues one message for each channel the person chose, in the caller's transaction.
pub async fn notify_event(db: &mut PgConnection, notice: &EventNotice, now: Timestamp) -> sqlx::Result<()> {
    let Some(contacts) = store::find_contacts(db, notice.user).await? else { return Ok(()) };
    let locale = Locale::parse(&contacts.locale).unwrap_or_default();
    let ways = notice.chosen_ways(db, contacts).await?;
    let later = if ways.is_empty() { None } else { morning_after(db, notice.user, now).await? };
    for (channel, to) in ways {
        let message = SendNotice {
            channel,
            to,
            text: format!("notice_{}", notice.what),
            args: notice.args.clone(),
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
