//! `POST /staff/companies/{slug}/verify`: staff has checked a company's documents, or revokes the verification.

use accounts::company_status;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use notifications::{NoticeKind, notify_event};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::Deserialize;
use staff::StaffModerator;
use staff::audit::{self, Actor as Who, Event, Trace};
use utoipa::ToSchema;

use super::{KIND, store};
use crate::journal::{actions, notice_to, notices};
use crate::{DECIDED, DecidedOut, Refusal};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffVerifyIn)]
pub struct VerifyIn {
    pub verified: bool,
    /// `since` of the review that is decided. The mark is refused if the company has changed again.
    #[serde(default)]
    pub since: Option<Timestamp>,
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
    Body(VerifyIn { verified, since }): Body<VerifyIn>,
) -> Result<Json<DecidedOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let company = store::lock_company(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    // Nobody gets the mark for a name or a picture that the moderator has not seen.
    if verified && company.review_since.map(jiff_sqlx::Timestamp::to_jiff) != since {
        return Err(Refusal::Superseded.into());
    }
    if company_status::set_verified(&mut tx, company.id, verified, now).await? {
        let action = if verified { actions::VERIFIED } else { actions::UNVERIFIED };
        let event = Event::new(now, Who::Staff(staff.id), action).on(KIND, &slug);
        audit::write(&mut tx, &event.from(&trace)).await?;
        if verified {
            let notice = notice_to(company.owner, notices::COMPANY_VERIFIED).about(NoticeKind::Company);
            notify_event(&mut tx, &notice.path("/profile/company/verification"), now).await?;
        }
    }
    tx.commit().await?;
    Ok(Json(DECIDED))
}
