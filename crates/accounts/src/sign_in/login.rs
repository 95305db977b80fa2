//! `POST /auth/login`: phone and password, and the authenticator's code if it is enabled.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::LoginPhone;
use platform::rate::Limit;
use platform::{App, Body, Error, Lang, Origin, Refused, Result, UserId};
use queue::Job;
use secrets::{Hasher, Keys, Password, totp};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::guesses::Counters;
use super::{SignedOrRefused, TypedCode, device, social, store};
use crate::history::{self, Event};
use crate::refusal::Refusal;

const FLOOD: Limit = Limit::per_minute("login", 60);

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LoginIn {
    pub phone: LoginPhone,
    /// Any text; too short ones are simply wrong passwords.
    #[schema(format = Password)]
    pub password: String,
    /// Stay signed in on this device.
    #[serde(default)]
    pub remember: bool,
    #[serde(default)]
    pub totp: Option<TypedCode>,
    /// Also link the external account pending in this browser.
    #[serde(default)]
    pub social: bool,
}

/// Signs in with phone and password.
#[utoipa::path(post, path = "/auth/login", tag = "accounts", request_body = LoginIn,
    responses((status = 200, body = SignedOrRefused), (status = 422, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn login(
    State(app): State<App>,
    Lang(locale): Lang,
    origin: Origin,
    headers: HeaderMap,
    Body(body): Body<LoginIn>,
) -> Result<Response> {
    app.rate.take(FLOOD, &origin.address)?;
    let user = check(&app, &body, &origin, &headers).await?;
    let mut tx = app.db.begin().await?;
    let opened = super::open(&app, &mut tx, user, body.remember, &origin, device(&headers).as_ref()).await?;
    let linked = body.social && social::link_pending(&app, &mut tx, user, &headers, &origin).await?;
    tx.commit().await?;
    let mut answer = super::answer(&app, user, &opened, locale).await?;
    if linked {
        social::forget_pending(&app, answer.headers_mut());
    }
    Ok(answer)
}

/// The user, or a refusal that is identical in content and timing for a wrong password and an unknown phone.
async fn check(app: &App, body: &LoginIn, origin: &Origin, headers: &HeaderMap) -> Result<UserId> {
    let now = app.clock.now();
    let phone = body.phone.as_str();
    let mut db = app.db.acquire().await?;
    let account = store::find_sign_in(&mut db, phone).await?;
    let device = known_device(&mut db, account.as_ref().map(|account| account.id), headers).await?;
    drop(db);
    let counters = Counters::of(phone, origin, device.as_ref());
    counters.take(app).await?;
    let stored = account.as_ref().and_then(|account| account.password_hash.as_deref());
    let is_right = verify(app, stored, &body.password).await;
    let mut tx = app.db.begin().await?;
    let Some(account) = account.filter(|_| is_right) else {
        // Recorded by a job, for unknown numbers too, so that the response takes the same time.
        queue::enqueue(&mut tx, &NoteRefusal::of(phone, origin)).await?;
        tx.commit().await?;
        return Err(Refused::from(Refusal::WrongCredentials).at("phone").into());
    };
    match check_totp(app, &mut tx, &account, body.totp.as_ref().map(TypedCode::as_str)).await {
        Err(Error::Refused(refused)) => {
            // The password was right and a code is still to come.
            if !refused.is(Refusal::WrongTotp) {
                counters.undo(&mut tx, now).await?;
            }
            tx.commit().await?;
            return Err(refused.with_status_ok().into());
        }
        other => other?,
    }
    counters.succeeded(&mut tx, now).await?;
    tx.commit().await?;
    Ok(account.id)
}

/// Records a wrong password in the history of the account, if there is one.
#[derive(Debug, Serialize, Deserialize)]
pub struct NoteRefusal {
    phone: String,
    address: String,
    user_agent: String,
}

impl NoteRefusal {
    fn of(phone: &str, origin: &Origin) -> Self {
        let Origin { address, user_agent } = origin.clone();
        Self { phone: phone.to_owned(), address, user_agent }
    }
}

impl Job<App> for NoteRefusal {
    const NAME: &'static str = "note_refusal";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let mut db = app.db.acquire().await?;
        let Some(account) = store::find_sign_in(&mut db, &self.phone).await? else { return Ok(()) };
        let origin = Origin { address: self.address, user_agent: self.user_agent };
        history::note(&mut db, account.id, Event::Refused, &origin, app.clock.now()).await?;
        Ok(())
    }
}

/// A text that cannot be a password is hashed all the same, so that the timing reveals nothing.
pub(crate) async fn verify(app: &App, stored: Option<&str>, typed: &str) -> bool {
    let hasher = app.shared::<Hasher>();
    match Password::parse(typed) {
        Ok(password) => hasher.verify(stored, &password).await,
        Err(_) => {
            let stand_in = Password::parse("too short or too long").expect("it is neither");
            hasher.verify(None, &stand_in).await
        }
    }
}

async fn known_device(
    db: &mut PgConnection,
    user: Option<UserId>,
    headers: &HeaderMap,
) -> Result<Option<secrets::Secret>> {
    let (Some(user), Some(device)) = (user, device(headers)) else { return Ok(None) };
    let known = store::is_known_device(db, user, &device.hash()).await?;
    Ok(known.then_some(device))
}

/// If the authenticator is enabled, checks its code (each time step once) or an unused recovery code.
pub(crate) async fn check_totp(
    app: &App,
    db: &mut PgConnection,
    account: &store::SignInRow,
    code: Option<&str>,
) -> Result<()> {
    let (Some(sealed), Some(_)) = (&account.totp_sealed, account.totp_confirmed_at) else { return Ok(()) };
    let refused = |refusal: Refusal| Error::from(Refused::from(refusal).at("totp"));
    let Some(code) = code.map(str::trim).filter(|code| !code.is_empty()) else {
        return Err(refused(Refusal::TotpRequired));
    };
    let keys = app.shared::<Keys>();
    let secret = keys.open("totp", sealed).ok_or(Error::Fault)?;
    let now = app.clock.now();
    if let Some(step) = totp::verify(&secret, code, now.as_second(), account.totp_last_step) {
        // Two concurrent sign-ins with one code: the database lets one through.
        if store::set_totp_step(db, account.id, step).await? {
            return Ok(());
        }
    } else if store::use_recovery_code(db, account.id, &totp::hash_recovery(keys, code), now).await? {
        return Ok(());
    }
    Err(refused(Refusal::WrongTotp))
}
