//! What a resume must look like to be published (decisions B30–B35, J9). All errors are reported at once, each at its
//! field, because the form has eight steps.

mod links;
mod lists;

use accounts::people::check_birthday;
use dictionaries::{Snapshot, check_location, check_spheres};
use jiff::civil::Date;
use kernel::fields::{About, Address, PersonName, Position, RESUME_PHONES, RESUME_SPHERES};
use kernel::words::WorkType;
use kernel::{Email, FieldError, FieldErrors, Period, Phone, Salary, union_months};
use serde_json::Value;

use crate::form::{Pay, ResumeForm, WorkingText};

/// The most bytes of a stored form: far more than the longest one.
const LONGEST_FORM: usize = 256 * 1024;

/// A text that may be published: complete, normalised, without contacts in free texts.
#[derive(Debug, Clone, PartialEq)]
pub struct Content(ResumeForm);

impl Content {
    /// The text of an active resume, which was checked when it was stored.
    pub fn stored(form: ResumeForm) -> Self {
        Self(form)
    }

    pub fn form(&self) -> &ResumeForm {
        &self.0
    }

    pub fn into_form(self) -> ResumeForm {
        self.0
    }

    /// Months of work, each counted once (decisions B35).
    pub fn experience_months(&self, today: Date) -> u32 {
        let periods = self.0.employment.iter().filter_map(|job| Some(Period::stored(job.start?, job.end)));
        union_months(&periods.collect::<Vec<_>>(), today)
    }
}

/// What a check needs to know besides the form.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    pub words: &'a Snapshot,
    pub today: Date,
    /// The phone of the account.
    pub own_phone: &'a str,
}

/// The text to publish, or every error of the form.
pub fn check(form: &ResumeForm, around: Around<'_>) -> Result<Content, FieldErrors> {
    let mut errors = FieldErrors::new();
    let content = normalised(form, around, &mut errors);
    lists::refuse_contacts(form, &content, &mut errors);
    errors.into_result(Content(content))
}

/// A draft may be incomplete and wrong, but not larger than a resume can be.
pub fn check_draft(form: &ResumeForm, around: Around<'_>) -> Result<(), FieldErrors> {
    let json = serde_json::to_value(form).unwrap_or_default();
    // PostgreSQL cannot store the null character.
    if has_nul(&json) {
        return Err(FieldErrors::from(("form", FieldError::Invalid)));
    }
    if json.to_string().len() > LONGEST_FORM {
        return Err(FieldErrors::from(("form", FieldError::TooLong { max: LONGEST_FORM as i64 })));
    }
    let mut errors = FieldErrors::new();
    normalised(form, around, &mut errors);
    let mut too_large = FieldErrors::new();
    for (path, problems) in errors.iter() {
        for problem in problems {
            if matches!(problem, FieldError::TooLong { .. } | FieldError::TooMany { .. }) {
                too_large.push(path, *problem);
            }
        }
    }
    too_large.into_result(())
}

