//! `POST /applications/{id}/reject` and `/keep`: a refusal at once or later, and taking a planned one back.

use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::words::{ApplicationReason, ApplicationStage};
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Lang, Member, Path, Result};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{ApplicantChanged, EmployerMessage, given};
use crate::ApplicationId;
use crate::applicants::find_card;
use crate::event::Kind;
use crate::locked::store::{NewEvent, insert_event, set_planned_refusal};
use crate::locked::{self, Change, Locked, column_of};
use crate::refusal::wrong_state;
use crate::state::{Action, Actor, is_reason_for};

/// The longest delay of a refusal in hours (decisions C2).
const LATEST: u32 = 72;

#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RejectIn {
    pub reason: ApplicationReason,
    #[serde(default)]
    pub message: Option<EmployerMessage>,
    /// The candidate hears of it after so many hours; until then it can be taken back.
    #[serde(default)]
    #[schema(maximum = 72)]
    pub after_hours: u32,
}

impl RejectIn {
    pub(super) fn check(&self) -> Result<(), FieldErrors> {
        let invalid = |field: &str, error: FieldError| Err(FieldErrors::from((field, error)));
        if !is_reason_for(self.reason, Action::Reject) {
            return invalid("reason", FieldError::Invalid);
        }
        if self.after_hours > LATEST {
            return invalid("after_hours", FieldError::TooLarge { max: i64::from(LATEST) });
        }
        Ok(())
    }
}

/// Refuses a candidate, at once or later.
#[utoipa::path(post, path = "/applications/{id}/reject", tag = "applications", params(("id" = ApplicationId, Path)),
    request_body = RejectIn,
    responses((status = 200, body = ApplicantChanged), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn reject_application(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(id): Path<ApplicationId>,
    Body(body): Body<RejectIn>,
) -> Result<Json<ApplicantChanged>> {
    body.check().map_err(Error::Invalid)?;
    reject(&app, &me, id, &body).await?;
    let mut db = app.db.acquire().await?;
    let data = find_card(&app, &mut db, &me, id, locale).await?;
    Ok(Json(ApplicantChanged { status: true, data }))
}

/// Takes a planned refusal back. The candidate has not heard of it.
#[utoipa::path(post, path = "/applications/{id}/keep", tag = "applications", params(("id" = ApplicationId, Path)),
    responses((status = 200, body = ApplicantChanged), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn keep_application(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(id): Path<ApplicationId>,
) -> Result<Json<ApplicantChanged>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let locked = locked::hold_of_company(&mut tx, me.company_id, id, now).await?;
    if locked.refuse_at.is_none() {
        return Err(wrong_state(locked.state, Actor::Customer));
    }
    set_planned_refusal(&mut tx, id, None, now).await?;
    note(&mut tx, &me, &locked, Kind::RefusalCancelled, now).await?;
    let data = find_card(&app, &mut tx, &me, id, locale).await?;
    tx.commit().await?;
    Ok(Json(ApplicantChanged { status: true, data }))
}

/// One refusal in its own transaction; the body was checked.
pub(super) async fn reject(
    app: &App,
    me: &Member<RunVacancies>,
    id: ApplicationId,
    body: &RejectIn,
) -> Result<()> {
    let now = app.clock.now();
    let mut tx = me.begin(app).await?;
    let locked = locked::hold_of_company(&mut tx, me.company_id, id, now).await?;
    let text = given(body.message.as_ref());
    if body.after_hours > 0 {
        let refuse = || wrong_state(locked.state, Actor::Customer);
        locked.state.after(Actor::Customer, Action::Reject).ok_or_else(refuse)?;
        let at = now + SignedDuration::from_hours(i64::from(body.after_hours));
        set_planned_refusal(&mut tx, id, Some((at, body.reason.code(), text)), now).await?;
        note(&mut tx, me, &locked, Kind::RefusalPlanned, now).await?;
    } else {
        let to = column_of(&mut tx, me.company_id, ApplicationStage::Rejected).await?;
        let change = Change {
            actor: Actor::Customer,
            user: Some(me.user_id),
            action: Action::Reject,
            to,
            reason: Some(body.reason),
            text,
        };
        locked::apply(&mut tx, &locked, &change, now).await?;
    }
    tx.commit().await?;
    Ok(())
}

async fn note(
    db: &mut PgConnection,
    me: &Member<RunVacancies>,
    locked: &Locked,
    kind: Kind,
    now: Timestamp,
) -> Result<()> {
    let event = NewEvent {
        application: locked.id,
        kind,
        actor: Actor::Customer,
        user: Some(me.user_id),
        from: None,
        to: None,
        text: None,
    };
    Ok(insert_event(db, &event, now).await?)
}
