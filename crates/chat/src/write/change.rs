//! `POST /chats/{id}/messages/{seq}/update` and `/destroy`.

use applications::ApplicationId;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{ChatText, screened, store, warnings};
use crate::held::{Held, hold_chat, publish};
use crate::refusal::check;
use crate::rules::Sent;
use crate::view::{ChatMessageOut, find_message, other_has_read};
use crate::{Refusal, files};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatMessageTextIn {
    pub text: ChatText,
}

/// Edits an own message that is new and unread.
#[utoipa::path(post, path = "/chats/{id}/messages/{seq}/update", tag = "chat",
    params(("id" = ApplicationId, Path), ("seq" = i32, Path)), request_body = ChatMessageTextIn,
    responses((status = 200, body = ChatMessageOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_chat_message(
    State(app): State<App>,
    side: Side,
    Path((id, seq)): Path<(ApplicationId, i32)>,
    Body(body): Body<ChatMessageTextIn>,
) -> Result<Json<ChatMessageOut>> {
    let now = app.clock.now();
    let mut tx = side.begin(&app).await?;
    let held = hold_chat(&mut tx, &side, id, now).await?;
    let sent = find_sent(&mut tx, &side, &held, seq, now).await?;
    if !sent.can_edit() {
        return Err(Refusal::TooLate.into());
    }
    let standing = held.facts.standing(&side, now)?;
    // What fills the row of messages is the message itself.
    check(crate::rules::Standing { in_a_row: 0, ..standing }.writing())?;
    screened(&standing, &body.text)?;
    store::update(&mut tx, id, seq, body.text.as_str(), &warnings(&body.text), now).await?;
    publish(&mut tx, &held.application, now).await?;
    let data = find_message(&mut tx, &side, held.user, id, seq, now).await?;
    tx.commit().await?;
    Ok(Json(ChatMessageOut { status: true, data }))
}

/// Deletes an own new message for both sides, with its file. Its number stays.
#[utoipa::path(post, path = "/chats/{id}/messages/{seq}/destroy", tag = "chat",
    params(("id" = ApplicationId, Path), ("seq" = i32, Path)),
    responses((status = 200, body = ChatMessageOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn destroy_chat_message(
    State(app): State<App>,
    side: Side,
    Path((id, seq)): Path<(ApplicationId, i32)>,
) -> Result<Json<ChatMessageOut>> {
    let now = app.clock.now();
    let mut tx = side.begin(&app).await?;
    let held = hold_chat(&mut tx, &side, id, now).await?;
    let sent = find_sent(&mut tx, &side, &held, seq, now).await?;
    // A repeat finds it deleted.
    if sent.is_mine && sent.is_deleted {
        let data = find_message(&mut tx, &side, held.user, id, seq, now).await?;
        return Ok(Json(ChatMessageOut { status: true, data }));
    }
    if !sent.can_delete() {
        return Err(Refusal::TooLate.into());
    }
    store::delete(&mut tx, id, seq, now).await?;
    let file = files::store::delete_of_message(&mut tx, id, seq).await?;
    publish(&mut tx, &held.application, now).await?;
    let data = find_message(&mut tx, &side, held.user, id, seq, now).await?;
    tx.commit().await?;
    files::discard(&app, file).await;
    Ok(Json(ChatMessageOut { status: true, data }))
}

/// A message of the conversation, as the rules see it. That of somebody else is not the caller's to change.
async fn find_sent(
    db: &mut PgConnection,
    side: &Side,
    held: &Held,
    seq: i32,
    now: Timestamp,
) -> Result<Sent> {
    let row = store::find_sent(db, held.application.id, seq).await?.ok_or(Error::NotFound)?;
    if row.user_id != Some(held.user.as_uuid()) {
        return Err(Error::Forbidden);
    }
    Ok(Sent {
        is_mine: true,
        is_deleted: row.is_deleted,
        age: now.duration_since(row.at),
        is_read: other_has_read(side, &held.facts) >= seq,
    })
}
