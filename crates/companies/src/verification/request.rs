//! `POST /company/verification`: the owner asks to be verified.

use ::staff::audit::Trace;
use accounts::company_status::{self, Changed};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::{FieldError, TaxNumber};
use platform::db::OnConstraint as _;
use platform::session::rights::VerifyCompany;
use platform::wording::ErrorBody;
use platform::{App, Body, Lang, Member, Refused, Result};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use uuid::Uuid;

use super::document::problem;
use super::{ASKS, PENDING, VerificationOut, answer, registry, store};
use crate::Refusal;
use crate::events::{self, What};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VerificationIn {
    pub tax_number: TaxNumber,
    /// The id of the uploaded document.
    pub document: Uuid,
}

/// Asks to be verified. The mark of a company that was verified with another tax number rests until the decision.
#[utoipa::path(post, path = "/company/verification", tag = "companies", request_body = VerificationIn,
    responses((status = 201, body = VerificationOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn request_verification(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<VerifyCompany>,
    trace: Trace,
    Body(body): Body<VerificationIn>,
) -> Result<(StatusCode, Json<VerificationOut>)> {
    app.rate.take(ASKS, me.company_id)?;
    let entry = registry::ask(&app, &body.tax_number).await;
    let (number, now) = (body.tax_number.as_str(), app.clock.now());
    let mut tx = me.begin(&app).await?;
    let newest = store::find_newest(&mut tx, me.company_id).await?;
    if newest.is_some_and(|newest| newest.state == PENDING) {
        return Err(Refusal::AlreadyPending.into());
    }
    if store::is_number_of_another(&mut tx, me.company_id, number).await? {
        return Err(Refused::from(Refusal::TaxNumberTaken).at("tax_number").into());
    }
    let held = store::find_held_number(&mut tx, me.company_id).await?;
    let is_verified = store::find_standing(&mut tx, me.company_id).await?.verified_at.is_some();
    if is_verified && held.as_deref() == Some(number) {
        return Err(Refused::from(Refusal::AlreadyVerified).at("tax_number").into());
    }
    if held.as_deref().is_some_and(|held| held != number) {
        company_status::rest_mark(&mut tx, me.user_id, Changed::TaxNumber, None, &trace, now).await?;
    }
    if !store::attach_document(&mut tx, me.company_id, body.document, now).await? {
        return Err(problem(FieldError::Unknown));
    }
    let new = store::NewRequest {
        id: Uuid::now_v7(),
        company: me.company_id,
        number,
        document: body.document,
        by: me.user_id,
        appeal: None,
        now,
    };
    store::insert_request(&mut tx, &new, &entry)
        .await
        .on_constraint(store::ONE_PENDING, || Refusal::AlreadyPending.into())?;
    let detail = json!({ "tax_number": number });
    events::record(&mut tx, me.company_id, Some(me.user_id), What::VerificationRequested, detail, now)
        .await?;
    let out = answer(&app, &mut tx, me.company_id, locale).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(out)))
}
