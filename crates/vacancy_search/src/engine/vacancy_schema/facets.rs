//! The facet counts of a search for vacancies.

use search_engine::index::FacetCounts;

use super::{VACANCIES, YEARS};

/// The number of matches for each value. Each list ignores its own filter. Values without matches are left out; the
/// most frequent come first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facets {
    pub spheres: Vec<(String, u64)>,
    pub locations: Vec<(String, u64)>,
    pub professions: Vec<(String, u64)>,
    pub work_types: Vec<(String, u64)>,
    pub educations: Vec<(String, u64)>,
    pub languages: Vec<(String, u64)>,
    /// By years.
    pub experience: [u64; YEARS as usize],
    pub with_pay: u64,
    pub resume_not_required: u64,
}

impl From<FacetCounts> for Facets {
    fn from(mut counts: FacetCounts) -> Self {
        let all = &*VACANCIES;
        let mut experience = [0; YEARS as usize];
        // The list is closed: its counts are in the order of the years.
        let years = counts.of(all.experience).iter().map(|(_, count)| *count);
        experience.iter_mut().zip(years).for_each(|(kept, count)| *kept = count);
        let with_pay = counts.of_flag(all.with_pay, true);
        let resume_not_required = counts.of_flag(all.resume_required, false);
        let mut list = |facet| counts.take(facet);
        Self {
            spheres: list(all.sphere),
            locations: list(all.location),
            professions: list(all.profession),
            work_types: list(all.work_type),
            educations: list(all.education),
            languages: list(all.language),
            experience,
            with_pay,
            resume_not_required,
        }
    }
}
