//! Messages of a conversation.

use applications::ApplicationId;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Query, Result, UserId};
use screening::MessageWarning;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::{ChatSide, store};
use crate::files::{File, Kind};
use crate::held::store::find_facts;
use crate::rules::Sent;

/// Messages that come at once, going back.
const PAGE: i64 = 30;
/// Messages that come at once after one that is known.
const PAGE_AFTER: i64 = 200;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MessagesQuery {
    /// Those before this number, the newest of them.
    before: Option<i32>,
    /// Those after this number, the oldest of them.
    after: Option<i32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessagesOut {
    pub status: bool,
    /// Oldest first.
    pub data: Vec<ChatMessage>,
    /// There are more in the direction that was asked for.
    pub has_more: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessageOut {
    pub status: bool,
    pub data: ChatMessage,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessage {
    /// Without gaps in a conversation.
    pub seq: i32,
    pub client_id: Uuid,
    pub side: ChatSide,
    /// Written by the caller's own account.
    pub is_mine: bool,
    /// The member who wrote it, for messages of a company.
    pub author: Option<String>,
    /// Empty if it is deleted, or a file alone.
    pub text: String,
    pub at: Timestamp,
    pub edited_at: Option<Timestamp>,
    pub is_deleted: bool,
    /// Sent with it.
    pub file: Option<File>,
    /// What its reader should beware of.
    pub warnings: Vec<MessageWarning>,
    pub can_edit: bool,
    pub can_delete: bool,
}

/// The newest messages, or those before or after a number.
#[utoipa::path(get, path = "/chats/{id}/messages", tag = "chat", params(("id" = ApplicationId, Path), MessagesQuery),
    responses((status = 200, body = ChatMessagesOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_chat_messages(
    State(app): State<App>,
    side: Side,
    Path(id): Path<ApplicationId>,
    Query(query): Query<MessagesQuery>,
) -> Result<Json<ChatMessagesOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let viewed = find_viewed(&mut db, &side, id, now).await?;
    let (mut rows, most) = match query.after {
        Some(after) => (store::list_after(&mut db, id, after, PAGE_AFTER + 1).await?, PAGE_AFTER),
        None => (store::list_before(&mut db, id, query.before, PAGE + 1).await?, PAGE),
    };
    let most = usize::try_from(most).unwrap_or_default();
    let has_more = rows.len() > most;
    rows.truncate(most);
    if query.after.is_none() {
        rows.reverse();
    }
    let data = rows.into_iter().map(|row| viewed.message(row)).collect();
    Ok(Json(ChatMessagesOut { status: true, data, has_more }))
}

/// Whose eyes look at a conversation.
struct Viewed {
    user: UserId,
    read_by_them: i32,
    now: Timestamp,
}

async fn find_viewed(
    db: &mut PgConnection,
    side: &Side,
    id: ApplicationId,
    now: Timestamp,
) -> Result<Viewed> {
    let owner = super::find_owner(db, side, id).await?.ok_or(Error::NotFound)?;
    let facts = find_facts(db, id).await?.ok_or(Error::NotFound)?;
    let user = match side {
        Side::Candidate(_) => owner.user_id,
        Side::Company(me) => me.user_id,
    };
    Ok(Viewed { user, read_by_them: super::other_has_read(side, &facts), now })
}

impl Viewed {
    fn message(&self, row: store::MessageRow) -> ChatMessage {
        let is_mine = row.user_id == Some(self.user.as_uuid());
        let is_deleted = row.deleted_at.is_some();
        let file = file_of(&row);
        let age = self.now.duration_since(row.at);
        let sent = Sent { is_mine, is_deleted, age, is_read: self.read_by_them >= row.seq };
        ChatMessage {
            seq: row.seq,
            client_id: row.client_id,
            side: ChatSide::parse(&row.side),
            is_mine,
            author: row.author,
            text: row.text,
            at: row.at,
            edited_at: row.edited_at.map(jiff_sqlx::Timestamp::to_jiff),
            is_deleted,
            file,
            warnings: row.warnings.iter().filter_map(|code| MessageWarning::parse(code)).collect(),
            can_edit: sent.can_edit(),
            can_delete: sent.can_delete(),
        }
    }
}

fn file_of(row: &store::MessageRow) -> Option<File> {
    Some(File {
        id: row.file_id?,
        name: row.file_name.clone()?,
        kind: row.file_kind.as_deref().and_then(Kind::parse)?,
        size: row.file_size?,
        width: row.file_width,
        height: row.file_height,
    })
}

/// One message, for whoever has just written or changed it.
pub async fn find_message(
    db: &mut PgConnection,
    side: &Side,
    user: UserId,
    id: ApplicationId,
    seq: i32,
    now: Timestamp,
) -> Result<ChatMessage> {
    let facts = find_facts(db, id).await?.ok_or(Error::NotFound)?;
    let viewed = Viewed { user, read_by_them: super::other_has_read(side, &facts), now };
    let row = store::list_after(db, id, seq - 1, 1).await?.pop().ok_or(Error::NotFound)?;
    Ok(viewed.message(row))
}
