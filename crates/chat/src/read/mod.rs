//! `POST /chats/{id}/read`: a side has read up to a message.

mod store;

use applications::ApplicationId;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Path, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::held::{hold_chat, publish};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read_chat))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatReadIn {
    /// The number of the newest message that was seen.
    pub seq: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ChatReadOut)]
pub struct Marked {
    pub status: bool,
}

/// Marks messages as read. It never goes back. A company reads as one; members who only see leave no mark.
#[utoipa::path(post, path = "/chats/{id}/read", tag = "chat", params(("id" = ApplicationId, Path)),
    request_body = ChatReadIn,
    responses((status = 200, body = Marked), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn read_chat(
    State(app): State<App>,
    side: Side,
    Path(id): Path<ApplicationId>,
    Body(body): Body<ChatReadIn>,
) -> Result<Json<Marked>> {
    let now = app.clock.now();
    let mut tx = side.begin(&app).await?;
    let held = hold_chat(&mut tx, &side, id, now).await?;
    if store::mark_read(&mut tx, id, side.actor(), body.seq).await? {
        publish(&mut tx, &held.application, now).await?;
        tx.commit().await?;
    }
    Ok(Json(Marked { status: true }))
}
