//! `GET /chats` and `/chats/unread`: the conversations of a candidate, or of a company.

mod store;

use accounts::people::Picture;
use applications::ApplicationId;
use applications::applicants::patterns;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::{ApplicationStage, ApplicationStatus};
use kernel::{FieldError, FieldErrors};
use platform::wording::ErrorBody;
use platform::{App, Error, Meta, PageQuery, Query, Result, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::files::Kind as FileKind;
use crate::view::ChatSide;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_chats)).routes(routes!(count_unread_chats))
}

/// As the documentation of the parameter says.
const MOST_CHARS: usize = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ChatsQuery {
    /// Words of the name, the company or the title of the vacancy.
    #[param(max_length = 100)]
    search: Option<String>,
    /// The slug of a vacancy.
    vacancy: Option<String>,
    /// Those with unread messages only.
    unread: Option<bool>,
    #[param(format = "uint32")]
    page: Option<u32>,
    #[param(format = "uint32")]
    per_page: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatsOut {
    pub status: bool,
    /// The newest message first.
    pub data: Vec<ChatCard>,
    pub meta: Meta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatCard {
    /// That of the application.
    pub id: ApplicationId,
    /// The candidate's name for a company, the company's for a candidate.
    pub name: String,
    /// The logo of the company, for candidates.
    pub picture: Option<Picture>,
    /// Of the vacancy.
    pub title: String,
    pub status: ApplicationStatus,
    /// Null for candidates.
    pub stage: Option<ApplicationStage>,
    /// Messages of the other side that this side has not read.
    pub unread: i64,
    pub last: ChatLast,
}

/// The newest message of a conversation.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChatLast {
    pub side: ChatSide,
    /// Written by the caller's own account.
    pub is_mine: bool,
    /// Empty for a file alone.
    pub text: String,
    /// Of the file that was sent with it.
    pub file_name: Option<String>,
    pub file_kind: Option<FileKind>,
    pub is_deleted: bool,
    pub at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatUnreadOut {
    pub status: bool,
    /// Conversations with unread messages.
    pub chats: i64,
}

/// Conversations that have begun.
#[utoipa::path(get, path = "/chats", tag = "chat", params(ChatsQuery),
    responses((status = 200, body = ChatsOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_chats(
    State(app): State<App>,
    viewer: Viewer,
    side: Side,
    Query(query): Query<ChatsQuery>,
) -> Result<Json<ChatsOut>> {
    let page = PageQuery { page: query.page, per_page: query.per_page };
    if query.search.as_ref().is_some_and(|search| search.chars().count() > MOST_CHARS) {
        return Err(Error::Invalid(FieldErrors::from((
            "search",
            FieldError::TooLong { max: MOST_CHARS as i64 },
        ))));
    }
    let patterns = query.search.as_deref().and_then(patterns);
    let found = store::Found {
        company: side.company(),
        candidate: side.candidate(),
        patterns: patterns.as_deref(),
        vacancy: query.vacancy.as_deref(),
        only_unread: query.unread.unwrap_or_default(),
    };
    let mut db = app.db.acquire().await?;
    let total = store::count(&mut db, &found).await?;
    let rows = store::list(&mut db, &found, page).await?;
    let is_candidate = side.candidate().is_some();
    let card = |row: store::CardRow| {
        Ok(ChatCard {
            id: row.id,
            name: if is_candidate { row.company_name } else { row.candidate_name },
            picture: row.company_avatar.as_deref().filter(|_| is_candidate).and_then(Picture::of),
            title: row.title,
            status: ApplicationStatus::parse(&row.status).ok_or(Error::Fault)?,
            stage: if is_candidate { None } else { ApplicationStage::parse(&row.stage) },
            unread: row.unread,
            last: ChatLast {
                side: ChatSide::parse(&row.side),
                is_mine: row.user_id == Some(viewer.user_id.as_uuid()),
                text: row.text,
                file_name: row.file_name,
                file_kind: row.file_kind.as_deref().and_then(FileKind::parse),
                is_deleted: row.is_deleted,
                at: row.last_at,
            },
        })
    };
    let data = rows.into_iter().map(card).collect::<Result<_>>()?;
    Ok(Json(ChatsOut { status: true, data, meta: page.meta(total.unsigned_abs()) }))
}

/// How many conversations have unread messages.
#[utoipa::path(get, path = "/chats/unread", tag = "chat",
    responses((status = 200, body = ChatUnreadOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn count_unread_chats(State(app): State<App>, side: Side) -> Result<Json<ChatUnreadOut>> {
    let mut db = app.db.acquire().await?;
    let chats = store::count_unread(&mut db, side.company(), side.candidate()).await?;
    Ok(Json(ChatUnreadOut { status: true, chats }))
}
