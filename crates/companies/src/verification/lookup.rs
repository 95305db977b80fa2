//! `POST /company/verification/lookup`: what the register knows about a tax number, while the owner fills in the form.

use axum::Json;
use axum::extract::State;
use kernel::TaxNumber;
use platform::session::rights::VerifyCompany;
use platform::wording::ErrorBody;
use platform::{App, Body, Member, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ASKS;
use super::registry::{self, RegistryState};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompanyLookupIn {
    pub tax_number: TaxNumber,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CompanyLookupOut {
    pub status: bool,
    pub data: CompanyLookup,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CompanyLookup {
    /// `unavailable` also without a register.
    pub registry: RegistryState,
    pub name: Option<String>,
    pub address: Option<String>,
}

/// The company with this tax number.
#[utoipa::path(post, path = "/company/verification/lookup", tag = "companies", request_body = CompanyLookupIn,
    responses((status = 200, body = CompanyLookupOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn look_up_company(
    State(app): State<App>,
    me: Member<VerifyCompany>,
    Body(body): Body<CompanyLookupIn>,
) -> Result<Json<CompanyLookupOut>> {
    app.rate.take(ASKS, me.company_id)?;
    let entry = registry::ask(&app, &body.tax_number).await;
    let registry = match entry.state {
        RegistryState::NotAsked => RegistryState::Unavailable,
        answered => answered,
    };
    let (name, address) = entry.company.map(|company| (company.name, company.address)).unzip();
    let data = CompanyLookup { registry, name, address: address.flatten() };
    Ok(Json(CompanyLookupOut { status: true, data }))
}
