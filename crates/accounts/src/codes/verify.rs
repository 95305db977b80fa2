//! `POST /auth/verify-code`, `POST /auth/code-state`: checks an entered code, and reports the state of its delivery.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jiff::{SignedDuration, Timestamp};
use kernel::{Email, Phone};
use platform::rate::Limit;
use platform::{App, Body, ClientAddr, Error, Idempotency, Refused, Result, UserId};
use secrets::{Code, Keys, Secret};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::store::{self, Request};
use super::{MOST_TRIES, Purpose, VERIFIED_LIFE, limits, not_found};
use crate::refusal::Refusal;

const FLOOD: Limit = Limit::per_minute("verify-code", 120);
/// A code to reset a password is shown as sent after this time, whatever happened: the time of sending must not tell
/// whether the number has an account.
const RESET_SHOWN_AS_SENT: SignedDuration = SignedDuration::from_secs(5);
/// After this time the delivery is shown as failed.
const DELIVERY_TIME: SignedDuration = SignedDuration::from_secs(45);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifyCodeIn {
    pub request_id: String,
    pub code: Code,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VerifyCodeOut {
    pub status: bool,
    pub request_id: String,
    /// Seconds within which the form must be submitted.
    pub expires_in: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CodeStateIn {
    pub request_id: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Delivery {
    Sending,
    Sent,
    /// It did not go out; another may be asked for at once.
    Failed,
    /// The right code was typed.
    Verified,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CodeStateOut {
    pub status: bool,
    pub state: Delivery,
    pub phone: String,
    pub purpose: Purpose,
    pub resend_after: i64,
    pub expires_in: i64,
    pub tries_left: i32,
}

/// Confirms a phone or an e-mail address with the code sent to it.
#[utoipa::path(post, path = "/auth/verify-code", tag = "accounts", request_body = VerifyCodeIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key gets the same answer")),
    responses((status = 200, body = VerifyCodeOut), (status = 404, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn verify_code(
    State(app): State<App>,
    from: ClientAddr,
    key: Idempotency,
    Body(body): Body<VerifyCodeIn>,
) -> Result<Response> {
    app.rate.take(FLOOD, from.0)?;
    let secret = Secret::parse(&body.request_id).ok_or_else(not_found)?;
    let id = secret.hash();
    let mut tx = app.db.begin().await?;
    // The stored response contains no secret except the id that the caller has just sent, so its hash is the owner of
    // the idempotency key.
    let owner: String = id.iter().map(|byte| format!("{byte:02x}")).collect();
    if let Some(first) = key.first_answer(&mut tx, &owner, &"verify").await? {
        return Ok(first);
    }
    let outcome = check(&app, &mut tx, &id, &body.code).await?;
    if let Outcome::Wrong { tries_left } = outcome {
        tx.commit().await?;
        return Err(wrong_code(tries_left));
    }
    let out =
        VerifyCodeOut { status: true, request_id: body.request_id, expires_in: VERIFIED_LIFE.as_secs() };
    let answer = key.answer(&mut tx, &owner, &"verify", StatusCode::OK, &out).await?;
    tx.commit().await?;
    Ok(answer)
}

/// The state of a code request, for the page that waits for it; works after a reload too.
#[utoipa::path(post, path = "/auth/code-state", tag = "accounts", request_body = CodeStateIn,
    responses((status = 200, body = CodeStateOut), (status = 404, body = platform::wording::ErrorBody)))]
pub async fn view_code_state(
    State(app): State<App>,
    Body(body): Body<CodeStateIn>,
) -> Result<Json<CodeStateOut>> {
    let now = app.clock.now();
    let id = Secret::parse(&body.request_id).ok_or_else(not_found)?.hash();
    let mut db = app.db.acquire().await?;
    let request = store::find_request(&mut db, &id).await?.ok_or_else(not_found)?;
    let state = state_of(&request, now).ok_or_else(not_found)?;
    let since = now - SignedDuration::from_hours(1);
    let earlier = store::list_earlier(&mut db, &request.recipient, since).await?;
    let sendings = earlier.iter().filter(|request| request.counts).count();
    let resend_at = match state {
        Delivery::Failed => now,
        _ => request.created_at + limits::pause_after(sendings),
    };
    let ends_at = request.verified_at.map_or(request.expires_at, |at| at.to_jiff() + VERIFIED_LIFE);
    Ok(Json(CodeStateOut {
        status: true,
        state,
        phone: masked(&request.recipient),
        purpose: Purpose::parse(&request.purpose).ok_or(Error::Fault)?,
        resend_after: resend_at.duration_since(now).as_secs().max(0),
        expires_in: ends_at.duration_since(now).as_secs().max(0),
        tries_left: MOST_TRIES - request.tries,
    }))
}

fn state_of(request: &Request, now: Timestamp) -> Option<Delivery> {
    if request.used_at.is_some() || request.cancelled_at.is_some() {
        return None;
    }
    if let Some(at) = request.verified_at {
        return (at.to_jiff() + VERIFIED_LIFE > now).then_some(Delivery::Verified);
    }
    if request.failed_at.is_some() {
        return Some(Delivery::Failed);
    }
    if request.expires_at <= now || request.tries >= MOST_TRIES {
        return None;
    }
    if request.purpose == Purpose::Reset.code() {
        let is_shown = request.created_at + RESET_SHOWN_AS_SENT <= now;
        return Some(if is_shown { Delivery::Sent } else { Delivery::Sending });
    }
    if request.sent_at.is_some() {
        return Some(Delivery::Sent);
    }
    let is_late = request.created_at + DELIVERY_TIME < now;
    Some(if is_late { Delivery::Failed } else { Delivery::Sending })
}

fn masked(recipient: &str) -> String {
    if recipient.contains('@') {
        Email::parse(recipient).map(|email| email.masked()).unwrap_or_default()
    } else {
        Phone::parse(recipient).map(|phone| phone.masked()).unwrap_or_default()
    }
}

pub(crate) enum Outcome {
    Right,
    Wrong { tries_left: i32 },
}

/// Compares a code under the lock of its row: at most five attempts, one success. The caller commits.
pub(crate) async fn check(app: &App, db: &mut PgConnection, id: &[u8], code: &Code) -> Result<Outcome> {
    let now = app.clock.now();
    let request = store::find_request_to_change(db, id).await?.ok_or_else(not_found)?;
    let is_open = request.verified_at.is_none()
        && request.used_at.is_none()
        && request.cancelled_at.is_none()
        && request.tries < MOST_TRIES
        && request.expires_at > now;
    if !is_open {
        return Err(not_found());
    }
    store::set_tried(db, id).await?;
    let is_right = app.shared::<Keys>().code(id, 0) == *code && !request.is_decoy;
    if !is_right {
        return Ok(Outcome::Wrong { tries_left: MOST_TRIES - request.tries - 1 });
    }
    store::set_verified(db, id, now).await?;
    Ok(Outcome::Right)
}

/// Checks the code of a request that is already verified.
async fn check_again(
    app: &App,
    db: &mut PgConnection,
    id: &[u8],
    request: &Request,
    code: &Code,
) -> Result<Outcome> {
    if request.tries >= MOST_TRIES || request.is_decoy {
        return Err(not_found());
    }
    store::set_tried(db, id).await?;
    let is_right = app.shared::<Keys>().code(id, 0) == *code;
    let tries_left = MOST_TRIES - request.tries - 1;
    Ok(if is_right { Outcome::Right } else { Outcome::Wrong { tries_left } })
}

pub(crate) fn wrong_code(tries_left: i32) -> Error {
    Refused::from(Refusal::WrongCode).at("code").extra("tries_left", tries_left).into()
}

/// How a form refers to the request it relies on.
pub(crate) enum Named<'a> {
    /// By the id that the browser stored.
    Id(&'a str),
    /// By the phone alone, together with the code (the single form of product §3).
    Phone(&'a str),
}

/// Finds the request. If its code comes with the form, checks it in a separate transaction, so that a wrong guess
/// counts even though the form fails.
pub(crate) async fn ensure_verified(
    app: &App,
    purpose: Purpose,
    named: Named<'_>,
    code: Option<&Code>,
) -> Result<Vec<u8>> {
    let mut tx = app.db.begin().await?;
    let (id, is_secret_shown) = match named {
        Named::Id(text) => (Secret::parse(text).ok_or_else(not_found)?.hash(), true),
        Named::Phone(phone) => {
            (store::find_newest_id(&mut tx, purpose, phone).await?.ok_or_else(not_found)?, false)
        }
    };
    let request = store::find_request_to_change(&mut tx, &id).await?.ok_or_else(not_found)?;
    if request.purpose != purpose.code() {
        return Err(not_found());
    }
    if request.verified_at.is_some() && is_secret_shown {
        let fits = code.is_none_or(|code| app.shared::<Keys>().code(&id, 0) == *code);
        return if fits { Ok(id) } else { Err(not_found()) };
    }
    // Without the secret id the code is the only proof, so guesses count even after the code was verified once.
    let code = code.ok_or_else(not_found)?;
    let outcome = if request.verified_at.is_some() {
        check_again(app, &mut tx, &id, &request, code).await?
    } else {
        check(app, &mut tx, &id, code).await?
    };
    tx.commit().await?;
    match outcome {
        Outcome::Right => Ok(id),
        Outcome::Wrong { tries_left } => Err(wrong_code(tries_left)),
    }
}

/// A verified request that an action has used.
pub(crate) struct Taken {
    pub recipient: String,
    pub user_id: Option<UserId>,
    pub consents: Vec<String>,
    /// It was used a short time ago: this may be a retry after a lost response.
    pub was_used: bool,
}

/// Uses up a verified request, in the transaction of the action it was requested for.
pub(crate) async fn take(db: &mut PgConnection, id: &[u8], now: Timestamp) -> Result<Taken> {
    let request = store::find_request_to_change(db, id).await?.ok_or_else(not_found)?;
    let is_fresh = request.verified_at.is_some_and(|at| at.to_jiff() + VERIFIED_LIFE > now);
    if !is_fresh || request.cancelled_at.is_some() {
        return Err(not_found());
    }
    let was_used = request.used_at.is_some();
    if !was_used {
        store::set_used(db, id, now).await?;
    }
    Ok(Taken { recipient: request.recipient, user_id: request.user_id, consents: request.consents, was_used })
}

/// The phone or e-mail address to which the code of a request was sent.
pub(crate) async fn recipient(app: &App, id: &[u8]) -> Result<String> {
    let found = store::find_request(&mut *app.db.acquire().await?, id).await?;
    Ok(found.ok_or_else(not_found)?.recipient)
}
