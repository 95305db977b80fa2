//! Verification: a company shows that it is real (decisions C21).
//!
//! The owner gives the tax number and uploads the registration document ([`document`]). The register of companies is
//! asked, if there is one ([`registry`]); its answer is for staff, who decides ([`staff`]). A refused request can be
//! appealed once ([`appeal`]): the appeal is a request of its own that names the refused one. The mark itself is
//! `accounts::company_status`.
//!
//! Documents are private: only staff gets them, and they are erased some time after the decision ([`tidy`]).

mod appeal;
mod differences;
mod document;
mod lookup;
mod registry;
mod request;
mod staff;
mod store;
pub mod tidy;

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::Locale;
use kernel::words::VerificationReason;
use moderation::companies::{MarkDecision, find_mark_decision};
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, CompanyId, Customer, Error, Lang, Result};
use queue::{Registry, Schedule};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use registry::RegistryState;

/// Each may ask the register, which may cost money.
const ASKS: Limit = Limit::per_hour("company_registry", 20);

/// Actions that this module writes into the journal; each has a text `audit_{action}` in three languages.
pub const ACTIONS: [&str; 3] =
    [staff::decide::VERIFIED, staff::decide::REFUSED, staff::open_document::DOCUMENT_OPENED];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(view_verification, request::request_verification))
        .routes(routes!(lookup::look_up_company))
        .routes(routes!(document::upload_document))
        .routes(routes!(appeal::appeal_verification))
        .routes(routes!(staff::list::list_verifications))
        .routes(routes!(staff::view::view_company_verification))
        .routes(routes!(staff::open_document::open_document))
        .routes(routes!(staff::decide::decide_verification))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<tidy::TidyDocuments>();
    let hour = Schedule::every(Duration::from_secs(3600));
    registry.every("tidy-company-documents", hour, || tidy::TidyDocuments {});
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VerificationOut {
    pub status: bool,
    pub data: Verification,
}

/// How far the verification of the company is. Facts of the newest request.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CompanyVerification)]
pub struct Verification {
    pub state: VerificationState,
    pub tax_number: Option<String>,
    /// The name in the register of companies.
    pub legal_name: Option<String>,
    pub document: Option<SentDocument>,
    pub requested_at: Option<Timestamp>,
    pub decided_at: Option<Timestamp>,
    /// Why it was refused.
    pub reason: Option<Reason>,
    pub registry: RegistryState,
    /// The newest request was refused and is no appeal.
    pub can_appeal: bool,
    pub is_appeal: bool,
    pub limits: VerificationLimits,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum VerificationState {
    Unverified,
    Pending,
    Verified,
    Refused,
    /// It was verified and has changed since; staff has to look again.
    Resting,
}

/// The document of a request. It is never sent back.
#[derive(Debug, Serialize, ToSchema)]
pub struct SentDocument {
    pub name: String,
    pub uploaded_at: Timestamp,
}

/// Why a request was refused.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VerificationRefusal)]
pub struct Reason {
    pub code: VerificationReason,
    pub title: String,
    /// The moderator's comment.
    pub text: Option<String>,
    /// What to do.
    pub fix: String,
}

/// What the company may do, and what it may do once it is verified.
#[derive(Debug, Serialize, ToSchema)]
pub struct VerificationLimits {
    pub open_vacancies: LimitChange,
    pub invitations_a_day: LimitChange,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LimitChange {
    pub now: i32,
    pub after: i32,
}

/// The verification of the company in use.
#[utoipa::path(get, path = "/company/verification", tag = "companies",
    responses((status = 200, body = VerificationOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn view_verification(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
) -> Result<Json<VerificationOut>> {
    let mut db = app.db.acquire().await?;
    answer(&app, &mut db, me.company_id, locale).await.map(Json)
}

async fn answer(
    app: &App,
    db: &mut PgConnection,
    company: CompanyId,
    locale: Locale,
) -> Result<VerificationOut> {
    let standing = store::find_standing(db, company).await?;
    let newest = store::find_newest(db, company).await?;
    let taken = taken_since(&standing, newest.as_ref(), find_mark_decision(db, company).await?);
    let state =
        if taken.is_some() { VerificationState::Refused } else { state_of(&standing, newest.as_ref()) };
    let is_verified = standing.verified_at.is_some();
    let limit = |unverified, after| LimitChange { now: if is_verified { after } else { unverified }, after };
    let limits = VerificationLimits {
        open_vacancies: limit(standing.open_unverified, standing.open_vacancies),
        invitations_a_day: limit(0, standing.invitations_a_day),
    };
    let mut data = match newest {
        Some(row) => Verification {
            state,
            document: Some(SentDocument { name: row.document_name, uploaded_at: row.uploaded_at }),
            requested_at: Some(row.requested_at),
            decided_at: row.decided_at.map(jiff_sqlx::Timestamp::to_jiff),
            reason: reason_of(app, row.reason.as_deref(), row.note, locale)?,
            registry: RegistryState::parse(&row.registry).ok_or(Error::Fault)?,
            can_appeal: row.state == REFUSED && !row.is_appeal,
            is_appeal: row.is_appeal,
            tax_number: Some(row.tax_number),
            legal_name: row.registry_name,
            limits,
        },
        None => Verification {
            state,
            tax_number: None,
            legal_name: None,
            document: None,
            requested_at: None,
            decided_at: None,
            reason: None,
            registry: RegistryState::NotAsked,
            can_appeal: false,
            is_appeal: false,
            limits,
        },
    };
    if let Some(MarkDecision { at, reason: Some(code), note, .. }) = taken {
        data.decided_at = Some(at);
        data.reason = reason_of(app, Some(code.code()), note, locale)?;
        data.can_appeal = false;
    }
    Ok(VerificationOut { status: true, data })
}

/// Staff took the mark away, and the company has not asked again since.
fn taken_since(
    standing: &store::Standing,
    newest: Option<&store::NewestRow>,
    decision: Option<MarkDecision>,
) -> Option<MarkDecision> {
    let is_newest = |at: Timestamp| newest.is_none_or(|row| row.state != PENDING && row.requested_at <= at);
    decision.filter(|decision| {
        standing.verified_at.is_none() && decision.reason.is_some() && is_newest(decision.at)
    })
}

const PENDING: &str = "pending";
const REFUSED: &str = "refused";

/// A request in work says more than the mark, and a mark that rests more than an older refusal.
fn state_of(standing: &store::Standing, newest: Option<&store::NewestRow>) -> VerificationState {
    let rests_since = standing.review_since.map(jiff_sqlx::Timestamp::to_jiff);
    match newest {
        Some(row) if row.state == PENDING => VerificationState::Pending,
        _ if standing.verified_at.is_some() => VerificationState::Verified,
        Some(row) if row.state == REFUSED && rests_since.is_none_or(|since| since <= row.requested_at) => {
            VerificationState::Refused
        }
        _ if rests_since.is_some() => VerificationState::Resting,
        _ => VerificationState::Unverified,
    }
}

fn reason_of(app: &App, code: Option<&str>, note: Option<String>, locale: Locale) -> Result<Option<Reason>> {
    let Some(code) = code else { return Ok(None) };
    let code = VerificationReason::parse(code).ok_or(Error::Fault)?;
    let key = code.label_key();
    Ok(Some(Reason {
        code,
        title: app.catalogue.text(locale, &key),
        text: note,
        fix: app.catalogue.text(locale, &format!("{key}_fix")),
    }))
}
