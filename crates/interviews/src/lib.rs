//! Interviews: a company offers times or sets one, the candidate chooses, both are reminded (decisions C3).
//!
//! * The rules of what may happen are [`applications::interview::rules`], because cards of applications show them too.
//! * [`view`]: an interview as each side sees it; [`list`], [`busy`], [`calendar`]: reading.
//! * [`plan`]: creating and moving; [`act`]: everything else that a company or a candidate does.
//! * [`reminders`]: what time does. [`farewell`]: what ends with an account.
//!
//! **Invariant.** A candidate is never at two interviews at once (`interviews_one_at_a_time`). Whoever sets a time holds
//! the company, the candidate, the application and the interview, in this order ([`held`]).

mod act;
mod busy;
mod calendar;
pub mod demo;
mod farewell;
mod held;
mod ics;
mod list;
pub mod notices;
mod plan;
pub mod refusal;
pub mod reminders;
mod view;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;

pub use farewell::EndApplications;
pub use notices::ALL as NOTICES;
pub use plan::hand_over;
pub use refusal::Refusal;

kernel::id! {
    /// An offered time.
    pub SlotId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .merge(list::routes())
        .merge(busy::routes())
        .merge(calendar::routes())
        .merge(plan::routes())
        .merge(act::routes());
    kernel::limit_items(routes.get_openapi_mut(), &plan::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    reminders::jobs(registry);
}
