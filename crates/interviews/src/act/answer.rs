//! `POST /interviews/{id}/answer`: the candidate chooses a time, comes, asks for another time, or declines.

use applications::interview::rules::Action;
use applications::locked::{Change, Column, Locked, NewInterviewEvent, apply_untold, note_interview};
use applications::state::{Action as ApplicationAction, Actor};
use applications::{EventKind, InterviewId};
use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::words::EndedBy;
use kernel::{FieldError, FieldErrors};
use platform::db::OnConstraint as _;
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Path, Result};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::store;
use crate::SlotId;
use crate::held::store::list_interviewers;
use crate::held::{Held, Hold, hold_of_candidate};
use crate::notices::{CONFIRMED, DECLINED, OTHER_TIME, PICKED, Telling, When};
use crate::plan::find_conflicts;
use crate::refusal::{Conflict, Refusal, conflict};
use crate::view::{InterviewOut, find_view};
use applications::side::Side;

kernel::text! {
    /// What a candidate says about an interview.
    pub InterviewAnswerText, chars 0..=500, plain
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InterviewAnswer {
    Confirm,
    Pick,
    AskOther,
    /// Cancels the interview, not the application.
    Decline,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InterviewAnswerIn {
    pub answer: InterviewAnswer,
    /// The chosen time, for `pick`.
    #[serde(default)]
    pub slot: Option<SlotId>,
    #[serde(default)]
    pub text: Option<InterviewAnswerText>,
}

/// What the candidate answers.
#[utoipa::path(post, path = "/interviews/{id}/answer", tag = "interviews", params(("id" = InterviewId, Path)),
    request_body = InterviewAnswerIn,
    responses((status = 200, body = InterviewOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn answer_interview(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<InterviewId>,
    Body(body): Body<InterviewAnswerIn>,
) -> Result<Json<InterviewOut>> {
    let now = app.clock.now();
    let hold = if body.answer == InterviewAnswer::Pick { Hold::Times } else { Hold::Interview };
    let mut tx = app.db.begin().await?;
    let held = hold_of_candidate(&mut tx, me.candidate_id, id, hold, now).await?;
    let text = body.text.as_ref().map(InterviewAnswerText::as_str).filter(|text| !text.is_empty());
    if let Some(text) = text {
        let screened = screening::PublicText::screen(text);
        screened.map_err(|error| Error::Invalid(FieldErrors::from(("text", error))))?;
    }
    let (kind, what, at) = match body.answer {
        InterviewAnswer::Pick => {
            let start = pick(&mut tx, &held, body.slot, now).await?;
            (EventKind::InterviewMarked, PICKED, Some(start))
        }
        InterviewAnswer::Confirm => {
            held.check(Actor::Candidate, Action::Confirm)?;
            store::set_confirmed(&mut tx, id, now).await?;
            (EventKind::InterviewConfirmed, CONFIRMED, held.start_at)
        }
        InterviewAnswer::AskOther => {
            held.check(Actor::Candidate, Action::AskOther)?;
            store::set_asked(&mut tx, id, text, now).await?;
            (EventKind::InterviewOtherTime, OTHER_TIME, held.start_at)
        }
        InterviewAnswer::Decline => {
            held.check(Actor::Candidate, Action::Decline)?;
            store::cancel(&mut tx, id, EndedBy::Candidate, text, now).await?;
            (EventKind::InterviewCancelled, DECLINED, held.start_at)
        }
    };
    if matches!(body.answer, InterviewAnswer::Pick | InterviewAnswer::Confirm) {
        accept(&mut tx, &me, &held.application, now).await?;
    }
    let event = NewInterviewEvent {
        application: held.application.id,
        kind,
        actor: Actor::Candidate,
        user: Some(me.user_id),
        interview_at: at,
        text,
    };
    note_interview(&mut tx, &event, now).await?;
    let telling = Telling { application: &held.application, what, at, before: None, when: When::Politely };
    telling.company(&mut tx, id, None, now).await?;
    let data = find_view(&app, &mut tx, &Side::Candidate(me.candidate_id), id).await?;
    tx.commit().await?;
    Ok(Json(InterviewOut { status: true, data }))
}

/// Takes one of the offered times, unless somebody has become busy since they were offered.
async fn pick(db: &mut PgConnection, held: &Held, slot: Option<SlotId>, now: Timestamp) -> Result<Timestamp> {
    let required = || Error::Invalid(FieldErrors::from(("slot", FieldError::Required)));
    let slot = slot.ok_or_else(required)?;
    held.check(Actor::Candidate, Action::Pick)?;
    let start = store::find_slot(db, held.id, slot, now).await?.ok_or(Refusal::SlotTaken)?;
    let lasts = SignedDuration::from_mins(held.duration_minutes.into());
    let interviewers = list_interviewers(db, held.id).await?;
    let who = (held.application.company_id, held.application.candidate_id);
    let found = find_conflicts(db, who, &interviewers, &[start], lasts, Some(held.id)).await?;
    let own: Vec<Conflict> = found.iter().filter(|one| !one.can_ignore).cloned().collect();
    if !own.is_empty() {
        return Err(conflict(&own));
    }
    // An interviewer has something else by now; the candidate need not know what.
    if !found.is_empty() && !held.ignores_conflicts {
        return Err(Refusal::SlotTaken.into());
    }
    store::set_picked(db, held.id, start, now).await.on_constraint("interviews_one_at_a_time", || {
        conflict(&[Conflict::of_candidate(start, start + lasts)])
    })?;
    Ok(start)
}

/// Who comes to the interview has accepted the invitation.
async fn accept(db: &mut PgConnection, me: &Candidate, application: &Locked, now: Timestamp) -> Result<()> {
    let action = ApplicationAction::Accept;
    if application.state.after(Actor::Candidate, action).is_none() {
        return Ok(());
    }
    let to = Column { id: application.column_id, stage: application.stage };
    let change =
        Change { actor: Actor::Candidate, user: Some(me.user_id), action, to, reason: None, text: None };
    apply_untold(db, application, &change, now).await?;
    Ok(())
}
