//! Requests to the index and its results.

use std::ops::Range;

use uuid::Uuid;

use super::vacancy::CURRENCIES;
use crate::query::Tree;
use crate::synonyms::Synonyms;

/// Values of one list are alternatives; an empty list does not filter.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Filters {
    pub spheres: Vec<String>,
    pub professions: Vec<String>,
    pub locations: Vec<String>,
    pub work_types: Vec<String>,
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

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Sort {
    Relevance,
    Newest,
    /// Highest pay first, vacancies without pay last. `rates`: the value of one unit of each currency.
    Pay {
        rates: [f64; CURRENCIES],
    },
}

#[derive(Debug, Clone)]
pub struct Request<'a> {
    pub query: Option<&'a Tree>,
    pub synonyms: &'a Synonyms,
    pub filters: &'a Filters,
    pub sort: Sort,
    pub offset: usize,
    pub limit: usize,
    /// Which of the matching paid vacancies to return, in addition to the others; an empty range for none.
    pub paid: Range<usize>,
    pub facets: bool,
    /// Unknown words may be replaced by similar known ones.
    pub corrections: bool,
    pub now: i64,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct SearchHits {
    pub ids: Vec<Uuid>,
    pub paid: Vec<Uuid>,
    pub total: usize,
    pub facets: Option<Facets>,
    pub corrections: Vec<Correction>,
    /// Nothing matched all the words, so these results match some of them.
    pub relaxed: bool,
    /// Changes with every commit to the index; unique within the process.
    pub generation: u64,
}

/// A word that was not found, and the similar one that replaced it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    pub typed: String,
    pub used: String,
}

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
    pub experience: [u64; 6],
    pub with_pay: u64,
    pub resume_not_required: u64,
}
