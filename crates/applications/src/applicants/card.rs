//! The card of somebody who applied.

use accounts::people::Picture;
use dictionaries::Snapshot;
use jiff::{SignedDuration, Timestamp};
use kernel::Locale;
use kernel::words::{
    ApplicationReason, ApplicationSource, ApplicationStage, ApplicationStatus, CompanyRight, EndedBy,
    Recommendation,
};
use platform::session::rights;
use platform::{App, Customer, Error, Result};
use resumes::ResumeId;
use resumes::form::Pay;
use resumes::profile::CopyCard;
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::store::{self, ApplicantRow};
use crate::answers::{OWN_DAYS, store as answers};
use crate::interview::InterviewBrief;
use crate::locked::read_state;
use crate::state::{Action, Actor};
use crate::{ApplicationId, ColumnId};

/// A card on the board and in lists.
#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantCard {
    pub id: ApplicationId,
    pub resume_id: ResumeId,
    pub vacancy: VacancyName,
    pub name: String,
    pub position: String,
    pub photo: Option<Picture>,
    /// Name and photo are hidden.
    pub is_anonymous: bool,
    pub location_name: String,
    pub salary: Option<Pay>,
    pub experience_months: u32,
    pub source: ApplicationSource,
    pub status: ApplicationStatus,
    pub stage: ApplicationStage,
    pub column_id: ColumnId,
    /// Nobody has opened it yet.
    pub is_new: bool,
    pub created_at: Timestamp,
    pub stage_at: Timestamp,
    pub viewed_at: Option<Timestamp>,
    /// The candidate accepted the invitation.
    pub accepted_at: Option<Timestamp>,
    /// When an answer is due.
    pub clock: Option<AnswerClock>,
    /// A planned refusal is sent then.
    pub refusal_at: Option<Timestamp>,
    pub ended_by: Option<EndedBy>,
    pub reason: Option<ApplicationReason>,
    pub has_letter: bool,
    pub comment_count: i64,
    /// What the caller thinks.
    pub recommendation: Option<Recommendation>,
    /// How many members have an opinion.
    pub ratings: i64,
    /// The next interview, else the last one without a result.
    pub interview: Option<InterviewBrief>,
    /// The candidate's language, for messages to him.
    pub locale: Locale,
    pub actions: Vec<Action>,
    /// Where it may be moved now.
    pub stages: Vec<ApplicationStage>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ApplicationVacancy)]
pub struct VacancyName {
    pub slug: String,
    pub title: String,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct AnswerClock {
    pub kind: ClockKind,
    pub due_at: Timestamp,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AnswerClockKind)]
pub enum ClockKind {
    /// The company's public promise.
    Promise,
    /// The company's own clock, which candidates do not see.
    Own,
}

/// What the texts and actions of a card depend on.
pub struct Reader<'a> {
    pub words: &'a Snapshot,
    pub locale: Locale,
    pub now: Timestamp,
    pub me: &'a Customer,
    pub answer_days: i32,
    pub is_promise: bool,
}

pub(crate) fn read(row: ApplicantRow, reader: &Reader<'_>) -> Result<ApplicantCard> {
    let state = read_state(
        &row.status,
        row.ended_by.as_deref(),
        row.reason.as_deref(),
        row.accepted_at.is_some(),
        row.status_at,
        row.is_vacancy_open,
        reader.now,
    )?;
    let card: CopyCard = serde_json::from_value(row.card).map_err(anyhow::Error::from)?;
    let may_act = rights::may(reader.me.role, CompanyRight::RunVacancies);
    let is_due = state.status == ApplicationStatus::Waiting && row.answered_at.is_none();
    let clock = is_due.then(|| AnswerClock {
        kind: if reader.is_promise { ClockKind::Promise } else { ClockKind::Own },
        due_at: row.created_at + SignedDuration::from_hours(24 * i64::from(reader.answer_days)),
    });
    let at = |at: Option<jiff_sqlx::Timestamp>| at.map(jiff_sqlx::Timestamp::to_jiff);
    Ok(ApplicantCard {
        id: row.id,
        resume_id: row.resume_id,
        vacancy: VacancyName { slug: row.slug, title: row.title },
        photo: card.photo(),
        location_name: card.location_name(reader.words, reader.locale),
        name: card.name,
        position: card.position,
        is_anonymous: card.is_anonymous,
        salary: card.salary,
        experience_months: card.experience_months,
        source: ApplicationSource::parse(&row.source).ok_or(Error::Fault)?,
        status: state.status,
        stage: ApplicationStage::parse(&row.stage).ok_or(Error::Fault)?,
        column_id: row.column_id,
        is_new: row.viewed_at.is_none(),
        created_at: row.created_at,
        stage_at: row.stage_at,
        viewed_at: at(row.viewed_at),
        accepted_at: at(row.accepted_at),
        clock,
        refusal_at: at(row.refuse_at),
        ended_by: state.ended_by,
        reason: state.reason,
        has_letter: row.has_letter,
        comment_count: row.comments,
        recommendation: row.recommendation.as_deref().and_then(Recommendation::parse),
        ratings: row.ratings,
        interview: InterviewBrief::read(row.interview)?,
        locale: Locale::parse(&row.locale).unwrap_or_default(),
        actions: if may_act { state.allowed(Actor::Customer) } else { Vec::new() },
        stages: if may_act { state.stages() } else { Vec::new() },
    })
}

/// One card of the company.
pub async fn find_card(
    app: &App,
    db: &mut PgConnection,
    me: &Customer,
    id: ApplicationId,
    locale: Locale,
) -> Result<ApplicantCard> {
    let now = app.clock.now();
    let row = store::find(db, me, id, now).await?.ok_or(Error::NotFound)?;
    let promise = answers::find_promise(db, me.company_id).await?;
    let words = app.shared::<dictionaries::Dictionaries>().now();
    let answer_days = promise.unwrap_or(OWN_DAYS);
    read(row, &Reader { words: &words, locale, now, me, answer_days, is_promise: promise.is_some() })
}
