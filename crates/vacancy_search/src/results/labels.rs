//! Filter labels in the reader's language.

use dictionaries::{Dictionaries, Snapshot};
use kernel::number::grouped;
use kernel::words::{EducationLevel, Experience, WorkType};
use kernel::{Currency, Locale};
use platform::App;
use search_engine::query::Kind;

use super::answer::{Applied, FacetValue, FacetsOut};
use super::parsed_query::{ParsedQuery, band};
use crate::engine::vacancy_schema::Facets;
use crate::search_params::{EXPERIENCE, FilterKey, SearchParams};

/// Further professions are found by typing.
const MOST_PROFESSIONS: usize = 12;

pub struct Labels<'a> {
    app: &'a App,
    words: &'a Snapshot,
    locale: Locale,
}

impl<'a> Labels<'a> {
    pub fn new(app: &'a App, words: &'a Snapshot, locale: Locale) -> Self {
        Self { app, words, locale }
    }

    /// Every active filter, in the order of the page.
    pub fn applied(&self, parsed: &ParsedQuery, company: Option<&str>) -> Vec<Applied> {
        let params = &parsed.params;
        let mut out = Vec::new();
        let mut add = |key, value: &str, label: String, said: Option<&Kind>| {
            let said = said.and_then(|kind| parsed.said(kind));
            out.push(Applied {
                key,
                value: value.to_owned(),
                label,
                typed: said.map(|said| said.typed.clone()),
                q_without: said.map(|said| said.rest.clone()),
            });
        };
        for slug in &params.spheres {
            add(FilterKey::Sphere, slug, self.sphere(slug), None);
        }
        for slug in &params.professions {
            add(FilterKey::Profession, slug, self.profession(slug), None);
        }
        for slug in &params.locations {
            add(FilterKey::Location, slug, self.location(slug), Some(&Kind::Place(slug.clone())));
        }
        for word in &params.work_types {
            add(FilterKey::WorkType, word.code(), self.text(&word.label_key()), Some(&Kind::Work(*word)));
        }
        for years in &params.experience {
            let label = self.text(&years.label_key());
            add(FilterKey::Experience, years.code(), label, Some(&Kind::Experience(*years)));
        }
        for word in &params.educations {
            add(FilterKey::Education, word.code(), self.text(&word.label_key()), None);
        }
        for slug in &params.languages {
            add(FilterKey::Language, slug, self.language(slug), None);
        }
        if let Some((amount, currency)) = params.pay_floor {
            let label = self.pay(amount, currency);
            add(FilterKey::Salary, &amount.to_string(), label, Some(&Kind::Pay { amount, currency }));
        }
        if params.only_with_pay {
            add(FilterKey::WithSalary, "true", self.text("jobs_with_salary"), None);
        }
        if let Some(days) = params.days {
            add(FilterKey::Period, &days.to_string(), self.text(&format!("jobs_period_{days}")), None);
        }
        if let Some(is_required) = params.resume_required {
            let key = if is_required { "jobs_resume_required" } else { "jobs_resume_not_required" };
            add(FilterKey::ResumeRequired, &is_required.to_string(), self.text(key), None);
        }
        if let (Some(slug), Some(name)) = (&params.company, company) {
            add(FilterKey::Company, slug, name.to_owned(), None);
        }
        out
    }

