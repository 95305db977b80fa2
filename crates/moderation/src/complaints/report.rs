//! A complaint about something that somebody published. The calls belong to the kinds.

use std::time::Duration;

use axum::Json;
use jiff::{SignedDuration, Timestamp};
use kernel::words::ComplaintReason;
use platform::db::OnConstraint as _;
use platform::{App, Error, Refused, Result, UserId, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{ComplaintId, store};
use crate::journal::{note, notify_owner};
use crate::{Refusal, Reportable, Subject};

kernel::text! {
    /// The text of a complaint.
    pub ComplaintText, chars 0..=1000, plain
}

const A_DAY: i64 = 10;
/// This many reporters hide something until a moderator has looked.
const HIDING: i64 = 3;
const DAY: SignedDuration = SignedDuration::from_hours(24);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComplaintIn {
    pub reason: ComplaintReason,
    #[serde(default)]
    pub text: Option<ComplaintText>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ComplaintOut {
    pub status: bool,
}

/// Files a complaint, in a transaction of its own. One per person and subject, ten a day; nobody reports his own.
pub async fn report(
    app: &App,
    kind: &dyn Reportable,
    slug: &str,
    me: &Viewer,
    body: &ComplaintIn,
) -> Result<Json<ComplaintOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::lock_reporter(&mut tx, me.user_id).await?;
    // Locked, so that concurrent complaints see each other when they are counted.
    let subject = kind.hold(&mut tx, slug, now).await?;
    let subject = subject.filter(|subject| subject.can_be_reported).ok_or(Error::NotFound)?;
    if subject.owner == me.user_id {
        return Err(Error::Forbidden);
    }
    complain(&mut tx, kind, &subject, me.user_id, body, now).await?;
    kind.keep_evidence(&mut tx, &subject, me.user_id, now).await?;
    if store::count_open(&mut tx, kind.kind(), subject.id).await? >= HIDING {
        hide(&mut tx, kind, &subject, now).await?;
    }
    tx.commit().await?;
    Ok(Json(ComplaintOut { status: true }))
}

async fn complain(
    db: &mut PgConnection,
    kind: &dyn Reportable,
    subject: &Subject,
    reporter: UserId,
    body: &ComplaintIn,
    now: Timestamp,
) -> Result<()> {
    check_day(db, reporter, now).await?;
    let text = body.text.as_ref().map(ComplaintText::as_str).filter(|text| !text.is_empty());
    let new = store::NewComplaint {
        id: ComplaintId::new(),
        kind: kind.kind(),
        subject: subject.id,
        company: subject.company,
        reporter,
        reason: body.reason.code(),
        text,
        now,
    };
    store::insert_complaint(db, &new)
        .await
        .on_constraint("complaints_one_per_subject", || Refusal::AlreadyReported.into())
}

/// Counted under the reporter's lock, so that concurrent requests cannot exceed the limit.
async fn check_day(db: &mut PgConnection, reporter: UserId, now: Timestamp) -> Result<()> {
    let recent = store::list_recent(db, reporter, now - DAY, A_DAY).await?;
    let Some(oldest) = recent.get(A_DAY.unsigned_abs() as usize - 1) else { return Ok(()) };
    let wait = (*oldest + DAY).duration_since(now);
    Err(Refused::from(Refusal::LimitExceeded)
        .worded("limit_complaints")
        .extra("limit", A_DAY)
        .retry_after(Duration::try_from(wait).unwrap_or_default())
        .into())
}

/// Does nothing if it is hidden already.
async fn hide(db: &mut PgConnection, kind: &dyn Reportable, subject: &Subject, now: Timestamp) -> Result<()> {
    let Some(outcome) = kind.hide(db, subject, now).await? else { return Ok(()) };
    note(db, (kind, subject), outcome.action, json!({ "complaints": HIDING }), None, now).await?;
    notify_owner(db, (kind, subject), outcome.notice, &subject.title, now).await
}
