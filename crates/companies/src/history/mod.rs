//! `GET /company/history`: what the members did, what happened to vacancies, and which contacts were opened.

mod store;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Customer, Meta, PageQuery, Query, Result};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::members::masked;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_company_history))
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CompanyHistoryOut)]
pub struct HistoryOut {
    pub status: bool,
    pub data: Vec<CompanyEvent>,
    pub meta: Meta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CompanyEvent {
    pub at: Timestamp,
    /// The member by name, or by a masked phone; null: staff, the system, or an erased account.
    pub who: Option<String>,
    pub what: String,
    /// What it is about: title and slug of a vacancy, position and slug of a resume that the company may still see.
    #[schema(value_type = Object)]
    pub detail: Value,
}

/// The history of the company in use, newest first.
#[utoipa::path(get, path = "/company/history", tag = "companies", params(PageQuery),
    responses((status = 200, body = HistoryOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_company_history(
    State(app): State<App>,
    me: Customer,
    Query(page): Query<PageQuery>,
) -> Result<Json<HistoryOut>> {
    let mut db = app.db.acquire().await?;
    let total = store::count_events(&mut db, me.company_id).await?;
    let meta = page.meta(u64::try_from(total).unwrap_or_default());
    let rows = store::list_events(&mut db, me.company_id, page.offset(), page.per_page()).await?.into_iter();
    let events = rows.map(|row| CompanyEvent {
        at: row.at,
        who: row.name.or_else(|| row.phone.as_deref().map(masked)),
        what: row.what,
        detail: row.detail,
    });
    let data = events.collect();
    Ok(Json(HistoryOut { status: true, data, meta }))
}
