//! `GET /interviews/{id}/ics`: an interview for the calendar of either side.

use applications::InterviewId;
use applications::interview::rules::Status;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use jiff::SignedDuration;
use kernel::Args;
use platform::wording::ErrorBody;
use platform::{App, Lang, Path, Result};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ics::CalendarEvent;
use crate::refusal::wrong_state_for;
use crate::view::find_view;
use applications::side::Side;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(download_interview))
}

/// The interview as a calendar file: a request, or a cancellation. While times are offered there is none, unless a time
/// was set before: it is cancelled.
#[utoipa::path(get, path = "/interviews/{id}/ics", tag = "interviews", params(("id" = InterviewId, Path)),
    responses((status = 200, body = String, content_type = "text/calendar"), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn download_interview(
    State(app): State<App>,
    Lang(locale): Lang,
    side: Side,
    Path(id): Path<InterviewId>,
) -> Result<Response> {
    let mut db = app.db.acquire().await?;
    let view = find_view(&app, &mut db, &side, id).await?;
    let (start_at, is_cancelled) = match (view.start_at, view.last_start_at) {
        (Some(start), _) => (start, view.status == Status::Cancelled),
        // Calendars drop an event only if they are told of its end.
        (None, Some(last)) => (last, true),
        (None, None) => return Err(wrong_state_for(&view.actions)),
    };
    let name = match &view.candidate {
        Some(candidate) => candidate.name.clone(),
        None => app.catalogue.text(locale, "calendar_candidate"),
    };
    let with = if view.candidate.is_some() { &name } else { &view.company.name };
    let args = Args::new().text("title", view.vacancy.title.clone()).text("with", with.clone());
    let page = format!("{}{}", app.site.public_url, locale.path("/profile/interviews"));
    let event = CalendarEvent {
        uid: format!("{}@ishbor", view.id),
        sequence: view.sequence,
        is_cancelled,
        is_confirmed: view.is_confirmed,
        start_at,
        end_at: start_at + SignedDuration::from_mins(view.duration_minutes.into()),
        created_at: view.created_at,
        updated_at: view.updated_at,
        summary: app.catalogue.format(locale, "calendar_summary", &args),
        description: view.note,
        location: view.place.or_else(|| view.link.clone()),
        url: view.link.unwrap_or(page),
        organizer: (view.company.name.clone(), app.site.public_url.clone()),
        attendee: (name, format!("urn:uuid:{}", view.application_id)),
    };
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"suhbat.ics\"".to_owned()),
    ];
    Ok((headers, event.file()).into_response())
}
