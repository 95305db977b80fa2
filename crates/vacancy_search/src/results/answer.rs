//! The wire types of a search.

use jiff::civil::Date;
use platform::Meta;
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
    /// Paid ones that fit, at most three, besides the list; never twice on a page.
    #[schema(value_type = Vec<VacancyCard>)]
    pub ads: Vec<SharedCard>,
    pub meta: Meta,
    /// Nothing when they were not wanted, or while the index is being built.
    pub facets: Option<FacetsOut>,
    /// Every filter in force, from the address or from the words.
    pub applied: Vec<Applied>,
    /// What is searched as words; empty when filters say it all.
    pub words: String,
    pub corrections: Vec<CorrectionOut>,
    /// Nothing had all the words, so these have some of them.
    pub relaxed: bool,
    /// When nothing was found: what there is without the filter that stands most in the way.
    pub near: Option<Near>,
    /// The day of the exchange rate by which pays were compared.
    #[schema(value_type = Option<String>, format = Date)]
    pub rate_on: Option<Date>,
}

/// How many there are under each value; each list ignores its own filter.
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

/// A filter in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Applied {
    pub key: FilterKey,
    pub value: String,
    pub label: String,
    /// The words that said so; nothing when the address did.
    pub typed: Option<String>,
    /// The query without those words: where taking the filter away leads.
    pub q_without: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Correction)]
pub struct CorrectionOut {
    pub typed: String,
    pub used: String,
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
