//! The journal: who did what, when and from where. Rows are only added; the database refuses everything else.

mod store;

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use jiff::Timestamp;
use platform::{App, Origin};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::PgConnection;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::member::StaffId;

pub(crate) use store::{Filter, Row, count_events, list_actions, list_events};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, sqlx::Type)]
#[serde(rename_all = "snake_case")]
#[sqlx(type_name = "text", rename_all = "snake_case")]
#[schema(as = AuditActorKind)]
pub enum ActorKind {
    Staff,
    User,
    System,
    Cli,
}

/// Who acted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    Staff(StaffId),
    User(Uuid),
    /// A background job, or somebody who could not be told.
    System,
    /// Whoever may run `ishbor admin` on the server.
    Cli,
}

impl Actor {
    pub const fn kind(self) -> ActorKind {
        match self {
            Self::Staff(_) => ActorKind::Staff,
            Self::User(_) => ActorKind::User,
            Self::System => ActorKind::System,
            Self::Cli => ActorKind::Cli,
        }
    }

    pub fn id(self) -> Option<Uuid> {
        match self {
            Self::Staff(id) => Some(id.as_uuid()),
            Self::User(id) => Some(id),
            Self::System | Self::Cli => None,
        }
    }
}

/// One row of the journal. Details hold no secret and no personal text: ids, words of closed lists, numbers.
#[derive(Debug, Clone)]
pub struct Event {
    pub at: Timestamp,
    pub actor: Actor,
    /// Such as `staff_signed_in`; its text is the message `audit_{action}`.
    pub action: &'static str,
    pub object: Option<(&'static str, String)>,
    pub details: Value,
    pub trace: Option<Trace>,
}

impl Event {
    pub fn new(at: Timestamp, actor: Actor, action: &'static str) -> Self {
        Self { at, actor, action, object: None, details: json!({}), trace: None }
    }

    /// What it was done to.
    #[expect(clippy::needless_pass_by_value, reason = "an id is as small as a reference to it")]
    pub fn on(mut self, kind: &'static str, id: impl ToString) -> Self {
        self.object = Some((kind, id.to_string()));
        self
    }

    pub fn with(mut self, details: Value) -> Self {
        self.details = details;
        self
    }

    pub fn from(mut self, trace: &Trace) -> Self {
        self.trace = Some(trace.clone());
        self
    }
}

/// Writes in the caller's transaction: what did not happen is not in the journal.
pub async fn write(db: &mut PgConnection, event: &Event) -> sqlx::Result<()> {
    store::insert_event(db, event).await
}

/// From where a request came, as the journal keeps it.
#[derive(Debug, Clone)]
pub struct Trace {
    pub origin: Origin,
    /// The id that the request has in the log and in its answer.
    pub request_id: String,
}

impl FromRequestParts<App> for Trace {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let origin = Origin::from_request_parts(parts, app).await?;
        // Ours in every case: what stands around a request overwrites a foreign one.
        let request_id = parts.headers.get("x-request-id").and_then(|value| value.to_str().ok());
        Ok(Self { origin, request_id: request_id.unwrap_or_default().to_owned() })
    }
}

/// What staff itself writes into the journal.
pub mod actions {
    pub const CREATED: &str = "staff_created";
    pub const RESET: &str = "staff_reset";
    pub const DISABLED: &str = "staff_disabled";
    pub const ROLE_CHANGED: &str = "staff_role_changed";
    pub const WELCOMED: &str = "staff_welcomed";
    pub const SIGNED_IN: &str = "staff_signed_in";
    pub const SIGN_IN_REFUSED: &str = "staff_sign_in_refused";
    pub const SIGNED_OUT: &str = "staff_signed_out";
    pub const SESSION_ENDED: &str = "staff_session_ended";
    pub const PASSWORD_CHANGED: &str = "staff_password_changed";

    /// Each has a text `audit_{action}` in three languages (a test holds us to that).
    pub const ALL: [&str; 10] = [
        CREATED,
        RESET,
        DISABLED,
        ROLE_CHANGED,
        WELCOMED,
        SIGNED_IN,
        SIGN_IN_REFUSED,
        SIGNED_OUT,
        SESSION_ENDED,
        PASSWORD_CHANGED,
    ];
}
