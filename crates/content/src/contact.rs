//! `POST /contact`: a letter to us.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::fields::PersonName;
use kernel::{FieldErrors, Locale};
use platform::rate::Limit;
use platform::{App, Body, ClientAddr, Error, Idempotency, Lang, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::letter::store::{self, NewLetter};
use crate::letter::{LetterId, LetterText, ReplyTo, Topic};

/// Enough for a family behind one address, too few for a spammer.
const PER_ADDRESS: Limit = Limit::per_hour("contact", 10);

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ContactIn {
    pub name: PersonName,
    pub reply_to: ReplyTo,
    pub topic: Topic,
    pub message: LetterText,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ContactOut {
    pub status: bool,
    pub id: LetterId,
}

/// Sends a letter to the people who run the product.
#[utoipa::path(post, path = "/contact", tag = "content", request_body = ContactIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key sends once")),
    responses((status = 200, body = ContactOut), (status = 422, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn send_letter(
    State(app): State<App>,
    Lang(locale): Lang,
    from: ClientAddr,
    key: Idempotency,
    Body(letter): Body<ContactIn>,
) -> Result<Response> {
    send(&app, locale, &from, &key, &letter).await
}

async fn send(
    app: &App,
    locale: Locale,
    from: &ClientAddr,
    key: &Idempotency,
    letter: &ContactIn,
) -> Result<Response> {
    let owner = from.0.to_string();
    let reply_to = letter.reply_to.address().map_err(|problem| {
        let mut errors = FieldErrors::default();
        errors.push("reply_to", problem);
        Error::Invalid(errors)
    })?;
    let mut tx = app.db.begin().await?;
    // Only now, so that attempts while the database is away do not count.
    app.rate.take(PER_ADDRESS, from.0)?;
    if let Some(first) = key.first_answer(&mut tx, &owner, letter).await? {
        return Ok(first);
    }
    let new = NewLetter {
        id: LetterId::new(),
        name: letter.name.as_str(),
        reply_to: &reply_to,
        topic: letter.topic,
        message: letter.message.as_str(),
        locale,
        created_at: app.clock.now(),
    };
    store::insert_letter(&mut tx, &new).await?;
    let answer =
        key.answer(&mut tx, &owner, letter, StatusCode::OK, &ContactOut { status: true, id: new.id }).await?;
    tx.commit().await?;
    Ok(answer)
}