fn has_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(has_nul),
        Value::Object(fields) => fields.values().any(has_nul),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn normalised(form: &ResumeForm, around: Around<'_>, errors: &mut FieldErrors) -> ResumeForm {
    let Around { words, today, own_phone } = around;
    let born = form.birthday.map(Date::year);
    let employment = lists::employment(&form.employment, born, today, errors);
    if employment.is_empty() && !form.no_experience {
        errors.push("employment", FieldError::Required);
    }
    ResumeForm {
        position: text("position", Position::parse(&form.position), errors),
        sphere: check_spheres(errors, words, "sphere", &form.sphere, RESUME_SPHERES),
        work_type: work_types(&form.work_type, errors),
        location: check_location(errors, words, &form.location),
        salary: pay(form.salary, errors),
        hide_salary: form.hide_salary && form.salary.amount.is_some(),
        name: text("name", PersonName::parse(&form.name), errors),
        surname: text("surname", PersonName::parse(&form.surname), errors),
        birthday: birthday(form.birthday, today, errors),
        sex: form.sex,
        email: optional("email", form.email.as_deref(), Email::parse, errors),
        address: optional("address", form.address.as_deref(), Address::parse, errors),
        phones: phones(&form.phones, own_phone, errors),
        show_photo: form.show_photo,
        no_experience: form.no_experience && employment.is_empty(),
        employment,
        education_level: form.education_level,
        specialization: optional("specialization", form.specialization.as_deref(), Position::parse, errors),
        education: lists::education(&form.education, born, today, errors),
        additional_education: lists::courses(&form.additional_education, born, today, errors),
        skills: lists::skills("skills", &form.skills, kernel::fields::RESUME_SKILLS, errors),
        computer_skills: lists::skills(
            "computer_skills",
            &form.computer_skills,
            crate::form::COMPUTER_SKILLS,
            errors,
        ),
        languages: lists::languages(&form.languages, words, errors),
        driving: lists::driving(&form.driving, errors),
        has_car: form.has_car,
        social_links: links::social_links(&form.social_links, errors),
        about: optional("about", Some(&form.about), About::parse, errors).unwrap_or_default(),
        employment_title: working("employment_title", &form.employment_title, errors),
        education_title: working("education_title", &form.education_title, errors),
        optional_education: working("optional_education", &form.optional_education, errors),
    }
}

fn text<T: ToString>(field: &str, parsed: Result<T, FieldError>, errors: &mut FieldErrors) -> String {
    errors.take(field, parsed).map(|text| text.to_string()).unwrap_or_default()
}

/// An empty text is none.
fn optional<T: ToString>(
    field: &str,
    given: Option<&str>,
    parse: fn(&str) -> Result<T, FieldError>,
    errors: &mut FieldErrors,
) -> Option<String> {
    let given = given.filter(|text| !text.trim().is_empty())?;
    let parsed = match parse(given) {
        // Nothing is left after cleaning, such as an empty paragraph of an editor.
        Err(FieldError::Required) => return None,
        parsed => parsed,
    };
    errors.take(field, parsed).map(|text| text.to_string())
}

fn working(field: &str, given: &str, errors: &mut FieldErrors) -> String {
    text(field, WorkingText::parse(given), errors)
}

fn work_types(given: &[WorkType], errors: &mut FieldErrors) -> Vec<WorkType> {
    if given.is_empty() {
        errors.push("work_type", FieldError::Required);
    }
    // Without duplicates, in the order in which the values are displayed.
    WorkType::ALL.iter().copied().filter(|word| given.contains(word)).collect()
}

fn pay(given: Pay, errors: &mut FieldErrors) -> Pay {
    match given.amount {
        Some(..=0) => errors.push("salary.amount", FieldError::TooSmall { min: 1 }),
        Some(amount) if amount > Salary::MAX => {
            errors.push("salary.amount", FieldError::TooLarge { max: Salary::MAX });
        }
        _ => {}
    }
    given
}

fn birthday(given: Option<Date>, today: Date, errors: &mut FieldErrors) -> Option<Date> {
    let checked = given.ok_or(FieldError::Required).and_then(|day| check_birthday(day, today));
    errors.take("birthday", checked)
}

/// Numbers without repetitions, the account's own first (decisions B31).
fn phones(given: &[String], own: &str, errors: &mut FieldErrors) -> Vec<String> {
    let mut phones: Vec<String> = Vec::new();
    for (index, typed) in given.iter().enumerate().filter(|(_, typed)| !typed.trim().is_empty()) {
        let Some(phone) = errors.take(&format!("phones.{index}"), Phone::parse(typed)) else { continue };
        if !phones.iter().any(|known| known == phone.as_str()) {
            phones.push(phone.as_str().to_owned());
        }
    }
    if given.iter().all(|typed| typed.trim().is_empty()) {
        errors.push("phones", FieldError::Required);
        return phones;
    }
    phones.retain(|phone| phone != own);
    phones.insert(0, own.to_owned());
    if phones.len() > RESUME_PHONES.max {
        errors.push("phones", FieldError::TooMany { max: RESUME_PHONES.max as i64 });
    }
    phones
}
