//! What responses of every search have in common.

use search_engine::index::Correction;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Correction)]
pub struct CorrectionOut {
    pub typed: String,
    pub used: String,
}

impl From<&Correction> for CorrectionOut {
    fn from(correction: &Correction) -> Self {
        Self { typed: correction.typed.clone(), used: correction.used.clone() }
    }
}
