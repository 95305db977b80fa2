//! Converts a database row to an index document.

use dictionaries::Snapshot;
use jiff::Timestamp;
use kernel::clock::tashkent;
use resumes::form::ResumeForm;
use resumes::visibility::Visibility;
use search_engine::index::Document;
use search_index::{all_names, with_parents};

use super::resume_schema::{Audience, Experience, Pay, ResumeDoc};
use super::store::DocRow;

impl DocRow {
    /// Takes only what every employer who sees the resume sees of it: no names, no contacts, no names of employers.
    pub fn document(self, words: &Snapshot) -> Option<Document> {
        let id = self.id;
        let form: ResumeForm = serde_json::from_value(self.form)
            .inspect_err(|error| tracing::error!(%id, %error, "a resume could not be read for the index"))
            .ok()?;
        let months = self.experience_months.max(0).unsigned_abs();
        let spheres = words.spheres.iter().filter(|sphere| form.sphere.contains(&sphere.slug));
        let (jobs, texts): (Vec<_>, Vec<_>) =
            form.employment.into_iter().map(|job| (job.position, job.description)).unzip();
        let studies = form.education.into_iter().map(|study| study.speciality);
        let courses = form.additional_education.into_iter().map(|course| course.name);
        // A number that nobody may see is not there, or it could be found by asking for less and less (decisions B2).
        let pay = form.salary.amount.filter(|_| !form.hide_salary);
        let resume = ResumeDoc {
            id,
            owner: self.owner,
            audience: match Visibility::parse(&self.visibility) {
                Visibility::Employers if self.workplaces.is_empty() => Audience::All,
                Visibility::Employers => Audience::Except(self.workplaces),
                Visibility::Whitelist => {
                    let others =
                        self.companies.into_iter().filter(|company| !self.workplaces.contains(company));
                    Audience::Only(others.collect())
                }
                Visibility::Blacklist => Audience::Except([self.companies, self.workplaces].concat()),
                Visibility::Link | Visibility::Nobody => return None,
            },
            position: form.position,
            // The name of a sphere matches everybody in it.
            profession_names: form
                .specialization
                .into_iter()
                .chain(spheres.flat_map(|sphere| all_names(&sphere.names)))
                .collect(),
            skills: form.skills.into_iter().chain(form.computer_skills).collect(),
            jobs,
            texts: [form.about].into_iter().chain(texts).chain(studies).chain(courses).collect(),
            locations: with_parents(words, &form.location),
            spheres: form.sphere,
            work_types: form.work_type.iter().map(|word| word.code().to_owned()).collect(),
            languages: form.languages.into_iter().map(|one| one.language).collect(),
            licences: form.driving.categories.iter().map(|one| one.code().to_owned()).collect(),
            experience: match self.is_working {
                true => Experience::Growing { months, at: self.in_force_at.to_jiff().as_second() },
                false => Experience::Settled { months },
            },
            pay: pay.map(|amount| Pay { amount, currency: form.salary.currency as u8 }),
            renewed_at: self.renewed_at.to_jiff().as_second(),
            seen_on: start_of_day(self.last_active_at.to_jiff()),
            completeness: self.completeness,
        };
        Some(resume.document())
    }
}

/// The beginning of this day in Tashkent. Visits are indexed by the day, so that a person who looks at many pages changes
/// the index once.
pub fn start_of_day(at: Timestamp) -> i64 {
    let offset = i64::from(tashkent().to_offset(at).seconds());
    let local = at.as_second() + offset;
    local - local.rem_euclid(DAY) - offset
}

const DAY: i64 = 24 * 3600;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight_in_tashkent() {
        for (at, expected) in [
            ("2026-11-18T03:00:00Z", "2026-11-17T19:00:00Z"),
            ("2026-11-17T19:00:00Z", "2026-11-17T19:00:00Z"),
            ("2026-11-17T18:59:59Z", "2026-11-16T19:00:00Z"),
        ] {
            let expected: Timestamp = expected.parse().unwrap();
            assert_eq!(start_of_day(at.parse().unwrap()), expected.as_second(), "{at}");
        }
    }
}
