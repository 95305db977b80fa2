//! `POST /me/update`, `POST /company/update`: changes of the two profiles.

use axum::Json;
use axum::extract::State;
use kernel::words::{CompanyRight, EducationLevel, Role, Sex};
use platform::{App, Body, Error, Lang, Refused, Result, Viewer};
use screening::PublicText;
use staff::audit::Trace;

use super::MeOut;
use crate::company_status::{self, Changed};
use crate::people::{CandidateEdit, CandidateProfile, CustomerEdit, CustomerProfile, store, team};
use crate::refusal::Refusal;

/// Changes the candidate profile.
#[utoipa::path(post, path = "/me/update", tag = "accounts", request_body = CandidateEdit,
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 409, body = platform::wording::ErrorBody), (status = 422, body = platform::wording::ErrorBody)))]
pub async fn update_candidate(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    Body(edit): Body<CandidateEdit>,
) -> Result<Json<MeOut>> {
    let mut tx = app.db.begin().await?;
    let row = store::find_candidate(&mut tx, me.user_id).await?;
    let row = row.ok_or_else(|| profile_required(Role::Candidate))?;
    let old = CandidateProfile {
        spheres: store::list_spheres(&mut tx, row.id).await?,
        name: PublicText::stored(row.name),
        surname: PublicText::stored(row.surname),
        birthday: row.birthday,
        sex: Sex::parse(&row.sex).ok_or(Error::Fault)?,
        location: row.location,
        education_level: EducationLevel::parse(&row.education_level).ok_or(Error::Fault)?,
        specialization: row.specialization.map(PublicText::stored),
        languages: serde_json::from_value(row.languages).map_err(anyhow::Error::from)?,
        about: row.about.map(PublicText::stored),
    };
    let new = edit.apply(&app, old)?;
    store::save_candidate(&mut tx, me.user_id, &new, app.clock.now()).await?;
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}

/// Changes the company profile.
#[utoipa::path(post, path = "/company/update", tag = "accounts", request_body = CustomerEdit,
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody)))]
pub async fn update_company(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    trace: Trace,
    Body(edit): Body<CustomerEdit>,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let held = team::hold_company_in_use(&mut tx, me.user_id, CompanyRight::EditCompany).await?;
    let company = held.ok_or_else(|| profile_required(Role::Customer))?;
    let row = store::find_company(&mut tx, company).await?;
    let old = CustomerProfile {
        name: PublicText::stored(row.name.clone()),
        address: row.address.map(PublicText::stored),
        location: row.location,
        owned_date: row.owned_date.map(jiff_sqlx::Date::to_jiff),
        about: row.about.map(PublicText::stored),
    };
    let new = edit.apply(&app, old)?;
    store::update_company(&mut tx, company, &new, now).await?;
    if *new.name != *row.name {
        let verified = Some(row.name.as_str());
        company_status::rest_mark(&mut tx, me.user_id, Changed::Name, verified, &trace, now).await?;
    }
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}

pub(crate) fn profile_required(role: Role) -> Error {
    Refused::from(Refusal::ProfileRequired).extra("profile", role.code()).into()
}
