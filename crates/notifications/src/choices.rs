//! `GET /me/notifications`, `POST /me/notifications`: which events a person is notified of, on which channels, and
//! the quiet hours.

use axum::Json;
use axum::extract::State;
use jiff::civil::{Time, time};
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::{App, Body, Error, Result, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::{Channel, Event};
use crate::store;

/// One row of the notification settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub event: Event,
    pub site: bool,
    pub telegram: bool,
    pub email: bool,
}

/// Quiet hours, in Tashkent time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    pub on: bool,
    /// `21:00`
    #[schema(pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    pub from: String,
    #[schema(pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    pub to: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChoicesOut {
    pub status: bool,
    pub events: Vec<Choice>,
    pub quiet: QuietHours,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoicesIn {
    pub events: Vec<Choice>,
    pub quiet: QuietHours,
}

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("ChoicesIn", "events", Event::ALL.len())];

/// Quiet hours of somebody who chose none (decisions C17).
pub(crate) const QUIET: (bool, Time, Time) = (true, time(21, 0, 0, 0), time(8, 0, 0, 0));

/// Notification settings; by default every event is on in every channel.
#[utoipa::path(get, path = "/me/notifications", tag = "notifications",
    responses((status = 200, body = ChoicesOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn view_choices(State(app): State<App>, me: Viewer) -> Result<Json<ChoicesOut>> {
    let mut db = app.db.acquire().await?;
    let rows = store::list_choices(&mut db, me.user_id).await?;
    let is_on = |event: Event, channel: Channel| {
        let row = rows.iter().find(|row| row.event == event.code() && row.channel == channel.code());
        row.is_none_or(|row| row.is_on)
    };
    let events = Event::ALL.map(|event| Choice {
        event,
        site: is_on(event, Channel::Site),
        telegram: is_on(event, Channel::Telegram),
        email: is_on(event, Channel::Email),
    });
    let quiet = store::find_quiet_hours(&mut db, me.user_id).await?;
    let (on, from, to) = quiet.unwrap_or(QUIET);
    let quiet = QuietHours { on, from: clock_text(from), to: clock_text(to) };
    Ok(Json(ChoicesOut { status: true, events: events.to_vec(), quiet }))
}

/// Changes the notification settings.
#[utoipa::path(post, path = "/me/notifications", tag = "notifications", request_body = ChoicesIn,
    responses((status = 200, body = ChoicesOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody)))]
pub async fn set_choices(
    State(app): State<App>,
    me: Viewer,
    Body(body): Body<ChoicesIn>,
) -> Result<Json<ChoicesOut>> {
    let mut errors = FieldErrors::default();
    let from = errors.take("quiet.from", clock(&body.quiet.from));
    let to = errors.take("quiet.to", clock(&body.quiet.to));
    if body.events.len() > Event::ALL.len() {
        errors.push("events", FieldError::TooMany { max: Event::ALL.len() as i64 });
    }
    let (Some(from), Some(to), true) = (from, to, errors.is_empty()) else {
        return Err(Error::Invalid(errors));
    };
    let mut tx = app.db.begin().await?;
    for choice in &body.events {
        let channels = [
            (Channel::Site, choice.site),
            (Channel::Telegram, choice.telegram),
            (Channel::Email, choice.email),
        ];
        for (channel, is_on) in channels {
            store::set_choice(&mut tx, me.user_id, choice.event, channel, is_on).await?;
        }
    }
    store::set_quiet_hours(&mut tx, me.user_id, body.quiet.on, from, to).await?;
    tx.commit().await?;
    view_choices(State(app), me).await
}

fn clock(text: &str) -> Result<Time, FieldError> {
    let (hour, minute) = text.split_once(':').ok_or(FieldError::Invalid)?;
    let is_two = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_two(hour) || !is_two(minute) {
        return Err(FieldError::Invalid);
    }
    let number = |part: &str| part.parse().map_err(|_| FieldError::Invalid);
    Time::new(number(hour)?, number(minute)?, 0, 0).map_err(|_| FieldError::Invalid)
}

fn clock_text(time: Time) -> String {
    format!("{:02}:{:02}", time.hour(), time.minute())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_day_is_parsed_strictly() {
        for (text, good) in [
            ("21:00", true),
            ("00:59", true),
            ("24:00", false),
            ("9:00", false),
            ("09:60", false),
            ("", false),
        ] {
            assert_eq!(clock(text).is_ok(), good, "{text}");
        }
        assert_eq!(clock_text(clock("08:05").unwrap()), "08:05");
    }
}
