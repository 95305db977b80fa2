//! `POST /interviews/{id}/update`: a company moves an interview, or changes anything else about it.

use applications::interview::rules::{Action, Status};
use applications::locked::{NewInterviewEvent, note_interview};
use applications::state::Actor;
use applications::{EventKind, InterviewId};
use axum::Json;
use axum::extract::State;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Path, Result};

use super::create::{check_people, refused, write_parts};
use super::form::InterviewUpdateIn;
use super::{InterviewPlanned, store};
use crate::held::{Hold, hold_of_company};
use crate::notices::{MOVED, OFFERED_AGAIN, TEAM_MARKED, Telling, When};
use crate::side::Side;
use crate::view::find_view;

/// Changes an interview. The candidate is asked to confirm again.
#[utoipa::path(post, path = "/interviews/{id}/update", tag = "interviews", params(("id" = InterviewId, Path)),
    request_body = InterviewUpdateIn,
    responses((status = 200, body = InterviewPlanned), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn update_interview(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<InterviewId>,
    Body(body): Body<InterviewUpdateIn>,
) -> Result<Json<InterviewPlanned>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let held = hold_of_company(&mut tx, me.company_id, id, Hold::Times, now).await?;
    held.check(Actor::Customer, Action::Move)?;
    let plan = body.check(now).map_err(Error::Invalid)?;
    let side = Side::Company((*me).clone());
    // Saying the same twice, as a second click does, changes nothing.
    if !store::is_same(&mut tx, id, &plan).await? {
        let locked = &held.application;
        check_people(&mut tx, locked, &plan, Some(id)).await?;
        store::delete_parts(&mut tx, id).await?;
        let status = if plan.start().is_some() { Status::Marked } else { Status::Offered };
        store::update(&mut tx, id, &plan, status, now).await.map_err(|error| refused(error, &plan))?;
        write_parts(&mut tx, locked, id, &plan).await?;
        let event = NewInterviewEvent {
            application: locked.id,
            kind: if plan.start().is_some() {
                EventKind::InterviewMoved
            } else {
                EventKind::InterviewOffered
            },
            actor: Actor::Customer,
            user: Some(me.user_id),
            interview_at: plan.start(),
            text: plan.note.as_deref(),
        };
        note_interview(&mut tx, &event, now).await?;
        let what = if plan.start().is_some() { MOVED } else { OFFERED_AGAIN };
        let telling = Telling { application: locked, what, at: plan.start(), when: When::Politely };
        telling.candidate(&mut tx, now).await?;
        if plan.start().is_some() {
            let telling = Telling { what: TEAM_MARKED, ..telling };
            telling.company(&mut tx, id, Some(me.user_id), now).await?;
        }
    }
    let data = find_view(&app, &mut tx, &side, id).await?;
    tx.commit().await?;
    Ok(Json(InterviewPlanned { status: true, data, warnings: plan.warnings() }))
}
