//! Ways to sign in: password, one-time link, Telegram, Google. All of them end in [`open`].

pub mod guesses;
pub mod link;
pub mod login;
pub mod logout;
pub(crate) mod second_step;
pub mod social;
pub(crate) mod store;

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::Locale;
use notifications::Notice;
use platform::session::{self, cookie_value};
use platform::{App, Origin, Result, UserId};
use secrets::{Secret, Token};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use crate::history::{self, Event};
use crate::people::{self, User};

/// Cookie that identifies a browser that signed in before; valid for a year.
const DEVICE_COOKIE: &str = "device";
const DEVICE_SECONDS: u32 = 365 * 24 * 3600;

kernel::text! {
    /// Code of the authenticator, or a recovery code, as typed.
    pub TypedCode, chars 0..=20, line
}

/// The response of every sign-in method.
#[derive(Debug, Serialize, ToSchema)]
pub struct Signed {
    pub status: bool,
    pub user: User,
    pub token: String,
    /// Null: no problem.
    pub message: Option<String>,
}

/// The calls of product §7 branch on `status`: refusals come with HTTP 200 too.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "describes the answer; refusals are worded by the platform")]
pub enum SignedOrRefused {
    Signed(Signed),
    Refused(platform::wording::ErrorBody),
}

/// A new session that the caller still has to commit.
pub(crate) struct Opened {
    pub token: Token,
    pub is_kept: bool,
    /// Set if the browser is new.
    new_device: Option<Secret>,
    /// The browser is new to an account that has other known browsers.
    is_stranger: bool,
}

/// The secret of this browser, if it signed in before.
pub(crate) fn device(headers: &HeaderMap) -> Option<Secret> {
    cookie_value(headers, DEVICE_COOKIE).and_then(Secret::parse)
}

/// Opens a session, remembers the browser, and notifies the owner of an unknown browser.
pub(crate) async fn open(
    app: &App,
    db: &mut PgConnection,
    user: UserId,
    is_kept: bool,
    origin: &Origin,
    device: Option<&Secret>,
) -> Result<Opened> {
    let opened = open_quietly(app, db, user, is_kept, origin, device).await?;
    if opened.is_stranger {
        let notice = Notice::security(user, "new_device").arg("from", crate::device::place(origin));
        notifications::notify(db, &notice.path("/profile/settings/security"), app.clock.now()).await?;
    }
    Ok(opened)
}

/// The same without a notification, for the retry of a form whose response, and with it the browser's cookie, was
/// lost.
pub(crate) async fn open_quietly(
    app: &App,
    db: &mut PgConnection,
    user: UserId,
    is_kept: bool,
    origin: &Origin,
    device: Option<&Secret>,
) -> Result<Opened> {
    let now = app.clock.now();
    let token = session::open(db, user, is_kept, origin, now).await?;
    history::note(db, user, Event::SignedIn, origin, now).await?;
    let known = match device {
        Some(device) => store::touch_device(db, user, &device.hash(), now).await?,
        None => false,
    };
    if known {
        return Ok(Opened { token, is_kept, new_device: None, is_stranger: false });
    }
    let fresh = Secret::new();
    let is_first = !store::has_devices(db, user).await?;
    store::insert_device(db, user, &fresh.hash(), now).await?;
    Ok(Opened { token, is_kept, new_device: Some(fresh), is_stranger: !is_first })
}

impl Opened {
    /// Sets the cookies of a signed-in browser.
    pub(crate) fn set_cookies(&self, app: &App, headers: &mut HeaderMap) {
        add_cookie(headers, &session::cookie(app, &self.token, self.is_kept));
        if let Some(device) = &self.new_device {
            let secure = session::secure(app);
            let device = device.as_str();
            add_cookie(
                headers,
                &format!(
                    "{DEVICE_COOKIE}={device}; Path=/; HttpOnly; SameSite=Lax{secure}; Max-Age={DEVICE_SECONDS}"
                ),
            );
        }
    }
}

pub(crate) fn add_cookie(headers: &mut HeaderMap, cookie: &str) {
    if let Ok(value) = HeaderValue::from_str(cookie) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// The response of a sign-in: the user, the token and its cookie. Call it after the commit.
pub(crate) async fn answer(app: &App, user: UserId, opened: &Opened, locale: Locale) -> Result<Response> {
    let user = people::load(app, &mut *app.db.acquire().await?, user, locale).await?;
    let signed = Signed { status: true, user, token: opened.token.to_string(), message: None };
    let mut response = Json(signed).into_response();
    opened.set_cookies(app, response.headers_mut());
    Ok(response)
}
