//! Applies filters to the matching documents.

use std::sync::Arc;

use super::docs::Docs;
use super::request::Filters;
use super::schema::{Dimension, NO, YES};
use super::segment::{Core, Floors};

/// The documents left after filtering.
pub(super) struct Narrowed {
    /// Those that pass all filters.
    pub all: Docs,
    /// For each dimension with a filter, the documents that pass all other filters: its facet counts are made from
    /// them.
    pub except: Vec<(Dimension, Docs)>,
}

/// The filters of a request as sets of documents of one segment.
pub(super) struct Chosen<'a> {
    filters: &'a Filters,
    with_facets: bool,
    dimensions: Vec<(Dimension, Vec<Arc<Docs>>)>,
}

impl<'a> Chosen<'a> {
    pub fn new(core: &Core, filters: &'a Filters, with_facets: bool) -> tantivy::Result<Self> {
        Ok(Self { filters, with_facets, dimensions: dimensions(core, filters)? })
    }

    /// Sets that can be intersected right away: filters with a single value, in a request without facets.
    pub fn at_once(&self) -> impl Iterator<Item = &Docs> {
        self.dimensions.iter().filter_map(|(_, values)| match values.as_slice() {
            [only] if !self.with_facets => Some(only.as_ref()),
            _ => None,
        })
    }

    /// Applies the remaining filters to documents that have passed [`Self::at_once`].
    pub fn narrow(&self, core: &Core, found: Docs) -> tantivy::Result<Narrowed> {
        if !self.with_facets {
            let several = self.dimensions.iter().filter(|(_, values)| values.len() > 1);
            // Pay and age are checked last, per document: intersecting sets is faster.
            let found = several.fold(found, |docs, (_, values)| docs.and_any(values, core.size));
            return Ok(Narrowed { all: narrow_uncounted(core, found, self.filters)?, except: Vec::new() });
        }
        let found = narrow_uncounted(core, found, self.filters)?;
        let through = |skipped: Option<Dimension>| {
            let active = self.dimensions.iter().filter(|(dimension, _)| Some(*dimension) != skipped);
            active.fold(found.clone(), |docs, (_, values)| docs.and_any(values, core.size))
        };
        let except = self.dimensions.iter().map(|(own, _)| (*own, through(Some(*own)))).collect();
        Ok(Narrowed { all: through(None), except })
    }
}

/// Applies the filters that have no facet counts.
fn narrow_uncounted(core: &Core, found: Docs, filters: &Filters) -> tantivy::Result<Docs> {
    let mut found = found;
    if let Some(company) = &filters.company {
        found = found.and(&core.of_companies(&[company.as_bytes()])?);
    }
    if !filters.excluded.is_empty() {
        let ids: Vec<&[u8]> = filters.excluded.iter().map(|id| id.as_bytes().as_slice()).collect();
        found = found.minus(&core.with_ids(&ids)?);
    }
    if !filters.excluded_companies.is_empty() {
        let ids: Vec<&[u8]> = filters.excluded_companies.iter().map(|id| id.as_bytes().as_slice()).collect();
        found = found.minus(&core.of_companies(&ids)?);
    }
    if let Some(since) = filters.published_since {
        let published = &core.columns.published;
        found = found.filtered(|doc| i64::from(published[doc as usize]) >= since);
    }
    if let Some(floor) = filters.pay_floor {
        let floors = Floors::new(floor);
        // People ask for round sums, so for a large set the documents above a pay floor come from the cache.
        found = match &found {
            Docs::Few(_) => found.filtered(|doc| floors.are_reached(&core.columns, doc)),
            Docs::Many(_) => found.and(core.paying(&floors)?.as_ref()),
        };
    }
    Ok(found)
}

/// The filters that have facet counts, with the documents of each value, smallest first.
fn dimensions(core: &Core, filters: &Filters) -> tantivy::Result<Vec<(Dimension, Vec<Arc<Docs>>)>> {
    let experience: Vec<String> = filters.experience.iter().map(u8::to_string).collect();
    let pay: Vec<String> = filters.only_with_pay.then(|| YES.to_owned()).into_iter().collect();
    let resume = filters.resume_required.map(|required| if required { YES } else { NO }.to_owned());
    let mut active = Vec::new();
    for (dimension, values) in [
        (Dimension::Sphere, filters.spheres.as_slice()),
        (Dimension::Location, &filters.locations),
        (Dimension::Profession, &filters.professions),
        (Dimension::WorkType, &filters.work_types),
        (Dimension::Education, &filters.education),
        (Dimension::Language, &filters.languages),
        (Dimension::Experience, &experience),
        (Dimension::Pay, &pay),
        (Dimension::Resume, resume.as_slice()),
    ] {
        if !values.is_empty() {
            let docs: tantivy::Result<Vec<_>> =
                values.iter().map(|value| core.tagged(&dimension.tag(value))).collect();
            active.push((dimension, docs?));
        }
    }
    active.sort_by_key(|(_, docs)| docs.iter().map(|docs| docs.bytes()).sum::<usize>());
    Ok(active)
}
