//! A candidate responds to a vacancy: one response, with a copy of a resume, an optional letter and answers.

mod form;
mod send;
pub(crate) mod store;

use kernel::ItemLimit;
use kernel::fields::QUESTIONS;
use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use form::ResponseForm;
pub(crate) use send::searched;
pub use send::{RespondIn, Sending, insert};

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("RespondIn", "answers", QUESTIONS.max)];

/// Responses of one candidate in a day at most (decisions C2).
const MOST_A_DAY: i64 = 100;
/// How complete a resume must be where the employer insists on one (decisions B22).
const NEEDED_PERCENT: i32 = 70;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(form::view_response_form, send::send_response))
}
