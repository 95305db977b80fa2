//! `GET /staff/resumes/{slug}`: a resume as a moderator reads it, for complaints about it.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, Path, Result};
use serde::Serialize;
use staff::StaffModerator;
use utoipa::ToSchema;

use super::store;
use crate::profile::{CandidateProfile, Reader, Viewer, find_by_slug, view};

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffResumeOut {
    pub status: bool,
    pub data: CandidateProfile,
}

/// A resume that somebody complained about, whatever its state, without contacts.
#[utoipa::path(get, path = "/staff/resumes/{slug}", tag = "staff", params(("slug" = String, Path)),
    responses((status = 200, body = StaffResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_reported_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    _: StaffModerator,
    Path(slug): Path<String>,
) -> Result<Json<StaffResumeOut>> {
    let mut db = app.db.acquire().await?;
    let resume = find_by_slug(&mut db, &slug).await?.ok_or(Error::NotFound)?;
    if !store::has_complaints(&mut db, resume.id).await? {
        return Err(Error::NotFound);
    }
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now: app.clock.now() };
    let data = view(&resume, Viewer::Staff, reader).ok_or(Error::NotFound)?;
    Ok(Json(StaffResumeOut { status: true, data }))
}
