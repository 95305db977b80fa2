//! Signing in with Telegram and Google.
//!
//! An external account is identified by `issuer` and `subject`, never by an e-mail address or a phone. One that is
//! not linked yet is stored in a sealed cookie of this browser until its owner registers, or proves with the password
//! that an existing account is theirs.

pub mod google;
pub mod telegram;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use platform::db::OnConstraint as _;
use platform::session::{cookie_value, secure};
use platform::{App, Body, Error, Origin, Result, UserId};
use secrets::Keys;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{Signed, TypedCode, add_cookie, second_step, store};
use crate::codes::not_found;
use crate::done::Done;
use crate::history::{self, Event};
use crate::refusal::Refusal;
use crate::sign_in;

const COOKIE: &str = "social";
const WAITS: SignedDuration = SignedDuration::from_mins(30);

pub const TELEGRAM: &str = "telegram";
pub const GOOGLE: &str = "google";

/// An external account whose ownership was just proved.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Pending {
    pub provider: String,
    pub issuer: String,
    pub subject: String,
    pub name: String,
    pub email: Option<String>,
    until: Timestamp,
}

impl Pending {
    pub fn new(
        app: &App,
        provider: &str,
        issuer: &str,
        subject: &str,
        name: &str,
        email: Option<String>,
    ) -> Self {
        Self {
            provider: provider.to_owned(),
            issuer: issuer.to_owned(),
            subject: subject.to_owned(),
            name: name.chars().take(100).collect(),
            email,
            until: app.clock.now() + WAITS,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SocialOut {
    pub status: bool,
    pub social: Option<PendingOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PendingOut {
    pub provider: Provider,
    pub name: String,
    pub email: Option<String>,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Provider {
    Telegram,
    Google,
}

impl Provider {
    pub(crate) fn parse(code: &str) -> Option<Self> {
        match code {
            TELEGRAM => Some(Self::Telegram),
            GOOGLE => Some(Self::Google),
            _ => None,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProvidersOut {
    pub status: bool,
    pub google: bool,
    pub telegram: Option<TelegramProvider>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TelegramProvider {
    pub bot: String,
    /// The address to open in the browser that got it; Telegram returns to `/auth/login?state=…#tgAuthResult=…`.
    pub login_url: String,
}

/// Sign-in methods that this installation offers besides the password.
#[utoipa::path(get, path = "/auth/providers", tag = "accounts", responses((status = 200, body = ProvidersOut)))]
pub async fn list_providers(
    State(app): State<App>,
    platform::Lang(locale): platform::Lang,
    headers: HeaderMap,
) -> Response {
    let google = app.shared::<crate::SocialLogin>().google.is_some();
    let (telegram, state) = telegram::provider(&app, locale, &headers).unzip();
    let mut response = Json(ProvidersOut { status: true, google, telegram }).into_response();
    if let Some(state) = state {
        add_cookie(response.headers_mut(), &state);
    }
    response
}

/// The external account (Telegram, Google) that this browser is about to link.
#[utoipa::path(get, path = "/auth/social", tag = "accounts", responses((status = 200, body = SocialOut)))]
pub async fn view_social(State(app): State<App>, headers: HeaderMap) -> Json<SocialOut> {
    let social = pending(&app, &headers).and_then(|pending| {
        let provider = Provider::parse(&pending.provider)?;
        Some(PendingOut { provider, name: pending.name, email: pending.email })
    });
    Json(SocialOut { status: true, social })
}

/// Discards the external account pending in this browser.
#[utoipa::path(post, path = "/auth/social/forget", tag = "accounts", responses((status = 200, body = Done)))]
pub async fn forget_social(State(app): State<App>) -> Response {
    let mut response = Json(Done::YES).into_response();
    forget_pending(&app, response.headers_mut());
    response
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterIn {
    pub totp: TypedCode,
}

/// Signs in with the external account pending in this browser and a code of the authenticator.
#[utoipa::path(post, path = "/auth/social/enter", tag = "accounts", request_body = EnterIn,
    responses((status = 200, body = Signed), (status = 404, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody)))]
pub async fn enter_with_social(
    State(app): State<App>,
    platform::Lang(locale): platform::Lang,
    origin: Origin,
    headers: HeaderMap,
    Body(body): Body<EnterIn>,
) -> Result<Response> {
    let pending = pending(&app, &headers).ok_or_else(not_found)?;
    let mut db = app.db.acquire().await?;
    let user =
        store::find_identity(&mut db, &pending.issuer, &pending.subject).await?.ok_or_else(not_found)?;
    drop(db);
    second_step::check(&app, user, Some(&body.totp), &origin).await?;
    let mut tx = app.db.begin().await?;
    let opened =
        sign_in::open(&app, &mut tx, user, true, &origin, sign_in::device(&headers).as_ref()).await?;
    tx.commit().await?;
    let mut answer = sign_in::answer(&app, user, &opened, locale).await?;
    forget_pending(&app, answer.headers_mut());
    Ok(answer)
}

pub(crate) fn pending(app: &App, headers: &HeaderMap) -> Option<Pending> {
    let sealed = URL_SAFE_NO_PAD.decode(cookie_value(headers, COOKIE)?).ok()?;
    let opened = app.shared::<Keys>().open("social", &sealed)?;
    let pending: Pending = serde_json::from_slice(&opened).ok()?;
    (pending.until > app.clock.now()).then_some(pending)
}

pub(crate) fn keep_pending(app: &App, pending: &Pending, headers: &mut HeaderMap) -> Result<()> {
    let plain = serde_json::to_vec(pending).map_err(anyhow::Error::from)?;
    let sealed = URL_SAFE_NO_PAD.encode(app.shared::<Keys>().seal("social", &plain));
    let secure = secure(app);
    let age = WAITS.as_secs();
    add_cookie(headers, &format!("{COOKIE}={sealed}; Path=/; HttpOnly; SameSite=Lax{secure}; Max-Age={age}"));
    Ok(())
}

pub(crate) fn forget_pending(app: &App, headers: &mut HeaderMap) {
    let secure = secure(app);
    add_cookie(headers, &format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax{secure}; Max-Age=0"));
}

/// Links the pending external account of this browser to an account whose owner has just authenticated. False if
/// nothing is pending.
pub(crate) async fn link_pending(
    app: &App,
    db: &mut PgConnection,
    user: UserId,
    headers: &HeaderMap,
    origin: &Origin,
) -> Result<bool> {
    let Some(pending) = pending(app, headers) else { return Ok(false) };
    // A retried form: it is linked to this account already.
    if store::find_identity(db, &pending.issuer, &pending.subject).await? == Some(user) {
        return Ok(true);
    }
    let now = app.clock.now();
    let inserted =
        store::insert_identity(db, user, &pending.issuer, &pending.subject, &pending.name, now).await;
    inserted.on_constraint(store::ONE_ACCOUNT_EACH, || Refusal::IdentityTaken.into())?;
    history::record(app, db, user, Event::IdentityLinked, origin).await?;
    Ok(true)
}

pub(crate) fn refused() -> Error {
    Refusal::SocialRefused.into()
}

pub(crate) fn provider_off() -> Error {
    Refusal::ProviderOff.into()
}
