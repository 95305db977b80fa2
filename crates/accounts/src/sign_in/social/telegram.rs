//! `POST /auth/telegram`: signs in with the fields that Telegram's login page returns.
//!
//! Telegram signs who the person is, not which browser asked. So the page to which it returns carries a state that only
//! the browser that began has in a cookie: a link with somebody else's fields signs nobody in and links nothing.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use jiff::SignedDuration;
use kernel::Locale;
use outside::telegram_login;
use platform::rate::Limit;
use platform::session::{cookie_value, secure};
use platform::{App, Body, Lang, Origin, Result};
use secrets::Secret;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Pending, TELEGRAM, TelegramProvider, add_cookie, keep_pending, provider_off, refused};
use crate::people::{self, User};
use crate::sign_in::{self, second_step, store};

/// Maximum age of the signature: somebody who has just pressed the button needs no more.
const FRESH: SignedDuration = SignedDuration::from_mins(10);
const FLOOD: Limit = Limit::per_minute("social", 30);
const STATE_COOKIE: &str = "telegram_state";
const STATE_PATH: &str = "/api/v1/auth";
const STATE_SECONDS: u32 = 30 * 60;
const STATE_FIELD: &str = "state";
/// The issuer of the identity.
pub(crate) const ISSUER: &str = "https://telegram.org";

/// The fields sent by Telegram, all as text, and `state` from the address to which Telegram returned.
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

/// The address to open and the `Set-Cookie` that binds it to this browser. All tabs of a browser have the same state.
pub(crate) fn provider(app: &App, locale: Locale, headers: &HeaderMap) -> Option<(TelegramProvider, String)> {
    let telegram = app.shared::<crate::SocialLogin>().telegram.as_ref()?;
    let state = state(headers).unwrap_or_else(Secret::new);
    let (page, state) = (locale.path("/auth/login"), state.as_str());
    let return_to = format!("{}{page}?{STATE_FIELD}={state}", app.site.public_url);
    let login_url =
        telegram_login::login_url(&telegram.oauth_url, telegram.bot_id(), &app.site.public_url, &return_to);
    let provider = TelegramProvider { bot: telegram.bot_name.clone(), login_url: login_url.to_string() };
    Some((provider, state_cookie(app, state, STATE_SECONDS)))
}

fn state(headers: &HeaderMap) -> Option<Secret> {
    cookie_value(headers, STATE_COOKIE).and_then(Secret::parse)
}

fn state_cookie(app: &App, state: &str, seconds: u32) -> String {
    let secure = secure(app);
    format!("{STATE_COOKIE}={state}; Path={STATE_PATH}; HttpOnly; SameSite=Lax{secure}; Max-Age={seconds}")
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
    Body(TelegramIn(mut fields)): Body<TelegramIn>,
) -> Result<Response> {
    app.rate.take(FLOOD, &origin.address)?;
    let telegram = app.shared::<crate::SocialLogin>().telegram.as_ref().ok_or_else(provider_off)?;
    let given = fields.remove(STATE_FIELD).unwrap_or_default();
    if !state(&headers)
        .is_some_and(|own| Secret::parse(&given).is_some_and(|given| own.matches(&given.hash())))
    {
        tracing::info!("telegram sign-in that another browser began");
        return Err(refused());
    }
    let mut response = enter(&app, telegram, &fields, locale, &origin, &headers).await?;
    // The state works once.
    add_cookie(response.headers_mut(), &state_cookie(&app, "", 0));
    Ok(response)
}

async fn enter(
    app: &App,
    telegram: &crate::TelegramLogin,
    fields: &BTreeMap<String, String>,
    locale: Locale,
    origin: &Origin,
    headers: &HeaderMap,
) -> Result<Response> {
    let person = telegram_login::verify_widget(&telegram.token, fields, app.clock.now(), FRESH);
    let person = person.map_err(|error| {
        tracing::info!(%error, "telegram sign-in refused");
        refused()
    })?;
    let subject = person.id.to_string();
    let mut tx = app.db.begin().await?;
    // Each signature works once, so a copy from the address bar is useless.
    let signature = telegram_login::signature(fields).ok_or_else(refused)?;
    if !store::insert_telegram_sign_in(&mut tx, &signature, app.clock.now()).await? {
        return Err(refused());
    }
    let Some(user) = store::find_identity(&mut tx, ISSUER, &subject).await? else {
        tx.commit().await?;
        let pending = Pending::new(app, TELEGRAM, ISSUER, &subject, &person.name, None);
        let mut response = Json(TelegramOut::Unknown { status: true, name: person.name }).into_response();
        keep_pending(app, &pending, response.headers_mut())?;
        return Ok(response);
    };
    if second_step::is_wanted(&mut tx, user).await? {
        tx.commit().await?;
        let pending = Pending::new(app, TELEGRAM, ISSUER, &subject, &person.name, None);
        let mut response = Json(TelegramOut::SecondStep { status: true }).into_response();
        keep_pending(app, &pending, response.headers_mut())?;
        return Ok(response);
    }
    let device = sign_in::device(headers);
    let opened = sign_in::open(app, &mut tx, user, true, origin, device.as_ref()).await?;
    tx.commit().await?;
    let user = people::load(app, &mut *app.db.acquire().await?, user, locale).await?;
    let token = opened.token.to_string();
    let mut response = Json(TelegramOut::SignedIn { status: true, user, token }).into_response();
    opened.set_cookies(app, response.headers_mut());
    Ok(response)
}
