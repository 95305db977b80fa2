//! The filter values of a segment's documents, and counting them over a set of documents.

use std::ops::Range;
use std::sync::Arc;

use tantivy::{DocId, InvertedIndexReader, TantivyError};

use super::docs::Docs;
use super::request::FacetCounts;
use super::schema::{Facet, FacetId, GROUPS, Schema, Values};
use super::segment::{Core, read};

#[derive(Debug)]
pub(super) struct Tags {
    schema: Arc<Schema>,
    /// In dictionary order, so the values of one facet are adjacent.
    names: Vec<String>,
    /// The tags of each facet.
    ranges: Vec<Range<usize>>,
    /// The number of documents of each.
    frequencies: Vec<u32>,
    combinations: [Combinations; GROUPS],
    /// The combination of each document in each group. Counting reads one number per group instead of one per tag.
    of_docs: Vec<[u32; GROUPS]>,
}

/// Sets of tags of one group that occur together in documents. Each is a shorter combination plus one tag, down to
/// the first, which is empty; the shorter one always precedes it.
#[derive(Debug)]
struct Combinations(Vec<Combination>);

#[derive(Debug, Clone, Copy)]
struct Combination {
    shorter: u32,
    tag: u16,
}

impl Combinations {
    fn new() -> Self {
        Self(vec![Combination { shorter: 0, tag: 0 }])
    }

    /// Converts the number of documents per exact combination into the number per tag.
    fn spread(&self, mut exactly: Vec<u32>, counts: &mut [u32]) {
        for (at, Combination { shorter, tag }) in self.0.iter().enumerate().skip(1).rev() {
            counts[usize::from(*tag)] += exactly[at];
            exactly[*shorter as usize] += exactly[at];
        }
    }
}

impl Tags {
    pub fn read(index: &InvertedIndexReader, schema: &Arc<Schema>, size: DocId) -> tantivy::Result<Self> {
        let mut names = Vec::new();
        let mut frequencies = Vec::new();
        let mut combinations = [(); GROUPS].map(|()| Combinations::new());
        let mut of_docs = vec![[0; GROUPS]; size as usize];
        let mut stream = index.terms().stream()?;
        while stream.advance() {
            let name = String::from_utf8_lossy(stream.key()).into_owned();
            let tag = u16::try_from(names.len()).map_err(|_| {
                TantivyError::InternalError("more values of facets than an index can have".to_owned())
            })?;
            let facet = FacetId::split(&name).map(|(facet, _)| schema.facet(facet));
            if let Some(group) = facet.and_then(Facet::group) {
                let known = &mut combinations[group].0;
                // Maps each combination to the same one with this tag added. Zero means not created yet: combination
                // 0 is empty.
                let mut longer = vec![0; known.len()];
                read(index, stream.value(), |docs| {
                    for doc in docs {
                        let own = &mut of_docs[*doc as usize][group];
                        let longer = &mut longer[*own as usize];
                        if *longer == 0 {
                            *longer = known.len() as u32;
                            known.push(Combination { shorter: *own, tag });
                        }
                        *own = *longer;
                    }
                })?;
            }
            names.push(name);
            frequencies.push(stream.value().doc_freq);
        }
        let letters = (0..).map(FacetId).take(schema.facets.len()).map(FacetId::letter);
        let ranges = letters.map(|letter| {
            let start = names.partition_point(|name: &String| name.chars().next() < Some(letter));
            let length = names[start..].partition_point(|name| name.starts_with(letter));
            start..start + length
        });
        let ranges = ranges.collect();
        Ok(Self { schema: Arc::clone(schema), names, ranges, frequencies, combinations, of_docs })
    }

    /// The counts over all documents.
    pub fn frequencies(&self) -> &[u32] {
        &self.frequencies
    }

