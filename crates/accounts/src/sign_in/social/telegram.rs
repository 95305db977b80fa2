//! `POST /auth/telegram`: signs in with the fields that Telegram's login page returns.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use jiff::SignedDuration;
use kernel::Locale;
use outside::telegram_login;
use platform::rate::Limit;
use platform::{App, Body, Lang, Origin, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Pending, TELEGRAM, TelegramProvider, keep_pending, provider_off, refused};
use crate::people::{self, User};
use crate::sign_in::{self, second_step, store};

/// Maximum age of the signature: somebody who has just pressed the button needs no more.
const FRESH: SignedDuration = SignedDuration::from_mins(10);
const FLOOD: Limit = Limit::per_minute("social", 30);
/// The issuer of the identity.
pub(crate) const ISSUER: &str = "https://telegram.org";

/// The fields sent by Telegram, all as text.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TelegramIn(BTreeMap<String, String>);

#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "outcome", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "it lives for one answer")]
pub enum TelegramOut {
    SignedIn {
        status: bool,
        user: User,
        token: String,
    },
    /// The account has an authenticator: continue with `POST /auth/social/enter` and its code.
    SecondStep {
        status: bool,
    },
    /// Not linked to an account yet: register, or sign in once with the password.
    Unknown {
        status: bool,
        name: String,
    },
}

pub(crate) fn provider(app: &App, locale: Locale) -> Option<TelegramProvider> {
    let telegram = app.shared::<crate::SocialLogin>().telegram.as_ref()?;
    let return_to = format!("{}{}", app.site.public_url, locale.path("/auth/login"));
    let login_url =
        telegram_login::login_url(&telegram.oauth_url, telegram.bot_id(), &app.site.public_url, &return_to);
    Some(TelegramProvider { bot: telegram.bot_name.clone(), login_url: login_url.to_string() })
}

/// Signs in with the result of Telegram's login page.
#[utoipa::path(post, path = "/auth/telegram", tag = "accounts", request_body = TelegramIn,
    responses((status = 200, body = TelegramOut), (status = 403, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn telegram_login(
    State(app): State<App>,
    Lang(locale): Lang,
    origin: Origin,
    headers: HeaderMap,
    Body(fields): Body<TelegramIn>,
) -> Result<Response> {
    app.rate.take(FLOOD, &origin.address)?;
    let telegram = app.shared::<crate::SocialLogin>().telegram.as_ref().ok_or_else(provider_off)?;
    let person = telegram_login::verify_widget(&telegram.token, &fields.0, app.clock.now(), FRESH);
    let person = person.map_err(|error| {
        tracing::info!(%error, "telegram sign-in refused");
        refused()
    })?;
    let subject = person.id.to_string();
    let mut tx = app.db.begin().await?;
    // Each signature works once, so a copy from the address bar is useless.
    let said = fields.0.get("hash").map(String::as_bytes).unwrap_or_default();
    if !store::insert_telegram_sign_in(&mut tx, said, app.clock.now()).await? {
        return Err(refused());
    }
    let Some(user) = store::find_identity(&mut tx, ISSUER, &subject).await? else {
        tx.commit().await?;
        let pending = Pending::new(&app, TELEGRAM, ISSUER, &subject, &person.name, None);
        let mut response = Json(TelegramOut::Unknown { status: true, name: person.name }).into_response();
        keep_pending(&app, &pending, response.headers_mut())?;
        return Ok(response);
    };
    if second_step::is_wanted(&mut tx, user).await? {
        tx.commit().await?;
        let pending = Pending::new(&app, TELEGRAM, ISSUER, &subject, &person.name, None);
        let mut response = Json(TelegramOut::SecondStep { status: true }).into_response();
        keep_pending(&app, &pending, response.headers_mut())?;
        return Ok(response);
    }
    let device = sign_in::device(&headers);
    let opened = sign_in::open(&app, &mut tx, user, true, &origin, device.as_ref()).await?;
    tx.commit().await?;
    let user = people::load(&app, &mut *app.db.acquire().await?, user, locale).await?;
    let token = opened.token.to_string();
    let mut response = Json(TelegramOut::SignedIn { status: true, user, token }).into_response();
    opened.set_cookies(&app, response.headers_mut());
    Ok(response)
}
