//! `GET /me/sessions` and ending them.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::{App, Error, Origin, Path, Result, SessionId, Viewer, session};
use serde::Serialize;
use utoipa::ToSchema;

use crate::done::Done;
use crate::history::{self, Event};
use crate::{device, place};

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionOut {
    pub id: SessionId,
    pub is_current: bool,
    /// "Chrome, Android"; empty when unknown.
    pub device: String,
    pub address: String,
    /// Two-letter code of the country of the IP address, where known.
    pub country: Option<&'static str>,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionsOut {
    pub status: bool,
    pub data: Vec<SessionOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EndedOut {
    pub status: bool,
    pub ended: u64,
}

/// Browsers that are signed in to the account.
#[utoipa::path(get, path = "/me/sessions", tag = "accounts",
    responses((status = 200, body = SessionsOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn list_sessions(State(app): State<App>, me: Viewer) -> Result<Json<SessionsOut>> {
    let rows = session::list(&mut *app.db.acquire().await?, me.user_id, app.clock.now()).await?;
    let data = rows.into_iter().map(|row| SessionOut {
        id: row.id,
        is_current: row.id == me.session_id,
        device: device::name(&row.user_agent),
        country: place::country(&row.address),
        address: row.address,
        created_at: row.created_at,
        last_used_at: row.last_used_at,
    });
    Ok(Json(SessionsOut { status: true, data: data.collect() }))
}

/// Signs one browser out.
#[utoipa::path(post, path = "/me/sessions/{id}/end", tag = "accounts",
    params(("id" = SessionId, Path, description = "From the list of sessions")),
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody)))]
pub async fn end_session(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
    Path(id): Path<SessionId>,
) -> Result<Json<Done>> {
    let mut tx = app.db.begin().await?;
    if !session::end(&mut tx, me.user_id, id).await? {
        return Err(Error::NotFound);
    }
    history::note(&mut tx, me.user_id, Event::SessionEnded, &origin, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(Done::YES))
}

/// Signs every other browser out.
#[utoipa::path(post, path = "/me/sessions/end-others", tag = "accounts",
    responses((status = 200, body = EndedOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn end_other_sessions(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
) -> Result<Json<EndedOut>> {
    let mut tx = app.db.begin().await?;
    let ended = session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
    if ended > 0 {
        history::note(&mut tx, me.user_id, Event::SessionEnded, &origin, app.clock.now()).await?;
    }
    tx.commit().await?;
    Ok(Json(EndedOut { status: true, ended }))
}
