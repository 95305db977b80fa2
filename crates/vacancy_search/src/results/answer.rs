//! The wire types of a search.

use jiff::civil::Date;
use platform::Meta;
use search_index::CorrectionOut;
use serde::Serialize;
use utoipa::ToSchema;
use vacancies::card::VacancyCard;

use crate::engine::SharedCard;
use crate::search_params::FilterKey;

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FoundVacancies {
    pub status: bool,
    #[schema(value_type = Vec<VacancyCard>)]
    pub data: Vec<SharedCard>,
    /// Matching promoted vacancies, at most three, beside the list; never twice on a page.
    #[schema(value_type = Vec<VacancyCard>)]
    pub ads: Vec<SharedCard>,
    pub meta: Meta,
    /// Null when not requested, or while the index is being built.
    pub facets: Option<FacetsOut>,
    /// Every active filter, from parameters or recognised in the words.
    pub applied: Vec<Applied>,
    /// The part of the text that is searched as words; empty when filters express all of it.
    pub words: String,
    pub corrections: Vec<CorrectionOut>,
    /// No vacancy has all the words; these have some of them.
    pub relaxed: bool,
    /// When nothing was found: the number of vacancies without the most restrictive filter.
    pub near: Option<Near>,
    /// When nothing was found: what can be left out so that something is, the most useful first. For pages.
    #[serde(skip)]
    pub ways: Vec<Way>,
    /// The day of the exchange rates used to compare pays.
    #[schema(value_type = Option<String>, format = Date)]
    pub rate_on: Option<Date>,
}

/// The number of vacancies for each value; each list ignores its own filter.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Facets)]
pub struct FacetsOut {
    pub sphere: Vec<FacetValue>,
    /// Regions, and the districts of those that are chosen.
    pub location: Vec<FacetValue>,
    pub profession: Vec<FacetValue>,
    pub work_type: Vec<FacetValue>,
    pub experience: Vec<FacetValue>,
    pub education: Vec<FacetValue>,
    pub language: Vec<FacetValue>,
    pub with_salary: u64,
    pub resume_not_required: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FacetValue {
    pub value: String,
    pub label: String,
    pub count: u64,
}

/// An active filter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Applied {
    pub key: FilterKey,
    pub value: String,
    pub label: String,
    /// The words it was recognised in; null when it comes from a parameter.
    pub typed: Option<String>,
    /// The query without those words, for removing the filter.
    pub q_without: Option<String>,
}

/// A condition of a search that found nothing, and how many vacancies there are without it.
#[derive(Debug, Clone)]
pub struct Way {
    /// `None`: the words.
    pub without: Option<FilterKey>,
    pub label: String,
    pub total: u64,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Near {
    /// The filter that was left out.
    pub without: FilterKey,
    pub label: String,
    pub total: u64,
    #[schema(value_type = Vec<VacancyCard>)]
    pub data: Vec<SharedCard>,
}
