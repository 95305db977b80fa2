//! Converts a database row to an index document.

use dictionaries::Snapshot;
use search_engine::index::Document;
use search_index::{all_names, names_of, with_parents};
use vacancies::content::Content;

use super::store::DocRow;
use super::vacancy_schema::{Pay, VacancyDoc};

/// Will be the company's answer rate once there are applications; until then it is the same for all.
const ANSWER_FACTOR: f32 = 1.0;

impl DocRow {
    /// `None` when its content cannot be parsed: one bad row must not stop the others.
    pub fn document(self, words: &Snapshot) -> Option<Document> {
        let id = self.id;
        let content: Content = serde_json::from_value(self.content)
            .inspect_err(|error| tracing::error!(%id, %error, "a text could not be read for the index"))
            .ok()?;
        // A number that nobody may see is not there, or it could be found by asking for more and more (decisions B2).
        let pay = (!content.hide_salary).then(|| content.salary()).and_then(|salary| {
            Some(Pay { min: salary.min()?, max: salary.max(), currency: salary.currency() as u8 })
        });
        let profession = content.profession.as_ref();
        let profession = profession.and_then(|slug| words.profession(slug));
        let spheres = words.spheres.iter().filter(|sphere| content.sphere.contains(&sphere.slug));
        let spheres = spheres.map(|sphere| &sphere.names);
        let lists = [content.requirements, content.tasks, content.advantages];
        let vacancy = VacancyDoc {
            id: self.id.into(),
            company_id: self.company_id.into(),
            company: self.company,
            title: content.title,
            about: content.about,
            lists: lists.into_iter().flatten().collect(),
            // The name of a sphere matches every vacancy in it.
            profession_names: profession
                .into_iter()
                .flat_map(names_of)
                .chain(spheres.flat_map(all_names))
                .collect(),
            profession: content.profession,
            spheres: content.sphere,
            locations: with_parents(words, &content.location),
            work_types: content.work_type.iter().map(|word| word.code().to_owned()).collect(),
            experience: content.experience as u8,
            education: content.details.education_level.map(|word| word.code().to_owned()),
            languages: content.languages.into_iter().map(|one| one.language).collect(),
            pay,
            resume_required: content.details.resume_required,
            published_at: self.published_at.to_jiff().as_second(),
            expires_at: self.expires_at.to_jiff().as_second(),
            is_top: self.kind == "top",
            answer_factor: ANSWER_FACTOR,
        };
        Some(vacancy.document())
    }
}
