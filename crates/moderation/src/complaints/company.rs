//! `POST /companies/{slug}/report`: a complaint about a company.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Path, Result, Viewer};

use super::{ComplaintIn, ComplaintOut, report};
use crate::companies::Companies;

/// Reports a company. One complaint per person and company, ten a day; the own company cannot be reported (403).
#[utoipa::path(post, path = "/companies/{slug}/report", tag = "vacancies", params(("slug" = String, Path)),
    request_body = ComplaintIn,
    responses((status = 200, body = ComplaintOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn report_company(
    State(app): State<App>,
    me: Viewer,
    Path(slug): Path<String>,
    Body(body): Body<ComplaintIn>,
) -> Result<Json<ComplaintOut>> {
    report(&app, &Companies, &slug, &me, &body).await
}
