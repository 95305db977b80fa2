//! `POST /interviews/{id}/cancel`.

use applications::interview::rules::Action;
use applications::locked::{NewInterviewEvent, note_interview};
use applications::state::Actor;
use applications::{EventKind, InterviewId};
use axum::Json;
use axum::extract::State;
use kernel::words::EndedBy;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Member, Path, Result};
use serde::Deserialize;
use utoipa::ToSchema;

use super::store;
use crate::held::{Hold, hold_of_company};
use crate::notices::{CALLED_OFF, CANCELLED, Telling, When};
use crate::view::{InterviewOut, find_view};
use applications::side::Side;

kernel::text! {
    /// Why an interview is cancelled.
    pub InterviewCancelText, chars 0..=500, plain
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct InterviewCancelIn {
    pub text: Option<InterviewCancelText>,
}

/// Cancels an interview that has not begun. The application stays where it is.
#[utoipa::path(post, path = "/interviews/{id}/cancel", tag = "interviews", params(("id" = InterviewId, Path)),
    request_body = InterviewCancelIn,
    responses((status = 200, body = InterviewOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn cancel_interview(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<InterviewId>,
    Body(body): Body<InterviewCancelIn>,
) -> Result<Json<InterviewOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let held = hold_of_company(&mut tx, me.company_id, id, Hold::Interview, now).await?;
    held.check(Actor::Customer, Action::Cancel)?;
    let text = body.text.as_ref().map(InterviewCancelText::as_str).filter(|text| !text.is_empty());
    store::cancel(&mut tx, id, EndedBy::Customer, text, now).await?;
    let event = NewInterviewEvent {
        application: held.application.id,
        kind: EventKind::InterviewCancelled,
        actor: Actor::Customer,
        user: Some(me.user_id),
        interview_at: held.start_at,
        text,
    };
    note_interview(&mut tx, &event, now).await?;
    let (application, at) = (&held.application, held.start_at);
    let telling = Telling { application, what: CANCELLED, at, before: None, when: When::AtOnce };
    telling.candidate(&mut tx, now).await?;
    let telling = Telling { what: CALLED_OFF, ..telling };
    telling.company(&mut tx, id, Some(me.user_id), now).await?;
    let data = find_view(&app, &mut tx, &Side::Company((*me).clone()), id).await?;
    tx.commit().await?;
    Ok(Json(InterviewOut { status: true, data }))
}
