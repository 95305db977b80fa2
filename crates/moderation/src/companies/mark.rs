//! Why staff gave or took away the mark of a company by itself.

use jiff::Timestamp;
use kernel::words::VerificationReason;
use platform::CompanyId;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::store;

/// What was checked before the mark was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StaffMarkEvidence)]
pub enum Evidence {
    /// A document of the company.
    Document,
    /// Its entry in the state register.
    Registry,
    /// A visit, or a call to its official number.
    Contact,
}

impl Evidence {
    pub const ALL: [Self; 3] = [Self::Document, Self::Registry, Self::Contact];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Registry => "registry",
            Self::Contact => "contact",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|evidence| evidence.code() == code)
    }
}

pub(crate) enum Why {
    Given { evidence: Evidence, note: String },
    Taken { reason: VerificationReason, note: Option<String> },
}

/// The last decision about a mark without a request of the company.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffMarkDecision)]
pub struct MarkDecision {
    pub at: Timestamp,
    /// The name of the member of staff.
    pub by: String,
    /// What was checked; null if the mark was taken away.
    pub evidence: Option<Evidence>,
    /// Why it was taken away.
    pub reason: Option<VerificationReason>,
    pub note: Option<String>,
}

pub async fn find_mark_decision(
    db: &mut PgConnection,
    company: CompanyId,
) -> sqlx::Result<Option<MarkDecision>> {
    let row = store::find_mark_decision(db, company).await?;
    Ok(row.map(|row| MarkDecision {
        at: row.at,
        by: row.by,
        evidence: row.evidence.as_deref().and_then(Evidence::parse),
        reason: row.reason.as_deref().and_then(VerificationReason::parse),
        note: row.note,
    }))
}
