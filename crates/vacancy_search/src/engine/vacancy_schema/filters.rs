//! The filters of a search for vacancies.

use search_engine::index::Filters;
use uuid::Uuid;

use super::{CURRENCIES, VACANCIES};

/// Used by the index ([`Self::filters`]) and by the fallback search in PostgreSQL. Values of one list are alternatives;
/// an empty list does not filter.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct VacancyFilters {
    pub spheres: Vec<String>,
    pub professions: Vec<String>,
    pub locations: Vec<String>,
    pub work_types: Vec<String>,
    /// Years.
    pub experience: Vec<u8>,
    pub education: Vec<String>,
    pub languages: Vec<String>,
    /// The minimum pay in each currency.
    pub pay_floor: Option<[i64; CURRENCIES]>,
    pub only_with_pay: bool,
    pub published_since: Option<i64>,
    pub resume_required: Option<bool>,
    pub company: Option<Uuid>,
    pub excluded: Vec<Uuid>,
    pub excluded_companies: Vec<Uuid>,
}

impl VacancyFilters {
    /// In the form that the index uses.
    pub fn filters(&self) -> Filters {
        let all = &*VACANCIES;
        let mut filters = Filters::default();
        filters
            .any_of(all.sphere, &self.spheres)
            .any_of(all.location, &self.locations)
            .any_of(all.profession, &self.professions)
            .any_of(all.work_type, &self.work_types)
            .any_of(all.education, &self.education)
            .any_of(all.language, &self.languages)
            .any_of(all.experience, self.experience.iter().map(u8::to_string))
            .without_ids(self.excluded.iter().copied())
            .without_keys(all.company_id, self.excluded_companies.iter().copied());
        if self.only_with_pay {
            filters.flag(all.with_pay, true);
        }
        if let Some(is_required) = self.resume_required {
            filters.flag(all.resume_required, is_required);
        }
        if let Some(company) = self.company {
            filters.only(all.company_id, company);
        }
        if let Some(since) = self.published_since {
            filters.since(all.published_at, since);
        }
        if let Some(floor) = self.pay_floor {
            filters.at_least(all.pay, floor);
        }
        filters
    }
}
