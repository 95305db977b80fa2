//! Requests to the index and its results.

use std::ops::Range;

use uuid::Uuid;

use super::filters::Filters;
use super::schema::{DateId, FacetId, FlagId, NO, NumberId, YES};
use crate::query::Tree;
use crate::synonyms::Synonyms;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Sort<'a> {
    /// The best match first; without words the freshest first.
    Relevance,
    /// The latest date first.
    Latest(DateId),
    /// The highest number first, documents without it last. `rates`: the value of one of each unit.
    Highest { number: NumberId, rates: &'a [f64] },
}

#[derive(Debug, Clone)]
pub struct SearchRequest<'a> {
    pub query: Option<&'a Tree>,
    pub synonyms: &'a Synonyms,
    pub filters: &'a Filters,
    pub sort: Sort<'a>,
    pub offset: usize,
    pub limit: usize,
    /// Which of the matching promoted documents to return, in addition to the others; an empty range for none. They
    /// must have every word in a name ([`TextKind::Name`](super::TextKind::Name)), as typed, with another ending or as a
    /// synonym: a word in a long text, a corrected or a left out word is not enough.
    pub promoted: Range<usize>,
    pub facets: bool,
    /// Unknown words may be replaced by similar known ones.
    pub corrections: bool,
    pub now: i64,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct SearchHits {
    pub ids: Vec<Uuid>,
    pub promoted: Vec<Uuid>,
    pub total: usize,
    pub facets: Option<FacetCounts>,
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

/// The number of matches for each value. Each facet ignores its own filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FacetCounts {
    /// By facet.
    pub(super) lists: Vec<Vec<(String, u64)>>,
}

impl FacetCounts {
    /// Of an open list those with matches, the most frequent first; of a closed list all values in its order. Empty
    /// for a facet that is not counted.
    pub fn of(&self, facet: FacetId) -> &[(String, u64)] {
        self.lists.get(usize::from(facet.0)).map_or(&[], Vec::as_slice)
    }

    /// The same, moved out.
    pub fn take(&mut self, facet: FacetId) -> Vec<(String, u64)> {
        self.lists.get_mut(usize::from(facet.0)).map(std::mem::take).unwrap_or_default()
    }

    /// The number of matches for which the flag is set or not set.
    pub fn of_flag(&self, flag: FlagId, is_set: bool) -> u64 {
        let wanted = if is_set { YES } else { NO };
        self.of(flag.0).iter().find(|(value, _)| value == wanted).map_or(0, |(_, count)| *count)
    }
}
