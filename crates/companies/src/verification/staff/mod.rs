//! What moderators do with requests: the list, one in detail, its document, the decision.

pub mod decide;
pub mod list;
pub mod open_document;
mod store;
pub mod view;

use serde::Serialize;
use utoipa::ToSchema;

use super::{PENDING, REFUSED};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VerificationRequestState)]
pub enum RequestState {
    Pending,
    Verified,
    Refused,
}

impl RequestState {
    fn read(code: &str) -> Self {
        match code {
            PENDING => Self::Pending,
            REFUSED => Self::Refused,
            _ => Self::Verified,
        }
    }
}
