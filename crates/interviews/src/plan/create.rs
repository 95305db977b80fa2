//! `POST /interviews/create`.

use applications::interview::rules::Status;
use applications::locked::{
    Change, Column, Locked, NewInterviewEvent, apply_untold, column_of, note_interview,
};
use applications::state::{Action, Actor};
use applications::{EventKind, InterviewId};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jiff::Timestamp;
use kernel::words::{ApplicationStage, ApplicationStatus};
use kernel::{FieldError, FieldErrors};
use platform::db::{OnConstraint as _, constraint};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Idempotency, Member, Result};
use resumes::candidates::check_company;
use sqlx::PgConnection;

use super::form::{InterviewIn, Plan};
use super::{InterviewPlanned, conflicts, store};
use crate::held::hold_times;
use crate::notices::{MARKED, OFFERED, TEAM_MARKED, Telling, When};
use crate::refusal::{Conflict, Refusal, conflict};
use crate::view::find_view;
use applications::side::Side;

/// Interviews of one application that are ahead at the same time.
const MOST_AHEAD: i64 = 5;

/// Invites to an interview: sets its time, or offers several.
#[utoipa::path(post, path = "/interviews/create", tag = "interviews", request_body = InterviewIn,
    responses((status = 201, body = InterviewPlanned), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn create_interview(
    State(app): State<App>,
    me: Member<RunVacancies>,
    key: Idempotency,
    Body(body): Body<InterviewIn>,
) -> Result<Response> {
    let now = app.clock.now();
    let owner = me.user_id.to_string();
    let mut tx = me.begin(&app).await?;
    if let Some(first) = key.first_answer(&mut tx, &owner, &body).await? {
        return Ok(first);
    }
    let plan = body.check(now).map_err(Error::Invalid)?;
    let locked = hold_times(&mut tx, me.company_id, body.application_id, now).await?;
    // The lock of the company is held, so a moderator's decision is seen or comes later.
    check_company(&app, &mut tx, me.company_id).await?;
    check_people(&mut tx, &locked, &plan, None).await?;
    if store::count_ahead(&mut tx, locked.id, now).await? >= MOST_AHEAD {
        return Err(Refusal::Open.into());
    }
    move_to_interview(&mut tx, &me, &locked, &plan, now).await?;
    let id = InterviewId::new();
    insert(&mut tx, &locked, id, &plan, now).await?;
    let event = NewInterviewEvent {
        application: locked.id,
        kind: if plan.start().is_some() { EventKind::InterviewMarked } else { EventKind::InterviewOffered },
        actor: Actor::Customer,
        user: Some(me.user_id),
        interview_at: plan.start(),
        // The message of an invitation is in the event of the invitation.
        text: plan.note.as_deref().filter(|_| locked.state.status != ApplicationStatus::Waiting),
    };
    note_interview(&mut tx, &event, now).await?;
    let what = if plan.start().is_some() { MARKED } else { OFFERED };
    // The last of several: whoever hears of it later has nothing left to choose.
    let before = plan.starts.last().copied();
    let telling = Telling { application: &locked, what, at: plan.start(), before, when: When::Politely };
    telling.candidate(&mut tx, now).await?;
    if plan.start().is_some() {
        let telling = Telling { what: TEAM_MARKED, ..telling };
        telling.company(&mut tx, id, Some(me.user_id), now).await?;
    }
    let side = Side::Company((*me).clone());
    let data = find_view(&app, &mut tx, &side, id).await?;
    let out = InterviewPlanned { status: true, data, warnings: plan.warnings() };
    let answer = key.answer(&mut tx, &owner, &body, StatusCode::CREATED, &out).await?;
    tx.commit().await?;
    Ok(answer)
}

/// The interviewers are members, and nobody is busy.
pub(super) async fn check_people(
    db: &mut PgConnection,
    locked: &Locked,
    plan: &Plan,
    except: Option<InterviewId>,
) -> Result<()> {
    if store::count_members(db, locked.company_id, &plan.interviewers).await? != plan.interviewers.len() {
        return Err(no_member());
    }
    let who = (locked.company_id, locked.candidate_id);
    let found = conflicts::find(db, who, &plan.interviewers, &plan.starts, plan.lasts(), except).await?;
    let matters = |one: &Conflict| !(one.can_ignore && plan.ignores_conflicts);
    if found.iter().any(matters) { Err(conflict(&found)) } else { Ok(()) }
}

fn no_member() -> Error {
    Error::Invalid(FieldErrors::from(("interviewers", FieldError::Unknown)))
}

/// The application is in the stage of interviews from now on.
async fn move_to_interview(
    db: &mut PgConnection,
    me: &Member<RunVacancies>,
    locked: &Locked,
    plan: &Plan,
    now: Timestamp,
) -> Result<()> {
    let is_there = locked.stage == ApplicationStage::Interview;
    let to = if is_there {
        Column { id: locked.column_id, stage: locked.stage }
    } else {
        column_of(db, locked.company_id, ApplicationStage::Interview).await?
    };
    let (action, text) = match locked.state.status {
        ApplicationStatus::Offer => (Action::Arrange, None),
        // Refused by the rules of applications unless it waits.
        _ => (Action::Invite, plan.note.as_deref()),
    };
    let change = Change { actor: Actor::Customer, user: Some(me.user_id), action, to, reason: None, text };
    apply_untold(db, locked, &change, now).await?;
    Ok(())
}

async fn insert(
    db: &mut PgConnection,
    locked: &Locked,
    id: InterviewId,
    plan: &Plan,
    now: Timestamp,
) -> Result<()> {
    let status = if plan.start().is_some() { Status::Marked } else { Status::Offered };
    store::insert(db, locked, id, plan, status, now).await.map_err(|error| refused(error, plan))?;
    write_parts(db, locked, id, plan).await
}

/// What the constraints refuse, whatever the checks have seen before.
pub(super) fn refused(error: sqlx::Error, plan: &Plan) -> Error {
    match constraint(&error) {
        Some("interviews_one_at_a_time") => {
            let busy = plan.starts.iter().map(|start| Conflict::of_candidate(*start, *start + plan.lasts()));
            conflict(&busy.collect::<Vec<_>>())
        }
        Some("interviews_one_offer") => Refusal::Open.into(),
        _ => Error::from(error),
    }
}

/// Interviewers and offered times.
pub(super) async fn write_parts(
    db: &mut PgConnection,
    locked: &Locked,
    id: InterviewId,
    plan: &Plan,
) -> Result<()> {
    store::insert_interviewers(db, id, locked.company_id, &plan.interviewers)
        .await
        .on_constraint("interview_interviewers_are_members", no_member)?;
    if plan.start().is_none() {
        store::insert_slots(db, id, &plan.starts).await?;
    }
    Ok(())
}
