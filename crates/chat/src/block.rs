//! `POST /chats/{id}/block`: a side wants to hear nothing more from the other one, or does again (decisions C13).

use applications::ApplicationId;
use applications::blocks::set_block;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Lang, Path, Result};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::held::{hold_chat, publish};
use crate::view::{ChatOut, find_view};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(block_chat))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatBlockIn {
    pub is_blocked: bool,
}

/// Closes all conversations between this company and this candidate, and their invitations, or opens them again.
#[utoipa::path(post, path = "/chats/{id}/block", tag = "chat", params(("id" = ApplicationId, Path)),
    request_body = ChatBlockIn,
    responses((status = 200, body = ChatOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn block_chat(
    State(app): State<App>,
    Lang(locale): Lang,
    side: Side,
    Path(id): Path<ApplicationId>,
    Body(body): Body<ChatBlockIn>,
) -> Result<Json<ChatOut>> {
    let now = app.clock.now();
    let mut tx = side.begin(&app).await?;
    let held = hold_chat(&mut tx, &side, id, now).await?;
    let between = (held.application.company_id, held.application.candidate_id);
    set_block(&mut tx, between, side.actor(), body.is_blocked, now).await?;
    publish(&mut tx, &held.application, now).await?;
    let data = find_view(&app, &mut tx, &side, id, locale).await?;
    tx.commit().await?;
    Ok(Json(ChatOut { status: true, data }))
}
