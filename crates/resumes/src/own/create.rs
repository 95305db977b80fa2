//! `POST /resume/create`: the first save of a new draft.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use dictionaries::Dictionaries;
use kernel::Slug;
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, CandidateId, Error, Idempotency, Lang, Refused, Result};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{MOST, OwnResumeOut, around, find, hold_person, store};
use crate::ResumeId;
use crate::check::check_draft;
use crate::completeness::completeness;
use crate::form::{ResumeForm, Step};
use crate::refusal::Refusal;

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewResumeIn {
    pub step: Step,
    pub form: ResumeForm,
}

/// Creates a draft. A repeat with the same key creates nothing new.
#[utoipa::path(post, path = "/resume/create", tag = "resumes", request_body = NewResumeIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key creates once")),
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn create_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    key: Idempotency,
    Body(body): Body<NewResumeIn>,
) -> Result<Response> {
    let owner = me.candidate_id.to_string();
    let mut tx = app.db.begin().await?;
    if let Some(first) = key.first_answer(&mut tx, &owner, &body).await? {
        return Ok(first);
    }
    let id = insert(&app, &mut tx, me.candidate_id, body.step, &body.form).await?;
    let answer = OwnResumeOut::of(find(&app, &mut tx, me.candidate_id, id, locale).await?);
    let answer = key.answer(&mut tx, &owner, &body, StatusCode::OK, &answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Inserts a draft, under the candidate's lock.
pub(super) async fn insert(
    app: &App,
    tx: &mut PgConnection,
    candidate: CandidateId,
    step: Step,
    form: &ResumeForm,
) -> Result<ResumeId> {
    let person = hold_person(tx, candidate).await?;
    let words = app.shared::<Dictionaries>().now();
    check_draft(form, around(app, &words, &person)).map_err(Error::Invalid)?;
    if store::count_resumes(tx, candidate).await?.all >= MOST {
        return Err(Refused::from(Refusal::TooManyResumes).extra("limit", MOST).into());
    }
    let id = ResumeId::new();
    let form_json = serde_json::to_value(form).map_err(anyhow::Error::from)?;
    // The slug ends in thirty random bits: a collision is rare, and then another slug is tried.
    loop {
        let slug = Slug::new(&form.position, rand::random());
        let new = store::NewResume {
            id,
            candidate,
            slug: slug.as_str(),
            step,
            form: &form_json,
            completeness: completeness(form, person.avatar.is_some()).percent,
            now: app.clock.now(),
        };
        if store::insert_resume(tx, &new).await? {
            return Ok(id);
        }
    }
}
