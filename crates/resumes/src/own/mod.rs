//! How a candidate writes and manages resumes.
//!
//! A resume has a revision that counts every save. Each save names the one it started from. If another tab or device
//! has saved in between, the response is a conflict with the newer resume, so that the browser can merge both.
//! All changes of one candidate's resumes happen under the lock of the candidate's row, so that the limits hold.

mod clone;
mod create;
mod list;
mod publish;
mod remove;
mod save;
pub(crate) mod store;
mod visibility;

use accounts::people::{Picture, lock_candidate};
use dictionaries::{Dictionaries, Snapshot};
use jiff::{SignedDuration, Timestamp};
use jiff_sqlx::Timestamp as At;
use kernel::Locale;
use kernel::uzbek::fold;
use moderation::reasons::reasons_for;
use platform::wording::ErrorBody;
use platform::{App, Candidate, CandidateId, Error, Lang, Path, Refused, Result};
use serde::Serialize;
use serde_json::{Value, json};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ResumeId;
use crate::check::{Around, Content, check};
use crate::completeness::{Completeness, completeness};
use crate::form::{ResumeForm, Status, Step};
use crate::refusal::Refusal;
use crate::visibility::{Group, Visibility, hidden_groups};
use store::{Person, ResumeRow};

pub(crate) use visibility::ITEM_LIMITS as VISIBILITY_LIMITS;

/// Resumes of one candidate at most, and how many of them can be active (decisions B36).
pub const MOST: i64 = 10;
pub const MOST_ACTIVE: i64 = 5;

/// A text that was public for less is not kept.
const WORTH_KEEPING: SignedDuration = SignedDuration::from_secs(60);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_resumes))
        .routes(routes!(create::create_resume))
        .routes(routes!(view_own_resume))
        .routes(routes!(save::update_resume))
        .routes(routes!(publish::publish_resume))
        .routes(routes!(publish::unpublish_resume))
        .routes(routes!(publish::renew_resume))
        .routes(routes!(clone::clone_resume))
        .routes(routes!(remove::remove_resume))
        .routes(routes!(visibility::set_resume_visibility))
}

/// A resume as its owner edits it.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnResume {
    pub id: ResumeId,
    pub slug: String,
    pub status: Status,
    /// Counts every save; the next one names it.
    pub revision: i32,
    pub step: Step,
    pub form: ResumeForm,
    /// The picture of the account.
    pub photo: Option<Picture>,
    pub completeness: Completeness,
    /// The form has everything that publishing needs, and no errors.
    pub can_publish: bool,
    pub visibility: Visibility,
    /// The companies of the whitelist or blacklist.
    pub companies: Vec<ListedCompany>,
    pub hidden: Vec<Group>,
    pub has_link: bool,
    /// Why staff returned it.
    pub note: Option<String>,
    pub updated_at: Timestamp,
    pub published_at: Option<Timestamp>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ResumeCompany)]
