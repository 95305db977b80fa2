//! A text that waits, as its kind describes it for the queue.

use jiff::Timestamp;
use kernel::Locale;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{RevisionId, RiskLevel};

/// A company in a moderator's list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffCompanyName)]
pub struct CompanyName {
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
}

/// A revision waiting for a decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffQueueItem)]
pub struct QueueItem {
    pub revision_id: RevisionId,
    pub slug: String,
    pub title: String,
    // Null for a kind that no company answers for. Its capability also makes the published type say so.
    #[schema(required = true, value_type = CompanyName)]
    pub company: Option<CompanyName>,
    /// 0 when the text rules found nothing.
    pub risk: i32,
    pub risk_level: RiskLevel,
    /// The language that it is written in, as far as its words tell.
    pub language: Locale,
    /// Reason codes suggested by the text rules.
    pub findings: Vec<String>,
    /// An edit of a public vacancy.
    pub is_edit: bool,
    pub submitted_at: Timestamp,
}

/// A finding of the text rules, as stored with a revision.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StaffFinding)]
pub struct StoredFinding {
    pub code: String,
    pub field: Option<String>,
    pub excerpt: Option<String>,
}

/// Reads stored findings.
pub fn findings(stored: &Value) -> Vec<StoredFinding> {
    serde_json::from_value(stored.clone()).unwrap_or_default()
}

/// The codes of stored findings, each once.
pub fn finding_codes(stored: &Value) -> Vec<String> {
    let mut codes: Vec<String> = findings(stored).into_iter().map(|found| found.code).collect();
    codes.sort();
    codes.dedup();
    codes
}
