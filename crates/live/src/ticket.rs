//! `POST /live/ticket`: a browser cannot send a token with a WebSocket, and a token in an address would be logged. So it
//! fetches a ticket, which opens one socket within half a minute.

use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Result, Viewer};
use secrets::Secret;
use serde::Serialize;
use utoipa::ToSchema;

use crate::store;

const LIFE: SignedDuration = SignedDuration::from_secs(30);

const FLOOD: Limit = Limit::per_minute("live_ticket", 240);

#[derive(Debug, Serialize, ToSchema)]
pub struct LiveTicketOut {
    pub status: bool,
    /// For the parameter `ticket` of `GET /live`.
    pub ticket: String,
}

/// A ticket that opens the live channel once, within 30 seconds.
#[utoipa::path(post, path = "/live/ticket", tag = "live",
    responses((status = 200, body = LiveTicketOut), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn create_live_ticket(State(app): State<App>, me: Viewer) -> Result<Json<LiveTicketOut>> {
    app.rate.take(FLOOD, me.user_id)?;
    let secret = Secret::new();
    let mut db = app.db.acquire().await?;
    store::insert_ticket(&mut db, &secret.hash(), me.session_id, app.clock.now() + LIFE).await?;
    Ok(Json(LiveTicketOut { status: true, ticket: secret.as_str().to_owned() }))
}
