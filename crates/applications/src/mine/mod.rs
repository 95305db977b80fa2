//! What a candidate sees of his applications, and what he does with them.

mod act;
mod list;
pub(crate) mod store;
mod view;

use accounts::people::Picture;
use dictionaries::Dictionaries;
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _};
use kernel::Locale;
use kernel::clock::tashkent;
use kernel::words::{ApplicationReason, ApplicationSource, ApplicationStatus, EndedBy};
use platform::{App, CandidateId, Error, PageQuery, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use vacancies::card::{CompanyAnswers, CustomerCard, place};

use crate::ApplicationId;
use crate::interview::{InterviewBrief, MyInterviewBrief};
use crate::lifecycle::SILENCE_DAYS;
use crate::locked::read_state;
use crate::state::{Action, Actor, UNDO};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_my_applications))
        .routes(routes!(view::view_my_application))
        .routes(routes!(act::withdraw_application))
        .routes(routes!(act::undo_withdrawal))
        .routes(routes!(act::accept_offer))
        .routes(routes!(act::decline_offer))
        .routes(routes!(act::quit_job))
}

/// Whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApplicationTurn)]
pub enum Turn {
    Me,
    Company,
    Over,
}

/// An application in its candidate's list.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplication {
    pub id: ApplicationId,
    pub source: ApplicationSource,
    pub status: ApplicationStatus,
    pub turn: Turn,
    pub vacancy: AppliedVacancy,
    pub customer: CustomerCard,
    pub ended_by: Option<EndedBy>,
    pub reason: Option<ApplicationReason>,
    /// The last message of the employer: an invitation or a refusal.
    pub message: Option<String>,
    pub created_at: Timestamp,
    pub viewed_at: Option<Timestamp>,
    pub status_at: Timestamp,
    pub accepted_at: Option<Timestamp>,
    /// Silence closes it on that day.
    pub closes_on: Option<Date>,
    /// The employer promised an answer until then.
    pub answer_due_on: Option<Date>,
    /// Half of the employer's answers came faster.
    pub usual_hours: Option<i32>,
    /// Until when the candidate can undo the withdrawal.
    pub undo_until: Option<Timestamp>,
    /// The next interview, else the last one without a result.
    pub interview: Option<MyInterviewBrief>,
    pub actions: Vec<Action>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AppliedVacancy {
    pub slug: String,
    pub title: String,
    pub is_open: bool,
    pub location_name: String,
}

/// The first applications of this candidate, those that wait for him before all others.
pub(crate) async fn list_first(
    app: &App,
    db: &mut PgConnection,
    candidate: CandidateId,
    locale: Locale,
    page: PageQuery,
) -> Result<Vec<MyApplication>> {
    let every: Vec<String> = ApplicationStatus::ALL.iter().map(|status| status.code().to_owned()).collect();
    let rows = store::list(db, candidate, &every, app.clock.now(), page).await?;
    rows.into_iter().map(|row| read(app, row, locale)).collect()
}

/// One application of this candidate.
pub async fn find_mine(
    app: &App,
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ApplicationId,
    locale: Locale,
) -> Result<MyApplication> {
    let row = store::find(db, candidate, id, app.clock.now()).await?.ok_or(Error::NotFound)?;
    read(app, row, locale)
}

fn read(app: &App, row: store::MineRow, locale: Locale) -> Result<MyApplication> {
    let now = app.clock.now();
    let state = read_state(
        &row.status,
        row.ended_by.as_deref(),
        row.reason.as_deref(),
        row.accepted_at.is_some(),
        row.status_at,
        row.is_vacancy_open,
        now,
    )?;
    let actions = state.allowed(Actor::Candidate);
    let interview = InterviewBrief::read(row.interview)?.map(|brief| brief.for_candidate(state.status, now));
    let is_open = matches!(state.status, ApplicationStatus::Waiting | ApplicationStatus::Offer);
    let day = |at: Timestamp, days: i64| at.to_zoned(tashkent()).date().saturating_add(days.days());
    let answers = CompanyAnswers::of(
        row.promise_days,
        row.due.unwrap_or_default(),
        row.answered.unwrap_or_default(),
        row.median_hours,
    );
    let words = app.shared::<Dictionaries>().now();
    Ok(MyApplication {
        id: row.id,
        source: ApplicationSource::parse(&row.source).ok_or(Error::Fault)?,
        status: state.status,
        turn: match state.status {
            ApplicationStatus::Offer if !state.is_accepted => Turn::Me,
            ApplicationStatus::Offer if interview.as_ref().is_some_and(MyInterviewBrief::waits_for_me) => {
                Turn::Me
            }
            _ if is_open => Turn::Company,
            _ => Turn::Over,
        },
        vacancy: AppliedVacancy {
            slug: row.slug,
            title: row.title,
            is_open: row.is_vacancy_open,
            location_name: place(&words, &row.location, locale),
        },
        customer: CustomerCard {
            slug: row.company_slug,
            name: row.company_name,
            avatar: row.company_avatar.as_deref().and_then(Picture::of),
            is_verified: row.is_verified,
            answers,
        },
        ended_by: state.ended_by,
        reason: state.reason,
        message: row.message,
        created_at: row.created_at,
        viewed_at: row.viewed_at.map(jiff_sqlx::Timestamp::to_jiff),
        status_at: row.status_at,
        accepted_at: row.accepted_at.map(jiff_sqlx::Timestamp::to_jiff),
        closes_on: is_open.then(|| day(row.acted_at, SILENCE_DAYS)),
        answer_due_on: row
            .promise_days
            .filter(|_| is_open && row.answered_at.is_none())
            .map(|days| day(row.created_at, i64::from(days))),
        usual_hours: answers.and_then(|answers| answers.median_hours),
        interview,
        undo_until: actions.contains(&Action::Undo).then_some(row.status_at + UNDO),
        actions,
    })
}
