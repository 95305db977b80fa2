//! Somebody says that a vacancy or a company is not what it should be (decisions C13).
//!
//! Complaints of three people hide a vacancy until a moderator has looked. The moderator upholds or dismisses all open
//! complaints about an object together, and everybody who complained is notified of the result.

mod decide;
mod list;
mod report;
mod store;

use platform::App;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

kernel::id! {
    /// A complaint.
    pub ComplaintId
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(report::report_vacancy))
        .routes(routes!(report::report_company))
        .routes(routes!(list::list_complaints))
        .routes(routes!(decide::decide_complaints))
}

/// What a complaint is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ComplaintTarget)]
pub enum Target {
    Vacancy,
    Company,
}
