//! Required fields and limits of a vacancy and a resume, taken from the types that enforce them.

use axum::Json;
use kernel::fields::{self, Count};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
pub struct ConditionsOut {
    pub status: bool,
    pub data: Vec<ConditionOut>,
}

/// The rule of one field. Lengths are counted in characters, items in entries of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConditionOut {
    pub field: &'static str,
    pub required: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_items: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<usize>,
}

fn field(field: &'static str, required: bool) -> ConditionOut {
    ConditionOut { field, required, min_length: None, max_length: None, min_items: None, max_items: None }
}

impl ConditionOut {
    fn chars(self, min: usize, max: usize) -> Self {
        Self { min_length: Some(min), max_length: Some(max), ..self }
    }

    fn items(self, count: Count) -> Self {
        Self { min_items: Some(count.min), max_items: Some(count.max), ..self }
    }
}

/// The rules of a vacancy's fields.
#[utoipa::path(get, path = "/conditions/vacancy", tag = "dictionaries", responses((status = 200, body = ConditionsOut)))]
pub async fn view_vacancy_conditions() -> Json<ConditionsOut> {
    use fields::{Address, CoverLetter, ListItem, QuestionText, VacancyTitle};
    let data = vec![
        field("title", true).chars(VacancyTitle::MIN, VacancyTitle::MAX),
        field("sphere", true).items(fields::VACANCY_SPHERES),
        field("location_id", true),
        field("address", false).chars(Address::MIN, Address::MAX),
        field("work_type", true).items(fields::WORK_TYPES),
        field("work_hours", true),
        field("salary", true),
        field("requirements", true).items(fields::REQUIREMENTS).chars(ListItem::MIN, ListItem::MAX),
        field("tasks", true).items(fields::TASKS).chars(ListItem::MIN, ListItem::MAX),
        field("advantages", false).items(fields::ADVANTAGES).chars(ListItem::MIN, ListItem::MAX),
        field("experience", true),
        field("education_level", false),
        field("questions", false).items(fields::QUESTIONS).chars(QuestionText::MIN, QuestionText::MAX),
        field("cover_letter", false).chars(CoverLetter::MIN, CoverLetter::MAX),
    ];
    Json(ConditionsOut { status: true, data })
}

/// The rules of a resume's fields.
#[utoipa::path(get, path = "/conditions/resume", tag = "dictionaries", responses((status = 200, body = ConditionsOut)))]
pub async fn view_resume_conditions() -> Json<ConditionsOut> {
    use fields::{About, Address, PersonName, Position, Skill};
    let data = vec![
        field("position", true).chars(Position::MIN, Position::MAX),
        field("sphere", true).items(fields::RESUME_SPHERES),
        field("work_type", true).items(fields::WORK_TYPES),
        field("location", true),
        field("name", true).chars(PersonName::MIN, PersonName::MAX),
        field("surname", true).chars(PersonName::MIN, PersonName::MAX),
        field("birthday", true),
        field("sex", false),
        field("address", false).chars(Address::MIN, Address::MAX),
        field("education_level", false),
        field("skills", false).items(fields::RESUME_SKILLS).chars(Skill::MIN, Skill::MAX),
        field("phones", true).items(fields::RESUME_PHONES),
        field("about", false).chars(About::MIN, About::MAX),
    ];
    Json(ConditionsOut { status: true, data })
}
