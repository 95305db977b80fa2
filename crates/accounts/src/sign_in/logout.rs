//! `POST /auth/logout`.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use platform::session;
use platform::{App, Result, Viewer};

use crate::done::Done;

/// Ends this session.
#[utoipa::path(post, path = "/auth/logout", tag = "accounts",
    responses((status = 200, body = Done), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn logout(State(app): State<App>, me: Viewer) -> Result<Response> {
    session::end(&mut *app.db.acquire().await?, me.user_id, me.session_id).await?;
    let mut response = Json(Done::YES).into_response();
    super::add_cookie(response.headers_mut(), &session::cleared_cookie(&app));
    Ok(response)
}
