//! A text that waits, as its kind describes it for the queue.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::RevisionId;

/// A company, as far as a moderator's list names it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffCompanyName)]
pub struct CompanyName {
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
}

/// A text that waits.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffQueueItem)]
pub struct QueueItem {
    pub revision_id: RevisionId,
    pub slug: String,
    pub title: String,
    // Null for a kind that no company answers for. Its capability also makes the published type say so.
    #[schema(required = true, value_type = CompanyName)]
    pub company: Option<CompanyName>,
    /// 0: the text rules found nothing.
    pub risk: i32,
    /// Reason codes that the rules suspect.
    pub findings: Vec<String>,
    /// A new text of a vacancy that is public with its old one.
    pub is_edit: bool,
    pub submitted_at: Timestamp,
}

/// What the text rules found, as a revision keeps it.
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
