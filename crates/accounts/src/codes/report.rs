//! `POST /sms/eskiz/{key}`: the SMS provider reports a delivery. It does not sign its reports, so the URL contains a
//! secret.

use axum::Json;
use axum::extract::State;
use outside::{Delivery, eskiz};
use platform::{App, Body, Error, Path, Result};
use secrets::Keys;
use serde_json::Value;

use super::store;
use crate::done::Done;

const LABEL: &str = "eskiz-report";

/// The path to which the provider reports.
pub fn callback_path(keys: &Keys) -> String {
    format!("/api/v1/sms/eskiz/{}", keys.sign(LABEL, "path"))
}

/// A delivery report about a message.
#[utoipa::path(post, path = "/sms/eskiz/{key}", tag = "accounts", request_body = Object,
    params(("key" = String, Path, description = "The secret part of the address")),
    responses((status = 200, body = Done), (status = 404, body = platform::wording::ErrorBody)))]
pub async fn take_eskiz_report(
    State(app): State<App>,
    Path(key): Path<String>,
    Body(report): Body<Value>,
) -> Result<Json<Done>> {
    if !app.shared::<Keys>().is_signed(LABEL, "path", &key) {
        return Err(Error::NotFound);
    }
    if let Some((id, delivery)) = eskiz::read_report(&report) {
        let is_delivered = match delivery {
            Delivery::InProgress => return Ok(Json(Done::YES)),
            Delivery::Delivered => true,
            Delivery::Failed => false,
        };
        store::set_reported(&mut *app.db.acquire().await?, &id, is_delivered, app.clock.now()).await?;
    }
    Ok(Json(Done::YES))
}
