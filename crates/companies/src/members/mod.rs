//! Members of a company: their roles, and what happens to their work when they go.

mod farewell;
mod leave;
mod remove;
pub(crate) mod role;
pub(crate) mod store;

use axum::Json;
use axum::extract::State;
use kernel::Phone;
use kernel::words::MemberRole;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Path, Result, UserId};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use farewell::HandOverWork;

/// Members besides the owner, and open invitations (decisions C21).
pub const PLACES: i64 = 10;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(view_member_work))
        .routes(routes!(role::set_member_role))
        .routes(routes!(remove::remove_member))
        .routes(routes!(leave::leave_company))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MemberWorkOut {
    pub status: bool,
    pub data: MemberWork,
}

/// What passes on to the successor of a member.
#[derive(Debug, Serialize, ToSchema)]
pub struct MemberWork {
    pub vacancies: i64,
}

/// What would pass on to the successor of this member.
#[utoipa::path(get, path = "/company/members/{user_id}/work", tag = "companies", params(("user_id" = UserId, Path)),
    responses((status = 200, body = MemberWorkOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn view_member_work(
    State(app): State<App>,
    me: Customer,
    Path(member): Path<UserId>,
) -> Result<Json<MemberWorkOut>> {
    let mut db = app.db.acquire().await?;
    store::find_role(&mut db, me.company_id, member).await?.ok_or(Error::NotFound)?;
    let vacancies = store::count_vacancies(&mut db, me.company_id, member).await?;
    Ok(Json(MemberWorkOut { status: true, data: MemberWork { vacancies } }))
}

pub(crate) fn masked(phone: &str) -> String {
    Phone::parse(phone).map(|phone| phone.masked()).unwrap_or_default()
}

pub(crate) fn role_of(code: &str) -> Result<MemberRole> {
    MemberRole::parse(code).ok_or(Error::Fault)
}
