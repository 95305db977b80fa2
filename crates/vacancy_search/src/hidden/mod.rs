//! Vacancies and companies that a candidate has hidden, at most a thousand of each. The candidate's searches exclude
//! them ([`crate::results`]).

mod change;
mod list;
pub(crate) mod store;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change::hide_vacancy))
        .routes(routes!(change::unhide_vacancy))
        .routes(routes!(change::hide_company))
        .routes(routes!(change::unhide_company))
        .routes(routes!(list::view_hidden))
}
