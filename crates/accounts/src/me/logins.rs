//! `GET /me/logins`: the history of the account, newest first.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::{App, Meta, PageQuery, Query, Result, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use crate::history::Event;
use crate::history::store;
use crate::{device, place};

#[derive(Debug, Serialize, ToSchema)]
pub struct LoginOut {
    pub at: Timestamp,
    pub event: Event,
    pub device: String,
    pub address: String,
    /// Two-letter code of the country of the IP address, where known.
    pub country: Option<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LoginsOut {
    pub status: bool,
    pub data: Vec<LoginOut>,
    pub meta: Meta,
}

/// The history of the account.
#[utoipa::path(get, path = "/me/logins", tag = "accounts", params(PageQuery),
    responses((status = 200, body = LoginsOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 400, body = platform::wording::ErrorBody)))]
pub async fn list_logins(
    State(app): State<App>,
    me: Viewer,
    Query(page): Query<PageQuery>,
) -> Result<Json<LoginsOut>> {
    let mut db = app.db.acquire().await?;
    let total = store::count_events(&mut db, me.user_id).await?;
    let rows = store::list_events(&mut db, me.user_id, page.per_page(), page.offset()).await?;
    let data = rows.into_iter().filter_map(|row| {
        let event = Event::parse(&row.event)?;
        Some(LoginOut {
            at: row.at,
            event,
            device: device::name(&row.user_agent),
            country: place::country(&row.address),
            address: row.address,
        })
    });
    Ok(Json(LoginsOut { status: true, data: data.collect(), meta: page.meta(total) }))
}
