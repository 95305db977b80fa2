//! `POST /auth/send-code`, `POST /auth/forgot`: a guest requests a code. The response is the same whether or not the
//! number has an account; only the message to the phone differs.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::{Locale, LoginPhone};
use notifications::sms::{self, SmsKind, Spending};
use platform::rate::Limit;
use platform::{App, Body, Error, Idempotency, Lang, Origin, Refused, Result, UserId};
use secrets::{Keys, Secret};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::limits::{self, Decision};
use super::store::{self, NewRequest};
use super::{CODE_LIFE, CodeLimits, Purpose, SendCode, sms_reference};
use crate::consent::Consent;
use crate::people;
use crate::refusal::Refusal;

/// An in-memory rate limit, so that a flood does not reach the database.
const FLOOD: Limit = Limit::per_minute("send-code", 60);

/// What a guest may request a code for.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GuestPurpose {
    Register,
    Reset,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendCodeIn {
    pub phone: LoginPhone,
    pub purpose: GuestPurpose,
    /// The accepted documents; required once, here or with the form.
    #[serde(default)]
    pub consents: Vec<Consent>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForgotIn {
    pub phone: LoginPhone,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CodeSent {
    pub status: bool,
    /// Keep it: the code is valid only together with it.
    pub request_id: String,
    /// The masked destination.
    pub phone: String,
    /// Seconds until another code may be requested.
    pub resend_after: i64,
    /// Seconds for which the code is valid.
    pub expires_in: i64,
}

/// Sends a code to a phone, to register or to reset a password.
#[utoipa::path(post, path = "/auth/send-code", tag = "accounts", request_body = SendCodeIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key sends once")),
    responses((status = 200, body = CodeSent), (status = 422, body = platform::wording::ErrorBody),
        (status = 423, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn send_code(
    State(app): State<App>,
    Lang(locale): Lang,
    origin: Origin,
    key: Idempotency,
    Body(body): Body<SendCodeIn>,
) -> Result<Json<CodeSent>> {
    let purpose = match body.purpose {
        GuestPurpose::Register => Purpose::Register,
        GuestPurpose::Reset => Purpose::Reset,
    };
    ask_as_guest(&app, locale, &origin, &key, &body.phone, purpose, &body.consents).await
}

/// Sends a code to reset a password.
#[utoipa::path(post, path = "/auth/forgot", tag = "accounts", request_body = ForgotIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key sends once")),
    responses((status = 200, body = CodeSent), (status = 422, body = platform::wording::ErrorBody),
        (status = 423, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn forgot_password(
    State(app): State<App>,
    Lang(locale): Lang,
    origin: Origin,
    key: Idempotency,
    Body(body): Body<ForgotIn>,
) -> Result<Json<CodeSent>> {
    ask_as_guest(&app, locale, &origin, &key, &body.phone, Purpose::Reset, &[]).await
}

async fn ask_as_guest(
    app: &App,
    locale: Locale,
    origin: &Origin,
    key: &Idempotency,
    phone: &LoginPhone,
    purpose: Purpose,
    consents: &[Consent],
) -> Result<Json<CodeSent>> {
    app.rate.take(FLOOD, &origin.address)?;
    let mut tx = app.db.begin().await?;
    let has_account = people::store::find_user_by_phone(&mut tx, phone.as_str()).await?.is_some();
    let asking = Asking {
        purpose,
        recipient: phone.as_str(),
        shown: phone.masked(),
        user_id: None,
        is_decoy: has_account == (purpose == Purpose::Register),
        locale,
        consents,
        origin,
        key: key.key(),
    };
    let sent = ask(app, &mut tx, &asking).await?;
    tx.commit().await?;
    Ok(Json(sent))
}

/// Everything about a request for a code.
pub(crate) struct Asking<'a> {
    pub purpose: Purpose,
    pub recipient: &'a str,
    pub shown: String,
    pub user_id: Option<UserId>,
    pub is_decoy: bool,
    pub locale: Locale,
    pub consents: &'a [Consent],
    pub origin: &'a Origin,
    pub key: Option<&'a str>,
}

/// Inserts the request and enqueues its delivery, both in the caller's transaction.
pub(crate) async fn ask(app: &App, db: &mut PgConnection, asking: &Asking<'_>) -> Result<CodeSent> {
    let now = app.clock.now();
    let secret = request_secret(app, asking);
    let id = secret.hash();
    // Serializes the requests for one number: of two concurrent ones only one may be the first.
    store::lock_recipient(db, asking.recipient).await?;
    let earlier = store::list_earlier(db, asking.recipient, now - SignedDuration::from_hours(24)).await?;
    if let Some(mine) = store::find_request(db, &id).await? {
        // A retry with the same key: the first response was lost.
        let sendings = earlier.iter().filter(|request| request.counts).count();
        let resend_after = mine.created_at + limits::pause_after(sendings);
        return Ok(answer(&secret, asking, now, resend_after, mine.expires_at));
    }
    let resend_after = match limits::decide(&earlier, now) {
        Decision::Send { resend_after } => resend_after,
        Decision::Wait(wait) => return Err(Error::TooMany(unsigned(wait))),
        Decision::Locked(wait) => {
            let locked = Refused::from(Refusal::Locked).retry_after(unsigned(wait));
            return Err(locked.into());
        }
    };
    let costs = price(app, db, asking, &sms_reference(&id), now).await?;
    store::cancel_open(db, asking.purpose, asking.recipient, now).await?;
    let request = NewRequest {
        id: &id,
        purpose: asking.purpose,
        recipient: asking.recipient,
        user_id: asking.user_id,
        is_decoy: asking.is_decoy,
        locale: asking.locale,
        consents: &asking.consents.iter().map(|consent| consent.code().to_owned()).collect::<Vec<_>>(),
        address: &asking.origin.counted_address(),
        network: &network(&asking.origin.address),
        costs,
        now,
        expires_at: now + CODE_LIFE,
    };
    store::insert_request(db, &request).await?;
    queue::enqueue(db, &SendCode::of(&id)).await?;
    Ok(answer(&secret, asking, now, now + resend_after, now + CODE_LIFE))
}

/// With an `Idempotency-Key` the id is derived from the key, so a retry finds its own request without a stored
/// response.
fn request_secret(app: &App, asking: &Asking<'_>) -> Secret {
    let keyed = asking.key.and_then(|key| {
        let text = format!("{key} {} {}", asking.purpose.code(), asking.recipient);
        Secret::parse(&app.shared::<Keys>().sign("code-request", &text))
    });
    keyed.unwrap_or_else(Secret::new)
}

/// Checks the rate limits of the address and the daily SMS budget, and returns the cost. An e-mail and a Telegram
/// message cost nothing.
async fn price(
    app: &App,
    db: &mut PgConnection,
    asking: &Asking<'_>,
    reference: &str,
    now: Timestamp,
) -> Result<i64> {
    let limits = app.shared::<CodeLimits>();
    let hour_ago = now - SignedDuration::from_hours(1);
    let network = network(&asking.origin.address);
    // Serializes the requests of one network, so that concurrent ones see each other when they are counted.
    store::lock_network(db, &network).await?;
    let by_address =
        store::count_by_address(db, &asking.origin.counted_address(), &network, hour_ago).await?;
    if by_address.address >= limits.per_address || by_address.network >= limits.per_network {
        return Err(Error::TooMany(Duration::from_secs(15 * 60)));
    }
    if asking.purpose == Purpose::Email || store::has_telegram(db, asking.recipient).await? {
        return Ok(0);
    }
    let spending = Spending {
        reference,
        kind: SmsKind::Code,
        what: None,
        phone: asking.recipient,
        user: asking.user_id,
        network: Some(&network),
    };
    if sms::admit(app, db, &spending).await?.is_err() {
        let refused = Refused::from(Refusal::CodesPaused);
        return Err(refused.retry_after(Duration::from_secs(3600)).into());
    }
    Ok(limits.sms.price)
}

fn answer(
    secret: &Secret,
    asking: &Asking<'_>,
    now: Timestamp,
    resend_at: Timestamp,
    expires_at: Timestamp,
) -> CodeSent {
    CodeSent {
        status: true,
        request_id: secret.as_str().to_owned(),
        phone: asking.shown.clone(),
        resend_after: resend_at.duration_since(now).as_secs().max(0),
        expires_in: expires_at.duration_since(now).as_secs().max(0),
    }
}

fn unsigned(wait: SignedDuration) -> Duration {
    Duration::try_from(wait).unwrap_or_default()
}

/// The network of an address: /24 for IPv4, /48 for IPv6.
pub(crate) fn network(address: &str) -> String {
    match address.parse() {
        Ok(std::net::IpAddr::V4(v4)) => {
            let [a, b, c, _] = v4.octets();
            format!("{a}.{b}.{c}.0/24")
        }
        Ok(std::net::IpAddr::V6(v6)) => {
            let [a, b, c, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}::/48")
        }
        Err(_) => "unknown".to_owned(),
    }
}
