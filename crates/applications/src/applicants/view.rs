//! `GET /my/jobs/{slug}/applications/{resume}`: one application with everything that the company may see.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::words::{ApplicationSource, ApplicationStage, ApplicationStatus, CompanyRight, EndedBy};
use platform::session::rights;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Path, Result};
use resumes::ResumeId;
use resumes::profile::{CandidateProfile, CopyReader, Reader, ResumeCopy, Viewer, list_by_ids, view};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::card::{ApplicantCard, VacancyName, find_card};
use super::store;
use crate::ApplicationId;
use crate::comments::{ApplicantComment, list_comments};
use crate::event::Kind;
use crate::locked::store::{NewEvent, insert_event, list_events, set_viewed};
use crate::questions::StoredAnswer;
use crate::scorecards::{Scorecard, list_scorecards};
use crate::state::Actor;

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantOut {
    pub status: bool,
    pub data: ApplicantView,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantView {
    #[serde(flatten)]
    pub card: ApplicantCard,
    pub letter: Option<String>,
    /// The last message to the candidate.
    pub message: Option<String>,
    pub answers: Vec<StoredAnswer>,
    /// The copy that was sent.
    pub resume: CandidateProfile,
    /// When the text of the copy was written.
    pub sent_at: Timestamp,
    /// The copy, the letter and the answers were erased then; initials and the wanted job are left.
    pub copy_erased_at: Option<Timestamp>,
    /// The resume has changed since.
    pub updated_since: Option<UpdatedSince>,
    /// The resume as it is now, if it has changed and the company may see it.
    pub current: Option<CandidateProfile>,
    /// Other applications of this person to the company.
    pub history: Vec<EarlierApplicationOf>,
    pub comments: Vec<ApplicantComment>,
    pub my_rating: Option<Scorecard>,
    /// Of other members; empty until the caller has saved his own.
    pub others: Vec<Scorecard>,
    /// Oldest first.
    pub events: Vec<ApplicantEvent>,
    /// The newer one in the vacancy's list.
    pub previous: Option<ResumeId>,
    pub next: Option<ResumeId>,
    /// The caller may change things.
    pub can_act: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ResumeUpdatedSince)]
pub struct UpdatedSince {
    pub at: Timestamp,
    /// Names of fields of the resume.
    pub fields: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EarlierApplicationOf {
    pub id: ApplicationId,
    pub resume_id: ResumeId,
    pub vacancy: VacancyName,
    pub status: ApplicationStatus,
    pub created_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantEvent {
    pub kind: Kind,
    pub at: Timestamp,
    pub actor: EndedBy,
    /// The member of the company.
    pub by: Option<String>,
    pub from_stage: Option<ApplicationStage>,
    pub to_stage: Option<ApplicationStage>,
    /// When the interview is, if it is about one.
    pub interview_at: Option<Timestamp>,
    pub text: Option<String>,
}

/// One application. Opening it is what candidates see as "viewed".
#[utoipa::path(get, path = "/my/jobs/{slug}/applications/{resume}", tag = "applications",
    params(("slug" = String, Path), ("resume" = ResumeId, Path)),
    responses((status = 200, body = ApplicantOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_applicant(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Path((slug, resume)): Path<(String, ResumeId)>,
) -> Result<Json<ApplicantOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = store::find_by_resume(&mut tx, me.company_id, &slug, resume).await?.ok_or(Error::NotFound)?;
    mark_viewed(&mut tx, &me, id, now).await?;
    let card = find_card(&app, &mut tx, &me, id, locale).await?;
    let whole = store::find_whole(&mut tx, id).await?;
    let copy: ResumeCopy = serde_json::from_value(whole.snapshot).map_err(anyhow::Error::from)?;
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now };
    let has_contacts = card.source == ApplicationSource::Response || card.accepted_at.is_some();
    let profile = copy.profile(resume, CopyReader::Company { has_contacts }, reader).ok_or(Error::Fault)?;
    let mut updated_since = None;
    let mut current = None;
    let newest = list_by_ids(&mut tx, &[resume]).await?.pop();
    // An erased copy has nothing to compare with.
    if let Some(newest) = newest.filter(|_| whole.copy_erased_at.is_none()) {
        let fields = copy.changed_fields(&ResumeCopy::of(&newest));
        let viewer = Viewer::Company { id: me.company_id, has_contacts };
        // What the company may not see any more, it also does not learn to have changed.
        current = view(&newest, viewer, reader).filter(|_| !fields.is_empty());
        updated_since = current.as_ref().map(|_| UpdatedSince { at: newest.updated_at, fields });
    }
    let (my_rating, others) = list_scorecards(&mut tx, &me, id).await?;
    let neighbours = store::find_neighbours(&mut tx, id).await?;
    let data = ApplicantView {
        card,
        letter: whole.letter,
        message: whole.message,
        answers: serde_json::from_value(whole.answers).map_err(anyhow::Error::from)?,
        resume: profile,
        sent_at: copy.updated_at,
        copy_erased_at: whole.copy_erased_at.map(jiff_sqlx::Timestamp::to_jiff),
        updated_since,
        current,
        history: history(&mut tx, id).await?,
        comments: list_comments(&mut tx, &me, id).await?,
        my_rating,
        others,
        events: events(&mut tx, id).await?,
        previous: neighbours.previous,
        next: neighbours.next,
        can_act: rights::may(me.role, CompanyRight::RunVacancies),
    };
    tx.commit().await?;
    Ok(Json(ApplicantOut { status: true, data }))
}

pub(crate) async fn mark_viewed(
    db: &mut PgConnection,
    me: &Customer,
    id: ApplicationId,
    now: Timestamp,
) -> Result<()> {
    if set_viewed(db, id, now).await? {
        let event = NewEvent {
            application: id,
            kind: Kind::Viewed,
            actor: Actor::Customer,
            user: Some(me.user_id),
            from: None,
            to: None,
            text: None,
        };
        insert_event(db, &event, now).await?;
    }
    Ok(())
}

async fn history(db: &mut PgConnection, id: ApplicationId) -> Result<Vec<EarlierApplicationOf>> {
    let rows = store::list_history(db, id).await?.into_iter();
    let earlier = rows.filter_map(|row| {
        Some(EarlierApplicationOf {
            id: row.id,
            resume_id: row.resume_id,
            vacancy: VacancyName { slug: row.slug, title: row.title },
            status: ApplicationStatus::parse(&row.status)?,
            created_at: row.created_at,
        })
    });
    Ok(earlier.collect())
}

async fn events(db: &mut PgConnection, id: ApplicationId) -> Result<Vec<ApplicantEvent>> {
    let rows = list_events(db, id).await?.into_iter();
    let stage = |code: Option<String>| code.as_deref().and_then(ApplicationStage::parse);
    let events = rows.filter_map(|row| {
        Some(ApplicantEvent {
            kind: Kind::parse(&row.kind)?,
            at: row.at,
            actor: EndedBy::parse(&row.actor)?,
            by: row.name,
            from_stage: stage(row.from_stage),
            to_stage: stage(row.to_stage),
            interview_at: row.interview_at.map(jiff_sqlx::Timestamp::to_jiff),
            text: row.text,
        })
    });
    Ok(events.collect())
}
