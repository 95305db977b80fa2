//! `POST /me/proof`, `POST /me/code`: the signed-in person authenticates again, before important changes.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::{FieldError, LoginPhone, Phone};
use platform::rate::Limit;
use platform::session::{self, PROOF_LIFE};
use platform::{App, Body, Error, Idempotency, Lang, Origin, Refused, Result, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::codes::ask::{self, Asking, CodeSent};
use crate::codes::verify::{self, Named};
use crate::codes::{Purpose, not_found};
use crate::history::{self, Event};
use crate::password;
use crate::people::store as people;
use crate::refusal::Refusal;
use crate::sign_in::guesses::Counters;
use crate::sign_in::{TypedCode, login, store};

const FLOOD: Limit = Limit::per_minute("proof", 30);

/// Exactly one of the three.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProofIn {
    #[serde(default)]
    #[schema(format = Password)]
    pub password: Option<String>,
    /// A confirmed code of the purpose `proof`.
    #[serde(default)]
    pub request_id: Option<String>,
    #[serde(default)]
    pub totp: Option<TypedCode>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProofOut {
    pub status: bool,
    pub proved_until: Timestamp,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OwnPurpose {
    Proof,
    Phone,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnCodeIn {
    pub purpose: OwnPurpose,
    /// The new number, for the purpose `phone`.
    #[serde(default)]
    pub phone: Option<LoginPhone>,
}

/// Sends a code to the own phone as proof of identity, or to a new phone to change it.
#[utoipa::path(post, path = "/me/code", tag = "accounts", request_body = OwnCodeIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key sends once")),
    responses((status = 200, body = CodeSent), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 422, body = platform::wording::ErrorBody),
        (status = 423, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn send_own_code(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
    key: Idempotency,
    Body(body): Body<OwnCodeIn>,
) -> Result<Json<CodeSent>> {
    let mut tx = app.db.begin().await?;
    let (purpose, phone, is_decoy) = match body.purpose {
        OwnPurpose::Proof => {
            let own = people::find_user(&mut tx, me.user_id).await?.ok_or(Error::SignedOut)?.phone;
            (Purpose::Proof, own, false)
        }
        OwnPurpose::Phone => {
            me.require_proof(app.clock.now())?;
            let Some(phone) = body.phone else {
                return Err(password::problem("phone", FieldError::Required));
            };
            // A number that belongs to somebody gets a notice instead of a code; the response is the same.
            let is_taken = people::find_user_by_phone(&mut tx, phone.as_str()).await?.is_some();
            (Purpose::Phone, phone.as_str().to_owned(), is_taken)
        }
    };
    let asking = Asking {
        purpose,
        recipient: &phone,
        shown: Phone::parse(&phone).map(|phone| phone.masked()).unwrap_or_default(),
        user_id: Some(me.user_id),
        is_decoy,
        locale,
        consents: &[],
        origin: &origin,
        key: key.key(),
    };
    let sent = ask::ask(&app, &mut tx, &asking).await?;
    tx.commit().await?;
    Ok(Json(sent))
}

/// Proves the person's identity for ten minutes.
#[utoipa::path(post, path = "/me/proof", tag = "accounts", request_body = ProofIn,
    responses((status = 200, body = ProofOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody), (status = 422, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn prove(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
    Body(body): Body<ProofIn>,
) -> Result<Json<ProofOut>> {
    app.rate.take(FLOOD, me.user_id)?;
    if let Some(request_id) = &body.request_id {
        by_code(&app, &me, request_id).await?;
    } else {
        by_secret(&app, &me, &origin, &body).await?;
    }
    let now = app.clock.now();
    session::set_proved(&mut *app.db.acquire().await?, me.session_id, now).await?;
    Ok(Json(ProofOut { status: true, proved_until: now + PROOF_LIFE }))
}

async fn by_code(app: &App, me: &Viewer, request_id: &str) -> Result<()> {
    let request = verify::ensure_verified(app, Purpose::Proof, Named::Id(request_id), None).await?;
    let mut tx = app.db.begin().await?;
    let taken = verify::take(&mut tx, &request, app.clock.now()).await?;
    if taken.user_id != Some(me.user_id) || taken.was_used {
        return Err(not_found());
    }
    tx.commit().await?;
    Ok(())
}

/// Guesses count like guesses at sign-in: a stolen session must not be usable to find the password.
async fn by_secret(app: &App, me: &Viewer, origin: &Origin, body: &ProofIn) -> Result<()> {
    let now = app.clock.now();
    let account = store::find_sign_in_of(&mut *app.db.acquire().await?, me.user_id).await?;
    let account = account.ok_or(Error::SignedOut)?;
    let has_totp = account.totp_confirmed_at.is_some();
    if body.password.is_none() && !(has_totp && body.totp.is_some()) {
        return Err(password::problem("password", FieldError::Required));
    }
    let counters = Counters::of(&format!("proof {}", me.user_id), origin, None);
    counters.take(app).await?;
    let (field, refusal, is_right) = match (&body.password, &body.totp) {
        (Some(typed), _) => {
            let is_right = login::verify(app, account.password_hash.as_deref(), typed).await;
            ("password", Refusal::WrongPassword, is_right)
        }
        (None, code) => {
            let mut tx = app.db.begin().await?;
            let code = code.as_ref().map(TypedCode::as_str);
            let is_right = match login::check_totp(app, &mut tx, &account, code).await {
                Ok(()) => true,
                Err(Error::Refused(_)) => false,
                Err(other) => return Err(other),
            };
            tx.commit().await?;
            ("totp", Refusal::WrongTotp, is_right)
        }
    };
    let mut tx = app.db.begin().await?;
    if is_right {
        counters.succeeded(&mut tx, now).await?;
    } else {
        history::note(&mut tx, me.user_id, Event::Refused, origin, now).await?;
    }
    tx.commit().await?;
    is_right.then_some(()).ok_or_else(|| Refused::from(refusal).at(field).into())
}
