//! `POST /candidates/{slug}/invite`: an employer invites a candidate from the base to a vacancy.
//! `GET /my/invitations-left`: how many more the plan allows, shown before the message is written.

mod store;

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jiff::{SignedDuration, Timestamp};
use kernel::words::ApplicationSource;
use notifications::{Event, EventNotice, notify_event};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Error, Idempotency, Lang, Member, Path, Result};
use resumes::profile::{Surface, Viewer, access, find_by_slug};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::applicants::{ApplicantCard, find_card};
use crate::blocks::is_blocked;
use crate::locked::notices;
use crate::refusal::Refusal;
use crate::respond::{Sending, insert};

kernel::text! {
    /// What an employer writes to a candidate he invites.
    pub InvitationText, chars 10..=2000, plain
}

const DAY: SignedDuration = SignedDuration::from_hours(24);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(invite_candidate)).routes(routes!(view_invitations_left))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationsLeftOut {
    pub status: bool,
    pub data: InvitationsLeft,
}

/// The plan allows so many invitations in any 24 hours.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationsLeft {
    pub left: i64,
    pub of: i64,
    /// When the next one can be sent, if none can now.
    pub next_at: Option<Timestamp>,
}

/// How many candidates the company can still invite.
#[utoipa::path(get, path = "/my/invitations-left", tag = "applications",
    responses((status = 200, body = InvitationsLeftOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn view_invitations_left(
    State(app): State<App>,
    me: Member<RunVacancies>,
) -> Result<Json<InvitationsLeftOut>> {
    let mut db = app.db.acquire().await?;
    let of = store::find_limit(&mut db, me.company_id).await?;
    let data = left(&mut db, me.company_id, of, app.clock.now()).await?;
    Ok(Json(InvitationsLeftOut { status: true, data }))
}

async fn left(db: &mut PgConnection, company: CompanyId, of: i32, now: Timestamp) -> Result<InvitationsLeft> {
    let of = i64::from(of);
    let sent = store::list_latest(db, company, now - DAY, of).await?;
    let left = of - i64::try_from(sent.len()).unwrap_or(of);
    let next_at = sent.last().filter(|_| left == 0).map(|first| *first + DAY);
    Ok(InvitationsLeft { left, of, next_at })
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteIn {
    /// Slug of an open vacancy of the company.
    pub vacancy: String,
    pub message: InvitationText,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitedOut {
    pub status: bool,
    pub data: ApplicantCard,
}

/// Invites a candidate to a vacancy. Only verified companies may.
#[utoipa::path(post, path = "/candidates/{slug}/invite", tag = "applications", params(("slug" = String, Path)),
    request_body = InviteIn,
    responses((status = 201, body = InvitedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 410, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn invite_candidate(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    key: Idempotency,
    Path(slug): Path<String>,
    Body(body): Body<InviteIn>,
) -> Result<Response> {
    let now = app.clock.now();
    let owner = me.user_id.to_string();
    let mut tx = me.begin(&app).await?;
    // The lock serialises the invitations of one company, so that the daily limit holds.
    let company = store::hold_company(&mut tx, me.company_id).await?.ok_or(Error::SignedOut)?;
    let keyed = (&slug, &body);
    if let Some(first) = key.first_answer(&mut tx, &owner, &keyed).await? {
        return Ok(first);
    }
    resumes::candidates::check_company(&app, &mut tx, me.company_id).await?;
    let resume = find_by_slug(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    let viewer = Viewer::Company { id: me.company_id, has_contacts: false };
    let is_own = resume.workplaces.contains(&me.company_id);
    if is_own || access(&resume, viewer, Surface::Profile).is_none() {
        return Err(Error::NotFound);
    }
    if !company.is_verified {
        return Err(Refusal::CompanyNotVerified.into());
    }
    let asked = vacancies::responses::find(&mut tx, &body.vacancy, now).await?;
    let asked = asked.filter(|asked| asked.company_id == me.company_id).ok_or(Error::NotFound)?;
    if asked.content.is_none() {
        return Err(vacancies::Refusal::Gone.into());
    }
    let candidate = store::find_candidate(&mut tx, resume.id).await?.ok_or(Error::NotFound)?;
    if is_blocked(&mut tx, (me.company_id, candidate)).await? {
        return Err(Refusal::ContactBlocked.into());
    }
    if let Some(earlier) = store::find_source(&mut tx, candidate, asked.id).await? {
        let is_response = ApplicationSource::parse(&earlier) == Some(ApplicationSource::Response);
        return Err(if is_response { Refusal::AlreadyResponded } else { Refusal::AlreadyInvited }.into());
    }
    let invitations = left(&mut tx, me.company_id, company.invitations_a_day, now).await?;
    if invitations.left == 0 {
        let wait = invitations.next_at.map(|at| at.duration_since(now)).unwrap_or(DAY);
        let wait = Duration::try_from(wait).unwrap_or_default();
        return Err(vacancies::refusal::limit_exceeded("limit_invitations", invitations.of, wait));
    }
    let sending = Sending {
        vacancy: asked.id,
        company: me.company_id,
        candidate,
        resume: resume.id,
        source: ApplicationSource::Invitation,
        letter: None,
        answers: Vec::new(),
        message: Some(body.message.as_str()),
        by: Some(me.user_id),
    };
    let id = insert(&app, &mut tx, &sending, now).await?.ok_or(Error::NotFound)?;
    let notice = EventNotice::new(resume.owner, Event::Invitation, notices::INVITED)
        .arg("company", &company.name)
        .arg("title", &asked.title)
        .path(format!("/profile/applications/{id}"));
    notify_event(&mut tx, &notice, now).await?;
    let data = find_card(&app, &mut tx, &me, id, locale).await?;
    let out = InvitedOut { status: true, data };
    let answer = key.answer(&mut tx, &owner, &keyed, StatusCode::CREATED, &out).await?;
    tx.commit().await?;
    Ok(answer)
}
