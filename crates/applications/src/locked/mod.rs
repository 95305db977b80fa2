//! An application whose row is locked, and the one way in which it changes.

pub(crate) mod notices;
pub(crate) mod store;
mod told;

use jiff::Timestamp;
use kernel::words::{ApplicationReason, ApplicationSource, ApplicationStage, ApplicationStatus, EndedBy};
use platform::{CandidateId, CompanyId, Error, Result, UserId};
use resumes::ResumeId;
use sqlx::PgConnection;
use vacancies::VacancyId;

pub use store::NewInterviewEvent;

use crate::event::Kind;
use crate::refusal::wrong_state;
use crate::state::{Action, Actor, State};
use crate::{ApplicationId, ColumnId};

pub use told::{Told, publish};

pub struct Locked {
    pub id: ApplicationId,
    pub vacancy_id: VacancyId,
    pub company_id: CompanyId,
    pub candidate_id: CandidateId,
    /// The candidate's account.
    pub user_id: UserId,
    pub resume_id: ResumeId,
    pub source: ApplicationSource,
    pub stage: ApplicationStage,
    pub column_id: ColumnId,
    pub column_before: Option<ColumnId>,
    pub state: State,
    pub refuse_at: Option<Timestamp>,
    pub title: String,
    pub slug: String,
    pub company_name: String,
    /// As the company sees it.
    pub candidate_name: String,
}

/// A column that it can be moved to.
#[derive(Debug, Clone, Copy)]
pub struct Column {
    pub id: ColumnId,
    pub stage: ApplicationStage,
}

/// What an action changes.
pub struct Change<'a> {
    pub actor: Actor,
    pub user: Option<UserId>,
    pub action: Action,
    pub to: Column,
    pub reason: Option<ApplicationReason>,
    /// What the employer tells the candidate, or the other way round.
    pub text: Option<&'a str>,
}

/// Of this company; somebody else's is not there.
pub async fn hold_of_company(
    db: &mut PgConnection,
    company: CompanyId,
    id: ApplicationId,
    now: Timestamp,
) -> Result<Locked> {
    hold(db, id, now).await?.filter(|locked| locked.company_id == company).ok_or(Error::NotFound)
}

/// Of this candidate; somebody else's is not there.
pub async fn hold_of_candidate(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ApplicationId,
    now: Timestamp,
) -> Result<Locked> {
    hold(db, id, now).await?.filter(|locked| locked.candidate_id == candidate).ok_or(Error::NotFound)
}

pub async fn hold(db: &mut PgConnection, id: ApplicationId, now: Timestamp) -> Result<Option<Locked>> {
    let Some(row) = store::hold(db, id, now).await? else { return Ok(None) };
    let column_before = row.column_before.map(ColumnId::from_uuid);
    Ok(Some(Locked {
        id: row.id,
        vacancy_id: row.vacancy_id,
        company_id: row.company_id,
        candidate_id: row.candidate_id,
        user_id: row.user_id,
        resume_id: row.resume_id,
        source: ApplicationSource::parse(&row.source).ok_or(Error::Fault)?,
        stage: ApplicationStage::parse(&row.stage).ok_or(Error::Fault)?,
        column_id: row.column_id,
        column_before,
        state: read_state(
            &row.status,
            row.ended_by.as_deref(),
            row.reason.as_deref(),
            row.is_accepted,
            row.status_at,
            row.is_vacancy_open,
            now,
        )?,
        refuse_at: row.refuse_at.map(jiff_sqlx::Timestamp::to_jiff),
        title: row.title,
        slug: row.slug,
        company_name: row.company_name,
        candidate_name: row.candidate_name,
    }))
}

/// The state of a row.
pub fn read_state(
    status: &str,
    ended_by: Option<&str>,
    reason: Option<&str>,
    is_accepted: bool,
    status_at: Timestamp,
    is_vacancy_open: bool,
    now: Timestamp,
) -> Result<State> {
    Ok(State {
        status: ApplicationStatus::parse(status).ok_or(Error::Fault)?,
        ended_by: ended_by.and_then(EndedBy::parse),
        reason: reason.and_then(ApplicationReason::parse),
        is_accepted,
        age: now.duration_since(status_at),
        is_vacancy_open,
    })
}

