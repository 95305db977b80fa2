//! `GET /staff/reported-messages/{side}/{id}` and the files in them, for moderators alone. Every opening is in the journal.

use std::collections::BTreeMap;

use ::staff::StaffModerator;
use ::staff::audit::{self, Event, Trace};
use applications::ApplicationId;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use jiff::Timestamp;
use moderation::Reportable as _;
use platform::wording::ErrorBody;
use platform::{App, Error, Path, Result};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Messages, store};
use crate::files;
use crate::view::ChatSide;

pub const MESSAGES_OPENED: &str = "reported_messages_opened";

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffReportedMessagesOut)]
pub struct ReportedMessagesOut {
    pub status: bool,
    /// Of the reported side alone, oldest first.
    pub data: Vec<ReportedMessage>,
}

/// A message as it was when it was reported. What was changed between two reports comes twice.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = StaffReportedMessage)]
pub struct ReportedMessage {
    pub seq: i32,
    pub text: String,
    pub at: Timestamp,
    /// It is gone if its message was deleted since.
    pub file: Option<files::File>,
}

/// What one side of a conversation has written until it was reported.
#[utoipa::path(get, path = "/staff/reported-messages/{side}/{id}", tag = "staff",
    params(("side" = ChatSide, Path), ("id" = ApplicationId, Path)),
    responses((status = 200, body = ReportedMessagesOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn view_reported_messages(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path((side, id)): Path<(ChatSide, ApplicationId)>,
) -> Result<Json<ReportedMessagesOut>> {
    let mut tx = app.db.begin().await?;
    let data = find_reported(&mut tx, side, id).await?;
    note(&mut tx, side, id, audit::Actor::Staff(staff.id), &trace, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(ReportedMessagesOut { status: true, data }))
}

/// A file in a reported message.
#[utoipa::path(get, path = "/staff/reported-messages/{side}/{id}/files/{file}", tag = "staff",
    params(("side" = ChatSide, Path), ("id" = ApplicationId, Path), ("file" = Uuid, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn open_reported_file(
    State(app): State<App>,
    StaffModerator(staff): StaffModerator,
    trace: Trace,
    Path((side, id, file)): Path<(ChatSide, ApplicationId, Uuid)>,
) -> Result<Response> {
    let mut tx = app.db.begin().await?;
    let reported = find_reported(&mut tx, side, id).await?;
    if !reported.iter().filter_map(|message| message.file.as_ref()).any(|one| one.id == file) {
        return Err(Error::NotFound);
    }
    let row = files::store::find(&mut tx, id, file).await?.ok_or(Error::NotFound)?;
    note(&mut tx, side, id, audit::Actor::Staff(staff.id), &trace, app.clock.now()).await?;
    tx.commit().await?;
    files::answer(&app, &row, false).await
}

async fn find_reported(
    db: &mut PgConnection,
    side: ChatSide,
    id: ApplicationId,
) -> Result<Vec<ReportedMessage>> {
    let copies = store::list_copies(db, id, messages(side).side()).await?;
    if copies.is_empty() {
        return Err(Error::NotFound);
    }
    let mut found = BTreeMap::new();
    for copy in copies {
        let all: Vec<ReportedMessage> = serde_json::from_value(copy).map_err(|_| Error::Fault)?;
        found.extend(all.into_iter().map(|message| ((message.seq, message.text.clone()), message)));
    }
    Ok(found.into_values().collect())
}

const fn messages(side: ChatSide) -> Messages {
    match side {
        ChatSide::Candidate => Messages::OfCandidate,
        ChatSide::Customer => Messages::OfCompany,
    }
}

async fn note(
    db: &mut PgConnection,
    side: ChatSide,
    id: ApplicationId,
    who: audit::Actor,
    trace: &Trace,
    now: Timestamp,
) -> Result<()> {
    let event = Event::new(now, who, MESSAGES_OPENED).on(messages(side).kind(), id.to_string()).from(trace);
    Ok(audit::write(db, &event).await?)
}
