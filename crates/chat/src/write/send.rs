//! `POST /chats/{id}/messages`.

use std::time::Duration;

use applications::ApplicationId;
use applications::locked::Locked;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::{SignedDuration, Timestamp};
use kernel::uzbek::fold;
use kernel::{FieldError, FieldErrors};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result, UserId};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{ChatText, screened, store, warnings};
use crate::files;
use crate::held::{Held, hold_chat, publish};
use crate::notices::tell_later;
use crate::refusal::check;
use crate::rules::MOST_A_DAY;
use crate::view::{ChatMessageOut, find_message};
use crate::{MessageId, Refusal};

pub(super) const DAY: SignedDuration = SignedDuration::from_hours(24);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatMessageIn {
    /// Chosen by the page: a repeat with the same one returns the message that is stored.
    pub client_id: Uuid,
    /// Not needed beside a file.
    #[serde(default)]
    pub text: Option<ChatText>,
    /// An uploaded file of the caller that waits for a message.
    #[serde(default)]
    pub file: Option<Uuid>,
}

/// Writes a message. It may be repeated: it is stored once.
#[utoipa::path(post, path = "/chats/{id}/messages", tag = "chat", params(("id" = ApplicationId, Path)),
    request_body = ChatMessageIn,
    responses((status = 200, body = ChatMessageOut, description = "It was stored before"),
        (status = 201, body = ChatMessageOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn send_chat_message(
    State(app): State<App>,
    side: Side,
    Path(id): Path<ApplicationId>,
    Body(body): Body<ChatMessageIn>,
) -> Result<(StatusCode, Json<ChatMessageOut>)> {
    let now = app.clock.now();
    let mut tx = side.begin(&app).await?;
    let held = hold_chat(&mut tx, &side, id, now).await?;
    let stored = store_message(&mut tx, &side, &held, &body, now).await?;
    let data = find_message(&mut tx, &side, held.user, id, stored.seq, now).await?;
    tx.commit().await?;
    let status = if stored.is_repeat { StatusCode::OK } else { StatusCode::CREATED };
    Ok((status, Json(ChatMessageOut { status: true, data })))
}

/// A message that is in the conversation.
pub(super) struct Stored {
    pub seq: i32,
    /// It was there before.
    pub is_repeat: bool,
}

/// Checks all rules and stores one message, in the transaction that holds its conversation.
pub(super) async fn store_message(
    db: &mut PgConnection,
    side: &Side,
    held: &Held,
    body: &ChatMessageIn,
    now: Timestamp,
) -> Result<Stored> {
    let id = held.application.id;
    if let Some(first) = store::find_by_client_id(db, id, body.client_id).await? {
        // Somebody else's message is no repeat.
        if first.user_id != Some(held.user.as_uuid()) {
            return Err(Error::Invalid(FieldErrors::from(("client_id", FieldError::Invalid))));
        }
        return Ok(Stored { seq: first.seq, is_repeat: true });
    }
    let standing = held.facts.standing(side, now)?;
    check(standing.writing())?;
    check_day(db, held.user, now).await?;
    let text = written(body)?;
    if let Some(text) = text {
        screened(&standing, text)?;
    }
    let Locked { company_id, candidate_id, company_name, candidate_name, title, .. } = &held.application;
    let new = store::NewMessage {
        id: MessageId::new(),
        application: id,
        company: *company_id,
        candidate: *candidate_id,
        words: &fold(&format!("{candidate_name} {company_name} {title}")),
        client_id: body.client_id,
        side: side.actor(),
        user: held.user,
        text: text.map_or("", ChatText::as_str),
        warnings: &text.map(warnings).unwrap_or_default(),
    };
    let seq = store::insert(db, &new, now).await?;
    if let Some(file) = body.file
        && !files::store::attach(db, id, file, held.user, seq).await?
    {
        return Err(Refusal::FileGone.into());
    }
    note_answer(db, side, held, now).await?;
    tell_later(db, side, held, seq, now).await?;
    publish(db, &held.application, now).await?;
    Ok(Stored { seq, is_repeat: false })
}

/// The text, which only a file may stand for.
fn written(body: &ChatMessageIn) -> Result<Option<&ChatText>> {
    if body.text.is_none() && body.file.is_none() {
        return Err(Error::Invalid(FieldErrors::from(("text", FieldError::Required))));
    }
    Ok(body.text.as_ref())
}

/// Messages of a person do not exceed the day's limit: they are counted under the person's lock.
async fn check_day(db: &mut PgConnection, user: UserId, now: Timestamp) -> Result<()> {
    store::lock_writer(db, user).await?;
    let Some(first) = store::find_nth_latest(db, user, now - DAY, MOST_A_DAY).await? else { return Ok(()) };
    let wait = Duration::try_from((first + DAY).duration_since(now)).unwrap_or_default();
    Err(vacancies::refusal::limit_exceeded("limit_messages", MOST_A_DAY, wait))
}

/// A company that writes is at work on the application: silence begins anew, and the candidate sees that it was opened.
async fn note_answer(db: &mut PgConnection, side: &Side, held: &Held, now: Timestamp) -> Result<()> {
    let Side::Company(_) = side else { return Ok(()) };
    applications::locked::note_message(db, held.application.id, now).await
}
