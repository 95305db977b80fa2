//! `GET /staff/verifications/{id}`: what a moderator compares.

use ::staff::StaffModerator;
use accounts::people::Picture;
use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use jiff::civil::Date;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, Path, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;
use vacancies::card::place;

use super::super::differences::{Difference, is_in_region, is_same_name};
use super::super::{Reason, RegistryState, reason_of};
use super::{RequestState, store};

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffVerificationOut {
    pub status: bool,
    pub data: StaffVerification,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffVerification {
    pub id: Uuid,
    /// The company as it is.
    pub company: VerifiedCompany,
    /// What it said when it asked.
    pub entered: EnteredFacts,
    /// Null: nobody was asked.
    pub registry: Option<RegistryEntry>,
    pub differences: Vec<Difference>,
    pub document: StaffDocument,
    pub appeal_text: Option<String>,
    /// Decided requests of this company, the newest first.
    pub earlier: Vec<EarlierDecision>,
    pub state: RequestState,
    /// Why this request was refused.
    pub reason: Option<Reason>,
    /// The name and picture that this answer shows, to be sent with the decision.
    pub seen: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VerifiedCompany {
    pub slug: String,
    pub name: String,
    pub location_name: String,
    pub address: Option<String>,
    pub avatar: Option<Picture>,
    pub created_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EnteredFacts {
    pub name: String,
    pub tax_number: String,
    pub location_name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RegistryEntry {
    pub answer: RegistryState,
    pub name: Option<String>,
    pub address: Option<String>,
    pub director: Option<String>,
    #[schema(value_type = Option<String>, format = Date)]
    pub registered_on: Option<Date>,
    pub asked_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffDocument {
    pub name: String,
    /// `pdf` or `jpeg`.
    pub kind: String,
    pub size: i32,
    pub erased: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EarlierDecision {
    pub decided_at: Timestamp,
    pub state: RequestState,
    pub reason: Option<Reason>,
}

/// One request.
#[utoipa::path(get, path = "/staff/verifications/{id}", tag = "staff", params(("id" = Uuid, Path)),
    responses((status = 200, body = StaffVerificationOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn view_company_verification(
    State(app): State<App>,
    Lang(locale): Lang,
    _: StaffModerator,
    Path(id): Path<Uuid>,
) -> Result<Json<StaffVerificationOut>> {
    let mut db = app.db.acquire().await?;
    let row = store::find_request(&mut db, id).await?.ok_or(Error::NotFound)?;
    let earlier = store::list_earlier(&mut db, id).await?.into_iter().map(|row| {
        Ok(EarlierDecision {
            decided_at: row.decided_at,
            state: RequestState::read(&row.state),
            reason: reason_of(&app, row.reason.as_deref(), row.note, locale)?,
        })
    });
    let earlier = earlier.collect::<Result<Vec<_>>>()?;
    drop(db);
    let words = app.shared::<Dictionaries>().now();
    let registered = row.registry_name.as_deref();
    let address = row.registry_address.as_deref();
    let checks = [
        (Difference::Name, registered.is_none_or(|name| is_same_name(&row.name, name))),
        (Difference::Region, address.is_none_or(|address| is_in_region(&words, &row.location, address))),
        (Difference::Renamed, row.name == row.entered_name),
    ];
    let differences = checks.into_iter().filter(|(_, is_same)| !is_same).map(|(what, _)| what).collect();
    let answer = RegistryState::parse(&row.registry).ok_or(Error::Fault)?;
    let data = StaffVerification {
        id,
        differences,
        earlier,
        reason: reason_of(&app, row.reason.as_deref(), row.note, locale)?,
        registry: row.registry_asked_at.map(|at| RegistryEntry {
            answer,
            name: row.registry_name,
            address: row.registry_address,
            director: row.registry_director,
            registered_on: row.registry_registered_on.map(jiff_sqlx::Date::to_jiff),
            asked_at: at.to_jiff(),
        }),
        entered: EnteredFacts {
            name: row.entered_name,
            tax_number: row.tax_number,
            location_name: place(&words, &row.entered_location, locale),
        },
        company: VerifiedCompany {
            slug: row.slug,
            name: row.name,
            location_name: place(&words, &row.location, locale),
            address: row.address,
            avatar: row.avatar.as_deref().and_then(Picture::of),
            created_at: row.created_at,
        },
        document: StaffDocument {
            name: row.document_name,
            kind: row.document_kind,
            size: row.document_size,
            erased: row.is_erased,
        },
        appeal_text: row.appeal_text,
        state: RequestState::read(&row.state),
        seen: row.seen,
    };
    Ok(Json(StaffVerificationOut { status: true, data }))
}
