//! The one-time link: the person sets up an authenticator, then a password, and is signed in.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use kernel::{FieldError, FieldErrors};
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Result, qr};
use secrets::{Code, Hasher, Keys, Password, Secret, Weak, totp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::audit::{self, Actor, Event, Trace, actions};
use crate::login::StaffLogin;
use crate::me::{MeOut, StaffMe, signed_in};
use crate::member::OBJECT;
use crate::model::StaffRole;
use crate::refusal::Refusal;
use crate::session::{self, FromConsole};
use crate::store::{self, Credentials};

/// The label under which the secrets of authenticators are sealed.
pub const TOTP_LABEL: &str = "staff totp";

const ISSUER: &str = "Ishbor";

/// Links cannot be guessed, but each attempt costs a password hash.
const PER_ADDRESS: Limit = Limit::per_hour("staff-welcome", 60);

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffWelcomeStartIn)]
pub struct StartIn {
    /// The part of the link after `#`.
    pub secret: String,
}

#[derive(Serialize, ToSchema)]
#[schema(as = StaffWelcomeStartOut)]
pub struct StartOut {
    pub status: bool,
    pub login: String,
    pub name: String,
    pub role: StaffRole,
    pub totp: Authenticator,
}

/// The secret for an authenticator, as a QR code and as text.
#[derive(Serialize, ToSchema)]
#[schema(as = StaffAuthenticator)]
pub struct Authenticator {
    pub secret: String,
    pub uri: String,
    /// SVG of the QR code.
    pub qr: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffWelcomeFinishIn)]
pub struct FinishIn {
    pub secret: String,
    pub password: Password,
    pub totp: Code,
}

/// The invited member and the secret for the authenticator; the same after a reload.
#[utoipa::path(post, path = "/staff/welcome/start", tag = "staff", request_body = StartIn,
    responses((status = 200, body = StartOut), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn start_staff_welcome(
    State(app): State<App>,
    _: FromConsole,
    trace: Trace,
    Body(typed): Body<StartIn>,
) -> Result<Json<StartOut>> {
    app.rate.take(PER_ADDRESS, &trace.origin.address)?;
    let invitation = invitation_hash(&typed.secret)?;
    let keys = app.shared::<Keys>();
    let sealed = keys.seal(TOTP_LABEL, &totp::new_secret());
    let mut db = app.db.acquire().await?;
    // Two tabs of one link get the same authenticator: the first request creates it.
    let member = store::set_totp_once(&mut db, &invitation, &sealed, app.clock.now()).await?;
    let member = member.ok_or(Refusal::InvitationDead)?;
    let secret = open_totp(keys, &member)?;
    let uri = totp::uri(ISSUER, &member.login, &secret);
    let totp = Authenticator { secret: totp::base32(&secret), qr: qr::svg(&uri)?, uri };
    Ok(Json(StartOut { status: true, login: member.login, name: member.name, role: member.role, totp }))
}

/// Sets the password, confirms the authenticator, invalidates the link and signs in.
#[utoipa::path(post, path = "/staff/welcome/finish", tag = "staff", request_body = FinishIn,
    responses((status = 200, body = MeOut), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn finish_staff_welcome(
    State(app): State<App>,
    _: FromConsole,
    trace: Trace,
    Body(typed): Body<FinishIn>,
) -> Result<Response> {
    app.rate.take(PER_ADDRESS, &trace.origin.address)?;
    let (cookie, me) = finish(&app, &trace, &typed).await?;
    let login = StaffLogin::parse(&me.login).map_err(|_| Error::Fault)?;
    Ok(signed_in(&app, &login, cookie, false, me))
}

async fn finish(app: &App, trace: &Trace, typed: &FinishIn) -> Result<(String, StaffMe)> {
    let now = app.clock.now();
    let invitation = invitation_hash(&typed.secret)?;
    let invited = store::find_invited(&mut *app.db.acquire().await?, &invitation, now).await?;
    let member = invited.ok_or(Refusal::InvitationDead)?;
    let mut problems = FieldErrors::new();
    let secret = open_totp(app.shared::<Keys>(), &member)?;
    let step = totp::verify(&secret, typed.totp.as_str(), now.as_second(), None);
    if step.is_none() {
        problems.push("totp", FieldError::WrongCode);
    }
    if let Some(problem) = weak(&typed.password, &member) {
        problems.push("password", problem);
    }
    let Some(step) = step.filter(|_| problems.is_empty()) else { return Err(Error::Invalid(problems)) };
    let hash = app.shared::<Hasher>().hash(&typed.password).await?;
    let mut tx = app.db.begin().await?;
    // Of concurrent requests, only one finds the link still open.
    if !store::set_ready(&mut tx, &invitation, &hash, step, now).await? {
        return Err(Refusal::InvitationDead.into());
    }
    let cookie = session::open(app, &mut tx, member.id, &trace.origin, now).await?;
    for action in [actions::WELCOMED, actions::SIGNED_IN] {
        let event = Event::new(now, Actor::Staff(member.id), action).on(OBJECT, member.id).from(trace);
        audit::write(&mut tx, &event).await?;
    }
    tx.commit().await?;
    Ok((cookie, StaffMe::of(&member)))
}

fn invitation_hash(secret: &str) -> Result<Vec<u8>> {
    Ok(Secret::parse(secret).ok_or(Refusal::InvitationDead)?.hash())
}

/// If the first page of the link was never opened, there is no authenticator yet, so the second step is refused like
/// a dead link.
fn open_totp(keys: &Keys, member: &Credentials) -> Result<Vec<u8>> {
    let sealed = member.totp_sealed.as_deref().ok_or(Refusal::InvitationDead)?;
    let secret = keys.open(TOTP_LABEL, sealed);
    secret.ok_or_else(|| {
        Error::from(anyhow::anyhow!("the authenticator of {} was sealed with another key", member.id))
    })
}

/// The weakness of a password for this member, if any.
pub(crate) fn weak(password: &Password, member: &Credentials) -> Option<FieldError> {
    let names: Vec<&str> = member.name.split_whitespace().chain([member.login.as_str()]).collect();
    secrets::weakness(password, "", &names).map(|weak| match weak {
        Weak::Common => FieldError::WeakPassword,
        Weak::LikePhone => FieldError::PasswordLikePhone,
        Weak::LikeName => FieldError::PasswordLikeName,
    })
}
