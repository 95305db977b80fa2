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
use staff::audit::{self, Actor as Who, Event, Trace};
use staff::{Staff, StaffModerator};
use utoipa::ToSchema;

use super::{Target, store};
use crate::moderation::store::{find_company, find_vacancy, set_state};
use crate::moderation::{
    COMPANY, DECIDED, DecidedOut, News, ReasonIn, StoredReason, VACANCY, actions, checked_reasons, take_down,
};
use crate::publish::store::insert_event;
use crate::publish::{self, LockedVacancy};
use crate::state::{Action, Actor};
use crate::{Refusal, VacancyId};

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
    /// Why a vacancy is taken down; only for an upheld complaint about a vacancy.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub reasons: Vec<ReasonIn>,
    /// Adds a strike against the company: a warning, then a week's suspension, then closure. Only when upheld.
    #[serde(default)]
    pub strike: bool,
}

/// Decides all open complaints about a vacancy or a company. Upheld: a vacancy is taken down. Dismissed: a hidden one is
/// shown again. Whoever complained is told.
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
    if body.strike && !is_upheld {
        return Err(Error::Invalid(FieldErrors::from(("strike", FieldError::Invalid))));
    }
    let decision = Decision { staff: &staff, trace: &trace, is_upheld, now: app.clock.now() };
    let mut tx = app.db.begin().await?;
    let company = match target {
        Target::Vacancy => {
            let id = find_vacancy(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
            let locked = publish::hold(&mut tx, id, decision.now).await?.ok_or(Error::NotFound)?;
            let may_stay = !is_upheld || !locked.state.is_published || locked.state.is_deleted;
            let reasons = if may_stay { Vec::new() } else { checked_reasons(&body.reasons)? };
            decision.close(&mut tx, Some(id), locked.company_id, &locked.title).await?;
            decision.act(&mut tx, &locked, &reasons).await?;
            store::find_company_names(&mut tx, locked.company_id).await?
        }
        Target::Company => {
            let company = find_company(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
            let company = store::find_company_names(&mut tx, company).await?;
            decision.close(&mut tx, None, company.id, &company.name).await?;
            decision.show(&mut tx, &company).await?;
            company
        }
    };
    let kind = if target == Target::Vacancy { VACANCY } else { COMPANY };
    decision.note(&mut tx, kind, &slug).await?;
    if body.strike {
        decision.strike(&mut tx, &company).await?;
    }
    tx.commit().await?;
    Ok(Json(DECIDED))
}

/// One moderator's verdict, within its transaction.
struct Decision<'a> {
    staff: &'a Staff,
    trace: &'a Trace,
    is_upheld: bool,
    now: Timestamp,
}

impl Decision<'_> {
    /// Closes the complaints and notifies everybody who complained. If none is open, another moderator decided first.
    async fn close(
        &self,
        db: &mut PgConnection,
        vacancy: Option<VacancyId>,
        company: CompanyId,
        title: &str,
    ) -> Result<()> {
        let verdict = if self.is_upheld { "upheld" } else { "dismissed" };
        let reporters = store::set_verdict(db, vacancy, company, verdict, self.staff.id, self.now).await?;
        if reporters.is_empty() {
            return Err(Refusal::AlreadyDecided.into());
        }
        let news = if self.is_upheld { News::ComplaintUpheld } else { News::ComplaintDismissed };
        for reporter in reporters {
            notify_event(db, &news.to(reporter).arg("title", title), self.now).await?;
        }
        Ok(())
    }

    /// Applies the verdict to the vacancy. A vacancy that is already gone is not changed.
    async fn act(
        &self,
        db: &mut PgConnection,
        locked: &LockedVacancy,
        reasons: &[StoredReason],
    ) -> Result<()> {
        if self.is_upheld {
            if locked.state.after(Actor::Moderator, Action::TakeDown).is_some() {
                take_down(db, locked, reasons, (self.staff.id, self.trace), self.now).await?;
            }
            return Ok(());
        }
        let Some(after) = locked.state.after(Actor::Moderator, Action::Restore) else { return Ok(()) };
        set_state(db, locked.id, after, self.now).await?;
        insert_event(db, locked.id, "restored", self.now).await?;
        let event =
            Event::new(self.now, Who::Staff(self.staff.id), actions::RESTORED).on(VACANCY, &locked.slug);
        audit::write(db, &event.from(self.trace)).await?;
        News::Restored.tell_owner(db, locked, &locked.title, self.now).await
    }

    /// Shows the company again whatever the verdict: it was hidden only until a decision, and the penalty of an
    /// upheld complaint is the strike.
    async fn show(&self, db: &mut PgConnection, company: &store::CompanyNames) -> Result<()> {
        let Some(owner) = company_status::show(db, company.id).await? else { return Ok(()) };
        let event = Event::new(self.now, Who::Staff(self.staff.id), actions::COMPANY_SHOWN);
        audit::write(db, &event.on(COMPANY, &company.slug).from(self.trace)).await?;
        if !self.is_upheld {
            let news = News::CompanyRestored.to(owner).arg("title", &company.name);
            notify_event(db, &news, self.now).await?;
        }
        Ok(())
    }

    async fn note(&self, db: &mut PgConnection, kind: &'static str, slug: &str) -> Result<()> {
        let action = if self.is_upheld { actions::UPHELD } else { actions::DISMISSED };
        let event = Event::new(self.now, Who::Staff(self.staff.id), action).on(kind, slug);
        Ok(audit::write(db, &event.from(self.trace)).await?)
    }

    async fn strike(&self, db: &mut PgConnection, company: &store::CompanyNames) -> Result<()> {
        let strikes = company_status::add_strike(db, company.id, self.now).await?;
        let event =
            Event::new(self.now, Who::Staff(self.staff.id), actions::STRUCK).on(COMPANY, &company.slug);
        Ok(audit::write(db, &event.with(json!({ "strikes": strikes })).from(self.trace)).await?)
    }
}
