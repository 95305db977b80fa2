//! The form of a resume as clients send it and as rows store it. [`crate::check`] decides what may be published.

use accounts::people::LanguageSkill;
use jiff::civil::Date;
use kernel::fields::{Count, RESUME_PHONES, RESUME_SKILLS, RESUME_SPHERES, WORK_TYPES};
use kernel::words::{EducationLevel, Sex, WorkType};
use kernel::{Currency, ItemLimit, Month, Network};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

kernel::text! {
    /// What a person did at a job.
    pub JobDescription, chars 0..=3000, plain
}
kernel::text! {
    /// A school, college or university.
    pub Institution, chars 2..=150, line
}
kernel::text! {
    /// What a person studied.
    pub Speciality, chars 2..=150, line
}
kernel::text! {
    /// A course or a certificate.
    pub CourseName, chars 2..=150, line
}
kernel::text! {
    /// Who held a course.
    pub Organisation, chars 0..=150, line
}
kernel::text! {
    /// A user name in a social network.
    pub SocialUsername, chars 1..=100, line
}
kernel::text! {
    /// A note of the author, kept in the draft and never published (decisions B37).
    pub WorkingText, chars 0..=1000, plain
}

pub const EMPLOYMENT: Count = Count { min: 0, max: 30 };
pub const EDUCATION: Count = Count { min: 0, max: 10 };
pub const COURSES: Count = Count { min: 0, max: 20 };
pub const COMPUTER_SKILLS: Count = Count { min: 0, max: 20 };
pub const LANGUAGES: Count = Count { min: 0, max: 10 };
pub const SOCIAL_LINKS: Count = Count { min: 0, max: 10 };
pub const DRIVING_YEARS: i64 = 60;

pub(crate) const ITEM_LIMITS: [ItemLimit; 11] = [
    ItemLimit::at_most("ResumeForm", "sphere", RESUME_SPHERES.max),
    ItemLimit::at_most("ResumeForm", "work_type", WORK_TYPES.max),
    ItemLimit::at_most("ResumeForm", "phones", RESUME_PHONES.max),
    ItemLimit::at_most("ResumeForm", "employment", EMPLOYMENT.max),
    ItemLimit::at_most("ResumeForm", "education", EDUCATION.max),
    ItemLimit::at_most("ResumeForm", "additional_education", COURSES.max),
    ItemLimit::at_most("ResumeForm", "skills", RESUME_SKILLS.max),
    ItemLimit::at_most("ResumeForm", "computer_skills", COMPUTER_SKILLS.max),
    ItemLimit::at_most("ResumeForm", "languages", LANGUAGES.max),
    ItemLimit::at_most("ResumeForm", "social_links", SOCIAL_LINKS.max),
    ItemLimit::at_most("ResumeDriving", "categories", Licence::ALL.len()),
];

/// The texts of the form with their limits, for the web. A draft may be shorter.
#[derive(ToSchema)]
#[expect(dead_code, reason = "exists for its description only")]
pub struct ResumeFields {
    job_description: JobDescription,
    institution: Institution,
    speciality: Speciality,
    course_name: CourseName,
    organisation: Organisation,
    social_username: SocialUsername,
    working_text: WorkingText,
}

/// The form of a resume. In a draft any part may be missing.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ResumeForm {
    /// The wanted job.
    pub position: String,
    /// Slugs, the main one first.
    pub sphere: Vec<String>,
    pub work_type: Vec<WorkType>,
    /// Slug of a place, or one of its names.
    pub location: String,
    pub salary: Pay,
    pub hide_salary: bool,
    pub name: String,
    pub surname: String,
    pub birthday: Option<Date>,
    pub sex: Option<Sex>,
    pub email: Option<String>,
    pub address: Option<String>,
    /// The account's own phone comes first (decisions B31).
    pub phones: Vec<String>,
    /// Shows the picture of the account.
    pub show_photo: bool,
    /// "I have not worked yet".
    pub no_experience: bool,
    pub employment: Vec<Job>,
    pub education_level: Option<EducationLevel>,
    /// The profession by education (decisions B49).
    pub specialization: Option<String>,
    pub education: Vec<Study>,
    pub additional_education: Vec<Course>,
    pub skills: Vec<String>,
    pub computer_skills: Vec<String>,
    pub languages: Vec<LanguageSkill>,
    pub driving: Driving,
    pub has_car: bool,
    pub social_links: Vec<SocialLink>,
    pub about: String,
    /// Working text of the draft, never published, like the next two (decisions B37).
    pub employment_title: String,
    pub education_title: String,
    pub optional_education: String,
}

/// The expected pay per month.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ResumePay)]
pub struct Pay {
    pub amount: Option<i64>,
    pub currency: Currency,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ResumeJob)]
pub struct Job {
    pub position: String,
    pub company: String,
    pub start: Option<Month>,
    pub end: Option<Month>,
    /// Until now.
    pub present: bool,
    pub description: String,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ResumeStudy)]
pub struct Study {
    pub institution: String,
    pub speciality: String,
    pub start: Option<Month>,
    pub end: Option<Month>,
    pub present: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ResumeCourse)]
pub struct Course {
    pub name: String,
    pub organisation: String,
    pub year: Option<i16>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ResumeDriving)]
pub struct Driving {
    pub categories: Vec<Licence>,
    /// Years of driving.
    pub years: Option<i16>,
}

/// The categories of the national licence (decisions B33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = DrivingLicence)]
pub enum Licence {
    A,
    B,
    C,
    D,
    Be,
    Ce,
    De,
}

impl Licence {
    pub const ALL: [Self; 7] = [Self::A, Self::B, Self::C, Self::D, Self::Be, Self::Ce, Self::De];

    pub const fn code(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
            Self::Be => "BE",
            Self::Ce => "CE",
            Self::De => "DE",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ResumeSocialLink)]
pub struct SocialLink {
    pub network: Network,
    #[serde(default)]
    pub url: String,
    #[serde(default)]
    pub username: String,
}

/// The step of the wizard (product §2, decisions B38).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ResumeStep)]
pub enum Step {
    Default,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Step {
    const ALL: [Self; 8] = [
        Self::Default,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Second => "second",
            Self::Third => "third",
            Self::Fourth => "fourth",
            Self::Fifth => "fifth",
            Self::Sixth => "sixth",
            Self::Seventh => "seventh",
            Self::Eighth => "eighth",
        }
    }

    pub fn parse(code: &str) -> Self {
        Self::ALL.into_iter().find(|step| step.code() == code).unwrap_or(Self::Default)
    }
}

/// The status of a resume (product §4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ResumeStatus)]
pub enum Status {
    Active,
    Draft,
}

impl Status {
    pub fn parse(code: &str) -> Self {
        if code == "active" { Self::Active } else { Self::Draft }
    }
}
