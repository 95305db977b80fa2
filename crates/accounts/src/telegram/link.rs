//! `GET /me/telegram` and linking: a chat presents the key to the bot, and the person confirms on our page that the
//! chat is theirs.

use axum::Json;
use axum::extract::State;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use outside::Channels;
use platform::db::OnConstraint as _;
use platform::rate::Limit;
use platform::{App, Lang, Origin, Result, Viewer, qr};
use secrets::Secret;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use utoipa::ToSchema;

use super::store;
use crate::done::Done;
use crate::history::{self, Event};
use crate::me::{MeOut, answer};
use crate::refusal::Refusal;

const KEY_LIFE: SignedDuration = SignedDuration::from_mins(10);
const LINKS: Limit = Limit::per_hour("telegram-link", 20);
/// Telegram allows 64 characters in a deep link; 22 are 132 random bits.
const KEY_LENGTH: usize = 22;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TelegramState)]
pub struct TelegramOut {
    pub status: bool,
    /// This installation has a bot.
    pub available: bool,
    pub linked: Option<LinkedChat>,
    /// A chat that used the link and waits for confirmation.
    pub pending: Option<PendingChat>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LinkedChat {
    pub name: String,
    pub linked_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PendingChat {
    pub name: String,
}

#[derive(Serialize, ToSchema)]
pub struct TelegramLinkOut {
    pub status: bool,
    /// Opens the bot with the key.
    pub url: String,
    /// The same link as a QR code (SVG).
    pub qr: String,
    pub expires_in: i64,
}

pub(super) fn hash(key: &str) -> Vec<u8> {
    Sha256::digest(key.as_bytes()).to_vec()
}

/// The state of the own Telegram chat.
#[utoipa::path(get, path = "/me/telegram", tag = "accounts",
    responses((status = 200, body = TelegramOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn view_telegram(State(app): State<App>, me: Viewer) -> Result<Json<TelegramOut>> {
    let mut db = app.db.acquire().await?;
    let linked = store::find_chat(&mut db, me.user_id).await?;
    let pending = store::find_pending(&mut db, me.user_id, app.clock.now()).await?;
    Ok(Json(TelegramOut {
        status: true,
        available: app.shared::<Channels>().telegram.is_some(),
        linked: linked.map(|chat| LinkedChat { name: chat.name, linked_at: chat.linked_at }),
        pending: pending.map(|pending| PendingChat { name: pending.name }),
    }))
}

/// Creates a link that opens the bot with a one-time key.
#[utoipa::path(post, path = "/me/telegram/link", tag = "accounts",
    responses((status = 200, body = TelegramLinkOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 404, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn link_telegram(State(app): State<App>, me: Viewer) -> Result<Json<TelegramLinkOut>> {
    let now = app.clock.now();
    me.require_proof(now)?;
    app.rate.take(LINKS, me.user_id)?;
    let bot = app.shared::<Channels>().telegram.as_ref();
    let bot = bot.ok_or(Refusal::ProviderOff)?;
    let key: String = URL_SAFE_NO_PAD.encode(Secret::new().hash()).chars().take(KEY_LENGTH).collect();
    let mut tx = app.db.begin().await?;
    store::insert_key(&mut tx, &hash(&key), me.user_id, now, now + KEY_LIFE).await?;
    tx.commit().await?;
    let url = format!("https://t.me/{}?start={key}", bot.bot_name());
    Ok(Json(TelegramLinkOut { status: true, qr: qr::svg(&url)?, url, expires_in: KEY_LIFE.as_secs() }))
}

/// Confirms the chat that used the link.
#[utoipa::path(post, path = "/me/telegram/confirm", tag = "accounts",
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody)))]
pub async fn confirm_telegram(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let pending = store::decide_pending(&mut tx, me.user_id, now).await?;
    let pending = pending.ok_or(Refusal::LinkExpired)?;
    let saved = store::save_chat(&mut tx, me.user_id, pending.chat_id, &pending.name, now).await;
    saved.on_constraint(store::ONE_ACCOUNT_EACH, || Refusal::TelegramTaken.into())?;
    history::record(&app, &mut tx, me.user_id, Event::TelegramLinked, &origin).await?;
    tx.commit().await?;
    answer(&app, me.user_id, locale).await
}

/// Rejects the chat that used the link.
#[utoipa::path(post, path = "/me/telegram/decline", tag = "accounts",
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn decline_telegram(State(app): State<App>, me: Viewer) -> Result<Json<Done>> {
    store::decide_pending(&mut *app.db.acquire().await?, me.user_id, app.clock.now()).await?;
    Ok(Json(Done::YES))
}

/// Unlinks the chat from the account.
#[utoipa::path(post, path = "/me/telegram/unlink", tag = "accounts",
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody)))]
pub async fn unlink_telegram(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
) -> Result<Json<MeOut>> {
    me.require_proof(app.clock.now())?;
    let mut tx = app.db.begin().await?;
    // Notified before unlinking, so that the chat itself gets the notification too.
    if store::find_chat(&mut tx, me.user_id).await?.is_some() {
        history::record(&app, &mut tx, me.user_id, Event::TelegramUnlinked, &origin).await?;
        store::delete_chat(&mut tx, me.user_id).await?;
    }
    tx.commit().await?;
    answer(&app, me.user_id, locale).await
}
