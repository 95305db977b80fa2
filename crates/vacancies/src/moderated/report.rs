//! `POST /jobs/{slug}/report`: a complaint about a vacancy.

use axum::Json;
use axum::extract::State;
use moderation::complaints::{ComplaintIn, ComplaintOut, report};
use platform::wording::ErrorBody;
use platform::{App, Body, Path, Result, Viewer};

use super::Vacancies;

/// Reports a vacancy. One complaint per person and vacancy, ten a day; an own vacancy cannot be reported (403).
#[utoipa::path(post, path = "/jobs/{slug}/report", tag = "vacancies", params(("slug" = String, Path)),
    request_body = ComplaintIn,
    responses((status = 200, body = ComplaintOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn report_vacancy(
    State(app): State<App>,
    me: Viewer,
    Path(slug): Path<String>,
    Body(body): Body<ComplaintIn>,
) -> Result<Json<ComplaintOut>> {
    report(&app, &Vacancies, &slug, &me, &body).await
}
