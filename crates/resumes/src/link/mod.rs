//! The share link of a resume: whoever has it sees the resume, without contacts. Only the hash of its secret is stored,
//! so the link is shown once.

mod store;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use dictionaries::Dictionaries;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Lang, Path, Result};
use secrets::Secret;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ResumeId;
use crate::own::hold;
use crate::profile::{CandidateProfile, Reader, Viewer, find_by_link, view};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(make_resume_link))
        .routes(routes!(revoke_resume_link))
        .routes(routes!(view_shared_resume))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeLinkOut {
    pub status: bool,
    /// Null: there is no link any more.
    pub data: Option<ResumeLink>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeLink {
    pub url: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SharedResumeOut {
    pub status: bool,
    pub data: CandidateProfile,
}

/// Makes a new share link. The previous one stops working.
#[utoipa::path(post, path = "/resume/{id}/link", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = ResumeLinkOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn make_resume_link(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<ResumeLinkOut>> {
    let mut tx = app.db.begin().await?;
    hold(&mut tx, me.candidate_id, id).await?;
    let secret = Secret::new();
    store::set_link(&mut tx, id, Some(&secret.hash())).await?;
    tx.commit().await?;
    let path = locale.path(&format!("/resume/shared/{}", secret.as_str()));
    let url = format!("{}{path}", app.site.public_url);
    Ok(Json(ResumeLinkOut { status: true, data: Some(ResumeLink { url }) }))
}

/// Makes the share link stop working.
#[utoipa::path(post, path = "/resume/{id}/link/revoke", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = ResumeLinkOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn revoke_resume_link(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<ResumeLinkOut>> {
    let mut tx = app.db.begin().await?;
    hold(&mut tx, me.candidate_id, id).await?;
    store::set_link(&mut tx, id, None).await?;
    tx.commit().await?;
    Ok(Json(ResumeLinkOut { status: true, data: None }))
}

/// The resume behind a share link, for everybody who has it.
#[utoipa::path(get, path = "/resume/shared/{token}", tag = "resumes", params(("token" = String, Path)),
    responses((status = 200, body = SharedResumeOut), (status = 404, body = ErrorBody)))]
pub async fn view_shared_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    Path(token): Path<String>,
) -> Result<Response> {
    let secret = Secret::parse(&token).ok_or(Error::NotFound)?;
    let resume = find_by_link(&mut *app.db.acquire().await?, &secret.hash()).await?.ok_or(Error::NotFound)?;
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now: app.clock.now() };
    let data = view(&resume, Viewer::Link, reader).ok_or(Error::NotFound)?;
    // Revoking takes effect at once, so nobody may keep a copy.
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    Ok((no_store, Json(SharedResumeOut { status: true, data })).into_response())
}
