//! One compared candidate: what the company may see of the copy that was sent, and how it meets the demands.

use accounts::people::LanguageSkill;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::words::{ApplicationSource, EducationLevel, Recommendation, WorkType};
use platform::{App, Customer, Error, Result};
use rates::Rates;
use resumes::form::Driving;
use resumes::profile::{CopyReader, Reader, ResumeCopy};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::demand::{Demand, region};
use super::fit::{self, Fit};
use crate::applicants::{ApplicantCard, store};
use crate::questions::StoredAnswer;
use crate::scorecards::list_scorecards;

#[derive(Debug, Serialize, ToSchema)]
pub struct ComparedCandidate {
    /// Without the photo.
    pub card: ApplicantCard,
    pub work_type: Vec<WorkType>,
    pub education_level: Option<EducationLevel>,
    pub specialization: Option<String>,
    pub last_position: Option<String>,
    pub languages: Vec<LanguageSkill>,
    pub skills: Vec<String>,
    /// Those of the skills that a requirement of the vacancy names.
    pub matched_skills: Vec<String>,
    pub driving: Driving,
    pub has_car: bool,
    pub answers: Vec<StoredAnswer>,
    pub rating: TeamRating,
    pub fits: CandidateFits,
    /// When the text of the copy was written.
    pub sent_at: Timestamp,
}

/// What the team thinks.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamRating {
    /// How many members have an opinion.
    pub count: i64,
    /// The mean of all marks, 1 to 5. Null until the caller has an opinion too, and without marks.
    pub mean: Option<f64>,
    /// Opinions that the caller may see.
    pub recommendations: Vec<Recommendation>,
}

/// How each fact meets the demand. Null: nothing is asked, or nothing is known.
#[derive(Debug, Serialize, ToSchema)]
pub struct CandidateFits {
    pub pay: Option<Fit>,
    pub experience: Option<Fit>,
    pub location: Option<Fit>,
    pub work_type: Option<Fit>,
    pub education: Option<Fit>,
    /// In the order of the vacancy's languages.
    pub languages: Vec<Option<Fit>>,
    pub skills: Option<Fit>,
}

pub async fn find(
    app: &App,
    db: &mut PgConnection,
    me: &Customer,
    mut card: ApplicantCard,
    demand: &Demand,
    reader: Reader<'_>,
) -> Result<ComparedCandidate> {
    card.photo = None;
    let whole = store::find_whole(db, card.id).await?;
    let copy: ResumeCopy = serde_json::from_value(whole.snapshot).map_err(anyhow::Error::from)?;
    let has_contacts = card.source == ApplicationSource::Response || card.accepted_at.is_some();
    let copy_reader = CopyReader::Company { has_contacts };
    let profile = copy.profile(card.resume_id, copy_reader, reader).ok_or(Error::Fault)?;
    let skills = [&profile.skills[..], &profile.computer_skills[..]].concat();
    let matched_skills = fit::matched(&skills, demand.requirements());
    let words = app.shared::<Dictionaries>().now();
    let region = |slug: &str| region(&words, slug);
    let wanted = profile.salary.and_then(|pay| Some(app.shared::<Rates>().to_uzs(pay.amount?, pay.currency)));
    let language = |asked: &vacancies::content::Language| {
        let known = profile.languages.iter().find(|known| known.language == asked.language);
        let is_known = !profile.languages.is_empty();
        is_known.then(|| fit::language(known.map(|known| known.level), asked.level))
    };
    let lives = region(&profile.location);
    let works = demand.location().and_then(region);
    let fits = CandidateFits {
        pay: fit::pay(wanted, demand.min, demand.max),
        experience: fit::experience(profile.experience_months, demand.experience()),
        location: fit::location(lives.as_deref(), works.as_deref(), demand.is_remote()),
        work_type: fit::work_type(&profile.work_type, demand.work_type()),
        education: fit::education(profile.education_level, demand.education_level()),
        languages: demand.languages().iter().map(language).collect(),
        skills: fit::skills(matched_skills.len(), demand.requirements().len()),
    };
    Ok(ComparedCandidate {
        rating: rating(db, me, &card).await?,
        card,
        last_position: profile.employment.first().map(|job| job.position.clone()),
        work_type: profile.work_type,
        education_level: profile.education_level,
        specialization: profile.specialization,
        languages: profile.languages,
        skills,
        matched_skills,
        driving: profile.driving,
        has_car: profile.has_car,
        answers: serde_json::from_value(whole.answers).map_err(anyhow::Error::from)?,
        fits,
        sent_at: copy.updated_at,
    })
}

/// Marks of others are hidden until the caller has given his own, as on the rating card itself.
async fn rating(db: &mut PgConnection, me: &Customer, card: &ApplicantCard) -> Result<TeamRating> {
    let (mine, others) = list_scorecards(db, me, card.id).await?;
    let shown: Vec<_> = mine.into_iter().chain(others).collect();
    let marks: Vec<f64> =
        shown.iter().flat_map(|one| &one.skills).map(|mark| f64::from(mark.score)).collect();
    let mean = (!marks.is_empty()).then(|| marks.iter().sum::<f64>() / marks.len() as f64);
    Ok(TeamRating {
        count: card.ratings,
        mean: mean.map(|mean| (mean * 10.0).round() / 10.0),
        recommendations: shown.iter().map(|one| one.recommendation).collect(),
    })
}