/// Does an action: checks the rules, writes row and event, tells the other side. Arranging something where it already
/// is changes nothing, so a repeated move is safe.
pub async fn apply(
    db: &mut PgConnection,
    locked: &Locked,
    change: &Change<'_>,
    now: Timestamp,
) -> Result<()> {
    if apply_untold(db, locked, change, now).await? {
        notices::tell_other_side(db, locked, change, now).await?;
    }
    Ok(())
}

/// Like [`apply`] for callers who tell the other side themselves. Says whether anything has changed.
pub async fn apply_untold(
    db: &mut PgConnection,
    locked: &Locked,
    change: &Change<'_>,
    now: Timestamp,
) -> Result<bool> {
    let refuse = || wrong_state(locked.state, change.actor);
    let status = locked.state.after(change.actor, change.action).ok_or_else(refuse)?;
    if change.action == Action::Arrange && change.to.id == locked.column_id {
        return Ok(false);
    }
    store::set_state(db, locked, change, status, now).await?;
    if locked.refuse_at.is_some() && matches!(change.action, Action::Invite | Action::Hire) {
        note_kept(db, locked.id, change.user, now).await?;
    }
    store::insert_event(
        db,
        &store::NewEvent {
            application: locked.id,
            kind: Kind::of(change.action),
            actor: change.actor,
            user: change.user,
            from: Some(locked.stage),
            to: Some(change.to.stage),
            text: change.text,
        },
        now,
    )
    .await?;
    Ok(true)
}

/// The history says that a planned refusal will not come.
async fn note_kept(
    db: &mut PgConnection,
    application: ApplicationId,
    user: Option<UserId>,
    now: Timestamp,
) -> Result<()> {
    let event = store::NewEvent {
        application,
        kind: Kind::RefusalCancelled,
        actor: Actor::Customer,
        user,
        from: None,
        to: None,
        text: None,
    };
    Ok(store::insert_event(db, &event, now).await?)
}

/// Writes what has happened to an interview of the application. An action of the employer ends silence; one that asks the
/// candidate to come ends a planned refusal too.
pub async fn note_interview(
    db: &mut PgConnection,
    event: &store::NewInterviewEvent<'_>,
    now: Timestamp,
) -> Result<()> {
    if event.actor == Actor::Customer {
        let asks =
            matches!(event.kind, Kind::InterviewOffered | Kind::InterviewMarked | Kind::InterviewMoved);
        if asks && store::has_planned_refusal(db, event.application).await? {
            note_kept(db, event.application, event.user, now).await?;
        }
        store::set_acted(db, event.application, asks, now).await?;
    }
    Ok(store::insert_interview_event(db, event, now).await?)
}

/// The employer has written to the candidate: silence begins anew. A planned refusal stays, and so does what counts as an
/// answer: only a decision is one.
pub async fn note_message(db: &mut PgConnection, id: ApplicationId, now: Timestamp) -> Result<()> {
    Ok(store::set_acted(db, id, false, now).await?)
}

/// The first column of a stage. It stays until the transaction ends.
pub async fn column_of(db: &mut PgConnection, company: CompanyId, stage: ApplicationStage) -> Result<Column> {
    let id = match store::find_first_column(db, company, stage).await? {
        Some(id) => id,
        // The only one was replaced while this waited; the second look sees the new one.
        None => store::find_first_column(db, company, stage).await?.ok_or(Error::Fault)?,
    };
    Ok(Column { id, stage })
}

/// A column of the company's board. It stays until the transaction ends.
pub async fn find_column(db: &mut PgConnection, company: CompanyId, id: ColumnId) -> Result<Option<Column>> {
    let stage = store::find_column_stage(db, company, id).await?;
    Ok(stage.and_then(|code| ApplicationStage::parse(&code)).map(|stage| Column { id, stage }))
}
