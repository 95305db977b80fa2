//! `POST /interviews/create` and `/interviews/{id}/update`: a company sets a time, or offers several.

mod conflicts;
mod create;
mod form;
mod store;
mod update;

use jiff::Timestamp;
use kernel::ItemLimit;
use platform::{App, CompanyId, Result, UserId};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::notices::tell_successor;
use crate::view::InterviewView;

pub(crate) use conflicts::find as find_conflicts;
pub use form::{MOST_INTERVIEWERS, Warning};

pub(crate) const ITEM_LIMITS: [ItemLimit; 4] = [
    ItemLimit::new("InterviewIn", "interviewers", form::INTERVIEWERS),
    ItemLimit::new("InterviewIn", "starts", form::STARTS),
    ItemLimit::new("InterviewUpdateIn", "interviewers", form::INTERVIEWERS),
    ItemLimit::new("InterviewUpdateIn", "starts", form::STARTS),
];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create::create_interview)).routes(routes!(update::update_interview))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewPlanned {
    pub status: bool,
    pub data: InterviewView,
    /// What the company may want to look at again.
    pub warnings: Vec<Warning>,
}

/// Puts another member in the place of one who leaves, in interviews that are still ahead, and tells him.
pub async fn hand_over(
    db: &mut PgConnection,
    company: CompanyId,
    from: UserId,
    to: UserId,
    now: Timestamp,
) -> Result<()> {
    let count = store::replace_interviewer(db, company, from, to, now).await?;
    if count > 0 {
        tell_successor(db, company, to, count, now).await?;
    }
    Ok(())
}
