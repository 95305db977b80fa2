//! Changes of synonym groups by staff. Each is written to the audit log and reaches every server.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::Serialize;
use serde_json::json;
use staff::StaffContent;
use staff::audit::{self, Actor, Event, Trace};
use utoipa::ToSchema;

use super::list::Synonyms;
use super::words::SynonymsIn;
use super::{SYNONYMS, SynonymsId, actions, store};

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSynonymsOut)]
pub struct SynonymsOut {
    pub status: bool,
    pub data: Synonyms,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSynonymsRemovedOut)]
pub struct RemovedOut {
    pub status: bool,
}

/// Adds a group of synonyms.
#[utoipa::path(post, path = "/staff/synonyms", tag = "staff", request_body = SynonymsIn,
    responses((status = 201, body = SynonymsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn add_synonyms(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Body(body): Body<SynonymsIn>,
) -> Result<(StatusCode, Json<SynonymsOut>)> {
    let (words, note) = body.checked()?;
    let (id, now) = (SynonymsId::new(), app.clock.now());
    let mut tx = app.db.begin().await?;
    store::insert(&mut tx, id, &words, note.as_deref(), now).await?;
    let event = Event::new(now, Actor::Staff(staff.id), actions::ADDED).on(SYNONYMS, id);
    audit::write(&mut tx, &event.with(json!({ "words": words })).from(&trace)).await?;
    store::notify_servers(&mut tx).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(SynonymsOut { status: true, data: Synonyms { id, words, note } })))
}

/// Changes a group of synonyms.
#[utoipa::path(post, path = "/staff/synonyms/{id}/update", tag = "staff", params(("id" = SynonymsId, Path)),
    request_body = SynonymsIn,
    responses((status = 200, body = SynonymsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_synonyms(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Path(id): Path<SynonymsId>,
    Body(body): Body<SynonymsIn>,
) -> Result<Json<SynonymsOut>> {
    let (words, note) = body.checked()?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if !store::set(&mut tx, id, &words, note.as_deref(), now).await? {
        return Err(Error::NotFound);
    }
    let event = Event::new(now, Actor::Staff(staff.id), actions::CHANGED).on(SYNONYMS, id);
    audit::write(&mut tx, &event.with(json!({ "words": words })).from(&trace)).await?;
    store::notify_servers(&mut tx).await?;
    tx.commit().await?;
    Ok(Json(SynonymsOut { status: true, data: Synonyms { id, words, note } }))
}

/// Removes a group of synonyms. Removing it twice is not an error.
#[utoipa::path(post, path = "/staff/synonyms/{id}/remove", tag = "staff", params(("id" = SynonymsId, Path)),
    responses((status = 200, body = RemovedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn remove_synonyms(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Path(id): Path<SynonymsId>,
) -> Result<Json<RemovedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if let Some(words) = store::delete(&mut tx, id).await? {
        let event = Event::new(now, Actor::Staff(staff.id), actions::REMOVED).on(SYNONYMS, id);
        audit::write(&mut tx, &event.with(json!({ "words": words })).from(&trace)).await?;
        store::notify_servers(&mut tx).await?;
    }
    tx.commit().await?;
    Ok(Json(RemovedOut { status: true }))
}
