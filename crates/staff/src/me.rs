//! The signed-in member: profile, sessions, signing out.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Result};
use serde::Serialize;
use utoipa::ToSchema;

use crate::audit::{self, Actor, Event, Trace, actions};
use crate::device;
use crate::login::StaffLogin;
use crate::member::OBJECT;
use crate::model::{StaffId, StaffRole, StaffSession, StaffSessionId};
use crate::session::{self, Staff};
use crate::store::{self, Credentials};

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffMe {
    pub id: StaffId,
    pub login: String,
    pub name: String,
    pub role: StaffRole,
}

impl StaffMe {
    pub(crate) fn of(member: &Credentials) -> Self {
        Self { id: member.id, login: member.login.clone(), name: member.name.clone(), role: member.role }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffMeOut)]
pub struct MeOut {
    pub status: bool,
    pub member: StaffMe,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffDone)]
pub struct Done {
    pub status: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSessionsOut)]
pub struct SessionsOut {
    pub status: bool,
    pub data: Vec<StaffSession>,
}

/// The response to a new session; `is_known` says that the browser already has the cookie of a known one.
pub(crate) fn signed_in(
    app: &App,
    login: &StaffLogin,
    session: String,
    is_known: bool,
    member: StaffMe,
) -> Response {
    let device = (!is_known).then(|| device::cookie(app, login));
    let cookies: Vec<(HeaderName, String)> =
        [Some(session), device].into_iter().flatten().map(|cookie| (header::SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), Json(MeOut { status: true, member })).into_response()
}

/// The signed-in member of staff.
#[utoipa::path(get, path = "/staff/me", tag = "staff",
    responses((status = 200, body = MeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_staff_me(staff: Staff) -> Json<MeOut> {
    let Staff { id, login, name, role, .. } = staff;
    Json(MeOut { status: true, member: StaffMe { id, login, name, role } })
}

/// Ends this session.
#[utoipa::path(post, path = "/staff/sign-out", tag = "staff",
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn sign_out_staff(State(app): State<App>, staff: Staff, trace: Trace) -> Result<Response> {
    end(&app, &staff, &trace, staff.session_id, actions::SIGNED_OUT).await?;
    let gone = [(header::SET_COOKIE, session::cleared_cookie(&app))];
    Ok((gone, Json(Done { status: true })).into_response())
}

/// The member's own sessions, last used first.
#[utoipa::path(get, path = "/staff/sessions", tag = "staff",
    responses((status = 200, body = SessionsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_staff_sessions(State(app): State<App>, staff: Staff) -> Result<Json<SessionsOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let data = store::list_sessions(&mut db, staff.id, staff.session_id, now, now - session::IDLE).await?;
    Ok(Json(SessionsOut { status: true, data }))
}

/// Ends one of the member's own sessions.
#[utoipa::path(post, path = "/staff/sessions/{id}/end", tag = "staff", params(("id" = StaffSessionId, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn end_staff_session(
    State(app): State<App>,
    staff: Staff,
    trace: Trace,
    Path(id): Path<StaffSessionId>,
) -> Result<Json<Done>> {
    end(&app, &staff, &trace, id, actions::SESSION_ENDED).await?;
    Ok(Json(Done { status: true }))
}

async fn end(
    app: &App,
    staff: &Staff,
    trace: &Trace,
    id: StaffSessionId,
    action: &'static str,
) -> Result<()> {
    let mut tx = app.db.begin().await?;
    if !store::delete_session(&mut tx, staff.id, id).await? {
        return Err(Error::NotFound);
    }
    let event = Event::new(app.clock.now(), Actor::Staff(staff.id), action).on(OBJECT, staff.id).from(trace);
    audit::write(&mut tx, &event).await?;
    tx.commit().await?;
    Ok(())
}
