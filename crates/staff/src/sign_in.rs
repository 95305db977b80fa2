//! `POST /staff/sign-in`: login, password and authenticator code, all three required.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use platform::wording::ErrorBody;
use platform::{App, Body, Result};
use secrets::{Code, Hasher, Keys, Password, totp};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::attempts::Attempt;
use crate::audit::{self, Actor, Event, Trace, actions};
use crate::login::StaffLogin;
use crate::me::{MeOut, StaffMe, signed_in};
use crate::member::OBJECT;
use crate::refusal::Refusal;
use crate::session::{self, FromConsole};
use crate::store::{self, Credentials};
use crate::{device, welcome};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffSignInIn)]
pub struct SignInIn {
    pub login: StaffLogin,
    pub password: Password,
    /// A code from the authenticator; each works once.
    pub totp: Code,
}

/// Opens a staff session; the response sets the cookie `staff`.
#[utoipa::path(post, path = "/staff/sign-in", tag = "staff", request_body = SignInIn,
    responses((status = 200, body = MeOut), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn sign_in_staff(
    State(app): State<App>,
    _: FromConsole,
    trace: Trace,
    headers: HeaderMap,
    Body(typed): Body<SignInIn>,
) -> Result<Response> {
    let device = device::known(&app, &headers, &typed.login);
    let attempt = Attempt::of(&typed.login, &trace.origin, device.as_ref());
    attempt.take(&app).await?;
    let known = store::find_by_login(&mut *app.db.acquire().await?, &typed.login).await?;
    let (cookie, me) = sign_in(&app, &trace, &typed, known, &attempt).await?;
    Ok(signed_in(&app, &typed.login, cookie, device.is_some(), me))
}

async fn sign_in(
    app: &App,
    trace: &Trace,
    typed: &SignInIn,
    known: Option<Credentials>,
    attempt: &Attempt,
) -> Result<(String, StaffMe)> {
    let now = app.clock.now();
    let step = check(app, known.as_ref(), &typed.password, &typed.totp).await;
    let mut tx = app.db.begin().await?;
    let mut allowed = None;
    if let (Some(member), Some(step)) = (&known, step) {
        // Two requests with one code: the second finds the time step used.
        if store::set_totp_step(&mut tx, member.id, step).await? {
            allowed = Some(member);
        }
    }
    let Some(member) = allowed else {
        // An unknown login may be a password typed into the wrong field, so it is not stored.
        let event = Event::new(now, Actor::System, actions::SIGN_IN_REFUSED).from(trace);
        let event = match &known {
            Some(member) => event.on(OBJECT, member.id),
            None => event,
        };
        audit::write(&mut tx, &event).await?;
        tx.commit().await?;
        return Err(Refusal::SignIn.into());
    };
    attempt.forgive(&mut tx).await?;
    let cookie = session::open(app, &mut tx, member.id, &trace.origin, now).await?;
    let event = Event::new(now, Actor::Staff(member.id), actions::SIGNED_IN).on(OBJECT, member.id);
    audit::write(&mut tx, &event.from(trace)).await?;
    tx.commit().await?;
    Ok((cookie, StaffMe::of(member)))
}

/// The time step of the code if password and code are right and the member may sign in.
///
/// Everything is computed for unknown logins too, so that the response takes the same time.
pub(crate) async fn check(
    app: &App,
    known: Option<&Credentials>,
    password: &Password,
    code: &Code,
) -> Option<i64> {
    let stored = known.and_then(|member| member.password_hash.as_deref());
    let is_right = app.shared::<Hasher>().verify(stored, password).await;
    let sealed = known.and_then(|member| member.totp_sealed.as_deref());
    let secret = sealed.and_then(|sealed| app.shared::<Keys>().open(welcome::TOTP_LABEL, sealed));
    let last = known.and_then(|member| member.totp_last_step);
    let secret = secret.unwrap_or_else(totp::new_secret);
    let step = totp::verify(&secret, code.as_str(), app.clock.now().as_second(), last);
    step.filter(|_| is_right && known.is_some_and(|member| member.may_sign_in))
}
