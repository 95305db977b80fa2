//! `POST /wishlist/add` and `/remove`: both are idempotent, and the last answered request wins.
//!
//! The client of product §7 branches on `status` here, so refusals come with HTTP 200.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{lock_candidate, store};
use crate::refusal::Refusal;

/// Favourites of one person at most (decisions C16).
const MAX_FAVOURITES: u64 = 500;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FavouriteIn {
    /// Slug of the vacancy.
    pub job_id: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Liked {
    pub status: bool,
    pub liked: bool,
}

/// The calls of product §7 branch on `status`: refusals come with HTTP 200 too.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum LikedOrRefused {
    Liked(Liked),
    Refused(ErrorBody),
}

/// Saves a vacancy.
#[utoipa::path(post, path = "/wishlist/add", tag = "vacancies", request_body = FavouriteIn,
    responses((status = 200, body = LikedOrRefused), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn add_favourite(
    State(app): State<App>,
    me: Candidate,
    Body(FavouriteIn { job_id }): Body<FavouriteIn>,
) -> Result<Json<Liked>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    lock_candidate(&mut tx, me.candidate_id).await?;
    let found = store::find(&mut tx, me.candidate_id, &job_id, now).await?;
    let vacancy = found.filter(|found| found.is_listed || found.is_saved).ok_or_else(unknown)?;
    if !vacancy.is_saved {
        if store::count(&mut tx, me.candidate_id).await? >= MAX_FAVOURITES {
            return Err(Refusal::FavouritesFull.into());
        }
        store::insert(&mut tx, me.candidate_id, vacancy.id, now, app.clock.today()).await?;
    }
    tx.commit().await?;
    Ok(Json(Liked { status: true, liked: true }))
}

/// Removes a saved vacancy.
#[utoipa::path(post, path = "/wishlist/remove", tag = "vacancies", request_body = FavouriteIn,
    responses((status = 200, body = LikedOrRefused), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn remove_favourite(
    State(app): State<App>,
    me: Candidate,
    Body(FavouriteIn { job_id }): Body<FavouriteIn>,
) -> Result<Json<Liked>> {
    let mut tx = app.db.begin().await?;
    lock_candidate(&mut tx, me.candidate_id).await?;
    let found = store::find(&mut tx, me.candidate_id, &job_id, app.clock.now()).await?;
    // Do not reveal whether a vacancy exists that was never public.
    let vacancy = found.filter(|found| found.was_public).ok_or_else(unknown)?;
    store::delete(&mut tx, me.candidate_id, vacancy.id).await?;
    tx.commit().await?;
    Ok(Json(Liked { status: true, liked: false }))
}

fn unknown() -> Error {
    Refusal::VacancyNotFound.into()
}
