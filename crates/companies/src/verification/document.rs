//! `POST /company/verification/document`: the registration document. A picture is encoded again, a PDF is stored as it is
//! and only ever downloaded by staff.

use accounts::unused_files::COMPANY_DOCUMENTS;
use axum::Json;
use axum::body::Body as RawBody;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use http_body_util::{BodyExt as _, Limited};
use kernel::{FieldError, FieldErrors};
use platform::files::{FileKey, is_pdf};
use platform::rate::Limit;
use platform::session::rights::VerifyCompany;
use platform::wording::ErrorBody;
use platform::{App, Error, Member, Result, file_name, images};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::store;

const UPLOADS: Limit = Limit::per_hour("company_document", 20);
const MAX_BYTES: usize = 10 * 1024 * 1024;

/// What a document is stored as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Pdf,
    Jpeg,
}

impl Kind {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Jpeg => "jpeg",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        [Self::Pdf, Self::Jpeg].into_iter().find(|kind| kind.code() == code)
    }

    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Jpeg => "image/jpeg",
        }
    }

    const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Jpeg => "jpg",
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct UploadedDocumentOut {
    pub status: bool,
    pub data: UploadedDocument,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct UploadedDocument {
    pub id: Uuid,
    pub name: String,
}

/// Uploads the registration document. It replaces one that no request names yet, and is deleted after a day without a
/// request.
#[utoipa::path(post, path = "/company/verification/document", tag = "companies",
    params(("x-file-name" = Option<String>, Header, description = "Percent-encoded, shown only")),
    request_body(content = Vec<u8>, content_type = "application/pdf", description = "PDF, JPEG or PNG, 10 MB at most"),
    responses((status = 201, body = UploadedDocumentOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn upload_document(
    State(app): State<App>,
    me: Member<VerifyCompany>,
    headers: HeaderMap,
    body: RawBody,
) -> Result<(StatusCode, Json<UploadedDocumentOut>)> {
    app.rate.take(UPLOADS, me.company_id)?;
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let declared = text(header::CONTENT_TYPE.as_str()).unwrap_or_default();
    let kind = match declared {
        "application/pdf" => Kind::Pdf,
        "image/jpeg" | "image/png" => Kind::Jpeg,
        _ => return Err(Error::WrongType),
    };
    let upload = Limited::new(body, MAX_BYTES).collect().await.map_err(|_| Error::TooLarge)?.to_bytes();
    let bytes = checked(kind, upload).await.map_err(problem)?;
    let key = FileKey::random(COMPANY_DOCUMENTS, kind.extension());
    let name = file_name::read(text("x-file-name"));
    let new = store::NewDocument {
        id: Uuid::now_v7(),
        company: me.company_id,
        file_key: key.as_str(),
        name: &name,
        kind: kind.code(),
        size: i32::try_from(bytes.len()).map_err(|_| Error::TooLarge)?,
        now: app.clock.now(),
    };
    app.files.put(&key, bytes).await?;
    match replace(&app, &me, &new).await {
        Ok(old) => app.files.discard(old.as_deref().and_then(FileKey::parse).as_slice()).await,
        Err(error) => {
            app.files.discard(&[key]).await;
            return Err(error);
        }
    }
    let data = UploadedDocument { id: new.id, name };
    Ok((StatusCode::CREATED, Json(UploadedDocumentOut { status: true, data })))
}

/// Returns the file of the document that was replaced.
async fn replace(
    app: &App,
    me: &Member<VerifyCompany>,
    new: &store::NewDocument<'_>,
) -> Result<Option<String>> {
    let mut tx = me.begin(app).await?;
    let old = store::delete_waiting_document(&mut tx, me.company_id).await?;
    store::insert_document(&mut tx, new).await?;
    tx.commit().await?;
    Ok(old.flatten())
}

async fn checked(kind: Kind, upload: Bytes) -> Result<Bytes, FieldError> {
    match kind {
        Kind::Pdf if is_pdf(&upload) => Ok(upload),
        Kind::Pdf => Err(FieldError::Invalid),
        Kind::Jpeg => images::whole(upload).await,
    }
}

pub fn problem(problem: FieldError) -> Error {
    Error::Invalid(FieldErrors::from(("document", problem)))
}
