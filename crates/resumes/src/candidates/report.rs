//! `POST /candidates/{slug}/report`: a complaint about a resume.

use axum::Json;
use axum::extract::State;
use moderation::complaints::{ComplaintIn, ComplaintOut, report};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Refusal as PlatformRefusal, Result, Viewer};

use super::{check_company, viewer};
use crate::moderated::Resumes;
use crate::profile::{Surface, access, find_by_slug};

/// Reports a resume. One complaint per person and resume, ten a day; only what the employer can see.
#[utoipa::path(post, path = "/candidates/{slug}/report", tag = "resumes", params(("slug" = String, Path)),
    request_body = ComplaintIn,
    responses((status = 200, body = ComplaintOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn report_candidate(
    State(app): State<App>,
    me: Viewer,
    Path(slug): Path<String>,
    Body(body): Body<ComplaintIn>,
) -> Result<Json<ComplaintOut>> {
    let employer = me.as_customer().ok_or(PlatformRefusal::WrongRole)?;
    let mut db = app.db.acquire().await?;
    check_company(&app, &mut db, employer.company_id).await?;
    let resume = find_by_slug(&mut db, &slug).await?.ok_or(Error::NotFound)?;
    let viewer = viewer(&mut db, &employer, &resume).await?;
    access(&resume, viewer, Surface::Profile).ok_or(Error::NotFound)?;
    drop(db);
    report(&app, &Resumes, &slug, &me, &body).await
}
