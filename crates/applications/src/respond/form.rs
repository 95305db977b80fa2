//! `GET /jobs/{slug}/respond`: what a candidate needs to know before responding.

use axum::Json;
use axum::extract::State;
use dictionaries::{Dictionaries, Snapshot};
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _};
use kernel::words::ApplicationStatus;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Lang, Path, Result};
use rates::Rates;
use resumes::ResumeId;
use serde::Serialize;
use utoipa::ToSchema;
use vacancies::card::{Reader, VacancyCard, list_public_cards};
use vacancies::content::{Content, Question};

use super::{NEEDED_PERCENT, store};
use crate::ApplicationId;
use crate::answers::{AnswerRecord, find_record};
use crate::refusal::already_responded;

#[derive(Debug, Serialize, ToSchema)]
pub struct ResponseFormOut {
    pub status: bool,
    pub data: ResponseForm,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ResponseForm {
    pub vacancy: VacancyCard,
    /// A resume must be chosen.
    pub resume_required: bool,
    pub required_question: bool,
    pub questions: Vec<Question>,
    /// Active resumes, the most fitting first.
    pub resumes: Vec<FittingResume>,
    /// Resumes that are not active.
    pub drafts: i64,
    /// How complete the resume must be.
    pub needed_percent: i32,
    pub answers: AnswerRecord,
    /// Silence closes the application on that day.
    pub closes_on: Date,
    /// The candidate has responded already.
    pub application: Option<EarlierApplication>,
    /// The person belongs to the team of this company and cannot respond.
    pub is_own: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EarlierApplication {
    pub id: ApplicationId,
    pub status: ApplicationStatus,
    pub created_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FittingResume {
    pub id: ResumeId,
    pub slug: String,
    pub position: String,
    pub completeness: i32,
    pub updated_at: Timestamp,
    pub is_fitting: bool,
    /// What it has in common with the vacancy.
    pub matches: Vec<Match>,
    /// Why it cannot be sent.
    pub problem: Option<Problem>,
    /// The suggested one.
    pub is_chosen: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ResumeMatch)]
pub enum Match {
    Sphere,
    Place,
    WorkType,
    Pay,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ResumeProblem)]
pub enum Problem {
    Incomplete,
}

/// What a candidate needs to know before responding: resumes, questions, how the employer answers.
#[utoipa::path(get, path = "/jobs/{slug}/respond", tag = "applications", params(("slug" = String, Path)),
    responses((status = 200, body = ResponseFormOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub async fn view_response_form(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(slug): Path<String>,
) -> Result<Json<ResponseFormOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let asked = vacancies::responses::find(&mut db, &slug, now).await?.ok_or(Error::NotFound)?;
    let earlier = store::find_earlier(&mut db, me.candidate_id, asked.id).await?;
    // Whoever has responded to a vacancy that is gone still gets to the application.
    let gone = || match &earlier {
        Some(row) => already_responded(row.id),
        None => Error::from(vacancies::Refusal::Gone),
    };
    let content = asked.content.as_ref().ok_or_else(gone)?;
    let reader = Reader { locale, candidate: Some(me.candidate_id) };
    let vacancy = list_public_cards(&app, &mut db, &[asked.id], reader).await?.pop().ok_or_else(gone)?;
    let is_own = store::is_member(&mut db, me.user_id, asked.company_id).await?;
    let rows = store::list_resumes(&mut db, me.candidate_id).await?;
    let drafts = rows.iter().filter(|row| !row.is_active).count();
    let needed_percent = if content.details.resume_required { NEEDED_PERCENT } else { 0 };
    let words = app.shared::<Dictionaries>().now();
    let rates = app.shared::<Rates>();
    let fits = rows.into_iter().filter(|row| row.is_active).map(|row| {
        let matches = matches(&row, content, &words, rates);
        (row, matches)
    });
    let data = ResponseForm {
        resumes: order(fits.collect(), needed_percent),
        vacancy,
        resume_required: content.details.resume_required,
        required_question: content.required_question,
        questions: content.questions.clone(),
        drafts: i64::try_from(drafts).unwrap_or_default(),
        needed_percent,
        answers: find_record(&mut db, asked.company_id, now).await?,
        closes_on: app.clock.today().saturating_add(crate::lifecycle::SILENCE_DAYS.days()),
        application: earlier.map(|row| EarlierApplication {
            id: row.id,
            status: ApplicationStatus::parse(&row.status).unwrap_or(ApplicationStatus::Waiting),
            created_at: row.created_at,
        }),
        is_own,
    };
    Ok(Json(ResponseFormOut { status: true, data }))
}

/// The most fitting first; the first that can be sent is suggested.
fn order(mut fits: Vec<(store::ResumeRow, Vec<Match>)>, needed_percent: i32) -> Vec<FittingResume> {
    let is_complete = |row: &store::ResumeRow| row.completeness >= needed_percent;
    fits.sort_by_key(|(row, matches)| {
        (!is_complete(row), std::cmp::Reverse(matches.len()), std::cmp::Reverse(row.updated_at))
    });
    let place = |(index, (row, matches)): (usize, (store::ResumeRow, Vec<Match>))| {
        let is_complete = is_complete(&row);
        FittingResume {
            id: row.id,
            slug: row.slug,
            position: row.position,
            completeness: row.completeness,
            updated_at: row.updated_at,
            is_fitting: is_complete && matches.contains(&Match::Sphere),
            matches,
            problem: (!is_complete).then_some(Problem::Incomplete),
            is_chosen: index == 0 && is_complete,
        }
    };
    fits.into_iter().enumerate().map(place).collect()
}

fn matches(row: &store::ResumeRow, content: &Content, words: &Snapshot, rates: &Rates) -> Vec<Match> {
    let mut found = Vec::new();
    if row.spheres.iter().any(|sphere| content.sphere.contains(sphere)) {
        found.push(Match::Sphere);
    }
    let region = |slug: &str| {
        let mut place = words.place(slug)?;
        while let Some(parent) = words.parent(place) {
            place = parent;
        }
        Some(place.slug.clone())
    };
    let place = row.location.as_deref().and_then(region);
    if place.is_some() && place == region(&content.location) {
        found.push(Match::Place);
    }
    if content.work_type.iter().any(|work_type| row.work_types.iter().any(|code| code == work_type.code())) {
        found.push(Match::WorkType);
    }
    let pay = content.salary;
    let most = pay.max_salary.or(pay.min_salary).map(|amount| rates.to_uzs(amount, pay.currency));
    let wanted = row.salary.zip(row.currency.as_deref().and_then(kernel::Currency::parse));
    let wanted = wanted.map(|(amount, currency)| rates.to_uzs(amount, currency));
    // A hidden pay must not be found out by trying numbers in a resume.
    if !content.hide_salary && most.zip(wanted).is_some_and(|(most, wanted)| wanted <= most) {
        found.push(Match::Pay);
    }
    found
}
