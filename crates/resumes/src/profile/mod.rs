//! A resume as others see it. [`access`](mod@access) decides what a viewer gets; [`view`] and [`card`] build the
//! responses from nothing else, so no call can show more than the table says.

mod access;
mod snapshot;
mod store;

use accounts::people::{LanguageSkill, Picture};
use dictionaries::Snapshot;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use kernel::words::{ApplicationSource, ApplicationStatus, EducationLevel, WorkType};
use kernel::{Locale, Month, Phone};
use platform::{CompanyId, UserId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::ResumeId;
use crate::check::Content;
use crate::completeness::completeness;
use crate::form::{Course, Driving, Job, Pay, SocialLink, Study};
use crate::visibility::{Group, Visibility};

pub use access::{Access, Contacts, Name, Surface, Viewer, access};
pub use snapshot::{CopyCard, CopyReader, Snapshot as ResumeCopy};
pub(crate) use store::find_by_link;
pub use store::{find_by_slug, list_by_ids};

/// Younger people's age is shown only after they have responded (decisions B15).
const ADULT: i16 = 18;
/// Skills of a card.
const CARD_SKILLS: usize = 5;

/// A resume with everything that decides who sees what.
#[derive(Debug, Clone)]
pub struct Resume {
    pub id: ResumeId,
    pub slug: String,
    pub owner: UserId,
    /// Active, neither removed nor hidden by complaints, and its owner is not leaving.
    pub is_public: bool,
    pub visibility: Visibility,
    /// The whitelist or blacklist.
    pub companies: Vec<CompanyId>,
    /// The companies on Ishbor whose team the owner belongs to: they never see it (decisions C11).
    pub workplaces: Vec<CompanyId>,
    pub hidden: Vec<Group>,
    pub content: Content,
    pub avatar: Option<String>,
    pub updated_at: Timestamp,
    pub last_active_at: Timestamp,
}

/// What the texts of a response depend on.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub words: &'a Snapshot,
    pub locale: Locale,
    pub now: Timestamp,
}

impl Reader<'_> {
    fn today(self) -> Date {
        self.now.to_zoned(tashkent()).date()
    }

    fn place(self, slug: &str) -> String {
        let place = self.words.place(slug);
        place.map_or_else(|| slug.to_owned(), |place| place.names.get(self.locale).to_owned())
    }
}

/// A candidate as others see them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CandidateProfile {
    pub slug: String,
    pub position: String,
    /// Initials if the candidate has hidden it.
    pub name: String,
    pub surname: Option<String>,
    /// Name and photo are hidden.
    pub is_anonymous: bool,
    pub photo: Option<Picture>,
    pub location: String,
    pub location_name: String,
    pub sphere: Vec<String>,
    pub work_type: Vec<WorkType>,
    /// Null if there is none, or if it is hidden.
    pub salary: Option<Pay>,
    /// By the year of birth. Null below eighteen.
    pub age: Option<i16>,
    pub experience_months: u32,
    pub employment: Vec<ProfileJob>,
    pub education_level: Option<EducationLevel>,
    pub specialization: Option<String>,
    pub education: Vec<Study>,
    pub additional_education: Vec<Course>,
    pub skills: Vec<String>,
    pub computer_skills: Vec<String>,
    pub languages: Vec<LanguageSkill>,
    pub driving: Driving,
    pub has_car: bool,
    pub about: Option<String>,
    pub last_seen: LastSeen,
    pub updated_at: Timestamp,
    /// 0 to 100.
    pub completeness: i32,
    /// The company has saved this candidate.
    pub is_saved: bool,
    pub contacts: ProfileContacts,
    /// How many contacts the company can still open; null for everybody else.
    pub openings: Option<Openings>,
    /// What this resume has sent to the company, or got from it, newest first; empty for everybody else.
    pub applications: Vec<ProfileApplication>,
}

/// An application with this resume to a vacancy of the company that looks.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = CandidateApplication)]
pub struct ProfileApplication {
    pub resume_id: ResumeId,
    pub vacancy_slug: String,
    pub vacancy_title: String,
    pub source: ApplicationSource,
    pub status: ApplicationStatus,
    pub created_at: Timestamp,
}

/// A job in the employment history.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = CandidateJob)]
pub struct ProfileJob {
    pub position: String,
    /// Null if the candidate has hidden the names of employers.
    pub company: Option<String>,
    pub start: Option<Month>,
    pub end: Option<Month>,
    pub present: bool,
    pub description: String,
}

#[derive(Debug, Clone, Default, Serialize, ToSchema)]
#[schema(as = CandidateContacts)]
pub struct ProfileContacts {
    /// The first phone without its middle; null if phones are hidden.
    pub phone_masked: Option<String>,
    pub is_open: bool,
    pub phones: Vec<String>,
    pub email: Option<String>,
    pub social_links: Vec<SocialLink>,
}

/// Openings of contacts in the current month.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[schema(as = ContactOpenings)]
pub struct Openings {
    pub left: i64,
    pub of: i64,
    pub renews_at: Timestamp,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LastSeen {
    Today,
    Week,
    Month,
    Earlier,
}

impl LastSeen {
    fn of(at: Timestamp, now: Timestamp) -> Self {
        let day = |moment: Timestamp| moment.to_zoned(tashkent()).date();
        match now.duration_since(at) {
            _ if day(at) >= day(now) => Self::Today,
            since if since < SignedDuration::from_hours(7 * 24) => Self::Week,
            since if since < SignedDuration::from_hours(30 * 24) => Self::Month,
            _ => Self::Earlier,
        }
    }
}

/// A candidate in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CandidateCard {
    pub slug: String,
    pub position: String,
    /// Initials if the candidate has hidden it.
    pub name: String,
    pub is_anonymous: bool,
    pub photo: Option<Picture>,
    pub location_name: String,
    pub salary: Option<Pay>,
    pub experience_months: u32,
    pub last_job: Option<LastJob>,
    /// The first five.
    pub skills: Vec<String>,
    pub updated_at: Timestamp,
    pub last_seen: LastSeen,
    pub is_saved: bool,
    /// The newest application with this resume to the caller's company: nobody is invited twice.
    pub application: Option<ProfileApplication>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = CandidateLastJob)]
