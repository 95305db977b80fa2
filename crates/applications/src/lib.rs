//! Applications: a candidate responds to a vacancy or is invited, and nobody is left without an answer.
//!
//! * [`questions`]: answers to the questions of a vacancy.
//! * [`state`]: what may happen, to whom it is allowed; [`locked`]: how it is written, with its event.
//! * [`respond`], [`mine`]: what candidates do; [`invite`], [`applicants`], [`board`], [`moves`]: what employers do.
//! * [`home`]: what a candidate sees first: new vacancies of his spheres, answers, what to finish.
//! * [`stages`]: the columns of the board; [`templates`]: what employers often write; [`compare`]: candidates side by side.
//! * [`comments`], [`scorecards`]: what the team thinks, never shown to candidates.
//! * [`answers`]: what a company promises and how it really answers; [`lifecycle`]: what time does.
//! * [`interview`]: the rules of interviews, and what cards show of them; the crate `interviews` holds them.
//! * [`report`]: how a company hires, in numbers. [`side`]: who looks at an application.
//! * [`blocks`]: who wants to hear nothing more from whom.
//!
//! **Invariant.** Status, stage and events change together in one transaction under the lock of the application's row,
//! through [`locked::apply`] alone.

pub mod answers;
pub mod applicants;
pub mod blocks;
pub mod board;
pub mod comments;
pub mod compare;
mod csv;
pub mod demo;
mod event;
pub mod home;
pub mod interview;
pub mod invite;
pub mod lifecycle;
pub mod locked;
pub mod mine;
pub mod moves;
pub mod questions;
pub mod refusal;
pub mod report;
pub mod respond;
pub mod scorecards;
pub mod side;
pub mod stages;
pub mod state;
pub mod templates;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;

pub use event::Kind as EventKind;
pub use locked::notices::ALL as NOTICES;
pub use refusal::Refusal;

kernel::id! {
    /// An application.
    pub ApplicationId
}
kernel::id! {
    /// An interview.
    pub InterviewId
}
kernel::id! {
    /// A column of a board.
    pub ColumnId
}
kernel::id! {
    /// A comment of the team.
    pub CommentId
}
kernel::id! {
    /// A template of a message.
    pub TemplateId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .merge(respond::routes())
        .merge(mine::routes())
        .merge(home::routes())
        .merge(invite::routes())
        .merge(applicants::routes())
        .merge(board::routes())
        .merge(stages::routes())
        .merge(templates::routes())
        .merge(compare::routes())
        .merge(moves::routes())
        .merge(comments::routes())
        .merge(scorecards::routes())
        .merge(answers::routes())
        .merge(report::routes());
    kernel::limit_items(routes.get_openapi_mut(), &respond::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &moves::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &stages::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &compare::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &comments::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &scorecards::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    lifecycle::jobs(registry);
    answers::jobs(registry);
}
