//! `POST /jobs/{slug}/respond`: one response of a candidate to a vacancy, ever.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use dictionaries::Dictionaries;
use jiff::{SignedDuration, Timestamp};
use kernel::fields::CoverLetter;
use kernel::uzbek::fold;
use kernel::words::{ApplicationSource, ApplicationStage};
use kernel::{FieldError, FieldErrors, Locale};
use notifications::{Event, EventNotice, notify_event};
use platform::db::OnConstraint as _;
use platform::wording::ErrorBody;
use platform::{
    App, Body, Candidate, CandidateId, CompanyId, Error, Idempotency, Lang, Path, Refused, Result,
};
use rates::Rates;
use resumes::ResumeId;
use resumes::profile::{CopyCard, Reader, ResumeCopy};
use screening::PublicText;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use vacancies::VacancyId;
use vacancies::responses::{count_response, find_runner};

use super::{MOST_A_DAY, NEEDED_PERCENT, store};
use crate::ApplicationId;
use crate::event::Kind;
use crate::locked::notices;
use crate::locked::store::{NewEvent, insert_event};
use crate::locked::{Column, column_of};
use crate::mine::{MyApplication, find_mine};
use crate::questions::{AnswerIn, StoredAnswer, check};
use crate::refusal::{Refusal, already_responded};
use crate::state::Actor;

const DAY: SignedDuration = SignedDuration::from_hours(24);

#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RespondIn {
    /// Without it the newest active resume is sent, unless the employer insists on a choice.
    pub resume_id: Option<ResumeId>,
    pub letter: Option<CoverLetter>,
    pub answers: Vec<AnswerIn>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RespondedOut {
    pub status: bool,
    pub data: MyApplication,
}

