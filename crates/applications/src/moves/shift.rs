//! `POST /applications/{id}/move`: an employer moves a card to a column.

use axum::Json;
use axum::extract::State;
use kernel::words::{ApplicationReason, ApplicationStatus};
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Lang, Member, Path, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{ApplicantChanged, EmployerMessage, given};
use crate::applicants::find_card;
use crate::locked::{self, Change, find_column};
use crate::refusal::{Refusal, wrong_state};
use crate::state::{Action, Actor, is_reason_for};
use crate::{ApplicationId, ColumnId};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveIn {
    pub column: ColumnId,
    /// Required when it invites the candidate.
    #[serde(default)]
    pub message: Option<EmployerMessage>,
    /// Required when it ends a hiring: `did_not_start` or `left_on_probation`. Refusals have a call of their own.
    #[serde(default)]
    pub reason: Option<ApplicationReason>,
    /// Required to hire somebody who was not invited.
    #[serde(default)]
    pub confirm: bool,
}

/// Moves a card to a column. What it means for the candidate depends on the column's stage.
#[utoipa::path(post, path = "/applications/{id}/move", tag = "applications", params(("id" = ApplicationId, Path)),
    request_body = MoveIn,
    responses((status = 200, body = ApplicantChanged), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn move_application(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(id): Path<ApplicationId>,
    Body(body): Body<MoveIn>,
) -> Result<Json<ApplicantChanged>> {
    shift(&app, &me, id, &body).await?;
    let mut db = app.db.acquire().await?;
    let data = find_card(&app, &mut db, &me, id, locale).await?;
    Ok(Json(ApplicantChanged { status: true, data }))
}

/// One move in its own transaction.
pub(super) async fn shift(
    app: &App,
    me: &Member<RunVacancies>,
    id: ApplicationId,
    body: &MoveIn,
) -> Result<()> {
    let now = app.clock.now();
    let mut tx = me.begin(app).await?;
    let locked = locked::hold_of_company(&mut tx, me.company_id, id, now).await?;
    let to = find_column(&mut tx, me.company_id, body.column).await?;
    let invalid = |field: &str, error: FieldError| Error::Invalid(FieldErrors::from((field, error)));
    let to = to.ok_or_else(|| invalid("column", FieldError::Invalid))?;
    let action = locked.state.move_to(to.stage);
    let refuse = || wrong_state(locked.state, Actor::Customer);
    locked.state.after(Actor::Customer, action).ok_or_else(refuse)?;
    // A company that moderators have stopped asks nobody to come; it may still refuse.
    if matches!(action, Action::Invite | Action::Hire) {
        resumes::candidates::check_company(app, &mut tx, me.company_id).await?;
    }
    let text = given(body.message.as_ref());
    let mut reason = None;
    match action {
        Action::Invite if text.is_none() => return Err(invalid("message", FieldError::Required)),
        Action::Hire if locked.state.status == ApplicationStatus::Waiting && !body.confirm => {
            return Err(Refusal::ConfirmNeeded.into());
        }
        // A refusal needs a reason that candidates see, and may be planned.
        Action::Reject => return Err(invalid("reason", FieldError::Required)),
        Action::Dismiss => {
            let given = body.reason.ok_or_else(|| invalid("reason", FieldError::Required))?;
            if !is_reason_for(given, action) {
                return Err(invalid("reason", FieldError::Invalid));
            }
            reason = Some(given);
        }
        _ => {}
    }
    let change = Change { actor: Actor::Customer, user: Some(me.user_id), action, to, reason, text };
    locked::apply(&mut tx, &locked, &change, now).await?;
    tx.commit().await?;
    Ok(())
}
