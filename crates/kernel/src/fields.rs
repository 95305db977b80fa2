//! Text fields that several capabilities share, with the limits of product §5 and §9 and of the decisions.
//! Each limit is defined only here and reaches OpenAPI, the web and the messages from here.

use crate::text;
use crate::words::WorkType;

text! {
    /// The title of a vacancy.
    pub VacancyTitle, chars 3..=100, line
}
text! {
    /// The job a candidate looks for.
    pub Position, chars 3..=100, line
}
text! {
    /// One requirement, task or advantage of a vacancy.
    pub ListItem, chars 3..=200, line
}
text! {
    /// A longer text about a person, a company or a job. Counted after HTML is stripped (product §5).
    pub About, chars 30..=10000, rich
}
text! {
    /// A question of an employer to candidates.
    pub QuestionText, chars 10..=300, line
}
text! {
    /// A cover letter of a candidate.
    pub CoverLetter, chars 0..=3000, plain
}
text! {
    /// A first name or a surname.
    pub PersonName, chars 1..=60, line
}
text! {
    pub CompanyName, chars 2..=150, line
}
text! {
    /// Street, house, landmark.
    pub Address, chars 0..=255, line
}
text! {
    /// One skill, entered one at a time.
    pub Skill, chars 1..=60, line
}

/// The minimum and maximum number of items in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    pub min: usize,
    pub max: usize,
}

pub const VACANCY_SPHERES: Count = Count { min: 1, max: 3 };
/// Product §9: a candidate chooses 3–5 spheres.
pub const CANDIDATE_SPHERES: Count = Count { min: 3, max: 5 };
pub const RESUME_SPHERES: Count = Count { min: 1, max: 5 };
pub const WORK_TYPES: Count = Count { min: 1, max: WorkType::ALL.len() };
pub const REQUIREMENTS: Count = Count { min: 1, max: 20 };
pub const TASKS: Count = Count { min: 1, max: 20 };
pub const ADVANTAGES: Count = Count { min: 0, max: 20 };
/// When the questions block is used at all; three of them must be marked must-answer (product §5).
pub const QUESTIONS: Count = Count { min: 3, max: 10 };
pub const MANDATORY_QUESTIONS: usize = 3;
pub const RESUME_PHONES: Count = Count { min: 1, max: 3 };
pub const RESUME_SKILLS: Count = Count { min: 0, max: 30 };
pub const PASSWORD: Count = Count { min: 8, max: 128 };
