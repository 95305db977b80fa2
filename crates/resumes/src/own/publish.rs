//! `POST /resume/{id}/publish`, `/unpublish`, `/renew`: whether and how freshly employers see a resume.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::SignedDuration;
use jiff_sqlx::Timestamp as At;
use kernel::Slug;
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Lang, Path, Refused, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    MOST_ACTIVE, OwnResumeOut, around, conflict, find, hold, keep_text, put_in_force, read_form, store,
};
use crate::ResumeId;
use crate::check::check;
use crate::form::{Status, Step};
use crate::refusal::Refusal;

/// A resume that was renewed less than this ago is fresh: renewing again changes nothing.
const FRESH: SignedDuration = SignedDuration::from_hours(4);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PublishResumeIn)]
pub struct PublishIn {
    /// The revision that its owner has looked at.
    pub revision: i32,
}

/// Publishes a draft at once (decisions C20). Errors of the form come back by field, and nothing changes.
#[utoipa::path(post, path = "/resume/{id}/publish", tag = "resumes", params(("id" = ResumeId, Path)),
    request_body = PublishIn,
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn publish_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
    Body(body): Body<PublishIn>,
) -> Result<Json<OwnResumeOut>> {
    let mut tx = app.db.begin().await?;
    let (person, stored) = hold(&mut tx, me.candidate_id, id).await?;
    let is_active = Status::parse(&stored.status) == Status::Active;
    // Publishing counts as a save, so a repeat names the revision before.
    let is_known = stored.revision == body.revision || (is_active && stored.revision == body.revision + 1);
    if !is_known {
        return Err(conflict(&app, &mut tx, me.candidate_id, id, locale).await?);
    }
    if !is_active {
        let words = app.shared::<Dictionaries>().now();
        let content =
            check(&read_form(&stored.form)?, around(&app, &words, &person)).map_err(Error::Invalid)?;
        if store::count_resumes(&mut tx, me.candidate_id).await?.active >= MOST_ACTIVE {
            return Err(Refused::from(Refusal::TooManyActive).extra("limit", MOST_ACTIVE).into());
        }
        if stored.published_at.is_none() {
            let slug = || Slug::new(&content.form().position, rand::random());
            while !store::set_slug(&mut tx, id, slug().as_str()).await? {}
        }
        let step = Step::parse(&stored.step);
        put_in_force(&app, &mut tx, &stored, step, &content, person.avatar.is_some()).await?;
    }
    let data = find(&app, &mut tx, me.candidate_id, id, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnResumeOut::of(data)))
}

/// Makes an active resume a draft again: employers do not see it.
#[utoipa::path(post, path = "/resume/{id}/unpublish", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn unpublish_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<OwnResumeOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (_, stored) = hold(&mut tx, me.candidate_id, id).await?;
    if Status::parse(&stored.status) == Status::Active {
        keep_text(&mut tx, &stored, now).await?;
        store::set_unpublished(&mut tx, id, now).await?;
    }
    let data = find(&app, &mut tx, me.candidate_id, id, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnResumeOut::of(data)))
}

/// Puts an active resume on top of the lists, at most every four hours.
#[utoipa::path(post, path = "/resume/{id}/renew", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn renew_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<OwnResumeOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (_, stored) = hold(&mut tx, me.candidate_id, id).await?;
    if Status::parse(&stored.status) != Status::Active {
        return Err(Refusal::WrongState.into());
    }
    let renewed_at = stored.renewed_at.map(At::to_jiff);
    if renewed_at.is_none_or(|at| now.duration_since(at) >= FRESH) {
        store::set_renewed(&mut tx, id, now).await?;
    }
    let data = find(&app, &mut tx, me.candidate_id, id, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnResumeOut::of(data)))
}
