//! `GET /chats/{id}/files/{file}`: a file of a message, for the two sides of the conversation.

use applications::ApplicationId;
use applications::side::Side;
use axum::extract::State;
use axum::response::Response;
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Query, Result};
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::files::{answer, store};
use crate::view::is_of;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FileQuery {
    /// A smaller picture instead; 404 for documents.
    preview: Option<bool>,
}

/// A file of a message. Documents come as downloads. Members who only see do not get it.
#[utoipa::path(get, path = "/chats/{id}/files/{file}", tag = "chat",
    params(("id" = ApplicationId, Path), ("file" = Uuid, Path), FileQuery),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>),
        (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn open_chat_file(
    State(app): State<App>,
    side: Side,
    Path((id, file)): Path<(ApplicationId, Uuid)>,
    Query(query): Query<FileQuery>,
) -> Result<Response> {
    let mut db = app.db.acquire().await?;
    if !is_of(&mut db, &side, id).await? {
        return Err(Error::NotFound);
    }
    if !side.may_act() {
        return Err(platform::Refusal::NotAllowedInCompany.into());
    }
    let row = store::find(&mut db, id, file).await?;
    // What waits for a message is not sent yet.
    let row = row.filter(|row| row.seq.is_some()).ok_or(Error::NotFound)?;
    drop(db);
    answer(&app, &row, query.preview.unwrap_or_default()).await
}
