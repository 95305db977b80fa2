//! `POST /staff/vacancies/{slug}/take-down`: removes a published vacancy from the public, with reasons.

use axum::Json;
use axum::extract::State;
use moderation::reasons::checked_reasons;
use moderation::reject::RefusalIn;
use moderation::{DECIDED, DecidedOut, Moderator, take_down};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use staff::StaffModerator;
use staff::audit::Trace;

use super::{Vacancies, fields, visibility};

/// Takes down a published vacancy. Its owner may change the text and submit it again.
#[utoipa::path(post, path = "/staff/vacancies/{slug}/take-down", tag = "staff", params(("slug" = String, Path)),
    request_body = RefusalIn,
    responses((status = 200, body = DecidedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn take_vacancy_down(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path(slug): Path<String>,
    Body(body): Body<RefusalIn>,
) -> Result<Json<DecidedOut>> {
    let reasons = checked_reasons(&body.reasons, fields::is_field)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let subject = visibility::hold(&mut tx, &slug, now).await?.ok_or(Error::NotFound)?;
    let by = Moderator { id: staff.id, trace: &trace };
    take_down(&mut tx, &Vacancies, &subject, &reasons, by, now).await?;
    tx.commit().await?;
    Ok(Json(DECIDED))
}
