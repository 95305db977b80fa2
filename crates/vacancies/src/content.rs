//! The content of a vacancy: a validated form, as revisions store it. It is not validated again when it is read.

use kernel::words::{EducationLevel, Experience, LanguageLevel, QuestionKind, WorkHours, WorkType};
use kernel::{Currency, Salary, SalaryIn, Tax};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// The content of a vacancy: the JSON of a revision, and `form` of the owner's page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = VacancyContent)]
pub struct Content {
    pub title: String,
    /// Slugs; the first is the main one.
    pub sphere: Vec<String>,
    pub profession: Option<String>,
    pub location: String,
    pub address: Option<String>,
    pub work_type: Vec<WorkType>,
    pub work_hours: WorkHours,
    /// `09:00`
    pub hours_from: Option<String>,
    pub hours_to: Option<String>,
    pub salary: Pay,
    pub hide_salary: bool,
    pub about: String,
    pub requirements: Vec<String>,
    pub tasks: Vec<String>,
    pub advantages: Vec<String>,
    pub experience: Experience,
    pub languages: Vec<Language>,
    #[serde(flatten)]
    pub details: Details,
    pub required_question: bool,
    pub questions: Vec<Question>,
    pub for_communication_link: Option<String>,
    pub for_communication_phone: Option<String>,
    pub abroad: Option<Abroad>,
}

/// Answers that the public page shows as they are stored. A field that older revisions lack has its default value.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = VacancyDetails)]
#[serde(default)]
pub struct Details {
    pub education_level: Option<EducationLevel>,
    #[schema(required = true)]
    pub resume_required: bool,
    /// Suitable for people with disabilities.
    pub accessible: bool,
}

/// The pay as entered; [`Content::salary`] converts it to a [`Salary`].
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = VacancyPay)]
pub struct Pay {
    pub agreement: bool,
    pub min_salary: Option<i64>,
    pub max_salary: Option<i64>,
    pub currency: Currency,
    pub tax: Tax,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = VacancyLanguage)]
pub struct Language {
    pub language: String,
    pub level: Option<LanguageLevel>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = VacancyQuestion)]
pub struct Question {
    pub text: String,
    pub kind: QuestionKind,
    pub must_answer: bool,
    /// Answers to choose from; only for `choice`.
    pub options: Vec<String>,
}

/// Work in another country needs a licence (decisions H5).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Abroad {
    pub country: String,
    pub licence: String,
}

impl Pay {
    pub fn of(salary: &Salary) -> Self {
        Self {
            agreement: salary.is_by_agreement(),
            min_salary: salary.min(),
            max_salary: salary.max(),
            currency: salary.currency(),
            tax: salary.tax(),
        }
    }

    /// The salary as the type that the rest of the product uses.
    pub fn salary(self) -> Salary {
        let form = SalaryIn {
            agreement: self.agreement,
            min_salary: self.min_salary,
            max_salary: self.max_salary,
            currency: self.currency,
            tax: self.tax,
        };
        // Stored values were validated. If one no longer passes, show "by interview" rather than a wrong number.
        Salary::check(&form).unwrap_or_else(|_| by_interview())
    }
}

pub(crate) fn by_interview() -> Salary {
    let form = SalaryIn { agreement: true, ..SalaryIn::default() };
    Salary::check(&form).expect("a pay by interview is a salary")
}

/// Fields whose strings are codes of lists and dictionaries, times, or the contacts themselves. Every other string is
/// free text, so a new field is screened without a change here.
const NOT_FREE_TEXT: [&str; 14] = [
    "sphere",
    "profession",
    "location",
    "work_type",
    "work_hours",
    "hours_from",
    "hours_to",
    "salary",
    "experience",
    "education_level",
    "languages",
    "kind",
    "for_communication_link",
    "for_communication_phone",
];

impl Content {
    /// Every free text with the path of its field, such as `questions.0.text`.
    pub fn free_texts(&self) -> Vec<(String, String)> {
        let mut texts = Vec::new();
        let content = serde_json::to_value(self).expect("content consists of plain values");
        add_free_texts("", content, &mut texts);
        texts
    }

    pub fn salary(&self) -> Salary {
        self.salary.salary()
    }

    /// The same text with the hours and the street of another one, which need no moderator (decisions C1).
    #[must_use]
    pub fn with_hours_and_address_of(&self, other: &Self) -> Self {
        Self {
            work_hours: other.work_hours,
            hours_from: other.hours_from.clone(),
            hours_to: other.hours_to.clone(),
            address: other.address.clone(),
            ..self.clone()
        }
    }

    /// A view for the text rules.
    pub fn parts(&self) -> screening::Parts<'_> {
        screening::Parts {
            title: &self.title,
            about: &self.about,
            requirements: strs(&self.requirements),
            tasks: strs(&self.tasks),
            advantages: strs(&self.advantages),
            questions: self.questions.iter().map(|one| question(&one.text, &one.options)).collect(),
            address: self.address.as_deref().unwrap_or_default(),
            pay: pay(self.salary.min_salary, self.salary.max_salary, self.salary.currency),
            is_fulltime: self.work_type.contains(&WorkType::Fulltime),
            is_abroad_with_licence: self.abroad.is_some(),
        }
    }
}

fn add_free_texts(path: &str, value: Value, texts: &mut Vec<(String, String)>) {
    let at = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match value {
        Value::String(text) => texts.push((path.to_owned(), text)),
        Value::Array(items) => {
            for (index, item) in items.into_iter().enumerate() {
                add_free_texts(&at(&index.to_string()), item, texts);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                if !NOT_FREE_TEXT.contains(&name.as_str()) {
                    add_free_texts(&at(&name), field, texts);
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

pub(crate) fn strs(items: &[String]) -> Vec<&str> {
    items.iter().map(String::as_str).collect()
}

pub(crate) fn question<'a>(text: &'a str, options: &'a [String]) -> screening::Question<'a> {
    screening::Question { text, options: strs(options) }
}

pub(crate) fn pay(min: Option<i64>, max: Option<i64>, currency: Currency) -> Option<screening::Pay> {
    min.map(|min| screening::Pay { min, max, is_uzs: currency == Currency::Uzs })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_field_that_an_older_revision_lacks_has_its_default() {
        let older: Details = serde_json::from_value(json!({ "resume_required": true })).unwrap();
        assert_eq!(older, Details { resume_required: true, ..Details::default() });
    }
}
