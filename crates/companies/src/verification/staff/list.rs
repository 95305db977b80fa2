//! `GET /staff/verifications`: requests of companies to be verified.

use ::staff::StaffModerator;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::{RequestState, store};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StaffVerificationFilter)]
pub enum Decided {
    #[default]
    Pending,
    Decided,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct VerificationsQuery {
    #[param(format = "uint32")]
    pub page: Option<u32>,
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
    /// Default: those that wait.
    #[serde(default)]
    #[param(inline, required = false)]
    pub state: Decided,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffVerificationsOut {
    pub status: bool,
    pub data: Vec<StaffVerificationItem>,
    pub meta: Meta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StaffVerificationItem {
    pub id: Uuid,
    pub company: moderation::CompanyName,
    pub tax_number: String,
    pub is_appeal: bool,
    pub requested_at: Timestamp,
    /// Until now, or until the decision.
    pub waiting_hours: i64,
    pub state: RequestState,
}

/// Requests that wait, the longest waiting first; or those decided, the newest decision first.
#[utoipa::path(get, path = "/staff/verifications", tag = "staff", params(VerificationsQuery),
    responses((status = 200, body = StaffVerificationsOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn list_verifications(
    State(app): State<App>,
    _: StaffModerator,
    Query(asked): Query<VerificationsQuery>,
) -> Result<Json<StaffVerificationsOut>> {
    let page = PageQuery { page: asked.page, per_page: asked.per_page };
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let (limit, offset) = (page.per_page(), page.offset());
    let (total, rows) = match asked.state {
        Decided::Pending => {
            (store::count_pending(&mut db).await?, store::list_pending(&mut db, limit, offset).await?)
        }
        Decided::Decided => {
            (store::count_decided(&mut db).await?, store::list_decided(&mut db, limit, offset).await?)
        }
    };
    let data = rows.into_iter().map(|row| {
        let until = row.decided_at.map_or(now, jiff_sqlx::Timestamp::to_jiff);
        StaffVerificationItem {
            id: row.id,
            company: moderation::CompanyName { slug: row.slug, name: row.name, is_verified: row.is_verified },
            tax_number: row.tax_number,
            is_appeal: row.is_appeal,
            waiting_hours: until.duration_since(row.requested_at).as_hours(),
            requested_at: row.requested_at,
            state: RequestState::read(&row.state),
        }
    });
    let meta = page.meta(total.unsigned_abs());
    Ok(Json(StaffVerificationsOut { status: true, data: data.collect(), meta }))
}
