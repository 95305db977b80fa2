//! `POST /staff/password`: sets a new password; requires the old one and a new authenticator code.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use kernel::FieldErrors;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Result};
use secrets::{Code, Hasher, Password};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::attempts::Attempt;
use crate::audit::{self, Actor, Event, Trace, actions};
use crate::device;
use crate::login::StaffLogin;
use crate::me::Done;
use crate::member::OBJECT;
use crate::refusal::Refusal;
use crate::session::Staff;
use crate::sign_in;
use crate::store;
use crate::welcome::weak;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffPasswordIn)]
pub struct PasswordIn {
    pub current: Password,
    pub password: Password,
    pub totp: Code,
}

/// Sets a new password; the member's other sessions end.
#[utoipa::path(post, path = "/staff/password", tag = "staff", request_body = PasswordIn,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn change_staff_password(
    State(app): State<App>,
    staff: Staff,
    trace: Trace,
    headers: HeaderMap,
    Body(typed): Body<PasswordIn>,
) -> Result<Json<Done>> {
    change(&app, &staff, &trace, &headers, &typed).await?;
    Ok(Json(Done { status: true }))
}

async fn change(
    app: &App,
    staff: &Staff,
    trace: &Trace,
    headers: &HeaderMap,
    typed: &PasswordIn,
) -> Result<()> {
    let login = StaffLogin::parse(&staff.login).map_err(|_| Error::Fault)?;
    // The same limit as at sign-in, so that somebody at an unattended console cannot guess faster.
    let attempt = Attempt::of(&login, &trace.origin, device::known(app, headers, &login).as_ref());
    attempt.take(app).await?;
    let member =
        store::find_by_login(&mut *app.db.acquire().await?, &login).await?.ok_or(Error::SignedOut)?;
    let step = sign_in::check(app, Some(&member), &typed.current, &typed.totp).await;
    let step = step.ok_or(Refusal::SignIn)?;
    if let Some(problem) = weak(&typed.password, &member) {
        return Err(Error::Invalid(FieldErrors::from(("password", problem))));
    }
    let hash = app.shared::<Hasher>().hash(&typed.password).await?;
    let mut tx = app.db.begin().await?;
    if !store::set_totp_step(&mut tx, staff.id, step).await? {
        return Err(Refusal::SignIn.into());
    }
    attempt.forgive(&mut tx).await?;
    store::set_password(&mut tx, staff.id, &hash).await?;
    store::delete_sessions(&mut tx, staff.id, Some(staff.session_id)).await?;
    let event = Event::new(app.clock.now(), Actor::Staff(staff.id), actions::PASSWORD_CHANGED);
    audit::write(&mut tx, &event.on(OBJECT, staff.id).from(trace)).await?;
    tx.commit().await?;
    Ok(())
}
