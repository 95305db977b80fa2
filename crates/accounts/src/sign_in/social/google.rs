//! `GET /auth/google` and its callback: authorization code with PKCE, state and nonce, stored in a sealed cookie.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use kernel::Locale;
use platform::rate::Limit;
use platform::session::{cookie_value, secure};
use platform::{App, Origin, Query, Result};
use secrets::{Keys, Secret};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::{GOOGLE, Pending, keep_pending, provider_off};
use crate::sign_in::{self, add_cookie, second_step, store};

const FLOOD: Limit = Limit::per_minute("google", 30);
const COOKIE: &str = "oauth";
const COOKIE_PATH: &str = "/api/v1/auth/google";
/// Time limit for choosing an account at Google.
const WAITS: SignedDuration = SignedDuration::from_mins(10);
pub(crate) const ISSUER: &str = "https://accounts.google.com";

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GoogleQuery {
    /// Language of the pages: uz, ru or en.
    lang: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CallbackQuery {
    state: Option<String>,
    code: Option<String>,
    error: Option<String>,
}

/// The values that the callback must match, stored in the browser's cookie.
#[derive(Serialize, Deserialize)]
struct Journey {
    state: String,
    nonce: String,
    verifier: String,
    locale: String,
    until: Timestamp,
}

/// Sends the browser to Google.
#[utoipa::path(get, path = "/auth/google", tag = "accounts", params(GoogleQuery),
    responses((status = 303, description = "To Google"), (status = 404, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn start_google(
    State(app): State<App>,
    origin: Origin,
    Query(query): Query<GoogleQuery>,
) -> Result<Response> {
    app.rate.take(FLOOD, &origin.address)?;
    let google = app.shared::<crate::SocialLogin>().google.as_ref().ok_or_else(provider_off)?;
    let locale = Locale::from_header(query.lang.as_deref());
    let (verifier, challenge) = outside::pkce();
    let journey = Journey {
        state: Secret::new().as_str().to_owned(),
        nonce: Secret::new().as_str().to_owned(),
        verifier,
        locale: locale.code().to_owned(),
        until: app.clock.now() + WAITS,
    };
    let Ok(url) = google.authorize_url(&journey.state, &journey.nonce, &challenge, locale).await else {
        return Ok(redirect(&problem(locale)));
    };
    let plain = serde_json::to_vec(&journey).map_err(anyhow::Error::from)?;
    let sealed = URL_SAFE_NO_PAD.encode(app.shared::<Keys>().seal("oauth", &plain));
    let mut response = redirect(url.as_str());
    let (secure, age) = (secure(&app), WAITS.as_secs());
    let cookie =
        format!("{COOKIE}={sealed}; Path={COOKIE_PATH}; HttpOnly; SameSite=Lax{secure}; Max-Age={age}");
    add_cookie(response.headers_mut(), &cookie);
    Ok(response)
}

/// Google sends the browser back here.
#[utoipa::path(get, path = "/auth/google/callback", tag = "accounts", params(CallbackQuery),
    responses((status = 303, description = "To a page of ours"), (status = 404, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn finish_google(
    State(app): State<App>,
    origin: Origin,
    headers: HeaderMap,
    Query(query): Query<CallbackQuery>,
) -> Result<Response> {
    app.rate.take(FLOOD, &origin.address)?;
    app.shared::<crate::SocialLogin>().google.as_ref().ok_or_else(provider_off)?;
    let journey = journey(&app, &headers);
    let locale = journey.as_ref().and_then(|journey| Locale::parse(&journey.locale)).unwrap_or_default();
    let mut response = match come_back(&app, &origin, &headers, journey, query, locale).await? {
        Some(response) => response,
        None => redirect(&problem(locale)),
    };
    let secure = secure(&app);
    // The cookie can be used for one callback only.
    let cookie = format!("{COOKIE}=; Path={COOKIE_PATH}; HttpOnly; SameSite=Lax{secure}; Max-Age=0");
    add_cookie(response.headers_mut(), &cookie);
    Ok(response)
}

fn journey(app: &App, headers: &HeaderMap) -> Option<Journey> {
    let sealed = URL_SAFE_NO_PAD.decode(cookie_value(headers, COOKIE)?).ok()?;
    let journey: Journey = serde_json::from_slice(&app.shared::<Keys>().open("oauth", &sealed)?).ok()?;
    (journey.until > app.clock.now()).then_some(journey)
}

/// `None`: refused by the person, by Google or by us; the page shows the same in every case.
async fn come_back(
    app: &App,
    origin: &Origin,
    headers: &HeaderMap,
    journey: Option<Journey>,
    query: CallbackQuery,
    locale: Locale,
) -> Result<Option<Response>> {
    let (Some(journey), Some(state), Some(code), None) = (journey, query.state, query.code, query.error)
    else {
        return Ok(None);
    };
    if state != journey.state {
        tracing::warn!("google sign-in came back with a foreign state");
        return Ok(None);
    }
    let google = app.shared::<crate::SocialLogin>().google.as_ref().ok_or_else(provider_off)?;
    let person = google.exchange(&code, &journey.verifier, &journey.nonce, app.clock.now()).await;
    let person = match person {
        Ok(person) => person,
        Err(error) => {
            tracing::warn!(%error, "google sign-in refused");
            return Ok(None);
        }
    };
    let name = person.name.or_else(|| person.email.clone()).unwrap_or_default();
    let email = person.email.filter(|_| person.email_verified);
    let pending = Pending::new(app, GOOGLE, ISSUER, &person.subject, &name, email);
    let mut tx = app.db.begin().await?;
    if let Some(user) = store::find_identity(&mut tx, ISSUER, &person.subject).await? {
        if second_step::is_wanted(&mut tx, user).await? {
            let mut response = redirect(&format!("{}?second=google", locale.path("/auth/login")));
            keep_pending(app, &pending, response.headers_mut())?;
            return Ok(Some(response));
        }
        let device = sign_in::device(headers);
        let opened = sign_in::open(app, &mut tx, user, true, origin, device.as_ref()).await?;
        tx.commit().await?;
        let mut response = redirect(&locale.path("/profile"));
        opened.set_cookies(app, response.headers_mut());
        return Ok(Some(response));
    }
    let mut response = redirect(&format!("{}?via=google", locale.path("/auth/register")));
    keep_pending(app, &pending, response.headers_mut())?;
    Ok(Some(response))
}

fn problem(locale: Locale) -> String {
    format!("{}?problem=google", locale.path("/auth/login"))
}

fn redirect(to: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(to) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}
