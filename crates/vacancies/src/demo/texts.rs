//! What demo vacancies are written from: `data/demo/vacancies.json`.

use std::collections::BTreeMap;

use dictionaries::Names;
use kernel::words::{EducationLevel, QuestionKind, RefusalReason, WorkHours};
use serde::Deserialize;

const FILE: &str = include_str!("../../../../data/demo/vacancies.json");

#[derive(Deserialize)]
pub struct Texts {
    /// Pay in a region, in hundredths of what the capital pays; by the slug of the region.
    pub region_pay: BTreeMap<String, i64>,
    /// What a company lives from, by the second word of its name.
    pub company_words: BTreeMap<String, String>,
    /// Parts of the slugs of professions that want years of experience, and of those that want hardly any.
    pub leading: Vec<String>,
    pub simple: Vec<String>,
    pub spheres: BTreeMap<String, SphereTexts>,
    /// For every sphere.
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
    /// How common its vacancies are.
    pub weight: usize,
    /// Of a hundred, so many can be done from home or for a part of the day.
    pub remote: usize,
    pub partial: usize,
    pub education: Option<EducationLevel>,
    pub days: WorkHours,
    /// Every company needs such people.
    pub everywhere: bool,
    /// Second words in the names of companies that live from this.
    pub companies: Vec<String>,
    /// Lowest and highest pay in the capital by years of experience.
    pub pay: BTreeMap<String, (i64, i64)>,
    pub tasks: Vec<Line>,
    pub requirements: Vec<Line>,
    pub advantages: Vec<Line>,
}

/// A line of text and when it fits.
#[derive(Deserialize)]
pub struct Line {
    #[serde(flatten)]
    pub text: Names,
    /// Only where so many years of experience are asked for.
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
    /// Not from home alone.
    AtWork,
    /// Monday to Friday, from nine to six.
    OfficeHours,
    Beginner,
    /// The company's name tells what it does.
    KnownSphere,
}

#[derive(Deserialize)]
pub struct QuestionText {
    pub kind: QuestionKind,
    pub text: Names,
    #[serde(default)]
    pub options: Vec<Names>,
}

/// A line that moderators refuse, for their queue, and what they write about it.
#[derive(Deserialize)]
pub struct Flaw {
    pub code: RefusalReason,
    /// The list it stands in.
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
