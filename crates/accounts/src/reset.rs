//! `POST /auth/reset`: sets a new password after the phone was confirmed. It does not sign in, and it ends every
//! session.

use axum::Json;
use axum::extract::State;
use platform::rate::Limit;
use platform::{App, Body, Origin, Result, session};
use secrets::{Code, Hasher, Password};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::codes::verify::{self, Named};
use crate::codes::{Purpose, not_found};
use crate::done::Done;
use crate::history::{self, Event};
use crate::password;
use crate::people::store as people;

const FLOOD: Limit = Limit::per_minute("reset", 30);

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetIn {
    pub request_id: String,
    /// Only if the phone is not confirmed yet.
    #[serde(default)]
    pub code: Option<Code>,
    pub password: Password,
}

/// Sets a new password.
#[utoipa::path(post, path = "/auth/reset", tag = "accounts", request_body = ResetIn,
    responses((status = 200, body = Done), (status = 404, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn reset_password(
    State(app): State<App>,
    origin: Origin,
    Body(body): Body<ResetIn>,
) -> Result<Json<Done>> {
    app.rate.take(FLOOD, &origin.address)?;
    let named = Named::Id(&body.request_id);
    let request = verify::ensure_verified(&app, Purpose::Reset, named, body.code.as_ref()).await?;
    let phone = verify::recipient(&app, &request).await?;
    password::check(&body.password, &phone, &[])?;
    let hash = app.shared::<Hasher>().hash(&body.password).await?;
    let mut tx = app.db.begin().await?;
    let taken = verify::take(&mut tx, &request, app.clock.now()).await?;
    let user = people::find_user_by_phone(&mut tx, &taken.recipient).await?.ok_or_else(not_found)?;
    if taken.was_used {
        return Err(not_found());
    }
    people::set_password(&mut tx, user, &hash).await?;
    session::end_others(&mut tx, user, None).await?;
    history::record(&app, &mut tx, user, Event::PasswordChanged, &origin).await?;
    tx.commit().await?;
    Ok(Json(Done::YES))
}
