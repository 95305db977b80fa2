//! `GET /chats/writing` and `POST /chats/messages`: a company writes to many candidates at once, to each under the rules of
//! a single message.
//!
//! Each message is stored in a transaction of its own: what is refused for one leaves the others, an application is held
//! only as long as for a single message, and a repeat after a crash goes on where it stopped. All of them carry one
//! `client_id`, which is enough, because it is unique within each conversation.

use std::collections::HashMap;

use applications::ApplicationId;
use applications::moves::stops_all;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::send::{ChatMessageIn, DAY, store_message};
use super::{ChatText, store};
use crate::Refusal;
use crate::held::hold_chat;
use crate::held::store::list_facts;
use crate::rules::{MOST_A_DAY, Writing};

/// Candidates in one call at most.
pub(super) const MOST: usize = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WritingQuery {
    /// Up to a hundred applications, with commas between them.
    pub ids: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatWritingOut {
    pub status: bool,
    /// In the order of `ids`, without those that are not the company's.
    pub data: Vec<ChatWritingOf>,
    /// So many messages the caller can still write today.
    pub left: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatWritingOf {
    pub id: ApplicationId,
    pub writing: Writing,
    /// Phone numbers and links may be written.
    pub contacts_allowed: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatMessagesIn {
    /// Chosen by the page: a repeat with the same one writes to nobody twice.
    pub client_id: Uuid,
    /// To each candidate once.
    pub messages: Vec<ChatMessageTo>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatMessageTo {
    pub id: ApplicationId,
    pub text: ChatText,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessagesSentOut {
    pub status: bool,
    pub done: Vec<ApplicationId>,
    pub refused: Vec<ChatMessageRefusal>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessageRefusal {
    pub id: ApplicationId,
    /// The code that the call for this one alone would have had; a `ChatWriting` instead of `chat_closed`.
    pub code: String,
}

/// To whom of these the caller can write now, and why not to the others.
#[utoipa::path(get, path = "/chats/writing", tag = "chat", params(WritingQuery),
    responses((status = 200, body = ChatWritingOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_chat_writing(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Query(query): Query<WritingQuery>,
) -> Result<Json<ChatWritingOut>> {
    let ids = parse(&query.ids).map_err(|error| invalid("ids", error))?;
    let now = app.clock.now();
    let side = Side::Company((*me).clone());
    let mut db = app.db.acquire().await?;
    let facts = list_facts(&mut db, &ids, Some(me.company_id)).await?;
    let written = store::count_since(&mut db, me.user_id, now - DAY).await?;
    let mut found = HashMap::with_capacity(facts.len());
    for one in facts {
        let standing = one.standing(&side, now)?;
        found.insert(
            one.id,
            ChatWritingOf {
                id: one.id,
                writing: standing.writing(),
                contacts_allowed: standing.may_name_contacts(),
            },
        );
    }
    let data = ids.iter().filter_map(|id| found.remove(id)).collect();
    Ok(Json(ChatWritingOut { status: true, data, left: (MOST_A_DAY - written).max(0) }))
}

/// Writes to many candidates, and names those to whom it was not possible. It may be repeated: nobody gets it twice.
#[utoipa::path(post, path = "/chats/messages", tag = "chat", request_body = ChatMessagesIn,
    responses((status = 200, body = ChatMessagesSentOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn send_chat_messages(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Body(body): Body<ChatMessagesIn>,
) -> Result<Json<ChatMessagesSentOut>> {
    if body.messages.len() > MOST {
        return Err(invalid("messages", FieldError::TooMany { max: MOST as i64 }));
    }
    let side = Side::Company((*me).clone());
    // Always in the same order: two members who write to the same people do not wait for each other in a circle.
    let mut messages = body.messages;
    messages.sort_by_key(|one| one.id);
    messages.dedup_by_key(|one| one.id);
    let mut out = ChatMessagesSentOut { status: true, done: Vec::new(), refused: Vec::new() };
    let mut left = messages.into_iter();
    while let Some(ChatMessageTo { id, text }) = left.next() {
        match write_to(&app, &side, id, body.client_id, text).await {
            Ok(None) => out.done.push(id),
            Ok(Some(why)) => out.refused.push(ChatMessageRefusal { id, code: why.code().to_owned() }),
            // To whom it was written stays written, so the response must say to whom.
            Err(error) if stops_all(&error) && out.done.is_empty() => return Err(error),
            Err(error) if stops_all(&error) => {
                let rest = std::iter::once(id).chain(left.by_ref().map(|one| one.id));
                let refusal = |id| ChatMessageRefusal { id, code: error.code().to_owned() };
                out.refused.extend(rest.map(refusal));
            }
            Err(error) => out.refused.push(ChatMessageRefusal { id, code: error.code().to_owned() }),
        }
    }
    Ok(Json(out))
}

/// One message in its own transaction, or why nobody can write in this conversation.
async fn write_to(
    app: &App,
    side: &Side,
    id: ApplicationId,
    client_id: Uuid,
    text: ChatText,
) -> Result<Option<Writing>> {
    let now = app.clock.now();
    let mut tx = side.begin(app).await?;
    let held = hold_chat(&mut tx, side, id, now).await?;
    // Another tab or a colleague was faster. Nobody sends a word-for-word copy to many on purpose.
    if store::is_said(&mut tx, id, client_id, text.as_str()).await? {
        return Err(Refusal::AlreadyWritten.into());
    }
    let message = ChatMessageIn { client_id, text: Some(text), file: None };
    match store_message(&mut tx, side, &held, &message, now).await {
        Ok(_) => tx.commit().await?,
        Err(Error::Refused(refused)) if refused.is(Refusal::ChatClosed) => {
            return Ok(Some(held.facts.standing(side, now)?.writing()));
        }
        Err(error) => return Err(error),
    }
    Ok(None)
}

fn invalid(field: &str, error: FieldError) -> Error {
    Error::Invalid(FieldErrors::from((field, error)))
}

fn parse(ids: &str) -> Result<Vec<ApplicationId>, FieldError> {
    let mut found: Vec<ApplicationId> = Vec::new();
    for id in ids.split(',').map(str::trim).filter(|id| !id.is_empty()) {
        let id = id.parse().map_err(|_| FieldError::Invalid)?;
        if !found.contains(&id) {
            found.push(id);
        }
    }
    match found.len() {
        0 => Err(FieldError::Required),
        1..=MOST => Ok(found),
        _ => Err(FieldError::TooMany { max: MOST as i64 }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_a_hundred_different_ids() {
        let [a, b] = [(); 2].map(|()| ApplicationId::new());
        let many =
            |count: usize| (0..count).map(|_| ApplicationId::new().to_string()).collect::<Vec<_>>().join(",");
        for (given, expected) in [
            (String::new(), Err(FieldError::Required)),
            (" , ".to_owned(), Err(FieldError::Required)),
            (format!("{b}, {a},{b}"), Ok(2)),
            (many(MOST), Ok(MOST)),
            (many(MOST + 1), Err(FieldError::TooMany { max: 100 })),
            (format!("{a},x"), Err(FieldError::Invalid)),
        ] {
            assert_eq!(parse(&given).map(|ids| ids.len()), expected, "{given}");
        }
    }
}
