//! The lists of a resume: jobs, studies, courses, skills, languages, licences.

use accounts::people::LanguageSkill;
use dictionaries::{Snapshot, check_languages};
use jiff::civil::Date;
use kernel::fields::{CompanyName, Count, Position, Skill};
use kernel::text::clean_plain;
use kernel::{FieldError, FieldErrors, Month, Period, PeriodIn};
use screening::PublicText;

use super::text;
use crate::form::{
    COURSES, Course, CourseName, DRIVING_YEARS, Driving, EDUCATION, EMPLOYMENT, Institution, Job,
    JobDescription, LANGUAGES, Licence, Organisation, ResumeForm, Speciality, Study,
};

/// False if there are too many items: then they are not looked at.
fn fits<T>(field: &str, given: &[T], count: Count, errors: &mut FieldErrors) -> bool {
    if given.len() > count.max {
        errors.push(field, FieldError::TooMany { max: count.max as i64 });
    }
    given.len() <= count.max
}

/// A valid period (decisions B35), or `None` with the problems at its months.
fn period(
    at: &str,
    (start, end, present): (Option<Month>, Option<Month>, bool),
    born: Option<i16>,
    today: Date,
    errors: &mut FieldErrors,
) -> Option<Period> {
    let Some(start) = start else {
        errors.push(format!("{at}.start"), FieldError::Required);
        return None;
    };
    match Period::check(&PeriodIn { start, end, present }, born, today) {
        Ok(period) => Some(period),
        Err(problems) => {
            errors.extend(at, problems);
            None
        }
    }
}

/// Present first, then the newest (product §3).
fn in_order<T>(mut items: Vec<(Option<Period>, T)>) -> Vec<T> {
    items.sort_by(|(one, _), (other, _)| match (one, other) {
        (Some(one), Some(other)) => one.newest_first(other),
        _ => std::cmp::Ordering::Equal,
    });
    items.into_iter().map(|(_, item)| item).collect()
}

pub fn employment(given: &[Job], born: Option<i16>, today: Date, errors: &mut FieldErrors) -> Vec<Job> {
    if !fits("employment", given, EMPLOYMENT, errors) {
        return given.to_vec();
    }
    let jobs = given.iter().enumerate().map(|(index, job)| {
        let at = format!("employment.{index}");
        let period = period(&at, (job.start, job.end, job.present), born, today, errors);
        let job = Job {
            position: text(&format!("{at}.position"), Position::parse(&job.position), errors),
            company: text(&format!("{at}.company"), CompanyName::parse(&job.company), errors),
            start: job.start,
            end: period.and_then(|period| period.end()),
            present: job.present,
            description: text(&format!("{at}.description"), JobDescription::parse(&job.description), errors),
        };
        (period, job)
    });
    in_order(jobs.collect())
}

pub fn education(given: &[Study], born: Option<i16>, today: Date, errors: &mut FieldErrors) -> Vec<Study> {
    if !fits("education", given, EDUCATION, errors) {
        return given.to_vec();
    }
    let studies = given.iter().enumerate().map(|(index, study)| {
        let at = format!("education.{index}");
        let period = period(&at, (study.start, study.end, study.present), born, today, errors);
        let study = Study {
            institution: text(&format!("{at}.institution"), Institution::parse(&study.institution), errors),
            speciality: text(&format!("{at}.speciality"), Speciality::parse(&study.speciality), errors),
            start: study.start,
            end: period.and_then(|period| period.end()),
            present: study.present,
        };
        (period, study)
    });
    in_order(studies.collect())
}

