//! `POST /staff/complaints/{target}/{slug}/decide`: all open complaints about one thing are upheld or dismissed.

use accounts::company_status;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::{FieldError, FieldErrors};
use notifications::notify_event;
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Error, Path, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffModerator;
use staff::audit::{self, Actor, Event, Trace};
use utoipa::ToSchema;

use super::{Target, store};
use crate::journal::{about, actions, note, notice_to, notices, notify_owner};
use crate::reasons::{ReasonIn, checked_reasons};
use crate::{DECIDED, DecidedOut, Kinds, Moderator, Refusal, Reportable, Subject, companies, take_down};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ComplaintVerdict)]
pub enum Verdict {
    Upheld,
    Dismissed,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffVerdictIn)]
pub struct VerdictIn {
    pub verdict: Verdict,
    /// Why a vacancy or a resume is taken down; only for an upheld complaint about one.
    #[serde(default)]
    pub reasons: Vec<ReasonIn>,
    /// Adds a strike against the company: a warning, then a week's suspension, then closure. Only when upheld.
    #[serde(default)]
    pub strike: bool,
}

/// Decides all open complaints about one thing. Upheld: a vacancy or a resume is taken down, a conversation closed.
/// Dismissed: what is hidden is shown again. Whoever complained is told.
#[utoipa::path(post, path = "/staff/complaints/{target}/{slug}/decide", tag = "staff",
    params(("target" = Target, Path), ("slug" = String, Path)), request_body = VerdictIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn decide_complaints(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path((target, slug)): Path<(Target, String)>,
    Body(body): Body<VerdictIn>,
) -> Result<Json<DecidedOut>> {
    let is_upheld = body.verdict == Verdict::Upheld;
    let invalid_strike = || Error::Invalid(FieldErrors::from(("strike", FieldError::Invalid)));
    if body.strike && !is_upheld {
        return Err(invalid_strike());
    }
    let kind = Kinds::of(&app).find(&target.0)?;
    let by = Moderator { id: staff.id, trace: &trace };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let subject = kind.hold(&mut tx, &slug, now).await?.ok_or(Error::NotFound)?;
    let decision = Decision { kind, subject: &subject, by, is_upheld, now };
    if is_upheld && subject.can_be_taken_down {
        let reasons = match kind.needs_reasons() {
            true => checked_reasons(&body.reasons, |path| kind.is_field(path))?,
            false => Vec::new(),
        };
        decision.close(&mut tx).await?;
        take_down(&mut tx, kind, &subject, &reasons, by, now).await?;
    } else {
        decision.close(&mut tx).await?;
        decision.restore(&mut tx).await?;
    }
    let action = if is_upheld { actions::UPHELD } else { actions::DISMISSED };
    note(&mut tx, (kind, &subject), action, json!({}), Some(by), now).await?;
    if body.strike {
        // Strikes are for employers.
        decision.strike(&mut tx, subject.company.ok_or_else(invalid_strike)?).await?;
    }
    tx.commit().await?;
    Ok(Json(DECIDED))
}

/// One moderator's verdict, within its transaction.
struct Decision<'a> {
    kind: &'a dyn Reportable,
    subject: &'a Subject,
    by: Moderator<'a>,
    is_upheld: bool,
    now: Timestamp,
}

impl Decision<'_> {
    /// Closes the complaints and notifies everybody who complained. If none is open, another moderator decided first.
    async fn close(&self, db: &mut PgConnection) -> Result<()> {
        let verdict = if self.is_upheld { "upheld" } else { "dismissed" };
        let subject = (self.kind.kind(), self.subject.id);
        let reporters = store::set_verdict(db, subject, verdict, self.by.id, self.now).await?;
        if reporters.is_empty() {
            return Err(Refusal::AlreadyDecided.into());
        }
        let notice = if self.is_upheld { notices::COMPLAINT_UPHELD } else { notices::COMPLAINT_DISMISSED };
        for reporter in reporters {
            let notice = notice_to(reporter, notice).arg("title", &self.subject.title);
            notify_event(db, &about(notice, self.kind), self.now).await?;
        }
        Ok(())
    }

    /// Shows again what was hidden only until a decision. If it cannot be taken down, that is so after an upheld
    /// complaint too, whose penalty is the strike; then the owner gets no good news.
    async fn restore(&self, db: &mut PgConnection) -> Result<()> {
        let Some(outcome) = self.kind.restore(db, self.subject, self.now).await? else { return Ok(()) };
        let subject = (self.kind, self.subject);
        note(db, subject, outcome.action, json!({}), Some(self.by), self.now).await?;
        if self.is_upheld {
            return Ok(());
        }
        notify_owner(db, subject, outcome.notice, &self.subject.title, self.now).await
    }

    async fn strike(&self, db: &mut PgConnection, company: CompanyId) -> Result<()> {
        let strikes = company_status::add_strike(db, company, self.now).await?;
        self.kind.note_strike(db, self.subject, strikes, self.now).await?;
        let slug = store::find_company_slug(db, company).await?;
        let event = Event::new(self.now, Actor::Staff(self.by.id), actions::STRUCK);
        let event = event.on(companies::KIND, slug).with(json!({ "strikes": strikes }));
        Ok(audit::write(db, &event.from(self.by.trace)).await?)
    }
}
