//! `POST /interviews/{id}/status`: whether the person came.

use applications::interview::rules::{Action, Status};
use applications::locked::{NewInterviewEvent, note_interview};
use applications::state::Actor;
use applications::{EventKind, InterviewId};
use axum::Json;
use axum::extract::State;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Member, Path, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use super::store;
use crate::held::{Hold, hold_of_company};
use crate::view::{InterviewOut, find_view};
use applications::side::Side;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InterviewResult {
    Came,
    DidNotCome,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InterviewStatusIn {
    pub status: InterviewResult,
}

/// Says whether the person came, within 14 days after the start; until then it can be changed.
#[utoipa::path(post, path = "/interviews/{id}/status", tag = "interviews", params(("id" = InterviewId, Path)),
    request_body = InterviewStatusIn,
    responses((status = 200, body = InterviewOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_interview_status(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<InterviewId>,
    Body(body): Body<InterviewStatusIn>,
) -> Result<Json<InterviewOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let held = hold_of_company(&mut tx, me.company_id, id, Hold::Interview, now).await?;
    let (action, status, kind) = match body.status {
        InterviewResult::Came => (Action::Came, Status::Came, EventKind::InterviewCame),
        InterviewResult::DidNotCome => {
            (Action::DidNotCome, Status::DidNotCome, EventKind::InterviewDidNotCome)
        }
    };
    // A second click changes nothing.
    if held.state.status != status {
        held.check(Actor::Customer, action)?;
        store::set_result(&mut tx, id, status, now).await?;
        let event = NewInterviewEvent {
            application: held.application.id,
            kind,
            actor: Actor::Customer,
            user: Some(me.user_id),
            interview_at: held.start_at,
            text: None,
        };
        note_interview(&mut tx, &event, now).await?;
    }
    let data = find_view(&app, &mut tx, &Side::Company((*me).clone()), id).await?;
    tx.commit().await?;
    Ok(Json(InterviewOut { status: true, data }))
}
