//! Vacancies: written in a five-step form, reviewed by moderators, shown to everybody.
//!
//! * [`form`] → [`content`]: the content of a vacancy; [`state`]: its state machine.
//! * [`drafts`], [`publish`], [`own`]: actions of owners.
//! * [`moderated`]: what decisions of staff and complaints do to a vacancy. The queue, the decisions themselves and
//!   complaints are in the crate [`moderation`].
//! * [`lifecycle`]: reminders and expiry.
//! * [`public`], [`card`], [`favourites`]: public reads and saved vacancies; [`marks`]: what they mean to one person.
//!
//! **Invariant.** Only what moderators approved is public: a text reaches `vacancies.public_revision` through
//! [`moderation::approve`] alone, and every public statement checks `is_public`, the expiry and the company's status.

pub mod card;
pub mod content;
pub mod demo;
pub mod drafts;
pub mod favourites;
pub mod form;
pub mod lifecycle;
mod locked;
pub mod marks;
pub mod moderated;
pub mod own;
pub mod public;
pub mod publish;
pub mod refusal;
pub mod responses;
pub mod state;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;

pub use moderation::RevisionId;
pub use refusal::Refusal;

kernel::id! {
    /// A vacancy.
    pub VacancyId
}
kernel::id! {
    /// An unfinished form.
    pub DraftId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .merge(drafts::routes())
        .merge(publish::routes())
        .merge(own::routes())
        .merge(public::routes())
        .merge(favourites::routes())
        .merge(marks::routes())
        .merge(moderated::routes())
        .merge(lifecycle::routes());
    kernel::limit_items(routes.get_openapi_mut(), &form::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &own::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &marks::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    lifecycle::jobs(registry);
}
