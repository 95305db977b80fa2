//! The response of calls that say only that they succeeded.

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ResumeDone)]
pub struct Done {
    pub status: bool,
}
