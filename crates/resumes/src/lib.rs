//! Resumes: written in eight steps, published at once, shown to the employers that their owners choose.
//!
//! * [`form`] → [`check`]: the text of a resume; [`completeness`]: what would help most.
//! * [`own`], [`link`], [`interview`], [`exchange`]: actions of owners.
//! * [`visibility`] → [`profile`]: who sees what, one table for every viewer; [`candidates`]: what employers do.
//! * [`moderated`]: what complaints and decisions of staff do to a resume.
//!
//! **Invariant.** A public text is complete and has no contacts outside of their fields: it reaches the columns that
//! employers read only through [`check::check`].

pub mod candidates;
pub mod check;
pub mod completeness;
pub mod demo;
mod done;
pub mod exchange;
pub mod form;
pub mod interview;
pub mod link;
pub mod moderated;
pub mod own;
pub mod profile;
pub mod purge;
pub mod refusal;
pub mod visibility;

use std::time::Duration;

use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;

pub use refusal::Refusal;

kernel::id! {
    /// A resume.
    pub ResumeId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .merge(own::routes())
        .merge(link::routes())
        .merge(interview::routes())
        .merge(exchange::routes())
        .merge(candidates::routes())
        .merge(moderated::routes());
    kernel::limit_items(routes.get_openapi_mut(), &form::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &own::VISIBILITY_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<purge::PurgeResumes>();
    registry
        .every("purge-resumes", Schedule::every(Duration::from_secs(24 * 3600)), || purge::PurgeResumes {});
}
