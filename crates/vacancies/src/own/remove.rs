//! `POST /jobs/destroy/{slug}`: the owner deletes a vacancy (product §7).

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Error, Member, Path, Result};

use super::store;
use crate::drafts::Done;
use crate::refusal::Refusal;
use crate::{locked, publish};

/// Deletes a vacancy. Its page answers 410 from now on; it is purged after a month. Somebody else's, or one that is not
/// there, is refused with `status: false` and 200, as the client of product §7 expects.
#[utoipa::path(post, path = "/jobs/destroy/{slug}", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn destroy_vacancy(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
) -> Result<Response> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let locked = match locked::hold_own(&mut tx, me.company_id, &slug, now).await {
        Err(Error::NotFound) => return Err(Refusal::VacancyNotFound.into()),
        other => other?,
    };
    store::set_deleted(&mut tx, locked.id, now).await?;
    publish::store::supersede_waiting(&mut tx, locked.id, now).await?;
    locked::store::insert_event(&mut tx, locked.id, "deleted", Some(me.user_id), now).await?;
    tx.commit().await?;
    Ok(Json(Done { status: true }).into_response())
}
