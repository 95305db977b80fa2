//! What time does to a vacancy (decisions C1): on day 14 its owner is asked whether he is still hiring, on day 25 he is
//! warned, on day 30 it expires.

mod news;
mod still_hiring;
mod store;
mod tend;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use news::News;
pub use still_hiring::AskStillHiring;
pub use tend::TendVacancies;
pub(crate) use tend::{ASK_BEFORE, WARN_BEFORE};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(still_hiring::view_still_hiring, still_hiring::answer_still_hiring))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TendVacancies>();
    registry.add::<AskStillHiring>();
    let hourly = Schedule::every(Duration::from_secs(3600));
    registry.every("tend-vacancies", hourly, || TendVacancies {});
}
