//! `POST /applications/{id}/withdraw|undo|accept|decline|quit`: what a candidate does.

use axum::Json;
use axum::extract::State;
use kernel::words::{ApplicationReason, ApplicationStage};
use kernel::{FieldError, FieldErrors, Locale};
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Lang, Path, Result};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{MyApplication, find_mine};
use crate::ApplicationId;
use crate::locked::{self, Change, Column, Locked, column_of, find_column};
use crate::state::{Action, Actor, is_reason_for};

kernel::text! {
    /// What a candidate says when declining an invitation.
    pub DeclineText, chars 0..=1000, plain
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplicationChanged {
    pub status: bool,
    pub data: MyApplication,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DeclineIn {
    pub text: Option<DeclineText>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuitIn {
    /// `did_not_start` or `left_on_probation`.
    pub reason: ApplicationReason,
}

/// Takes a response back.
#[utoipa::path(post, path = "/applications/{id}/withdraw", tag = "applications", params(("id" = ApplicationId, Path)),
    responses((status = 200, body = MyApplicationChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn withdraw_application(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ApplicationId>,
) -> Result<Json<MyApplicationChanged>> {
    act(&app, &me, id, locale, Action::Withdraw, Some(ApplicationReason::Withdrawn), None).await
}

/// Takes a withdrawal back, within a day.
#[utoipa::path(post, path = "/applications/{id}/undo", tag = "applications", params(("id" = ApplicationId, Path)),
    responses((status = 200, body = MyApplicationChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn undo_withdrawal(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ApplicationId>,
) -> Result<Json<MyApplicationChanged>> {
    act(&app, &me, id, locale, Action::Undo, None, None).await
}

/// Accepts an invitation.
#[utoipa::path(post, path = "/applications/{id}/accept", tag = "applications", params(("id" = ApplicationId, Path)),
    responses((status = 200, body = MyApplicationChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn accept_offer(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ApplicationId>,
) -> Result<Json<MyApplicationChanged>> {
    act(&app, &me, id, locale, Action::Accept, None, None).await
}

/// Declines an invitation.
#[utoipa::path(post, path = "/applications/{id}/decline", tag = "applications", params(("id" = ApplicationId, Path)),
    request_body = DeclineIn,
    responses((status = 200, body = MyApplicationChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn decline_offer(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ApplicationId>,
    Body(body): Body<DeclineIn>,
) -> Result<Json<MyApplicationChanged>> {
    let text = body.text.as_ref().map(DeclineText::as_str).filter(|text| !text.is_empty());
    act(&app, &me, id, locale, Action::Decline, Some(ApplicationReason::Declined), text).await
}

/// Says that nothing came of the job.
#[utoipa::path(post, path = "/applications/{id}/quit", tag = "applications", params(("id" = ApplicationId, Path)),
    request_body = QuitIn,
    responses((status = 200, body = MyApplicationChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn quit_job(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ApplicationId>,
    Body(QuitIn { reason }): Body<QuitIn>,
) -> Result<Json<MyApplicationChanged>> {
    act(&app, &me, id, locale, Action::Quit, Some(reason), None).await
}

async fn act(
    app: &App,
    me: &Candidate,
    id: ApplicationId,
    locale: Locale,
    action: Action,
    reason: Option<ApplicationReason>,
    text: Option<&str>,
) -> Result<Json<MyApplicationChanged>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let locked = locked::hold_of_candidate(&mut tx, me.candidate_id, id, now).await?;
    if action == Action::Quit && !reason.is_some_and(|reason| is_reason_for(reason, action)) {
        return Err(Error::Invalid(FieldErrors::from(("reason", FieldError::Invalid))));
    }
    if let Some(text) = text {
        let screened = screening::PublicText::screen(text);
        screened.map_err(|error| Error::Invalid(FieldErrors::from(("text", error))))?;
    }
    let to = target(&mut tx, &locked, action).await?;
    let change = Change { actor: Actor::Candidate, user: Some(me.user_id), action, to, reason, text };
    locked::apply(&mut tx, &locked, &change, now).await?;
    let data = find_mine(app, &mut tx, me.candidate_id, id, locale).await?;
    tx.commit().await?;
    Ok(Json(MyApplicationChanged { status: true, data }))
}

/// Where it goes on the employer's board.
async fn target(db: &mut PgConnection, locked: &Locked, action: Action) -> Result<Column> {
    let here = Column { id: locked.column_id, stage: locked.stage };
    match action {
        Action::Accept => Ok(here),
        Action::Undo => {
            let before = match locked.column_before {
                Some(id) => find_column(db, locked.company_id, id).await?,
                None => None,
            };
            let is_waiting = |column: &Column| {
                crate::state::status_of(column.stage) == kernel::words::ApplicationStatus::Waiting
            };
            match before.filter(is_waiting) {
                Some(column) => Ok(column),
                None => column_of(db, locked.company_id, ApplicationStage::Review).await,
            }
        }
        _ => column_of(db, locked.company_id, ApplicationStage::Rejected).await,
    }
}
