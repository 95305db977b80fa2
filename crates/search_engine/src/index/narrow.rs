//! Applies filters to the matching documents.

use std::sync::Arc;

use uuid::Uuid;

use super::docs::Docs;
use super::filters::Filters;
use super::schema::{FacetId, YES};
use super::segment::{Core, Floor};

/// The documents left after filtering.
pub(super) struct Narrowed {
    /// Those that pass all filters.
    pub all: Docs,
    /// For each counted facet with a filter, the documents that pass all other filters: its counts are made from them.
    pub except: Vec<(FacetId, Docs)>,
}

/// The filters of a request as sets of documents of one segment.
pub(super) struct Chosen<'a> {
    filters: &'a Filters,
    with_facets: bool,
    facets: Vec<(FacetId, Vec<Arc<Docs>>)>,
}

impl<'a> Chosen<'a> {
    pub fn new(core: &Core, filters: &'a Filters, with_facets: bool) -> tantivy::Result<Self> {
        Ok(Self { filters, with_facets, facets: of_facets(core, filters)? })
    }

    /// Sets that can be intersected right away: filters with a single value, in a request without facets.
    pub fn at_once(&self) -> impl Iterator<Item = &Docs> {
        self.facets.iter().filter_map(|(_, values)| match values.as_slice() {
            [only] if !self.with_facets => Some(only.as_ref()),
            _ => None,
        })
    }

    /// Applies the remaining filters to documents that have passed [`Self::at_once`].
    pub fn narrow(&self, core: &Core, found: Docs) -> tantivy::Result<Narrowed> {
        if !self.with_facets {
            let several = self.facets.iter().filter(|(_, values)| values.len() > 1);
            // Numbers and dates are checked last, per document: intersecting sets is faster.
            let found = several.fold(found, |docs, (_, values)| docs.and_any(values, core.size));
            return Ok(Narrowed { all: narrow_further(core, found, self.filters)?, except: Vec::new() });
        }
        let found = narrow_further(core, found, self.filters)?;
        let through = |skipped: Option<FacetId>| {
            let active = self.facets.iter().filter(|(facet, _)| Some(*facet) != skipped);
            active.fold(found.clone(), |docs, (_, values)| docs.and_any(values, core.size))
        };
        let counted = self.facets.iter().filter(|(own, _)| core.schema.facet(*own).group().is_some());
        let except = counted.map(|(own, _)| (*own, through(Some(*own)))).collect();
        Ok(Narrowed { all: through(None), except })
    }
}

/// Applies the filters other than facets.
fn narrow_further(core: &Core, found: Docs, filters: &Filters) -> tantivy::Result<Docs> {
    let mut found = found;
    for (key, id) in &filters.only {
        found = found.and(&core.with_keys(*key, &[id.as_bytes()])?);
    }
    if !filters.excluded.is_empty() {
        found = found.minus(&core.with_ids(&bytes(&filters.excluded))?);
    }
    for (key, ids) in &filters.excluded_keys {
        found = found.minus(&core.with_keys(*key, &bytes(ids))?);
    }
    for (flag, key, id) in &filters.reserved {
        let reserved = core.tagged(&flag.0.tag(YES))?;
        found = found.minus(&reserved.minus(&core.with_keys(*key, &[id.as_bytes()])?));
    }
    for (date, since) in &filters.since {
        let dates = &core.columns.dates[usize::from(date.0)];
        found = found.filtered(|doc| i64::from(dates[doc as usize]) >= *since);
    }
    for (number, least) in &filters.floors {
        let floor = Floor::new(*number, least);
        // People ask for round sums, so for a large set the documents above a floor come from the cache.
        found = match &found {
            Docs::Few(_) => found.filtered(floor.reached(&core.columns)),
            Docs::Many(_) => found.and(core.reaching(&floor)?.as_ref()),
        };
    }
    Ok(found)
}

fn bytes(ids: &[Uuid]) -> Vec<&[u8]> {
    ids.iter().map(|id| id.as_bytes().as_slice()).collect()
}

/// The filters by facet, with the documents of each value, smallest first.
fn of_facets(core: &Core, filters: &Filters) -> tantivy::Result<Vec<(FacetId, Vec<Arc<Docs>>)>> {
    let mut active = Vec::with_capacity(filters.facets.len());
    for (facet, values) in &filters.facets {
        let docs: tantivy::Result<Vec<_>> =
            values.iter().map(|value| core.tagged(&facet.tag(value))).collect();
        active.push((*facet, docs?));
    }
    active.sort_by_key(|(_, docs)| docs.iter().map(|docs| docs.bytes()).sum::<usize>());
    Ok(active)
}
