//! `POST /resume/remove/{id}`: the owner removes a resume (product §7).

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Path, Result};

use super::{hold, keep_text, store};
use crate::ResumeId;
use crate::done::Done;
use crate::refusal::Refusal;

/// Removes a resume from everybody's sight; it is purged after a month. Somebody else's, or one that is not there, is
/// refused with `status: false` and 200, as the client of product §7 expects.
#[utoipa::path(post, path = "/resume/remove/{id}", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn remove_resume(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<Done>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (_, stored) = match hold(&mut tx, me.candidate_id, id).await {
        Err(Error::NotFound) => return Err(Refusal::ResumeNotFound.into()),
        other => other?,
    };
    keep_text(&mut tx, &stored, now).await?;
    store::set_deleted(&mut tx, id, now).await?;
    tx.commit().await?;
    Ok(Json(Done { status: true }))
}
