//! The response of a call that returns nothing else.

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CompanyDone)]
pub struct Done {
    pub status: bool,
}

pub const DONE: Done = Done { status: true };
