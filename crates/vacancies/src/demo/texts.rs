//! The texts from which demo vacancies are generated: `data/demo/vacancies.json`.

use std::collections::BTreeMap;

use dictionaries::Names;
use kernel::words::{EducationLevel, QuestionKind, RefusalReason, WorkHours};
use serde::Deserialize;

const FILE: &str = include_str!("../../../../data/demo/vacancies.json");

#[derive(Deserialize)]
pub struct Texts {
    /// Salary level by the slug of the region, in percent of the capital's.
    pub region_pay: BTreeMap<String, i64>,
    /// A company's line of business, by the second word of its name.
    pub company_words: BTreeMap<String, String>,
    /// Parts of profession slugs that require years of experience, and of those that require hardly any.
    pub leading: Vec<String>,
    pub simple: Vec<String>,
    pub spheres: BTreeMap<String, SphereTexts>,
    /// Lines for every sphere.
    pub requirements: Vec<Line>,
    pub advantages: Vec<Line>,
    pub titles: Vec<Line>,
    pub intros: Vec<Line>,
    pub sentences: Vec<Line>,
    /// By work type.
    pub work_types: BTreeMap<String, Names>,
    pub questions: Vec<QuestionText>,
    pub flaws: Vec<Flaw>,
    pub reasons: Vec<Reason>,
}

#[derive(Deserialize)]
pub struct SphereTexts {
    /// How frequent its vacancies are.
    pub weight: usize,
    /// Percentage that can be done remotely, and part-time.
    pub remote: usize,
    pub partial: usize,
    pub education: Option<EducationLevel>,
    pub days: WorkHours,
    /// Every company may need such people.
    pub everywhere: bool,
    /// Second words in the names of companies in this line of business.
    pub companies: Vec<String>,
    /// Lowest and highest salary in the capital, by years of experience.
    pub pay: BTreeMap<String, (i64, i64)>,
    pub tasks: Vec<Line>,
    pub requirements: Vec<Line>,
    pub advantages: Vec<Line>,
}

/// A line of text and the conditions under which it fits.
#[derive(Deserialize)]
pub struct Line {
    #[serde(flatten)]
    pub text: Names,
    /// Minimum years of experience that the vacancy must ask for.
    #[serde(default)]
    pub years: usize,
    pub only: Option<Only>,
    #[serde(default = "one")]
    pub weight: usize,
}

fn one() -> usize {
    1
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    Capital,
    Hybrid,
    Remote,
    Partial,
    Fulltime,
    /// Not for fully remote work.
    AtWork,
    /// Monday to Friday, from nine to six.
    OfficeHours,
    Beginner,
    /// Only if the company's name tells its line of business.
    KnownSphere,
}

#[derive(Deserialize)]
pub struct QuestionText {
    pub kind: QuestionKind,
    pub text: Names,
    #[serde(default)]
    pub options: Vec<Names>,
}

/// A line that moderators refuse, and the note they write about it. It fills the moderation queue.
#[derive(Deserialize)]
pub struct Flaw {
    pub code: RefusalReason,
    /// The list that the line is in.
    pub field: FlawField,
    pub text: Names,
    pub note: Names,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlawField {
    Requirements,
    Advantages,
}

/// Why a vacancy was refused although its text is clean.
#[derive(Deserialize)]
pub struct Reason {
    pub code: RefusalReason,
    pub field: Option<String>,
    pub text: Names,
}

impl Texts {
    pub fn read() -> anyhow::Result<Self> {
        Ok(serde_json::from_str(FILE)?)
    }
}
