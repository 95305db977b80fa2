//! The form of a vacancy as clients send it, and its validation. All errors are reported at once, each at its field,
//! because the form has five steps.

use dictionaries::{Snapshot, check_languages, check_location, check_spheres};
use kernel::fields::{
    ADVANTAGES, About, Address, Count, ListItem, MANDATORY_QUESTIONS, QUESTIONS, QuestionText, REQUIREMENTS,
    TASKS, VACANCY_SPHERES, VacancyTitle, WORK_TYPES,
};
use kernel::words::{EducationLevel, Experience, LanguageLevel, QuestionKind, WorkHours, WorkType};
use kernel::{FieldError, FieldErrors, ItemLimit, Link, Phone, Salary, SalaryIn};
use screening::PublicText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::DraftId;
use crate::content::{Abroad, Content, Details, Language, Pay, Question};

kernel::text! {
    /// One answer to choose from.
    pub QuestionOption, chars 1..=100, line
}
kernel::text! {
    /// The country of a job abroad.
    pub Country, chars 2..=60, line
}
kernel::text! {
    /// The number of a licence to place people abroad.
    pub Licence, chars 3..=60, line
}

const OPTIONS: Count = Count { min: 2, max: 8 };
const LANGUAGES: Count = Count { min: 0, max: 10 };

pub(crate) const ITEM_LIMITS: [ItemLimit; 8] = [
    ItemLimit::new("VacancyForm", "sphere", VACANCY_SPHERES),
    ItemLimit::new("VacancyForm", "work_type", WORK_TYPES),
    ItemLimit::new("VacancyForm", "requirements", REQUIREMENTS),
    ItemLimit::new("VacancyForm", "tasks", TASKS),
    ItemLimit::new("VacancyForm", "advantages", ADVANTAGES),
    ItemLimit::new("VacancyForm", "languages", LANGUAGES),
    ItemLimit::at_most("VacancyForm", "questions", QUESTIONS.max),
    ItemLimit::at_most("VacancyQuestionIn", "options", OPTIONS.max),
];

/// The form of a vacancy. Any field may be missing; [`VacancyForm::check`] reports which are required.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct VacancyForm {
    #[schema(value_type = VacancyTitle)]
    pub title: String,
    /// Slugs, the main one first.
    pub sphere: Vec<String>,
    pub profession: Option<String>,
    /// Slug of a place, or one of its names.
    #[serde(alias = "location_id")]
    pub location: String,
    #[schema(value_type = Option<Address>)]
    pub address: Option<String>,
    #[serde(deserialize_with = "one_or_many")]
    pub work_type: Vec<WorkType>,
    #[schema(required = true)]
    pub work_hours: Option<WorkHours>,
    #[schema(pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    pub hours_from: Option<String>,
    #[schema(pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    pub hours_to: Option<String>,
    pub salary: PayIn,
    pub hide_salary: bool,
    #[schema(value_type = About)]
    pub about: String,
    #[schema(value_type = Vec<ListItem>)]
    pub requirements: Vec<String>,
    #[schema(value_type = Vec<ListItem>)]
    pub tasks: Vec<String>,
    #[schema(value_type = Vec<ListItem>)]
    pub advantages: Vec<String>,
    pub experience: Option<Experience>,
    pub education_level: Option<EducationLevel>,
    pub languages: Vec<LanguageIn>,
    pub resume_required: bool,
    /// Suitable for people with disabilities.
    pub accessible: bool,
    pub required_question: bool,
    pub questions: Vec<QuestionIn>,
    #[schema(value_type = Option<Link>)]
    pub for_communication_link: Option<String>,
    #[schema(value_type = Option<String>)]
    pub for_communication_phone: Option<String>,
    pub abroad: Option<AbroadIn>,
    // These fields concern the submission, not the vacancy. They are not in a wrapper around the form because nesting
    // would change the field paths in error messages.
    /// The draft of this form; it is deleted when the vacancy is created.
    pub draft_id: Option<DraftId>,
    /// The owner has confirmed publishing a duplicate.
    pub ignore_duplicates: bool,
    /// For edits: the number of the revision that the edit is based on.
    pub revision: Option<i32>,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = VacancyPayIn)]
pub struct PayIn {
    pub agreement: bool,
    pub min_salary: Option<i64>,
    pub max_salary: Option<i64>,
    pub currency: kernel::Currency,
    pub tax: kernel::Tax,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = VacancyLanguageIn)]
pub struct LanguageIn {
    pub language: String,
    pub level: Option<LanguageLevel>,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = VacancyQuestionIn)]
