//! `GET /staff/verifications/{id}/document`: the document, for moderators alone. Every opening is in the journal.

use ::staff::StaffModerator;
use ::staff::audit::{self, Actor, Event, Trace};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use platform::files::FileKey;
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Result, file_name};
use uuid::Uuid;

use super::super::document::Kind;
use super::store;

pub const DOCUMENT_OPENED: &str = "company_document_opened";

/// The document of a request, as a download: it was made by somebody else, so a browser must never run it as a page.
#[utoipa::path(get, path = "/staff/verifications/{id}/document", tag = "staff", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn open_document(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<Uuid>,
) -> Result<Response> {
    let mut tx = app.db.begin().await?;
    let found = store::find_document(&mut tx, id).await?.ok_or(Error::NotFound)?;
    let key = FileKey::parse(&found.file_key).ok_or(Error::Fault)?;
    let kind = Kind::parse(&found.kind).ok_or(Error::Fault)?;
    let event = Event::new(app.clock.now(), Actor::Staff(staff.id), DOCUMENT_OPENED);
    audit::write(&mut tx, &event.on(moderation::companies::KIND, &found.slug).from(&trace)).await?;
    tx.commit().await?;
    let bytes = app.files.get(&key).await?.ok_or(Error::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, kind.content_type().to_owned()),
        (header::CONTENT_DISPOSITION, file_name::attachment(&found.name)),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox".to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ];
    Ok((headers, bytes).into_response())
}
