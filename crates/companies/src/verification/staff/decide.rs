//! `POST /staff/verifications/{id}/decide`: a moderator verifies a company or refuses its request.

use ::staff::StaffModerator;
use ::staff::audit::{self, Actor, Event, Trace};
use accounts::company_status;
use axum::Json;
use axum::extract::State;
use kernel::words::VerificationReason;
use kernel::{FieldError, FieldErrors};
use moderation::reasons::ReasonText;
use moderation::{DECIDED, DecidedOut};
use notifications::{Event as Choice, EventNotice, NoticeKind, notify_event};
use platform::db::OnConstraint as _;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use uuid::Uuid;

use super::super::PENDING;
use super::super::store::ONE_HOLDER;
use super::store;
use crate::events::{self, What};
use crate::{Refusal, notices};

pub const VERIFIED: &str = "company_verified";
pub const REFUSED: &str = "company_verification_refused";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StaffVerificationVerdict)]
pub enum Verdict {
    Verified,
    Refused,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StaffVerificationDecisionIn {
    pub verdict: Verdict,
    /// Needed for a refusal.
    #[serde(default)]
    pub reason: Option<VerificationReason>,
    /// A comment to the owner; needed with the reason `other`.
    #[serde(default)]
    pub note: Option<ReasonText>,
    /// `seen` of the request. With it the mark is refused if the company has another name or picture by now.
    #[serde(default)]
    pub seen: Option<String>,
}

/// A verdict with what it needs.
enum Decision {
    Verified,
    Refused { reason: VerificationReason, note: Option<String> },
}

fn checked(body: &StaffVerificationDecisionIn) -> Result<Decision> {
    if body.verdict == Verdict::Verified {
        return Ok(Decision::Verified);
    }
    let note = body.note.as_ref().map(ToString::to_string).filter(|note| !note.is_empty());
    let missing = |field: &str| Error::Invalid(FieldErrors::from((field, FieldError::Required)));
    match body.reason {
        None => Err(missing("reason")),
        Some(VerificationReason::Other) if note.is_none() => Err(missing("note")),
        Some(reason) => Ok(Decision::Refused { reason, note }),
    }
}

/// Decides a request that waits.
#[utoipa::path(post, path = "/staff/verifications/{id}/decide", tag = "staff", params(("id" = Uuid, Path)),
    request_body = StaffVerificationDecisionIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn decide_verification(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(id): Path<Uuid>,
    Body(body): Body<StaffVerificationDecisionIn>,
) -> Result<Json<DecidedOut>> {
    let decision = checked(&body)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let company = store::lock_company_of(&mut tx, id).await?.ok_or(Error::NotFound)?;
    let state = store::lock_request(&mut tx, id).await?;
    if state != PENDING {
        return Err(moderation::Refusal::AlreadyDecided.into());
    }
    let (action, details, what, notice) = match &decision {
        Decision::Verified => {
            // Nobody gets the mark for a name or a picture that the moderator has not seen.
            if body.seen.is_some_and(|seen| seen != company.seen) {
                return Err(moderation::Refusal::Superseded.into());
            }
            store::release_number(&mut tx, company.id).await?;
            store::set_verified(&mut tx, id, now)
                .await
                .on_constraint(ONE_HOLDER, || Refusal::TaxNumberTaken.into())?;
            company_status::set_verified(&mut tx, company.id, true, now).await?;
            (VERIFIED, json!({}), What::Verified, notices::COMPANY_VERIFIED)
        }
        Decision::Refused { reason, note } => {
            store::set_refused(&mut tx, id, reason.code(), note.as_deref(), now).await?;
            let details = json!({ "reason": reason.code() });
            (REFUSED, details, What::VerificationRefused, notices::VERIFICATION_REFUSED)
        }
    };
    let event =
        Event::new(now, Actor::Staff(staff.id), action).on(moderation::companies::KIND, &company.slug);
    audit::write(&mut tx, &event.with(details.clone()).from(&trace)).await?;
    events::record(&mut tx, company.id, None, what, details, now).await?;
    let notice = EventNotice::new(company.owner, Choice::Moderation, notice);
    notify_event(&mut tx, &notice.about(NoticeKind::Company).path("/profile/company/verification"), now)
        .await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}
