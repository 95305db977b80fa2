//! Removes from the public what somebody published, with reasons. The calls belong to the kinds; a verdict on
//! complaints does it for every kind.

use jiff::Timestamp;
use platform::Result;
use serde_json::json;
use sqlx::PgConnection;

use crate::journal::{note, notify_owner};
use crate::reasons::codes;
use crate::{Moderator, Reportable, StoredReason, Subject};

/// Takes a locked subject down, in the caller's transaction.
pub async fn take_down(
    db: &mut PgConnection,
    kind: &dyn Reportable,
    subject: &Subject,
    reasons: &[StoredReason],
    by: Moderator<'_>,
    now: Timestamp,
) -> Result<()> {
    let outcome = kind.take_down(db, subject, reasons, by.id, now).await?;
    let details = json!({ "reasons": codes(reasons) });
    note(db, (kind, subject), outcome.action, details, Some(by), now).await?;
    notify_owner(db, (kind, subject), outcome.notice, &subject.title, now).await
}
