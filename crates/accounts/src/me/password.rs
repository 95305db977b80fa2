//! `POST /me/password`: sets a new password, after a recent proof. Every other session ends.

use axum::Json;
use axum::extract::State;
use platform::{App, Body, Error, Origin, Result, Viewer, session};
use secrets::{Hasher, Password};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::done::Done;
use crate::history::{self, Event};
use crate::password;
use crate::people::store as people;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordIn {
    pub password: Password,
}

/// Sets the own password.
#[utoipa::path(post, path = "/me/password", tag = "accounts", request_body = PasswordIn,
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 422, body = platform::wording::ErrorBody)))]
pub async fn set_own_password(
    State(app): State<App>,
    me: Viewer,
    origin: Origin,
    Body(body): Body<PasswordIn>,
) -> Result<Json<Done>> {
    me.require_proof(app.clock.now())?;
    let mut db = app.db.acquire().await?;
    let user = people::find_user(&mut db, me.user_id).await?.ok_or(Error::SignedOut)?;
    let names = people::list_names(&mut db, me.user_id).await?;
    drop(db);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    password::check(&body.password, &user.phone, &names)?;
    let hash = app.shared::<Hasher>().hash(&body.password).await?;
    let mut tx = app.db.begin().await?;
    people::set_password(&mut tx, me.user_id, &hash).await?;
    session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
    history::record(&app, &mut tx, me.user_id, Event::PasswordChanged, &origin).await?;
    tx.commit().await?;
    Ok(Json(Done::YES))
}
