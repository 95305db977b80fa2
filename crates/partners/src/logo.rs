//! `POST /staff/partners/{id}/logo`: the logo of a partner, which is decoded and encoded again.

use accounts::people::picture::{self, LOGOS};
use axum::Json;
use axum::body::Body as RawBody;
use axum::extract::State;
use axum::http::HeaderMap;
use kernel::FieldErrors;
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Query, Result, images};
use serde::Deserialize;
use serde_json::json;
use staff::audit::{self, Actor, Event, Trace};
use staff::{Staff, StaffContent};
use utoipa::IntoParams;

use crate::partner::{Partner, PartnerOut};
use crate::refusal::Refusal;
use crate::{PARTNER, PartnerId, actions, memory, store};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SeenQuery {
    /// The version that was read.
    version: i32,
}

/// Gives a partner a logo, if nobody else has changed the partner meanwhile.
#[utoipa::path(post, path = "/staff/partners/{id}/logo", tag = "staff", params(("id" = PartnerId, Path), SeenQuery),
    request_body(content = Vec<u8>, content_type = "image/png", description = "JPEG, PNG or WebP, 6 MB at most"),
    responses((status = 200, body = PartnerOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody),
        (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn upload_partner_logo(
    State(app): State<App>,
    StaffContent(staff): StaffContent,
    trace: Trace,
    Path(id): Path<PartnerId>,
    Query(seen): Query<SeenQuery>,
    headers: HeaderMap,
    body: RawBody,
) -> Result<Json<PartnerOut>> {
    let bytes = picture::read_upload(&headers, body).await?;
    let problem = |problem| Error::Invalid(FieldErrors::from(("logo", problem)));
    let drawn = images::photo(bytes).await.map_err(problem)?;
    let stored = picture::store(&app, LOGOS, drawn).await?;
    match set(&app, &staff, &trace, id, seen.version, stored.key()).await {
        Ok((data, before)) => {
            if let Some(before) = before {
                picture::discard(&app, &before).await;
            }
            memory::reload(&app).await;
            Ok(Json(PartnerOut { status: true, data }))
        }
        Err(error) => {
            picture::discard(&app, stored.key()).await;
            Err(error)
        }
    }
}

/// Also returns the key of the logo before.
async fn set(
    app: &App,
    staff: &Staff,
    trace: &Trace,
    id: PartnerId,
    seen: i32,
    key: &str,
) -> Result<(Partner, Option<String>)> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = store::find_locked(&mut tx, id).await?.ok_or(Error::NotFound)?;
    if seen != before.version {
        return Err(Refusal::PartnerChanged.into());
    }
    store::set_logo(&mut tx, id, key, now).await?;
    let details = json!({ "partner": before.name, "changed": "picture" });
    let event = Event::new(now, Actor::Staff(staff.id), actions::CHANGED).on(PARTNER, id);
    audit::write(&mut tx, &event.with(details).from(trace)).await?;
    let data = store::find(&mut tx, id).await?.ok_or(Error::Fault)?.partner();
    tx.commit().await?;
    Ok((data, before.logo))
}
