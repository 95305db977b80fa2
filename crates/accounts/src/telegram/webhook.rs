//! `POST /telegram/webhook`: receives updates from Telegram, authorized by the secret in a header.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use bytes::Bytes;
use outside::{Channels, Update};
use platform::{App, Error, Result};
use secrets::Keys;

use super::bot;
use crate::done::Done;

const LABEL: &str = "telegram-webhook";

/// The secret that Telegram must send. It is derived, so that it is the same on every server and need not be stored.
pub fn secret(app: &App) -> String {
    app.shared::<Keys>().sign(LABEL, "secret")
}

/// An update from the Telegram bot.
#[utoipa::path(post, path = "/telegram/webhook", tag = "accounts",
    request_body(content = Object, description = "An update, as Telegram sends it"),
    responses((status = 200, body = Done), (status = 403, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody)))]
pub async fn take_update(State(app): State<App>, headers: HeaderMap, body: Bytes) -> Result<Json<Done>> {
    let shown = headers.get("x-telegram-bot-api-secret-token").and_then(|value| value.to_str().ok());
    let is_telegram = shown.is_some_and(|shown| app.shared::<Keys>().is_signed(LABEL, "secret", shown));
    if !is_telegram || app.shared::<Channels>().telegram.is_none() {
        return Err(Error::Forbidden);
    }
    // An update that we cannot parse is accepted, or Telegram would retry it forever.
    match serde_json::from_slice::<Update>(&body) {
        Ok(update) => bot::handle(&app, &update).await?,
        // Log the position but not the content: an update contains names and messages of people.
        Err(error) => tracing::warn!(column = error.column(), "an update of the bot was not understood"),
    }
    Ok(Json(Done::YES))
}