    /// Counts the values of these facets; the counts of other facets may be incomplete.
    pub fn count(&self, docs: &Docs, facets: &[FacetId]) -> Counts {
        let mut counts = vec![0; self.names.len()];
        let group = |facet: &FacetId| self.schema.facet(*facet).group();
        let is_wanted = |one: usize| facets.iter().any(|facet| group(facet) == Some(one));
        let wanted: Vec<usize> = (0..GROUPS).filter(|one| is_wanted(*one)).collect();
        let mut exactly = [(); GROUPS].map(|()| Vec::new());
        for group in &wanted {
            exactly[*group] = vec![0_u32; self.combinations[*group].0.len()];
        }
        match (wanted.as_slice(), &mut exactly) {
            // By far the most common case, and many times faster with indices known at compile time.
            ([0, 1, 2], [one, two, three]) => docs.each(|doc| {
                let [first, second, third] = self.of_docs[doc as usize];
                one[first as usize] += 1;
                two[second as usize] += 1;
                three[third as usize] += 1;
            }),
            (_, exactly) => {
                for group in &wanted {
                    let exactly = &mut exactly[*group];
                    docs.each(|doc| exactly[self.of_docs[doc as usize][*group] as usize] += 1);
                }
            }
        }
        for group in wanted {
            self.combinations[group].spread(std::mem::take(&mut exactly[group]), &mut counts);
        }
        counts
    }
}

/// The number of documents per tag, indexed by tag number.
pub(super) type Counts = Vec<u32>;

/// The tags of all segments. Each segment numbers its own tags; this maps them to common numbers.
#[derive(Debug, Default)]
pub(super) struct AllTags {
    names: Vec<String>,
    /// For each segment, the common numbers of its tags.
    numbers: Vec<Vec<u32>>,
}

impl AllTags {
    pub fn new<'a>(segments: impl Iterator<Item = &'a Tags> + Clone) -> Self {
        let mut names: Vec<&str> =
            segments.clone().flat_map(|tags| &tags.names).map(String::as_str).collect();
        names.sort_unstable();
        names.dedup();
        let number = |name: &String| {
            let place = names.binary_search(&name.as_str()).expect("it was put there above");
            u32::try_from(place).expect("a segment has few tags, and segments are few")
        };
        let numbers = segments.map(|tags| tags.names.iter().map(number).collect()).collect();
        Self { names: names.into_iter().map(str::to_owned).collect(), numbers }
    }
}

/// Facet counts summed over segments.
pub(super) struct Counter<'a> {
    all: &'a AllTags,
    counts: Vec<u64>,
}

impl<'a> Counter<'a> {
    pub fn new(all: &'a AllTags) -> Self {
        Self { all, counts: vec![0; all.names.len()] }
    }

    /// Adds a segment's counts for these facets.
    pub fn add(&mut self, segment: usize, core: &Core, counts: &[u32], facets: &[FacetId]) {
        let numbers = &self.all.numbers[segment];
        for tag in facets.iter().flat_map(|facet| core.tags.ranges[usize::from(facet.0)].clone()) {
            self.counts[numbers[tag] as usize] += u64::from(counts[tag]);
        }
    }

    pub fn facets(self, schema: &Schema) -> FacetCounts {
        let mut lists = vec![Vec::new(); schema.facets.len()];
        for (list, facet) in lists.iter_mut().zip(&schema.facets) {
            if let (Values::Closed(values), Some(_)) = (&facet.values, facet.group()) {
                list.extend(values.iter().map(|value| (value.clone(), 0)));
            }
        }
        for (name, count) in self.all.names.iter().zip(self.counts).filter(|(_, count)| *count > 0) {
            let Some((facet, value)) = FacetId::split(name) else { continue };
            let list = &mut lists[usize::from(facet.0)];
            match &schema.facet(facet).values {
                Values::Open => list.push((value.to_owned(), count)),
                Values::Closed(values) => {
                    let at = values.iter().position(|known| known == value);
                    at.into_iter().for_each(|at| list[at].1 = count);
                }
            }
        }
        for (list, facet) in lists.iter_mut().zip(&schema.facets) {
            if facet.values == Values::Open {
                // The list is sorted by name; the stable sort keeps that order among equals.
                list.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            }
        }
        FacetCounts { lists }
    }
}
