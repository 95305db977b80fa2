//! What an employer does with an application: moves it, refuses at once or later, or does so with many at once.

mod bulk;
mod reject;
mod shift;

use kernel::ItemLimit;
use platform::App;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::applicants::ApplicantCard;

pub use bulk::stops_all;
pub use reject::RejectIn;
pub use shift::MoveIn;

kernel::text! {
    /// What an employer tells a candidate.
    pub EmployerMessage, chars 0..=2000, plain
}

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("BulkIn", "ids", bulk::MOST)];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(shift::move_application))
        .routes(routes!(reject::reject_application))
        .routes(routes!(reject::keep_application))
        .routes(routes!(bulk::change_applications))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantChanged {
    pub status: bool,
    pub data: ApplicantCard,
}

/// A text that is not empty.
fn given(message: Option<&EmployerMessage>) -> Option<&str> {
    message.map(EmployerMessage::as_str).filter(|text| !text.is_empty())
}