pub fn courses(given: &[Course], born: Option<i16>, today: Date, errors: &mut FieldErrors) -> Vec<Course> {
    if !fits("additional_education", given, COURSES, errors) {
        return given.to_vec();
    }
    let earliest = born.map_or(1900, |year| year.saturating_add(Period::MIN_AGE));
    let courses = given.iter().enumerate().map(|(index, course)| {
        let at = format!("additional_education.{index}");
        let problem = match course.year {
            Some(year) if year > today.year() => Some(FieldError::InFuture),
            Some(year) if year < earliest => Some(FieldError::TooEarly),
            _ => None,
        };
        if let Some(problem) = problem {
            errors.push(format!("{at}.year"), problem);
        }
        Course {
            name: text(&format!("{at}.name"), CourseName::parse(&course.name), errors),
            organisation: text(
                &format!("{at}.organisation"),
                Organisation::parse(&course.organisation),
                errors,
            ),
            year: course.year,
        }
    });
    courses.collect()
}

/// Skills without empty ones and repetitions: nobody has to be told that a word stands twice.
pub fn skills(field: &str, given: &[String], count: Count, errors: &mut FieldErrors) -> Vec<String> {
    if !fits(field, given, count, errors) {
        return given.to_vec();
    }
    let mut skills: Vec<String> = Vec::new();
    for (index, typed) in given.iter().enumerate().filter(|(_, typed)| !typed.trim().is_empty()) {
        let skill = text(&format!("{field}.{index}"), Skill::parse(typed), errors);
        if !skills.iter().any(|known| known.to_lowercase() == skill.to_lowercase()) {
            skills.push(skill);
        }
    }
    skills
}

pub fn languages(given: &[LanguageSkill], words: &Snapshot, errors: &mut FieldErrors) -> Vec<LanguageSkill> {
    let given = given.iter().map(|one| (one.language.as_str(), one.level));
    let checked = check_languages(errors, words, given, LANGUAGES.max).into_iter();
    checked.map(|(language, level)| LanguageSkill { language, level }).collect()
}

pub fn driving(given: &Driving, errors: &mut FieldErrors) -> Driving {
    match given.years.map(i64::from) {
        Some(..0) => errors.push("driving.years", FieldError::TooSmall { min: 0 }),
        Some(years) if years > DRIVING_YEARS => {
            errors.push("driving.years", FieldError::TooLarge { max: DRIVING_YEARS });
        }
        _ => {}
    }
    let categories = Licence::ALL.into_iter().filter(|licence| given.categories.contains(licence));
    Driving { categories: categories.collect(), years: given.years }
}

/// Contacts have fields of their own (decisions B28); everything else that others read is screened, after cleaning, so
/// that invisible signs hide nothing. `given` has the order in which the form was sent, `cleaned` the texts that are no
/// lists.
pub fn refuse_contacts(given: &ResumeForm, cleaned: &ResumeForm, errors: &mut FieldErrors) {
    let mut screen = |field: &str, text: &str| {
        errors.take(field, PublicText::screen(text));
    };
    screen("position", &cleaned.position);
    screen("name", &cleaned.name);
    screen("surname", &cleaned.surname);
    screen("specialization", cleaned.specialization.as_deref().unwrap_or_default());
    screen("about", &cleaned.about);
    let mut screen_item = |field: &str, index: usize, name: &str, text: &str| {
        let path =
            if name.is_empty() { format!("{field}.{index}") } else { format!("{field}.{index}.{name}") };
        screen(&path, &clean_plain(text));
    };
    for (index, job) in given.employment.iter().enumerate() {
        screen_item("employment", index, "position", &job.position);
        screen_item("employment", index, "company", &job.company);
        screen_item("employment", index, "description", &job.description);
    }
    for (index, study) in given.education.iter().enumerate() {
        screen_item("education", index, "institution", &study.institution);
        screen_item("education", index, "speciality", &study.speciality);
    }
    for (index, course) in given.additional_education.iter().enumerate() {
        screen_item("additional_education", index, "name", &course.name);
        screen_item("additional_education", index, "organisation", &course.organisation);
    }
    for (field, skills) in [("skills", &given.skills), ("computer_skills", &given.computer_skills)] {
        for (index, skill) in skills.iter().enumerate() {
            screen_item(field, index, "", skill);
        }
    }
}
