//! The signed-in person and what they can change in their account.

pub mod avatar;
pub mod company;
pub mod contacts;
pub mod deletion;
pub mod export;
pub mod identities;
pub mod logins;
pub mod password;
pub mod profile;
pub mod proof;
pub mod role;
pub mod sessions;
pub mod totp;

use axum::Json;
use axum::extract::State;
use platform::{App, Lang, Result, UserId, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use crate::people::{self, User};

#[derive(Debug, Serialize, ToSchema)]
pub struct MeOut {
    pub status: bool,
    pub user: User,
}

/// The signed-in person.
#[utoipa::path(get, path = "/me", tag = "accounts",
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn view_me(State(app): State<App>, Lang(locale): Lang, me: Viewer) -> Result<Json<MeOut>> {
    answer(&app, me.user_id, locale).await
}

/// The response after a change: the updated person.
pub async fn answer(app: &App, user: UserId, locale: kernel::Locale) -> Result<Json<MeOut>> {
    let user = people::load(app, &mut *app.db.acquire().await?, user, locale).await?;
    Ok(Json(MeOut { status: true, user }))
}
