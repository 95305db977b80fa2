//! `/ready`: whether this server may get traffic, and if not, why. Ready means that its answers are right.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dictionaries::Dictionaries;
use platform::App;
use resume_search::engine::ResumeIndex;
use serde_json::json;
use vacancy_search::engine::Engine;

use crate::database_clock::ClockSkew;
use crate::maintenance::Maintenance;
use crate::stopping::Stopping;

/// When a balancer should ask again, in seconds.
const ASK_AGAIN: &str = "2";

pub async fn ready(State(app): State<App>) -> Response {
    let has_database = match app.db.acquire().await {
        Ok(mut db) => sqlx::query("select 1").execute(&mut *db).await.is_ok(),
        Err(_) => false,
    };
    let has_words = !app.shared::<Dictionaries>().now().professions.is_empty();
    let vacancies = app.shared::<Engine>().index_state().reason();
    let index = vacancies.or_else(|| app.shared::<ResumeIndex>().live.index_state().reason());
    let clock = app.shared::<ClockSkew>();
    let reason = [
        app.shared::<Stopping>().is_leaving().then_some("the server is stopping"),
        app.shared::<Maintenance>().is_on().then_some("maintenance"),
        (!has_database).then_some("the database does not answer"),
        (!has_words).then_some("the dictionaries are empty"),
        index,
        clock.is_wrong().then_some("the clock of this machine differs from the clock of the database"),
    ];
    let reason = reason.into_iter().flatten().next();
    let body = json!({
        "status": reason.is_none(),
        "reason": reason,
        "database": has_database,
        "index": has_words && index.is_none(),
        "clock": !clock.is_wrong(),
    });
    match reason {
        None => axum::Json(body).into_response(),
        Some(_) => {
            let again = [(header::RETRY_AFTER, ASK_AGAIN)];
            (StatusCode::SERVICE_UNAVAILABLE, again, axum::Json(body)).into_response()
        }
    }
}
