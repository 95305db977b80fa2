//! `POST /staff/companies/{slug}/verify`: staff gives a company the mark without a request of its own, or takes it away.
//! Both need to say why: whoever looks later must understand it, and so must the owner.

use accounts::company_status;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::VerificationReason;
use kernel::{FieldError, FieldErrors};
use notifications::{NoticeKind, notify_event};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::Deserialize;
use serde_json::json;
use staff::StaffModerator;
use staff::audit::{self, Actor as Who, Event, Trace};
use utoipa::ToSchema;

use super::mark::{Evidence, Why};
use super::{KIND, store};
use crate::journal::{actions, notice_to, notices};
use crate::reasons::ReasonText;
use crate::{DECIDED, DecidedOut, Refusal};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffVerifyIn)]
pub struct VerifyIn {
    pub verified: bool,
    /// `since` of the review that is decided. The mark is refused if the company has changed again.
    #[serde(default)]
    pub since: Option<Timestamp>,
    /// What was checked; needed to give the mark.
    #[serde(default)]
    pub evidence: Option<Evidence>,
    /// Why it is taken away; needed for that.
    #[serde(default)]
    pub reason: Option<VerificationReason>,
    /// What exactly was seen, for staff; needed to give the mark. Or a comment to the owner; needed with the reason
    /// `other`.
    #[serde(default)]
    pub note: Option<ReasonText>,
}

impl VerifyIn {
    fn why(&self) -> Result<Why> {
        let missing = |field: &str| Error::Invalid(FieldErrors::from((field, FieldError::Required)));
        let note = self.note.as_ref().map(ToString::to_string).filter(|note| !note.is_empty());
        if self.verified {
            let evidence = self.evidence.ok_or_else(|| missing("evidence"))?;
            return Ok(Why::Given { evidence, note: note.ok_or_else(|| missing("note"))? });
        }
        match self.reason.ok_or_else(|| missing("reason"))? {
            VerificationReason::Other if note.is_none() => Err(missing("note")),
            reason => Ok(Why::Taken { reason, note }),
        }
    }
}

/// Marks a company as verified, or removes the mark. A repeat changes nothing.
#[utoipa::path(post, path = "/staff/companies/{slug}/verify", tag = "staff", params(("slug" = String, Path)),
    request_body = VerifyIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn verify_company(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(slug): Path<String>,
    Body(body): Body<VerifyIn>,
) -> Result<Json<DecidedOut>> {
    let why = body.why()?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let company = store::lock_company(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    // Nobody gets the mark for a name or a picture that the moderator has not seen.
    if body.verified && company.review_since.map(jiff_sqlx::Timestamp::to_jiff) != body.since {
        return Err(Refusal::Superseded.into());
    }
    if company_status::set_verified(&mut tx, company.id, body.verified, now).await? {
        store::insert_mark_decision(&mut tx, company.id, staff.id, &why, now).await?;
        let (action, notice, details) = match &why {
            Why::Given { evidence, .. } => {
                (actions::VERIFIED, notices::COMPANY_VERIFIED, json!({ "evidence": evidence.code() }))
            }
            Why::Taken { reason, .. } => {
                (actions::UNVERIFIED, notices::COMPANY_UNVERIFIED, json!({ "reason": reason.code() }))
            }
        };
        let event = Event::new(now, Who::Staff(staff.id), action).on(KIND, &slug).with(details);
        audit::write(&mut tx, &event.from(&trace)).await?;
        let notice = notice_to(company.owner, notice).about(NoticeKind::Company);
        notify_event(&mut tx, &notice.path("/profile/company/verification"), now).await?;
    }
    tx.commit().await?;
    Ok(Json(DECIDED))
}

#[cfg(test)]
mod tests {
    use kernel::words::VerificationReason::{CompanyClosed, Other};

    use super::*;

    #[test]
    fn every_decision_says_why() {
        let given = |evidence, note: &str| VerifyIn {
            verified: true,
            since: None,
            evidence,
            reason: None,
            note: Some(ReasonText::parse(note).unwrap()),
        };
        let taken = |reason, note: &str| VerifyIn { verified: false, reason, ..given(None, note) };
        for (body, missing) in [
            (given(Some(Evidence::Document), "№ 12"), None),
            (given(Some(Evidence::Document), " "), Some("note")),
            (given(None, "№ 12"), Some("evidence")),
            (taken(Some(CompanyClosed), ""), None),
            (taken(Some(Other), "Sotilgan"), None),
            (taken(Some(Other), ""), Some("note")),
            (taken(None, "Sotilgan"), Some("reason")),
        ] {
            let found = match body.why() {
                Ok(_) => None,
                Err(Error::Invalid(errors)) => {
                    ["evidence", "reason", "note"].into_iter().find(|field| !errors.of(field).is_empty())
                }
                Err(error) => panic!("{error:?}"),
            };
            assert_eq!(found, missing, "{body:?}");
        }
    }
}
