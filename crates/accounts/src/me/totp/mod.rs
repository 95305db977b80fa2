//! `POST /me/totp/…`: an optional authenticator as a second factor.

mod store;

use axum::Json;
use axum::extract::State;
use platform::{App, Body, Error, Origin, Refused, Result, Viewer, qr, session};
use secrets::{Keys, totp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::done::Done;
use crate::history::{self, Event};
use crate::people::store as people;
use crate::refusal::Refusal;
use crate::sign_in::TypedCode;
use crate::sign_in::store as sign_in;

const ISSUER: &str = "Ishbor";

#[derive(Serialize, ToSchema)]
pub struct TotpStartOut {
    pub status: bool,
    /// To type into an app that has no camera.
    pub secret: String,
    pub uri: String,
    /// The same link as a QR code (SVG).
    pub qr: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TotpConfirmIn {
    pub code: TypedCode,
}

#[derive(Serialize, ToSchema)]
pub struct TotpConfirmOut {
    pub status: bool,
    /// Recovery codes, each valid once, for when the authenticator is lost. Shown only in this response.
    pub recovery_codes: Vec<String>,
}

/// Creates a secret for an authenticator app. It takes effect with `confirm`.
#[utoipa::path(post, path = "/me/totp/start", tag = "accounts",
    responses((status = 200, body = TotpStartOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody)))]
pub async fn start_totp(State(app): State<App>, me: Viewer) -> Result<Json<TotpStartOut>> {
    me.require_proof(app.clock.now())?;
    let mut db = app.db.acquire().await?;
    let user = people::find_user(&mut db, me.user_id).await?.ok_or(Error::SignedOut)?;
    let secret = totp::new_secret();
    let sealed = app.shared::<Keys>().seal("totp", &secret);
    // A confirmed authenticator must be removed first, so that opening this page does not disable it.
    if !store::set_totp_secret(&mut db, me.user_id, &sealed).await? {
        return Err(Refusal::WrongState.into());
    }
    let uri = totp::uri(ISSUER, &user.phone, &secret);
    Ok(Json(TotpStartOut { status: true, secret: totp::base32(&secret), qr: qr::svg(&uri)?, uri }))
}

/// Turns the authenticator on, with a code that proves the app has the secret.
#[utoipa::path(post, path = "/me/totp/confirm", tag = "accounts", request_body = TotpConfirmIn,
    responses((status = 200, body = TotpConfirmOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 409, body = platform::wording::ErrorBody), (status = 422, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn confirm_totp(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
    Body(body): Body<TotpConfirmIn>,
) -> Result<Json<TotpConfirmOut>> {
    app.rate.take(platform::rate::Limit::per_minute("totp", 10), me.user_id)?;
    let keys = app.shared::<Keys>();
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let account = sign_in::find_sign_in_of(&mut tx, me.user_id).await?.ok_or(Error::SignedOut)?;
    let sealed = account.totp_sealed.filter(|_| account.totp_confirmed_at.is_none());
    let sealed = sealed.ok_or(Refusal::WrongState)?;
    let secret = keys.open("totp", &sealed).ok_or(Error::Fault)?;
    let Some(step) = totp::verify(&secret, body.code.as_str(), now.as_second(), None) else {
        return Err(Refused::from(Refusal::WrongTotp).at("code").into());
    };
    store::set_totp_on(&mut tx, me.user_id, step, now).await?;
    let recovery_codes = totp::recovery_codes();
    let hashes: Vec<Vec<u8>> = recovery_codes.iter().map(|code| totp::hash_recovery(keys, code)).collect();
    store::replace_recovery_codes(&mut tx, me.user_id, &hashes).await?;
    session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
    history::record(&app, &mut tx, me.user_id, Event::TotpOn, &origin).await?;
    tx.commit().await?;
    Ok(Json(TotpConfirmOut { status: true, recovery_codes }))
}

/// Turns the authenticator off.
#[utoipa::path(post, path = "/me/totp/remove", tag = "accounts",
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody)))]
pub async fn remove_totp(State(app): State<App>, me: Viewer, origin: Origin) -> Result<Json<Done>> {
    me.require_proof(app.clock.now())?;
    let mut tx = app.db.begin().await?;
    if store::set_totp_off(&mut tx, me.user_id).await? {
        history::record(&app, &mut tx, me.user_id, Event::TotpOff, &origin).await?;
    }
    tx.commit().await?;
    Ok(Json(Done::YES))
}
