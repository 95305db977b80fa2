//! `POST /jobs/{slug}/hide`, `/unhide` and the same for companies. Each is idempotent; the last successful call wins.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Path, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::refusal::Refusal;
use crate::saved;

const MAX_HIDDEN: i64 = 1000;

#[derive(Debug, Serialize, ToSchema)]
pub struct HiddenChangedOut {
    pub status: bool,
}

const CHANGED: Json<HiddenChangedOut> = Json(HiddenChangedOut { status: true });

/// Hides a vacancy from the candidate's searches.
#[utoipa::path(post, path = "/jobs/{slug}/hide", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = HiddenChangedOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn hide_vacancy(
    State(app): State<App>,
    me: Candidate,
    Path(slug): Path<String>,
) -> Result<Json<HiddenChangedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    saved::lock_candidate(&mut tx, me.candidate_id).await?;
    let id = store::find_vacancy(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    let is_new = store::insert_vacancy(&mut tx, me.candidate_id, id, now).await?;
    if is_new && store::count_vacancies(&mut tx, me.candidate_id).await? > MAX_HIDDEN {
        return Err(Refusal::HiddenFull.into());
    }
    tx.commit().await?;
    Ok(CHANGED)
}

/// Shows a hidden vacancy again.
#[utoipa::path(post, path = "/jobs/{slug}/unhide", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = HiddenChangedOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn unhide_vacancy(
    State(app): State<App>,
    me: Candidate,
    Path(slug): Path<String>,
) -> Result<Json<HiddenChangedOut>> {
    let mut tx = app.db.begin().await?;
    saved::lock_candidate(&mut tx, me.candidate_id).await?;
    let id = store::find_vacancy(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    store::delete_vacancy(&mut tx, me.candidate_id, id).await?;
    tx.commit().await?;
    Ok(CHANGED)
}

/// Hides all vacancies of a company from the candidate's searches.
#[utoipa::path(post, path = "/companies/{slug}/hide", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = HiddenChangedOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn hide_company(
    State(app): State<App>,
    me: Candidate,
    Path(slug): Path<String>,
) -> Result<Json<HiddenChangedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    saved::lock_candidate(&mut tx, me.candidate_id).await?;
    let id = store::find_company(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    let is_new = store::insert_company(&mut tx, me.candidate_id, id, now).await?;
    if is_new && store::count_companies(&mut tx, me.candidate_id).await? > MAX_HIDDEN {
        return Err(Refusal::HiddenFull.into());
    }
    tx.commit().await?;
    Ok(CHANGED)
}

/// Shows the vacancies of a hidden company again.
#[utoipa::path(post, path = "/companies/{slug}/unhide", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = HiddenChangedOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn unhide_company(
    State(app): State<App>,
    me: Candidate,
    Path(slug): Path<String>,
) -> Result<Json<HiddenChangedOut>> {
    let mut tx = app.db.begin().await?;
    saved::lock_candidate(&mut tx, me.candidate_id).await?;
    let id = store::find_company(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    store::delete_company(&mut tx, me.candidate_id, id).await?;
    tx.commit().await?;
    Ok(CHANGED)
}
