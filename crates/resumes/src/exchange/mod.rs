//! Resumes from and for other sites: JSON Resume 1.0.0 in both directions, LinkedIn's archive as input.
//!
//! An import stores nothing. It returns a form for the review screen, with notes on what did not fit.

mod archive;
mod csv;
mod extra;
mod found;
mod json_resume;
mod linkedin;

use axum::Json;
use axum::body::{Body as RawBody, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use dictionaries::Dictionaries;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Lang, Path, Result};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ResumeId;
use crate::form::ResumeForm;
use crate::own::read_form;
use crate::own::store::find_resume;
use crate::refusal::Refusal;

/// The largest file of an import.
const LARGEST: usize = 5 * 1024 * 1024;
const IMPORTS: Limit = Limit::per_hour("resume-import", 20);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export_resume)).routes(routes!(import_resume))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportedResumeOut {
    pub status: bool,
    pub data: ImportedResume,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportedResume {
    pub form: ResumeForm,
    /// What did not fit, for people.
    pub notes: Vec<String>,
}

/// An own resume as JSON Resume 1.0.0 (jsonresume.org).
#[utoipa::path(get, path = "/resume/{id}/json", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn export_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<Value>> {
    let mut db = app.db.acquire().await?;
    let row = find_resume(&mut db, me.candidate_id, id).await?.ok_or(Error::NotFound)?;
    let words = app.shared::<Dictionaries>().now();
    Ok(Json(json_resume::write(&read_form(&row.form)?, &words, locale, row.updated_at)))
}

/// Reads a JSON Resume file or LinkedIn's archive into a form. Nothing is stored.
#[utoipa::path(post, path = "/resume/import", tag = "resumes",
    request_body(content((Object = "application/json"), (Vec<u8> = "application/zip"))),
    responses((status = 200, body = ImportedResumeOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn import_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    headers: HeaderMap,
    body: RawBody,
) -> Result<Json<ImportedResumeOut>> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let is_json = match kind.as_str() {
        "application/json" => true,
        "application/zip" | "application/x-zip-compressed" => false,
        _ => return Err(Error::WrongType),
    };
    app.rate.take(IMPORTS, me.user_id)?;
    let bytes = to_bytes(body, LARGEST).await.map_err(|_| Error::TooLarge)?;
    let found = if is_json { json_resume::read(&bytes) } else { linkedin::read(&bytes) };
    let found = found.filter(|found| !found.is_empty()).ok_or(Refusal::FileUnreadable)?;
    let words = app.shared::<Dictionaries>().now();
    let (form, notes) = found.into_form(&words, app.clock.today());
    let notes = notes.iter().map(|note| note.text(&app.catalogue, locale)).collect();
    Ok(Json(ImportedResumeOut { status: true, data: ImportedResume { form, notes } }))
}
