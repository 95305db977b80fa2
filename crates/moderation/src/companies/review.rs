//! `GET /staff/companies/review`: verified companies that changed their name or picture. The mark of each rests until
//! a moderator sets it again or takes it away (`POST /staff/companies/{slug}/verify`).

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Meta, PageQuery, Query, Result};
use serde::Serialize;
use staff::StaffModerator;
use utoipa::ToSchema;

use super::store;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffCompanyReviewsOut)]
pub struct CompanyReviewsOut {
    pub status: bool,
    pub data: Vec<CompanyReview>,
    pub meta: Meta,
}

/// A company whose mark rests.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffCompanyReview)]
pub struct CompanyReview {
    pub slug: String,
    pub name: String,
    /// The name that was verified.
    pub verified_name: String,
    pub since: Timestamp,
}

/// Companies to check again, the longest waiting first.
#[utoipa::path(get, path = "/staff/companies/review", tag = "staff", params(PageQuery),
    responses((status = 200, body = CompanyReviewsOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn list_company_reviews(
    State(app): State<App>,
    _: StaffModerator,
    Query(page): Query<PageQuery>,
) -> Result<Json<CompanyReviewsOut>> {
    let mut db = app.db.acquire().await?;
    let total = store::count_reviews(&mut db).await?;
    let data = store::list_reviews(&mut db, page.per_page(), page.offset()).await?;
    Ok(Json(CompanyReviewsOut { status: true, data, meta: page.meta(total.unsigned_abs()) }))
}
