//! Companies: the team that shares the work, the proof that the company is real, and its page (decisions C21).
//!
//! * [`team`], [`members`], [`invitations`], [`transfer`]: who works in the company. What each may do is the table
//!   `platform::session::rights`.
//! * [`verification`]: from the tax number and the registration document to the mark.
//! * [`page`]: what the company shows of itself.
//! * [`cabinet`]: what waits for the company, its plan and its week, on one page.
//! * [`events`] → [`history`]: every act with the member who did it.
//!
//! **Locks.** A change first locks the row of the member who makes it (`Member::begin`), then rows of other members,
//! then the company.

pub mod cabinet;
pub mod demo;
mod done;
pub mod events;
pub mod history;
pub mod invitations;
pub mod members;
pub mod notices;
pub mod page;
mod refusal;
mod store;
pub mod team;
mod tidy;
pub mod transfer;
pub mod verification;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;

pub use refusal::Refusal;
pub(crate) use store::company_name;
pub use tidy::TidyInvitations;

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .merge(team::routes())
        .merge(members::routes())
        .merge(invitations::routes())
        .merge(transfer::routes())
        .merge(verification::routes())
        .merge(page::routes())
        .merge(history::routes())
        .merge(cabinet::routes());
    kernel::limit_items(routes.get_openapi_mut(), &page::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<tidy::TidyInvitations>();
    let day = Schedule::every(Duration::from_secs(24 * 3600));
    registry.every("tidy-company-invitations", day, || tidy::TidyInvitations {});
    verification::jobs(registry);
}
