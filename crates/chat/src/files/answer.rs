//! A stored file as an answer.

use accounts::unused_files::of_message;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use platform::{App, Error, Result, file_name};

use super::{Kind, store};

/// Somebody else made it, so a browser must never run it as a page, nor guess that it is something else.
pub async fn answer(app: &App, row: &store::FileRow, is_preview: bool) -> Result<Response> {
    let kind = Kind::parse(&row.kind).ok_or(Error::Fault)?;
    let both = of_message(&row.file_key);
    let key = both.get(usize::from(is_preview)).ok_or(Error::NotFound)?;
    let bytes = app.files.get(key).await?.ok_or(Error::NotFound)?;
    let disposition = match kind {
        Kind::Picture => file_name::inline(&row.name),
        Kind::Pdf | Kind::Docx => file_name::attachment(&row.name),
    };
    let headers = [
        (header::CONTENT_TYPE, kind.content_type().to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox".to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ];
    Ok((headers, bytes).into_response())
}
