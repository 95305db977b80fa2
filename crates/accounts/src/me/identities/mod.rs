//! `GET /me/identities`: Telegram and Google accounts that can sign in to this one; linking and unlinking them.

mod store;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use jiff::Timestamp;
use platform::{App, Error, Origin, Path, Result, Viewer};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::done::Done;
use crate::history::{self, Event};
use crate::refusal::Refusal;
use crate::sign_in::social::{self, Provider, google, telegram};

kernel::id! {
    /// An external account that can sign in to one of ours.
    pub IdentityId
}

#[derive(Debug, Serialize, ToSchema)]
pub struct IdentityOut {
    pub id: IdentityId,
    pub provider: Provider,
    pub name: String,
    pub linked_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct IdentitiesOut {
    pub status: bool,
    pub data: Vec<IdentityOut>,
}

/// External accounts that can sign in to this one.
#[utoipa::path(get, path = "/me/identities", tag = "accounts",
    responses((status = 200, body = IdentitiesOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn list_identities(State(app): State<App>, me: Viewer) -> Result<Json<IdentitiesOut>> {
    let rows = store::list_identities(&mut *app.db.acquire().await?, me.user_id).await?;
    let data = rows.into_iter().filter_map(|row| {
        let provider = match row.issuer.as_str() {
            telegram::ISSUER => Provider::Telegram,
            google::ISSUER => Provider::Google,
            _ => return None,
        };
        Some(IdentityOut { id: row.id, provider, name: row.name, linked_at: row.linked_at })
    });
    Ok(Json(IdentitiesOut { status: true, data: data.collect() }))
}

/// Links the external account pending in this browser.
#[utoipa::path(post, path = "/me/identities/link", tag = "accounts",
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 404, body = platform::wording::ErrorBody),
        (status = 409, body = platform::wording::ErrorBody)))]
pub async fn link_identity(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
    headers: HeaderMap,
) -> Result<Response> {
    me.require_proof(app.clock.now())?;
    let mut tx = app.db.begin().await?;
    if !social::link_pending(&app, &mut tx, me.user_id, &headers, &origin).await? {
        return Err(Error::NotFound);
    }
    tx.commit().await?;
    let mut response = Json(Done::YES).into_response();
    social::forget_pending(&app, response.headers_mut());
    Ok(response)
}

/// Unlinks an external account, unless it is the last sign-in method.
#[utoipa::path(post, path = "/me/identities/{id}/unlink", tag = "accounts",
    params(("id" = IdentityId, Path, description = "From the list of identities")),
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 404, body = platform::wording::ErrorBody),
        (status = 409, body = platform::wording::ErrorBody)))]
pub async fn unlink_identity(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
    Path(id): Path<Uuid>,
) -> Result<Json<Done>> {
    me.require_proof(app.clock.now())?;
    let mut tx = app.db.begin().await?;
    // Locks the user's row, so that two concurrent requests cannot both remove what looks like the last but one.
    let ways = store::count_ways_in(&mut tx, me.user_id).await?;
    if !store::delete_identity(&mut tx, me.user_id, id).await? {
        return Err(Error::NotFound);
    }
    if ways <= 1 {
        return Err(Refusal::LastWayIn.into());
    }
    history::record(&app, &mut tx, me.user_id, Event::IdentityUnlinked, &origin).await?;
    tx.commit().await?;
    Ok(Json(Done::YES))
}