pub struct LastJob {
    pub position: String,
    pub company: Option<String>,
}

/// The profile for this viewer. `None`: for him there is none. The caller adds what belongs to his company
/// (`is_saved`, `openings`, `applications`).
pub fn view(resume: &Resume, viewer: Viewer, reader: Reader<'_>) -> Option<CandidateProfile> {
    let access = access(resume, viewer, Surface::Profile)?;
    let form = resume.content.form();
    let age = form.birthday.map(|day| reader.today().year() - day.year());
    Some(CandidateProfile {
        slug: resume.slug.clone(),
        position: form.position.clone(),
        name: shown_name(resume, access.name, |form| form.name.clone()),
        surname: (access.name == Name::Full).then(|| form.surname.clone()),
        is_anonymous: access.name == Name::Initials,
        photo: photo(resume, access),
        location: form.location.clone(),
        location_name: reader.place(&form.location),
        sphere: form.sphere.clone(),
        work_type: form.work_type.clone(),
        salary: salary(resume, access),
        age: age.filter(|age| *age >= ADULT || access.young_age),
        experience_months: resume.content.experience_months(reader.today()),
        employment: form.employment.iter().map(|job| profile_job(job, access)).collect(),
        education_level: form.education_level,
        specialization: form.specialization.clone(),
        education: form.education.clone(),
        additional_education: form.additional_education.clone(),
        skills: form.skills.clone(),
        computer_skills: form.computer_skills.clone(),
        languages: form.languages.clone(),
        driving: form.driving.clone(),
        has_car: form.has_car,
        about: Some(form.about.clone()).filter(|about| !about.is_empty()),
        last_seen: LastSeen::of(resume.last_active_at, reader.now),
        updated_at: resume.updated_at,
        completeness: completeness(form, resume.avatar.is_some()).percent,
        is_saved: false,
        contacts: contacts(resume, access),
        openings: None,
        applications: Vec::new(),
    })
}

/// The card for this viewer. `None`: it is not in his list.
pub fn card(resume: &Resume, viewer: Viewer, surface: Surface, reader: Reader<'_>) -> Option<CandidateCard> {
    let access = access(resume, viewer, surface)?;
    let form = resume.content.form();
    Some(CandidateCard {
        slug: resume.slug.clone(),
        position: form.position.clone(),
        name: shown_name(resume, access.name, |form| format!("{} {}", form.name, form.surname)),
        is_anonymous: access.name == Name::Initials,
        photo: photo(resume, access),
        location_name: reader.place(&form.location),
        salary: salary(resume, access),
        experience_months: resume.content.experience_months(reader.today()),
        last_job: form.employment.first().map(|job| LastJob {
            position: job.position.clone(),
            company: access.employers.then(|| job.company.clone()),
        }),
        skills: form.skills.iter().take(CARD_SKILLS).cloned().collect(),
        updated_at: resume.updated_at,
        last_seen: LastSeen::of(resume.last_active_at, reader.now),
        is_saved: false,
        application: None,
    })
}

fn shown_name(resume: &Resume, name: Name, full: fn(&crate::form::ResumeForm) -> String) -> String {
    let form = resume.content.form();
    match name {
        Name::Full => full(form),
        Name::Short => {
            let initial = form.surname.chars().next().map(|initial| format!(" {initial}."));
            format!("{}{}", form.name, initial.unwrap_or_default())
        }
        Name::Initials => {
            let initials = [&form.name, &form.surname].into_iter().filter_map(|name| name.chars().next());
            initials.map(|initial| format!("{initial}.")).collect::<Vec<_>>().join(" ")
        }
    }
}

fn photo(resume: &Resume, access: Access) -> Option<Picture> {
    let is_shown = access.photo && resume.content.form().show_photo;
    resume.avatar.as_deref().filter(|_| is_shown).and_then(Picture::of)
}

fn salary(resume: &Resume, access: Access) -> Option<Pay> {
    Some(resume.content.form().salary).filter(|pay| access.salary && pay.amount.is_some())
}

fn profile_job(job: &Job, access: Access) -> ProfileJob {
    ProfileJob {
        position: job.position.clone(),
        company: access.employers.then(|| job.company.clone()),
        start: job.start,
        end: job.end,
        present: job.present,
        description: job.description.clone(),
    }
}

fn contacts(resume: &Resume, access: Access) -> ProfileContacts {
    let form = resume.content.form();
    let masked = || Some(Phone::parse(form.phones.first()?).ok()?.masked());
    let closed = ProfileContacts {
        phone_masked: access.masked_phone.then(masked).flatten(),
        ..ProfileContacts::default()
    };
    let Some(open) = access.contacts else { return closed };
    ProfileContacts {
        is_open: true,
        phones: if open.phones { form.phones.clone() } else { Vec::new() },
        email: form.email.clone().filter(|_| open.email),
        social_links: if open.links { form.social_links.clone() } else { Vec::new() },
        ..closed
    }
}
