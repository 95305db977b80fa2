//! `POST /chats/{id}/files`: a file for the next message. Pictures are drawn and encoded again, documents are stored as
//! they are and only ever downloaded.

use accounts::unused_files::{CHAT_FILES, CHAT_PREVIEWS};
use applications::ApplicationId;
use applications::side::Side;
use axum::Json;
use axum::body::Body as RawBody;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use bytes::Bytes;
use http_body_util::{BodyExt as _, Limited};
use kernel::{FieldError, FieldErrors};
use platform::files::FileKey;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Query, Result, UserId, Viewer, file_name, images};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::Refusal;
use crate::files::{File, Kind, MAX_BYTES, discard, store};
use crate::held::hold_chat;
use crate::refusal::check;

const UPLOADS: Limit = Limit::per_hour("chat_file", 60);
/// Files of one account that wait for a message; the oldest makes room.
const MOST_WAITING: i64 = 10;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct UploadQuery {
    /// Chosen by the page: a repeat with the same one returns the file that is stored.
    client_id: Uuid,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatFileOut {
    pub status: bool,
    pub data: File,
}

/// Uploads a file for a message. It may be repeated: it is stored once. Its content decides what it is. It is deleted
/// after two days without a message.
#[utoipa::path(post, path = "/chats/{id}/files", tag = "chat",
    params(("id" = ApplicationId, Path), UploadQuery,
        ("x-file-name" = Option<String>, Header, description = "Percent-encoded, shown only")),
    request_body(content = Vec<u8>, content_type = "application/octet-stream",
        description = "PDF, DOCX, JPEG, PNG or WebP, 10 MB at most"),
    responses((status = 200, body = ChatFileOut, description = "It was stored before"),
        (status = 201, body = ChatFileOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody),
        (status = 415, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn upload_chat_file(
    State(app): State<App>,
    viewer: Viewer,
    side: Side,
    Path(id): Path<ApplicationId>,
    Query(query): Query<UploadQuery>,
    headers: HeaderMap,
    body: RawBody,
) -> Result<(StatusCode, Json<ChatFileOut>)> {
    let user = viewer.user_id;
    // Before the bytes are read, so that a stranger costs nothing.
    if let Some(first) = admit(&app, &side, id, user, query.client_id).await? {
        return Ok((StatusCode::OK, out(first)?));
    }
    app.rate.take(UPLOADS, user)?;
    let upload = Limited::new(body, MAX_BYTES).collect().await.map_err(|_| Error::TooLarge)?.to_bytes();
    let kind = Kind::of(&upload).ok_or(Error::WrongType)?;
    let drawn = Drawn::of(kind, upload).await?;
    let key = FileKey::random(CHAT_FILES, kind.extension());
    let name = headers.get("x-file-name").and_then(|value| value.to_str().ok());
    let new = store::NewFile {
        id: Uuid::now_v7(),
        application: id,
        client_id: query.client_id,
        user,
        file_key: key.as_str(),
        name: &kind.named(&file_name::read(name)),
        kind: kind.code(),
        size: i32::try_from(drawn.bytes.len()).map_err(|_| Error::TooLarge)?,
        width: drawn.size.map(|(width, _)| width),
        height: drawn.size.map(|(_, height)| height),
    };
    if let Some(preview) = drawn.preview {
        let name = key.as_str().replacen(CHAT_FILES, CHAT_PREVIEWS, 1);
        app.files.put(&FileKey::parse(&name).ok_or(Error::Fault)?, preview).await?;
    }
    app.files.put(&key, drawn.bytes).await?;
    match insert(&app, &side, &new).await {
        Ok((row, is_new, gone)) => {
            discard(&app, gone).await;
            let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
            Ok((status, out(row)?))
        }
        Err(error) => {
            discard(&app, [key.as_str().to_owned()]).await;
            Err(error)
        }
    }
}

fn out(row: store::FileRow) -> Result<Json<ChatFileOut>> {
    Ok(Json(ChatFileOut { status: true, data: File::of(row)? }))
}

/// Whether the caller may write here now. Returns the file of an earlier attempt.
async fn admit(
    app: &App,
    side: &Side,
    id: ApplicationId,
    user: UserId,
    client_id: Uuid,
) -> Result<Option<store::FileRow>> {
    let now = app.clock.now();
    let mut tx = side.begin(app).await?;
    let held = hold_chat(&mut tx, side, id, now).await?;
    if let Some(first) = store::find_by_client_id(&mut tx, id, client_id).await? {
        return own(first, user).map(Some);
    }
    check(held.facts.standing(side, now)?.writing())?;
    Ok(None)
}

/// Somebody else's file is no repeat.
fn own(row: store::FileRow, user: UserId) -> Result<store::FileRow> {
    if row.user_id == Some(user.as_uuid()) {
        return Ok(row);
    }
    Err(Error::Invalid(FieldErrors::from(("client_id", FieldError::Invalid))))
}

/// Returns the file, whether this call has stored it, and the keys of files that nobody needs any more.
async fn insert(
    app: &App,
    side: &Side,
    new: &store::NewFile<'_>,
) -> Result<(store::FileRow, bool, Vec<String>)> {
    let now = app.clock.now();
    let mut tx = side.begin(app).await?;
    hold_chat(&mut tx, side, new.application, now).await?;
    let is_new = store::insert(&mut tx, new, now).await?;
    let row = store::find_by_client_id(&mut tx, new.application, new.client_id).await?.ok_or(Error::Fault)?;
    let mut gone = store::delete_waiting_beyond(&mut tx, new.user, MOST_WAITING).await?;
    tx.commit().await?;
    if !is_new {
        gone.push(new.file_key.to_owned());
    }
    Ok((own(row, new.user)?, is_new, gone))
}

/// A file as it is stored.
struct Drawn {
    bytes: Bytes,
    preview: Option<Bytes>,
    /// Width and height of a picture.
    size: Option<(i32, i32)>,
}

impl Drawn {
    async fn of(kind: Kind, upload: Bytes) -> Result<Self> {
        if kind != Kind::Picture {
            return Ok(Self { bytes: upload, preview: None, size: None });
        }
        let shown = images::shown(upload).await.map_err(|error| match error {
            FieldError::TooLarge { .. } => Refusal::PictureTooLarge,
            _ => Refusal::FileDamaged,
        })?;
        let pixels = |side: u32| i32::try_from(side).map_err(|_| Error::Fault);
        let size = Some((pixels(shown.width)?, pixels(shown.height)?));
        Ok(Self { bytes: shown.whole, preview: Some(shown.preview), size })
    }
}
