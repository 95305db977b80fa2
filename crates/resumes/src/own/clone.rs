//! `POST /resume/{id}/clone`: a new draft with the same text.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Lang, Path, Result};

use super::{OwnResumeOut, create, find, hold, read_form, store};
use crate::ResumeId;
use crate::form::Step;

/// Creates a draft with the text and the visibility of this resume.
#[utoipa::path(post, path = "/resume/{id}/clone", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn clone_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<OwnResumeOut>> {
    let mut tx = app.db.begin().await?;
    let (_, stored) = hold(&mut tx, me.candidate_id, id).await?;
    let form = read_form(&stored.form)?;
    let copy = create::insert(&app, &mut tx, me.candidate_id, Step::Default, &form).await?;
    store::copy_visibility(&mut tx, id, copy).await?;
    let data = find(&app, &mut tx, me.candidate_id, copy, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnResumeOut::of(data)))
}