/// Responds to a vacancy with a copy of a resume.
#[utoipa::path(post, path = "/jobs/{slug}/respond", tag = "applications", params(("slug" = String, Path)),
    request_body = RespondIn,
    responses((status = 201, body = RespondedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 410, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn send_response(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    key: Idempotency,
    Path(slug): Path<String>,
    Body(body): Body<RespondIn>,
) -> Result<Response> {
    let now = app.clock.now();
    let owner = me.user_id.to_string();
    let mut tx = app.db.begin().await?;
    // The lock serialises the responses of one person, so that the daily limit holds and a repeat finds the first.
    accounts::people::lock_candidate(&mut tx, me.candidate_id).await?;
    let keyed = (&slug, &body);
    if let Some(first) = key.first_answer(&mut tx, &owner, &keyed).await? {
        return Ok(first);
    }
    let asked = vacancies::responses::find(&mut tx, &slug, now).await?.ok_or(Error::NotFound)?;
    if let Some(earlier) = store::find_earlier(&mut tx, me.candidate_id, asked.id).await? {
        return Err(already_responded(earlier.id));
    }
    let content = asked.content.ok_or(Error::from(vacancies::Refusal::Gone))?;
    if store::is_member(&mut tx, me.user_id, asked.company_id).await? {
        return Err(Refusal::OwnVacancy.into());
    }
    if let Some(first) = store::find_nth_latest(&mut tx, me.candidate_id, now - DAY, MOST_A_DAY).await? {
        let wait = Duration::try_from((first + DAY).duration_since(now)).unwrap_or_default();
        return Err(vacancies::refusal::limit_exceeded("limit_responses", MOST_A_DAY, wait));
    }
    let resume = choose(&mut tx, me.candidate_id, body.resume_id, content.details.resume_required).await?;
    let mut errors = FieldErrors::new();
    let letter = body.letter.as_ref().map(CoverLetter::as_str).filter(|letter| !letter.is_empty());
    if let Some(letter) = letter {
        errors.take("letter", PublicText::screen(letter));
    }
    let answers = match check(&content.questions, &body.answers) {
        Ok(answers) => answers,
        Err(more) => {
            errors.extend("", more);
            Vec::new()
        }
    };
    errors.into_result(()).map_err(Error::Invalid)?;
    let sending = Sending {
        vacancy: asked.id,
        company: asked.company_id,
        candidate: me.candidate_id,
        resume,
        source: ApplicationSource::Response,
        letter,
        answers,
        message: None,
        by: Some(me.user_id),
    };
    let id = insert(&app, &mut tx, &sending, now).await?.ok_or(Error::Fault)?;
    count_response(&mut tx, asked.id, app.clock.today()).await?;
    let runner = find_runner(&mut tx, asked.id).await?;
    let name = store::find_candidate_name(&mut tx, id).await?;
    let notice = EventNotice::new(runner, Event::Status, notices::RECEIVED)
        .arg("name", name)
        .arg("title", &asked.title)
        .path(format!("/profile/my-vacancies/{}/applications/{}", asked.slug, sending.resume));
    notify_event(&mut tx, &notice, now).await?;
    let data = find_mine(&app, &mut tx, me.candidate_id, id, locale).await?;
    let out = RespondedOut { status: true, data };
    let answer = key.answer(&mut tx, &owner, &keyed, StatusCode::CREATED, &out).await?;
    tx.commit().await?;
    Ok(answer)
}

/// The resume to send.
async fn choose(
    db: &mut PgConnection,
    candidate: CandidateId,
    chosen: Option<ResumeId>,
    is_required: bool,
) -> Result<ResumeId> {
    let rows = store::list_resumes(db, candidate).await?;
    let active: Vec<_> = rows.into_iter().filter(|row| row.is_active).collect();
    let invalid = |error: FieldError| Error::Invalid(FieldErrors::from(("resume_id", error)));
    let row = match chosen {
        _ if active.is_empty() => return Err(Refusal::ResumeNeeded.into()),
        None if is_required => return Err(invalid(FieldError::Required)),
        None => active.first(),
        Some(id) => active.iter().find(|row| row.id == id),
    };
    let row = row.ok_or_else(|| invalid(FieldError::Invalid))?;
    if is_required && row.completeness < NEEDED_PERCENT {
        return Err(Refused::from(Refusal::ResumeIncomplete).at("resume_id").into());
    }
    Ok(row.id)
}

/// An application to write.
pub struct Sending<'a> {
    pub vacancy: VacancyId,
    pub company: CompanyId,
    pub candidate: CandidateId,
    pub resume: ResumeId,
    pub source: ApplicationSource,
    pub letter: Option<&'a str>,
    pub answers: Vec<StoredAnswer>,
    /// The employer's invitation.
    pub message: Option<&'a str>,
    pub by: Option<platform::UserId>,
}

/// Writes an application with its first event. `None`: the resume cannot be read.
pub async fn insert(
    app: &App,
    db: &mut PgConnection,
    sending: &Sending<'_>,
    now: Timestamp,
) -> Result<Option<ApplicationId>> {
    let Some(resume) = resumes::profile::list_by_ids(db, &[sending.resume]).await?.pop() else {
        return Ok(None);
    };
    let words = app.shared::<Dictionaries>().now();
    let copy = ResumeCopy::of(&resume);
    let reader = Reader { words: &words, locale: Locale::default(), now };
    let Some(card) = CopyCard::of(&copy, resume.id, reader) else { return Ok(None) };
    let is_response = sending.source == ApplicationSource::Response;
    let (stage, kind, actor) = if is_response {
        (ApplicationStage::New, Kind::Sent, Actor::Candidate)
    } else {
        (ApplicationStage::Invited, Kind::Invited, Actor::Customer)
    };
    let Column { id: column, .. } = column_of(db, sending.company, stage).await?;
    let salary = card.salary.and_then(|pay| Some(app.shared::<Rates>().to_uzs(pay.amount?, pay.currency)));
    let id = ApplicationId::new();
    let new = store::NewApplication {
        id,
        sending,
        stage,
        column,
        searched: &searched(&card, sending.letter, &sending.answers),
        spheres: &copy.form().sphere,
        salary,
        copy: &copy,
        card: &card,
    };
    store::insert(db, &new, now)
        .await
        .on_constraint("applications_one_per_candidate", || Refusal::AlreadyResponded.into())?;
    let event = NewEvent {
        application: id,
        kind,
        actor,
        user: sending.by,
        from: None,
        to: Some(stage),
        text: sending.message,
    };
    insert_event(db, &event, now).await?;
    Ok(Some(id))
}

/// Folded words for the search of employers.
pub fn searched(card: &CopyCard, letter: Option<&str>, answers: &[StoredAnswer]) -> String {
    let texts = [card.name.as_str(), card.position.as_str(), letter.unwrap_or_default()].into_iter();
    let answered = answers.iter().filter_map(|answer| answer.answer.as_deref());
    fold(&texts.chain(answered).collect::<Vec<_>>().join(" "))
}
