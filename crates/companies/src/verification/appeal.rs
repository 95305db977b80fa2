//! `POST /company/verification/appeal`: the owner asks to look at a refused request again, once.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::{FieldError, TaxNumber};
use platform::db::constraint;
use platform::session::rights::VerifyCompany;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Lang, Member, Result};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use uuid::Uuid;

use super::document::problem;
use super::{ASKS, REFUSED, VerificationOut, answer, registry, store};
use crate::Refusal;
use crate::events::{self, What};

kernel::text! {
    /// Why a refusal is wrong, for staff.
    pub AppealText, chars 1..=1000, plain
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VerificationAppealIn {
    pub text: AppealText,
    /// The id of another uploaded document; default: that of the refused request, unless it is erased.
    #[serde(default)]
    pub document: Option<Uuid>,
}

/// Appeals against the refusal of the newest request.
#[utoipa::path(post, path = "/company/verification/appeal", tag = "companies", request_body = VerificationAppealIn,
    responses((status = 201, body = VerificationOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn appeal_verification(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<VerifyCompany>,
    Body(body): Body<VerificationAppealIn>,
) -> Result<(StatusCode, Json<VerificationOut>)> {
    app.rate.take(ASKS, me.company_id)?;
    let refused = find_refused(store::find_newest(&mut *app.db.acquire().await?, me.company_id).await?)?;
    let number = TaxNumber::parse(&refused.tax_number).map_err(|_| Error::Fault)?;
    let entry = registry::ask(&app, &number).await;
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    // Another request may have come first.
    let refused = find_refused(store::find_newest(&mut tx, me.company_id).await?)?;
    let document = match body.document {
        Some(new) if store::attach_document(&mut tx, me.company_id, new, now).await? => new,
        Some(_) => return Err(problem(FieldError::Unknown)),
        None if refused.is_erased => return Err(problem(FieldError::Required)),
        None => refused.document_id,
    };
    let new = store::NewRequest {
        id: Uuid::now_v7(),
        company: me.company_id,
        number: &refused.tax_number,
        document,
        by: me.user_id,
        appeal: Some((refused.id, body.text.as_str())),
        now,
    };
    store::insert_request(&mut tx, &new, &entry).await.map_err(|error| match constraint(&error) {
        Some(store::ONE_APPEAL) => Refusal::AlreadyAppealed.into(),
        Some(store::ONE_PENDING) => Refusal::AlreadyPending.into(),
        _ => Error::from(error),
    })?;
    events::record(&mut tx, me.company_id, Some(me.user_id), What::VerificationAppealed, json!({}), now)
        .await?;
    let out = answer(&app, &mut tx, me.company_id, locale).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(out)))
}

/// The newest request, if it can be appealed.
fn find_refused(newest: Option<store::NewestRow>) -> Result<store::NewestRow> {
    let newest = newest.ok_or(Error::NotFound)?;
    match newest.state.as_str() {
        _ if newest.is_appeal && newest.state != "verified" => Err(Refusal::AlreadyAppealed.into()),
        REFUSED => Ok(newest),
        super::PENDING => Err(Refusal::AlreadyPending.into()),
        _ => Err(Error::NotFound),
    }
}
