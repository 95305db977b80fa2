//! `POST /resume/update/{id}`: saves the form while it is typed.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Lang, Path, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{OwnResumeOut, around, conflict, find, hold, put_in_force, read_form, store};
use crate::ResumeId;
use crate::check::{check, check_draft};
use crate::completeness::completeness;
use crate::form::{ResumeForm, Status, Step};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResumeIn {
    /// The revision that this form is based on.
    pub revision: i32,
    pub step: Step,
    pub form: ResumeForm,
}

/// Saves the form. A draft may be incomplete; an active resume stays valid, otherwise nothing changes. If the stored
/// resume is newer than the one the form is based on, the response is 409 with `resume`.
#[utoipa::path(post, path = "/resume/update/{id}", tag = "resumes", params(("id" = ResumeId, Path)),
    request_body = ResumeIn,
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
    Body(body): Body<ResumeIn>,
) -> Result<Json<OwnResumeOut>> {
    let mut tx = app.db.begin().await?;
    let (person, stored) = hold(&mut tx, me.candidate_id, id).await?;
    let words = app.shared::<Dictionaries>().now();
    let around = around(&app, &words, &person);
    let is_active = Status::parse(&stored.status) == Status::Active;
    let content = if is_active {
        Some(check(&body.form, around).map_err(Error::Invalid)?)
    } else {
        check_draft(&body.form, around).map_err(Error::Invalid)?;
        None
    };
    let form = content.as_ref().map_or(&body.form, |content| content.form());
    // A retry of the save that produced this revision: its response was lost.
    let is_repeat = stored.revision == body.revision + 1
        && Step::parse(&stored.step) == body.step
        && read_form(&stored.form)? == *form;
    if !is_repeat {
        if stored.revision != body.revision {
            return Err(conflict(&app, &mut tx, me.candidate_id, id, locale).await?);
        }
        let has_picture = person.avatar.is_some();
        match &content {
            Some(content) => put_in_force(&app, &mut tx, &stored, body.step, content, has_picture).await?,
            None => {
                let percent = completeness(form, has_picture).percent;
                let form = serde_json::to_value(form).map_err(anyhow::Error::from)?;
                store::set_draft(&mut tx, id, body.step, &form, percent, app.clock.now()).await?;
            }
        }
    }
    let data = find(&app, &mut tx, me.candidate_id, id, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnResumeOut::of(data)))
}
