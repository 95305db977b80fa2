//! What a moderator looks for in the queue.

use jiff::{SignedDuration, Timestamp};
use kernel::Locale;

use crate::RiskLevel;

/// A held approval that no job has published by then is void: the text waits in the queue again, instead of nowhere.
const VOID: SignedDuration = SignedDuration::from_mins(15);

/// Texts whose approval is held since this moment do not wait any more.
pub(crate) fn held_after(now: Timestamp) -> Timestamp {
    now - VOID
}

/// The filter of the queue, as a kind's SQL takes it. A `None` is no filter.
#[derive(Debug, Clone)]
pub struct Wanted {
    pub is_edit: Option<bool>,
    pub risk: Option<RiskLevel>,
    pub language: Option<Locale>,
    /// Part of the company's name.
    pub company: Option<String>,
    /// Submitted before.
    pub before: Option<Timestamp>,
    /// An approval held after this moment counts: its text does not wait.
    pub held_after: Timestamp,
}

impl Wanted {
    /// Everything that waits.
    pub fn everything(now: Timestamp) -> Self {
        Self {
            is_edit: None,
            risk: None,
            language: None,
            company: None,
            before: None,
            held_after: held_after(now),
        }
    }

    /// The least and the highest risk.
    pub fn risks(&self) -> (i32, i32) {
        self.risk.map_or((i32::MIN, i32::MAX), RiskLevel::range)
    }

    /// A pattern for `ilike`.
    pub fn company_pattern(&self) -> Option<String> {
        let name = self.company.as_deref()?;
        let escaped = name.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
        Some(format!("%{escaped}%"))
    }
}

/// How many wait, and since when the first of them.
#[derive(Debug, Clone, Copy, Default)]
pub struct Waiting {
    pub count: i64,
    pub oldest: Option<Timestamp>,
}

impl Waiting {
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let oldest = self.oldest.into_iter().chain(other.oldest).min();
        Self { count: self.count + other.count, oldest }
    }
}
