//! `POST /interviews/{id}/update`: a company moves an interview, or changes anything else about it.

use applications::interview::rules::{Action, Status};
use applications::locked::{Locked, NewInterviewEvent, note_interview};
use applications::state::Actor;
use applications::{EventKind, InterviewId};
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Path, Result, UserId};
use resumes::candidates::check_company;
use sqlx::PgConnection;

use super::create::{check_people, refused, write_parts};
use super::form::{InterviewUpdateIn, Plan};
use super::{InterviewPlanned, store};
use crate::held::store::{list_interviewers, list_told};
use crate::held::{Hold, hold_of_company};
use crate::notices::{MOVED, OFFERED_AGAIN, TEAM_LEFT, TEAM_MARKED, TEAM_UNSET, Telling, When};
use crate::view::find_view;
use applications::side::Side;

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
    check_company(&app, &mut tx, me.company_id).await?;
    held.check(Actor::Customer, Action::Move)?;
    let plan = body.check(now).map_err(Error::Invalid)?;
    let side = Side::Company((*me).clone());
    // Saying the same twice, as a second click does, changes nothing.
    if !store::is_same(&mut tx, id, &plan).await? {
        let locked = &held.application;
        check_people(&mut tx, locked, &plan, Some(id)).await?;
        let before = Before {
            start: held.start_at.filter(|start| *start > now),
            interviewers: list_interviewers(&mut tx, id).await?,
        };
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
        tell(&mut tx, (id, locked), &before, &plan, me.user_id, now).await?;
    }
    let data = find_view(&app, &mut tx, &side, id).await?;
    tx.commit().await?;
    Ok(Json(InterviewPlanned { status: true, data, warnings: plan.warnings() }))
}

/// What the interview was like.
struct Before {
    /// The time that was set and has not come: calendars have it.
    start: Option<Timestamp>,
    interviewers: Vec<UserId>,
}

/// Tells the candidate and the team, also those who need not come any more.
async fn tell(
    db: &mut PgConnection,
    (id, application): (InterviewId, &Locked),
    before: &Before,
    plan: &Plan,
    by: UserId,
    now: Timestamp,
) -> Result<()> {
    let what = if plan.start().is_some() { MOVED } else { OFFERED_AGAIN };
    let earliest = plan.starts.last().copied().into_iter().chain(before.start).min();
    let telling = Telling { application, what, at: plan.start(), before: earliest, when: When::Politely };
    telling.candidate(db, now).await?;
    if plan.start().is_some() {
        Telling { what: TEAM_MARKED, ..telling }.company(db, id, Some(by), now).await?;
    }
    if before.start.is_none() {
        return Ok(());
    }
    let told = list_told(db, id, application.vacancy_id).await?;
    let unset = Telling { what: TEAM_UNSET, at: before.start, ..telling };
    // Whoever is new to it, and does not run the vacancy, has never heard of the old time.
    let had = |user: &UserId| before.interviewers.contains(user) || !plan.interviewers.contains(user);
    for user in told.iter().filter(|user| plan.start().is_none() && **user != by && had(user)) {
        unset.member(db, *user, now).await?;
    }
    let left = Telling { what: TEAM_LEFT, ..unset };
    for user in before.interviewers.iter().filter(|user| **user != by && !told.contains(user)) {
        left.member(db, *user, now).await?;
    }
    Ok(())
}
