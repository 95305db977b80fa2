//! The response of a call that returns nothing else.

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    pub status: bool,
}

impl Done {
    pub(crate) const YES: Self = Self { status: true };
}
