//! An interview as each side sees it.

mod store;

use applications::interview::rules::{Action, State, Status};
use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use kernel::Locale;
use kernel::words::{ApplicationStatus, EndedBy};
use platform::{App, Error, Result, UserId};
use resumes::ResumeId;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

use crate::SlotId;
use applications::side::Side;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = InterviewKind)]
pub enum Kind {
    Office,
    Online,
    Phone,
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Office, Self::Online, Self::Phone];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Office => "office",
            Self::Online => "online",
            Self::Phone => "phone",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewView {
    pub id: InterviewId,
    pub application_id: ApplicationId,
    pub vacancy: InterviewVacancy,
    pub company: InterviewCompany,
    /// Null for the candidate himself.
    pub candidate: Option<InterviewCandidate>,
    pub kind: Kind,
    /// The address, if it is at the office.
    pub place: Option<String>,
    /// Where to meet, if it is online.
    pub link: Option<String>,
    pub duration_minutes: i32,
    pub interviewers: Vec<Interviewer>,
    /// What the company tells the candidate.
    pub note: Option<String>,
    /// Offered times that are not over, earliest first; none once one is chosen.
    pub slots: Vec<InterviewSlot>,
    /// Null while times are offered.
    pub start_at: Option<Timestamp>,
    /// A time that was set before times were offered again, for calendars that show it.
    #[serde(skip)]
    pub last_start_at: Option<Timestamp>,
    pub status: Status,
    /// The candidate said that he will come.
    pub is_confirmed: bool,
    /// The candidate asked for another time.
    pub asks_other: bool,
    pub ask_text: Option<String>,
    pub cancelled_by: Option<EndedBy>,
    /// What whoever cancelled it said.
    pub cancel_text: Option<String>,
    /// How often it was changed.
    pub sequence: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// What the caller may do now.
    pub actions: Vec<Action>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewOut {
    pub status: bool,
    pub data: InterviewView,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewVacancy {
    pub slug: String,
    pub title: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewCompany {
    pub name: String,
    pub slug: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewCandidate {
    pub name: String,
    pub position: String,
    pub resume_id: ResumeId,
    /// The candidate's language, for messages to him.
    pub locale: Locale,
}

/// A member of the company; the name is null if nobody has asked for it yet.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Interviewer {
    pub user_id: UserId,
    pub name: Option<String>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct InterviewSlot {
    pub id: SlotId,
    pub start_at: Timestamp,
}

/// The interviews with these ids, in this order.
pub async fn list_views(
    app: &App,
    db: &mut PgConnection,
    side: &Side,
    ids: &[InterviewId],
) -> Result<Vec<InterviewView>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let now = app.clock.now();
    let rows = store::list(db, ids, now).await?;
    rows.into_iter().map(|row| read(row, side, now)).collect()
}

pub async fn find_view(
    app: &App,
    db: &mut PgConnection,
    side: &Side,
    id: InterviewId,
) -> Result<InterviewView> {
    if !store::is_of(db, id, side.company(), side.candidate()).await? {
        return Err(Error::NotFound);
    }
    list_views(app, db, side, &[id]).await?.pop().ok_or(Error::NotFound)
}

fn read(row: store::Row, side: &Side, now: Timestamp) -> Result<InterviewView> {
    let slots: Vec<InterviewSlot> = serde_json::from_value(row.slots).map_err(anyhow::Error::from)?;
    let start_at = row.start_at.map(jiff_sqlx::Timestamp::to_jiff);
    let status = ApplicationStatus::parse(&row.application_status).ok_or(Error::Fault)?;
    let state = State {
        status: Status::parse(&row.status).ok_or(Error::Fault)?,
        until_start: start_at.map(|start| start.duration_since(now)),
        is_confirmed: row.is_confirmed,
        asks_other: row.asks_other,
        has_slots: !slots.is_empty(),
        is_application_open: status != ApplicationStatus::Reject,
    };
    let candidate = InterviewCandidate {
        name: row.name,
        position: row.position,
        resume_id: row.resume_id,
        locale: Locale::parse(&row.locale).unwrap_or_default(),
    };
    Ok(InterviewView {
        id: row.id,
        application_id: row.application_id,
        vacancy: InterviewVacancy { slug: row.slug, title: row.title },
        company: InterviewCompany { name: row.company_name, slug: Some(row.company_slug) },
        candidate: side.company().map(|_| candidate),
        kind: Kind::parse(&row.kind).ok_or(Error::Fault)?,
        place: row.place,
        link: row.link,
        duration_minutes: row.duration_minutes,
        interviewers: serde_json::from_value(row.interviewers).map_err(anyhow::Error::from)?,
        note: row.note,
        slots,
        start_at,
        last_start_at: row.last_start_at.map(jiff_sqlx::Timestamp::to_jiff),
        status: state.status,
        is_confirmed: row.is_confirmed,
        asks_other: row.asks_other,
        ask_text: row.ask_text,
        cancelled_by: row.cancelled_by.as_deref().and_then(EndedBy::parse),
        cancel_text: row.cancel_text,
        sequence: row.sequence,
        created_at: row.created_at,
        updated_at: row.updated_at,
        actions: if side.may_act() { state.allowed(side.actor()) } else { Vec::new() },
    })
}