pub struct QuestionIn {
    #[schema(value_type = QuestionText)]
    pub text: String,
    pub kind: Option<QuestionKind>,
    pub must_answer: bool,
    #[schema(value_type = Vec<QuestionOption>)]
    pub options: Vec<String>,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct AbroadIn {
    #[schema(value_type = Country)]
    pub country: String,
    #[schema(value_type = Licence)]
    pub licence: String,
}

/// "remote" and ["remote"] say the same (decisions B8).
fn one_or_many<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<WorkType>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Given {
        One(WorkType),
        Many(Vec<WorkType>),
    }
    Ok(match Given::deserialize(from)? {
        Given::One(one) => vec![one],
        Given::Many(many) => many,
    })
}

impl VacancyForm {
    /// The content to store, or every error of the form.
    pub fn check(&self, words: &Snapshot) -> Result<Content, FieldErrors> {
        let mut errors = FieldErrors::new();
        let title = text(&mut errors, "title", VacancyTitle::parse(&self.title).map(|text| text.to_string()));
        let about = text(&mut errors, "about", About::parse(&self.about).map(|text| text.to_string()));
        let salary = self.salary(&mut errors);
        let work_hours = self.work_hours.unwrap_or_else(|| {
            errors.push("work_hours", FieldError::Required);
            WorkHours::MonFri
        });
        let experience = self.experience.unwrap_or_else(|| {
            errors.push("experience", FieldError::Required);
            Experience::None
        });
        let content = Content {
            sphere: check_spheres(&mut errors, words, "sphere", &self.sphere, VACANCY_SPHERES),
            profession: self.profession(&mut errors, words),
            location: check_location(&mut errors, words, &self.location),
            address: self.address(&mut errors),
            work_type: work_types(&mut errors, &self.work_type),
            work_hours,
            hours_from: clock(&mut errors, "hours_from", self.hours_from.as_deref()),
            hours_to: clock(&mut errors, "hours_to", self.hours_to.as_deref()),
            salary,
            hide_salary: self.hide_salary && !salary.agreement,
            requirements: list(&mut errors, "requirements", &self.requirements, REQUIREMENTS),
            tasks: list(&mut errors, "tasks", &self.tasks, TASKS),
            advantages: list(&mut errors, "advantages", &self.advantages, ADVANTAGES),
            experience,
            details: Details {
                education_level: self.education_level,
                resume_required: self.resume_required,
                accessible: self.accessible,
            },
            languages: languages(&mut errors, words, &self.languages),
            required_question: self.required_question,
            questions: self.questions(&mut errors),
            for_communication_link: self.link(&mut errors),
            for_communication_phone: self.phone(&mut errors),
            abroad: self.abroad(&mut errors),
            title,
            about,
        };
        refuse_contacts(&mut errors, &content);
        errors.into_result(content)
    }

    fn salary(&self, errors: &mut FieldErrors) -> Pay {
        let given = &self.salary;
        let form = SalaryIn {
            agreement: given.agreement,
            min_salary: given.min_salary,
            max_salary: given.max_salary,
            currency: given.currency,
            tax: given.tax,
        };
        match Salary::check(&form) {
            Ok(salary) => Pay::of(&salary),
            Err(problems) => {
                errors.extend("salary", problems);
                Pay {
                    agreement: true,
                    min_salary: None,
                    max_salary: None,
                    currency: given.currency,
                    tax: given.tax,
                }
            }
        }
    }

    /// The slug of a known profession. An unknown profession is kept only as the title.
    fn profession(&self, errors: &mut FieldErrors, words: &Snapshot) -> Option<String> {
        let slug = self.profession.as_deref().filter(|slug| !slug.is_empty())?;
        if words.professions.iter().any(|profession| profession.slug == slug) {
            return Some(slug.to_owned());
        }
        errors.push("profession", FieldError::Unknown);
        None
    }

    fn address(&self, errors: &mut FieldErrors) -> Option<String> {
        let typed = self.address.as_deref()?;
        let address = errors.take("address", Address::parse(typed))?;
        (!address.as_str().is_empty()).then(|| address.to_string())
    }

    fn link(&self, errors: &mut FieldErrors) -> Option<String> {
        let typed = self.for_communication_link.as_deref().filter(|typed| !typed.trim().is_empty())?;
        errors.take("for_communication_link", Link::parse(typed)).map(|link| link.to_string())
    }

    fn phone(&self, errors: &mut FieldErrors) -> Option<String> {
        let typed = self.for_communication_phone.as_deref().filter(|typed| !typed.trim().is_empty())?;
        errors.take("for_communication_phone", Phone::parse(typed)).map(|phone| phone.as_str().to_owned())
    }

    fn abroad(&self, errors: &mut FieldErrors) -> Option<Abroad> {
        let given = self.abroad.as_ref()?;
        let country = errors.take("abroad.country", Country::parse(&given.country));
        let licence = errors.take("abroad.licence", Licence::parse(&given.licence));
        Some(Abroad { country: country?.to_string(), licence: licence?.to_string() })
    }