pub struct ListedCompany {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnResumeOut {
    pub status: bool,
    pub data: OwnResume,
}

impl OwnResumeOut {
    pub fn of(data: OwnResume) -> Self {
        Self { status: true, data }
    }
}

/// One own resume.
#[utoipa::path(get, path = "/resume/{id}", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_own_resume(
    axum::extract::State(app): axum::extract::State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<axum::Json<OwnResumeOut>> {
    let mut db = app.db.acquire().await?;
    let data = find(&app, &mut db, me.candidate_id, id, locale).await?;
    Ok(axum::Json(OwnResumeOut::of(data)))
}

/// Loads an own resume in its present state.
pub(crate) async fn find(
    app: &App,
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ResumeId,
    locale: Locale,
) -> Result<OwnResume> {
    let row = store::find_resume(db, candidate, id).await?.ok_or(Error::NotFound)?;
    let person = store::find_person(db, candidate).await?.ok_or(Error::NotFound)?;
    let companies = store::list_companies(db, id).await?.into_iter();
    let companies = companies.map(|row| ListedCompany { slug: row.slug, name: row.name }).collect();
    let form = read_form(&row.form)?;
    let words = app.shared::<Dictionaries>().now();
    let around = around(app, &words, &person);
    Ok(OwnResume {
        id: row.id,
        slug: row.slug,
        status: Status::parse(&row.status),
        revision: row.revision,
        step: Step::parse(&row.step),
        completeness: completeness(&form, person.avatar.is_some()),
        can_publish: check(&form, around).is_ok(),
        form,
        photo: person.avatar.as_deref().and_then(Picture::of),
        visibility: Visibility::parse(&row.visibility),
        companies,
        hidden: hidden_groups(&row.hidden),
        has_link: row.has_link,
        note: note(app, &row.reasons, locale),
        updated_at: row.updated_at,
        published_at: row.published_at.map(At::to_jiff),
    })
}

/// Locks the candidate and one of his resumes until the end of the transaction.
pub(crate) async fn hold(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ResumeId,
) -> Result<(Person, ResumeRow)> {
    let person = hold_person(db, candidate).await?;
    let row = store::lock_resume(db, candidate, id).await?.ok_or(Error::NotFound)?;
    Ok((person, row))
}

async fn hold_person(db: &mut PgConnection, candidate: CandidateId) -> Result<Person> {
    lock_candidate(db, candidate).await?;
    store::find_person(db, candidate).await?.ok_or(Error::SignedOut)
}

fn around<'a>(app: &App, words: &'a Snapshot, person: &'a Person) -> Around<'a> {
    Around { words, today: app.clock.today(), own_phone: &person.phone }
}

pub(crate) fn read_form(form: &Value) -> Result<ResumeForm> {
    Ok(serde_json::from_value(form.clone()).map_err(anyhow::Error::from)?)
}

/// The reasons of staff in the owner's language.
pub(crate) fn note(app: &App, reasons: &Value, locale: Locale) -> Option<String> {
    let lines = reasons_for(app, reasons, locale).into_iter();
    let lines: Vec<String> =
        lines.map(|reason| format!("{}: {}", reason.title, reason.text.unwrap_or(reason.fix))).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// 409 with the newer resume.
async fn conflict(
    app: &App,
    db: &mut PgConnection,
    candidate: CandidateId,
    id: ResumeId,
    locale: Locale,
) -> Result<Error> {
    let newer = find(app, db, candidate, id, locale).await?;
    Ok(Refused::from(Refusal::VersionConflict).extra("resume", json!(newer)).into())
}

/// Copies of a text for cards, lists and search.
pub(crate) struct Copies {
    pub position: String,
    pub spheres: Vec<String>,
    pub location: String,
    pub work_types: Vec<String>,
    pub salary: Option<i64>,
    pub currency: &'static str,
    pub hide_salary: bool,
    pub languages: Vec<String>,
    pub licences: Vec<String>,
    pub words: String,
    pub experience_months: i32,
    pub is_working: bool,
    pub completeness: i32,
}

impl Copies {
    pub fn of(content: &Content, has_picture: bool, today: jiff::civil::Date) -> Self {
        let form = content.form();
        let professions = form.employment.iter().map(|job| &job.position).chain(&form.specialization);
        let texts = [&form.position].into_iter().chain(professions).chain(&form.skills);
        let texts: Vec<String> = texts.chain(&form.computer_skills).map(|text| fold(text)).collect();
        Self {
            position: form.position.clone(),
            spheres: form.sphere.clone(),
            location: form.location.clone(),
            work_types: form.work_type.iter().map(|word| word.code().to_owned()).collect(),
            salary: form.salary.amount,
            currency: form.salary.currency.code(),
            hide_salary: form.hide_salary,
            languages: form.languages.iter().map(|one| one.language.clone()).collect(),
            licences: form.driving.categories.iter().map(|one| one.code().to_owned()).collect(),
            words: texts.join("\n"),
            experience_months: i32::try_from(content.experience_months(today)).unwrap_or(i32::MAX),
            is_working: form.employment.iter().any(|job| job.present),
            completeness: completeness(form, has_picture).percent,
        }
    }
}

/// Replaces the public text, or publishes the first one. The previous text is kept if it was public for a while.
async fn put_in_force(
    app: &App,
    db: &mut PgConnection,
    before: &ResumeRow,
    step: Step,
    content: &Content,
    has_picture: bool,
) -> Result<()> {
    let now = app.clock.now();
    let form = serde_json::to_value(content.form()).map_err(anyhow::Error::from)?;
    keep_text(db, before, now).await?;
    let copies = Copies::of(content, has_picture, app.clock.today());
    store::put_in_force(db, before.id, step, &form, &copies, now).await?;
    Ok(())
}

/// Keeps the public text of an active resume before it changes.
async fn keep_text(db: &mut PgConnection, before: &ResumeRow, now: Timestamp) -> Result<()> {
    let since = before.in_force_at.map(At::to_jiff).filter(|_| before.status == "active");
    if let Some(since) = since.filter(|since| now.duration_since(*since) >= WORTH_KEEPING) {
        store::insert_revision(db, before.id, before.revision, &before.form, since, now).await?;
    }
    Ok(())
}
