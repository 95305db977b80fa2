//! `GET /my/applications/{id}`: one application with its history and what was sent.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::words::{ApplicationStage, ApplicationStatus, EndedBy};
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Lang, Path, Result};
use resumes::ResumeId;
use resumes::profile::{CandidateProfile, CopyReader, Reader, ResumeCopy};
use serde::Serialize;
use utoipa::ToSchema;
use vacancies::card::{Reader as CardReader, VacancyCard};
use vacancies::public::similar;

use super::{MyApplication, find_mine, store};
use crate::ApplicationId;
use crate::event::Kind;
use crate::locked::store::{EventRow, list_events};
use crate::questions::StoredAnswer;
use crate::state::status_of;

/// How many similar vacancies a refusal comes with.
const SIMILAR: usize = 3;

#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplicationOut {
    pub status: bool,
    pub data: MyApplicationView,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplicationView {
    #[serde(flatten)]
    pub application: MyApplication,
    pub letter: Option<String>,
    pub answers: Vec<StoredAnswer>,
    /// The copy that was sent.
    pub resume: CandidateProfile,
    pub resume_id: ResumeId,
    /// When the text of the copy was written.
    pub sent_at: Timestamp,
    /// The copy, the letter and the answers were erased then.
    pub copy_erased_at: Option<Timestamp>,
    /// Oldest first.
    pub events: Vec<MyApplicationEvent>,
    /// Three others that are open; only for a refusal.
    pub similar: Vec<VacancyCard>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplicationEvent {
    pub kind: Kind,
    pub at: Timestamp,
    pub by: EndedBy,
    /// When the interview is, if it is about one.
    pub interview_at: Option<Timestamp>,
    pub text: Option<String>,
}

/// A move between stages of an open application: the employer works on it.
fn is_at_work(row: &EventRow) -> bool {
    let to = row.to_stage.as_deref().and_then(ApplicationStage::parse).map(status_of);
    row.from_stage != row.to_stage
        && matches!(to, Some(ApplicationStatus::Waiting | ApplicationStatus::Offer))
}

/// One application of the candidate.
#[utoipa::path(get, path = "/my/applications/{id}", tag = "applications", params(("id" = ApplicationId, Path)),
    responses((status = 200, body = MyApplicationOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_my_application(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ApplicationId>,
) -> Result<Json<MyApplicationOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let application = find_mine(&app, &mut db, me.candidate_id, id, locale).await?;
    let sent = store::find_sent(&mut db, id).await?;
    let copy: ResumeCopy = serde_json::from_value(sent.snapshot).map_err(anyhow::Error::from)?;
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now };
    let resume = copy.profile(sent.resume_id, CopyReader::Sender, reader).ok_or(Error::Fault)?;
    let mut last = None;
    let events = list_events(&mut db, id).await?.into_iter().filter_map(|row| {
        let kind = Kind::parse(&row.kind).filter(|kind| kind.is_for_candidate())?;
        // Where a card is on the board is the employer's business; that it moves is news, once.
        let is_new = kind != Kind::Moved || last != Some(Kind::Moved) && is_at_work(&row);
        if !is_new {
            return None;
        }
        last = Some(kind);
        let interview_at = row.interview_at.map(jiff_sqlx::Timestamp::to_jiff);
        Some(MyApplicationEvent {
            kind,
            at: row.at,
            by: EndedBy::parse(&row.actor)?,
            interview_at,
            text: row.text,
        })
    });
    let events = events.collect();
    let mut others = Vec::new();
    if application.status == ApplicationStatus::Reject {
        let reader = CardReader { locale, candidate: Some(me.candidate_id) };
        others = similar(&app, &mut db, &application.vacancy.slug, reader).await?.unwrap_or_default();
        others.retain(|card| card.responded.is_none());
        others.truncate(SIMILAR);
    }
    let data = MyApplicationView {
        application,
        letter: sent.letter,
        answers: serde_json::from_value(sent.answers).map_err(anyhow::Error::from)?,
        resume,
        resume_id: sent.resume_id,
        sent_at: copy.updated_at,
        copy_erased_at: sent.copy_erased_at.map(jiff_sqlx::Timestamp::to_jiff),
        events,
        similar: others,
    };
    Ok(Json(MyApplicationOut { status: true, data }))
}