    fn questions(&self, errors: &mut FieldErrors) -> Vec<Question> {
        check_questions(errors, self.required_question, &self.questions)
    }
}

/// The questions of a vacancy: none, or three to ten of which three must be answered (product §5, decisions B21).
pub fn check_questions(errors: &mut FieldErrors, is_used: bool, given: &[QuestionIn]) -> Vec<Question> {
    if !is_used {
        return Vec::new();
    }
    if given.len() < QUESTIONS.min || given.iter().filter(|one| one.must_answer).count() < MANDATORY_QUESTIONS
    {
        errors.push("questions", FieldError::TooFew { min: QUESTIONS.min as i64 });
    }
    if given.len() > QUESTIONS.max {
        errors.push("questions", FieldError::TooMany { max: QUESTIONS.max as i64 });
        return Vec::new();
    }
    let mut questions = Vec::new();
    for (index, one) in given.iter().enumerate() {
        let at = |field: &str| format!("questions.{index}.{field}");
        let text = text(errors, &at("text"), QuestionText::parse(&one.text).map(|text| text.to_string()));
        let kind = one.kind.unwrap_or(QuestionKind::Text);
        let is_choice = kind == QuestionKind::Choice;
        if is_choice && one.options.len() < OPTIONS.min {
            errors.push(at("options"), FieldError::TooFew { min: OPTIONS.min as i64 });
        }
        if is_choice && one.options.len() > OPTIONS.max {
            errors.push(at("options"), FieldError::TooMany { max: OPTIONS.max as i64 });
        }
        let mut options: Vec<String> = Vec::new();
        for (number, option) in one.options.iter().enumerate().take(if is_choice { OPTIONS.max } else { 0 }) {
            let path = at(&format!("options.{number}"));
            let option =
                crate::form::text(errors, &path, QuestionOption::parse(option).map(|o| o.to_string()));
            if options.contains(&option) && !option.is_empty() {
                errors.push(path, FieldError::Repeated);
            }
            options.push(option);
        }
        questions.push(Question { text, kind, must_answer: one.must_answer, options });
    }
    questions
}

fn text(errors: &mut FieldErrors, field: &str, parsed: Result<String, FieldError>) -> String {
    errors.take(field, parsed).unwrap_or_default()
}

fn work_types(errors: &mut FieldErrors, given: &[WorkType]) -> Vec<WorkType> {
    if given.is_empty() {
        errors.push("work_type", FieldError::Required);
    }
    // Without duplicates, in the order in which the values are displayed.
    WorkType::ALL.iter().copied().filter(|word| given.contains(word)).collect()
}

fn clock(errors: &mut FieldErrors, field: &str, given: Option<&str>) -> Option<String> {
    let given = given.map(str::trim).filter(|given| !given.is_empty())?;
    // Compared by bytes: `parse` would accept a sign.
    let is_time = match given.as_bytes() {
        [a @ b'0'..=b'2', b @ b'0'..=b'9', b':', b'0'..=b'5', b'0'..=b'9'] => (*a, *b) < (b'2', b'4'),
        _ => false,
    };
    if is_time {
        return Some(given.to_owned());
    }
    errors.push(field, FieldError::Invalid);
    None
}

fn list(errors: &mut FieldErrors, field: &str, given: &[String], count: Count) -> Vec<String> {
    if given.len() < count.min {
        errors.push(field, FieldError::Required);
    } else if given.len() > count.max {
        errors.push(field, FieldError::TooMany { max: count.max as i64 });
        return Vec::new();
    }
    let item = |text: &str| match ListItem::parse(text) {
        Ok(item) => Ok(item.to_string()),
        // Product §5 has a message of its own for these.
        Err(FieldError::TooShort { min }) => Err(FieldError::ItemTooShort { min }),
        Err(problem) => Err(problem),
    };
    given.iter().enumerate().map(|(at, typed)| text(errors, &format!("{field}.{at}"), item(typed))).collect()
}

fn languages(errors: &mut FieldErrors, words: &Snapshot, given: &[LanguageIn]) -> Vec<Language> {
    let given = given.iter().map(|one| (one.language.as_str(), one.level));
    let checked = check_languages(errors, words, given, LANGUAGES.max).into_iter();
    checked.map(|(language, level)| Language { language, level }).collect()
}

/// Phones and handles have a field of their own (decisions A18, B28); in every other text they are refused.
pub(crate) fn refuse_contacts(errors: &mut FieldErrors, content: &Content) {
    for (field, text) in content.free_texts() {
        errors.take(&field, PublicText::screen(&text));
    }
}