    pub fn facets(&self, facets: Facets, params: &SearchParams) -> FacetsOut {
        let of = |codes: Vec<(String, u64)>, chosen: Vec<&str>, label: &dyn Fn(&str) -> String| {
            self.values(codes, &chosen, label)
        };
        let locations = facets.locations.into_iter().filter(|(slug, _)| self.is_offered(slug, params));
        let mut professions = facets.professions;
        professions
            .sort_by_key(|(slug, count)| (!params.professions.contains(slug), std::cmp::Reverse(*count)));
        professions.truncate(MOST_PROFESSIONS.max(params.professions.len()));
        let counts = facets.experience;
        let experience = EXPERIENCE.into_iter().map(|years| {
            let count = band(years).into_iter().map(|year| counts[usize::from(year)]).sum();
            (years.code().to_owned(), count)
        });
        FacetsOut {
            sphere: of(facets.spheres, all(&params.spheres), &|slug| self.sphere(slug)),
            location: of(locations.collect(), all(&params.locations), &|slug| self.location(slug)),
            profession: of(professions, all(&params.professions), &|slug| self.profession(slug)),
            work_type: of(
                facets.work_types,
                params.work_types.iter().map(|word| word.code()).collect(),
                &|code| WorkType::parse(code).map_or(code.to_owned(), |word| self.text(&word.label_key())),
            ),
            experience: self.in_order(experience.collect(), params),
            education: of(
                facets.educations,
                params.educations.iter().map(|word| word.code()).collect(),
                &|code| {
                    EducationLevel::parse(code).map_or(code.to_owned(), |word| self.text(&word.label_key()))
                },
            ),
            language: of(facets.languages, all(&params.languages), &|slug| self.language(slug)),
            with_salary: facets.with_pay,
            resume_not_required: facets.resume_not_required,
        }
    }

    /// Most frequent first; a selected value stays even without matches.
    fn values(
        &self,
        mut counts: Vec<(String, u64)>,
        chosen: &[&str],
        label: &dyn Fn(&str) -> String,
    ) -> Vec<FacetValue> {
        for value in chosen {
            if !counts.iter().any(|(known, _)| known == value) {
                counts.push(((*value).to_owned(), 0));
            }
        }
        let named =
            counts.into_iter().map(|(value, count)| FacetValue { label: label(&value), value, count });
        let mut named: Vec<FacetValue> = named.collect();
        named.sort_by(|one, other| other.count.cmp(&one.count).then_with(|| one.label.cmp(&other.label)));
        named
    }

    /// Sorted by years, whatever the counts.
    fn in_order(&self, counts: Vec<(String, u64)>, params: &SearchParams) -> Vec<FacetValue> {
        let is_chosen = |code: &str| params.experience.iter().any(|years| years.code() == code);
        let shown = counts.into_iter().filter(|(code, count)| *count > 0 || is_chosen(code));
        let named = shown.map(|(value, count)| {
            let label = Experience::parse(&value).map(|years| self.text(&years.label_key()));
            FacetValue { label: label.unwrap_or_default(), value, count }
        });
        named.collect()
    }

    /// Regions always; districts only inside a selected region or next to a selected district.
    fn is_offered(&self, slug: &str, params: &SearchParams) -> bool {
        let Some(found) = self.words.place(slug) else { return false };
        let Some(parent) = found.parent_id else { return true };
        params
            .locations
            .iter()
            .filter_map(|chosen| self.words.place(chosen))
            .any(|chosen| chosen.id == parent || chosen.parent_id == Some(parent) || chosen.id == found.id)
    }

    pub fn sphere(&self, slug: &str) -> String {
        let found = self.words.sphere(slug);
        found.map_or(slug, |sphere| sphere.names.get(self.locale)).to_owned()
    }

    pub fn profession(&self, slug: &str) -> String {
        let found = self.words.profession(slug);
        found.map_or(slug, |one| one.names.get(self.locale)).to_owned()
    }

    pub fn location(&self, slug: &str) -> String {
        let found = self.words.place(slug);
        found.map_or(slug, |place| place.names.get(self.locale)).to_owned()
    }

    pub fn language(&self, slug: &str) -> String {
        self.words.term_name("language", slug, self.locale).unwrap_or(slug).to_owned()
    }

    fn pay(&self, amount: i64, currency: Currency) -> String {
        currency.at_least(grouped(amount), &self.app.catalogue, self.locale)
    }

    fn text(&self, key: &str) -> String {
        self.app.catalogue.text(self.locale, key)
    }
}

fn all(values: &[String]) -> Vec<&str> {
    values.iter().map(String::as_str).collect()
}

/// The current dictionaries.
pub fn words(app: &App) -> std::sync::Arc<Snapshot> {
    app.shared::<Dictionaries>().now()
}
