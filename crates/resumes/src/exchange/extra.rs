//! What a form holds and JSON Resume has no place for. It stands in the file's `meta`, which other programs do not
//! read, so that a file that comes back loses nothing. Birthday and sex are not in it, because files are handed on;
//! the account knows them.

use dictionaries::Snapshot;
use kernel::Phone;
use kernel::fields::{PersonName, Position, RESUME_PHONES, RESUME_SPHERES, Skill, WORK_TYPES};
use kernel::words::{EducationLevel, WorkType};
use serde::{Deserialize, Serialize};

use super::found::Notes;
use crate::form::{COMPUTER_SKILLS, Driving, Pay, ResumeForm};

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Extra {
    /// The end of the full name.
    surname: String,
    sphere: Vec<String>,
    work_type: Vec<WorkType>,
    salary: Pay,
    hide_salary: bool,
    phones: Vec<String>,
    show_photo: bool,
    no_experience: bool,
    education_level: Option<EducationLevel>,
    specialization: Option<String>,
    /// The last ones of the file's skills.
    computer_skills: Vec<String>,
    driving: Driving,
    has_car: bool,
}

impl Extra {
    pub fn of(form: &ResumeForm) -> Self {
        let form = form.clone();
        Self {
            surname: form.surname,
            sphere: form.sphere,
            work_type: form.work_type,
            salary: form.salary,
            hide_salary: form.hide_salary,
            phones: form.phones,
            show_photo: form.show_photo,
            no_experience: form.no_experience,
            education_level: form.education_level,
            specialization: form.specialization,
            computer_skills: form.computer_skills,
            driving: form.driving,
            has_car: form.has_car,
        }
    }

    /// The form that the rest of the file made, with this added. Values that cannot be stored are left out.
    pub fn add_to(
        self,
        form: ResumeForm,
        full_name: &str,
        words: &Snapshot,
        notes: &mut Notes,
    ) -> ResumeForm {
        let surname = notes.fit(&self.surname, PersonName::MAX);
        let name = full_name.strip_suffix(&surname).filter(|_| !surname.is_empty()).map(str::trim);
        let (name, surname) = match name {
            Some(name) => (notes.fit(name, PersonName::MAX), surname),
            None => (form.name, form.surname),
        };
        let mut skills = form.skills;
        let computer_skills: Vec<String> = notes
            .first(self.computer_skills, COMPUTER_SKILLS.max)
            .collect::<Vec<_>>()
            .into_iter()
            .map(|skill| notes.fit(&skill, Skill::MAX))
            .collect();
        for skill in &computer_skills {
            if let Some(at) = skills.iter().rposition(|known| known == skill) {
                skills.remove(at);
            }
        }
        let phones = self.phones.iter().filter_map(|phone| Phone::parse(phone).ok());
        let phones: Vec<String> =
            phones.take(RESUME_PHONES.max).map(|phone| phone.as_str().to_owned()).collect();
        let sphere = self.sphere.into_iter().filter(|slug| words.sphere(slug).is_some());
        ResumeForm {
            name,
            surname,
            skills,
            computer_skills,
            phones: if phones.is_empty() { form.phones } else { phones },
            sphere: sphere.take(RESUME_SPHERES.max).collect(),
            work_type: self.work_type.into_iter().take(WORK_TYPES.max).collect(),
            salary: Pay { amount: self.salary.amount.filter(|amount| *amount > 0), ..self.salary },
            hide_salary: self.hide_salary,
            show_photo: self.show_photo,
            no_experience: self.no_experience && form.employment.is_empty(),
            education_level: self.education_level.or(form.education_level),
            specialization: self.specialization.map(|text| notes.fit(&text, Position::MAX)),
            driving: self.driving,
            has_car: self.has_car,
            ..form
        }
    }
}
