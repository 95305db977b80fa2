//! Staff lists, adds, changes and removes partners. Each change is written to the audit log.

use accounts::people::picture;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;
use staff::StaffContent;
use staff::audit::{self, Actor, Event, Trace};
use utoipa::ToSchema;

use crate::partner::{MOST, PartnerIn, PartnerOut, PartnersOut};
use crate::refusal::Refusal;
use crate::{PARTNER, PartnerId, actions, memory, store};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffPartnerSeenIn)]
pub struct SeenIn {
    /// The version that was read.
    pub version: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffPartnerRemovedOut)]
pub struct RemovedOut {
    pub status: bool,
}

/// All partners, also hidden ones.
#[utoipa::path(get, path = "/staff/partners", tag = "staff",
    responses((status = 200, body = PartnersOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_partners(State(app): State<App>, _: StaffContent) -> Result<Json<PartnersOut>> {
    let rows = store::list(&mut *app.db.acquire().await?).await?;
    Ok(Json(PartnersOut { status: true, data: rows.into_iter().map(store::PartnerRow::partner).collect() }))
}

/// Adds a partner after the others.
#[utoipa::path(post, path = "/staff/partners", tag = "staff", request_body = PartnerIn,
    responses((status = 201, body = PartnerOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn add_partner(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Body(partner): Body<PartnerIn>,
) -> Result<(StatusCode, Json<PartnerOut>)> {
    let link = partner.checked_link()?;
    let (id, now) = (PartnerId::new(), app.clock.now());
    let mut tx = app.db.begin().await?;
    if store::list_ids(&mut tx).await?.len() >= MOST {
        return Err(Refusal::TooManyPartners.into());
    }
    store::insert(&mut tx, id, partner.name.as_str(), &link, partner.hidden, now).await?;
    let event = Event::new(now, Actor::Staff(staff.id), actions::ADDED).on(PARTNER, id);
    audit::write(&mut tx, &event.with(json!({ "partner": partner.name.as_str() })).from(&trace)).await?;
    let data = store::find(&mut tx, id).await?.ok_or(Error::Fault)?.partner();
    tx.commit().await?;
    memory::reload(&app).await;
    Ok((StatusCode::CREATED, Json(PartnerOut { status: true, data })))
}

/// Changes a partner, if nobody else has changed it meanwhile.
#[utoipa::path(post, path = "/staff/partners/{id}/update", tag = "staff", params(("id" = PartnerId, Path)),
    request_body = PartnerIn,
    responses((status = 200, body = PartnerOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_partner(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Path(id): Path<PartnerId>,
    Body(partner): Body<PartnerIn>,
) -> Result<Json<PartnerOut>> {
    let link = partner.checked_link()?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = store::find_locked(&mut tx, id).await?.ok_or(Error::NotFound)?;
    if partner.version != Some(before.version) {
        return Err(Refusal::PartnerChanged.into());
    }
    store::set(&mut tx, id, partner.name.as_str(), &link, partner.hidden, now).await?;
    let event = Event::new(now, Actor::Staff(staff.id), actions::CHANGED).on(PARTNER, id);
    audit::write(&mut tx, &event.with(json!({ "partner": partner.name.as_str() })).from(&trace)).await?;
    let data = store::find(&mut tx, id).await?.ok_or(Error::Fault)?.partner();
    tx.commit().await?;
    memory::reload(&app).await;
    Ok(Json(PartnerOut { status: true, data }))
}

/// Removes a partner with its logo, if nobody else has changed it meanwhile. Removing it twice is not an error.
#[utoipa::path(post, path = "/staff/partners/{id}/remove", tag = "staff", params(("id" = PartnerId, Path)),
    request_body = SeenIn,
    responses((status = 200, body = RemovedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn remove_partner(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Path(id): Path<PartnerId>,
    Body(seen): Body<SeenIn>,
) -> Result<Json<RemovedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let Some(before) = store::find_locked(&mut tx, id).await? else {
        return Ok(Json(RemovedOut { status: true }));
    };
    if seen.version != before.version {
        return Err(Refusal::PartnerChanged.into());
    }
    store::delete(&mut tx, id).await?;
    let event = Event::new(now, Actor::Staff(staff.id), actions::REMOVED).on(PARTNER, id);
    audit::write(&mut tx, &event.with(json!({ "partner": before.name })).from(&trace)).await?;
    tx.commit().await?;
    if let Some(logo) = &before.logo {
        picture::discard(&app, logo).await;
    }
    memory::reload(&app).await;
    Ok(Json(RemovedOut { status: true }))
}
