//! The filter values of a segment's documents, and how often each occurs in a set of them.

use std::ops::Range;

use tantivy::{DocId, InvertedIndexReader, TantivyError};

use super::docs::Docs;
use super::request::Facets;
use super::schema::{Dimension, NO};
use super::segment::{Core, read};

#[derive(Debug)]
pub(super) struct Tags {
    /// In the order of the dictionary, so the values of one dimension stand side by side.
    names: Vec<String>,
    /// How many documents each has.
    frequencies: Vec<u32>,
    /// The tags of a document are `numbers[starts[doc]..starts[doc + 1]]`.
    starts: Vec<u32>,
    numbers: Vec<u16>,
}

impl Tags {
    pub fn read(index: &InvertedIndexReader, size: DocId) -> tantivy::Result<Self> {
        let mut names = Vec::new();
        let mut terms = Vec::new();
        let mut stream = index.terms().stream()?;
        while stream.advance() {
            names.push(String::from_utf8_lossy(stream.key()).into_owned());
            terms.push(stream.value().clone());
        }
        if names.len() > usize::from(u16::MAX) {
            return Err(TantivyError::InternalError(
                "more filter values than a dictionary can have".to_owned(),
            ));
        }
        // Two walks over the postings: how many tags each document has, then which.
        let mut starts = vec![0_u32; size as usize + 1];
        for term in &terms {
            read(index, term, |docs| docs.iter().for_each(|doc| starts[*doc as usize + 1] += 1))?;
        }
        for doc in 0..size as usize {
            starts[doc + 1] += starts[doc];
        }
        let mut next = starts.clone();
        let mut numbers = vec![0; starts[size as usize] as usize];
        for (number, term) in (0..).zip(&terms) {
            read(index, term, |docs| {
                for doc in docs {
                    let place = &mut next[*doc as usize];
                    numbers[*place as usize] = number;
                    *place += 1;
                }
            })?;
        }
        let frequencies = terms.iter().map(|term| term.doc_freq).collect();
        Ok(Self { names, frequencies, starts, numbers })
    }

    fn of(&self, doc: DocId) -> &[u16] {
        &self.numbers[self.starts[doc as usize] as usize..self.starts[doc as usize + 1] as usize]
    }

    /// The places of a dimension's values.
    fn range(&self, dimension: Dimension) -> Range<usize> {
        let letter = dimension.letter();
        let start = self.names.partition_point(|name| name.chars().next() < Some(letter));
        let length = self.names[start..].iter().take_while(|name| name.starts_with(letter)).count();
        start..start + length
    }
}

/// How often each tag occurs in a set of documents, by its number.
pub(super) type Counts = Vec<u32>;

/// Counts the values of these dimensions; of others it may know nothing.
///
/// Either the tags of all documents are read, or the documents of all tags, whichever is less work.
pub(super) fn count(core: &Core, docs: &Docs, dimensions: &[Dimension]) -> tantivy::Result<Counts> {
    let tags = &core.tags;
    let mut counts = vec![0; tags.names.len()];
    let wanted = || dimensions.iter().flat_map(|dimension| tags.range(*dimension));
    let by_docs = docs.len() * (1 + tags.numbers.len() / core.size.max(1) as usize);
    let words = core.size as usize / 64;
    let by_tags: usize = wanted().map(|tag| words.min(tags.frequencies[tag] as usize) + 50).sum();
    match docs {
        Docs::Many(bits) if by_tags < by_docs => {
            for tag in wanted() {
                let count = match core.tagged(&tags.names[tag])?.as_ref() {
                    Docs::Few(list) => list.iter().filter(|doc| bits.contains(**doc)).count(),
                    Docs::Many(tagged) => bits.common(tagged),
                };
                counts[tag] = u32::try_from(count).unwrap_or(u32::MAX);
            }
        }
        _ => docs.each(|doc| tags.of(doc).iter().for_each(|tag| counts[usize::from(*tag)] += 1)),
    }
    Ok(counts)
}

impl Tags {
    /// The counts of all documents.
    pub fn frequencies(&self) -> &[u32] {
        &self.frequencies
    }
}

/// The tags of all segments. Each segment numbers its own; here they get numbers that hold for all.
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

/// Counts of values, gathered over segments.
pub(super) struct Counter<'a> {
    all: &'a AllTags,
    counts: Vec<u64>,
}

impl<'a> Counter<'a> {
    pub fn new(all: &'a AllTags) -> Self {
        Self { all, counts: vec![0; all.names.len()] }
    }

    /// Adds what was counted in a segment for these dimensions.
    pub fn add(&mut self, segment: usize, core: &Core, counts: &[u32], dimensions: &[Dimension]) {
        let numbers = &self.all.numbers[segment];
        for tag in dimensions.iter().flat_map(|dimension| core.tags.range(*dimension)) {
            self.counts[numbers[tag] as usize] += u64::from(counts[tag]);
        }
    }

    pub fn facets(self) -> Facets {
        let mut facets = Facets::default();
        for (name, count) in self.all.names.iter().zip(self.counts).filter(|(_, count)| *count > 0) {
            let Some((dimension, value)) = Dimension::of(name) else { continue };
            let list = match dimension {
                Dimension::Sphere => &mut facets.spheres,
                Dimension::Location => &mut facets.locations,
                Dimension::Profession => &mut facets.professions,
                Dimension::WorkType => &mut facets.work_types,
                Dimension::Education => &mut facets.educations,
                Dimension::Language => &mut facets.languages,
                Dimension::Experience => {
                    let years = value.parse().ok().and_then(|years: usize| facets.experience.get_mut(years));
                    years.into_iter().for_each(|years| *years += count);
                    continue;
                }
                Dimension::Pay => {
                    facets.with_pay += count;
                    continue;
                }
                Dimension::Resume => {
                    facets.resume_not_required += if value == NO { count } else { 0 };
                    continue;
                }
                Dimension::Top => continue,
            };
            list.push((value.to_owned(), count));
        }
        for list in [
            &mut facets.spheres,
            &mut facets.locations,
            &mut facets.professions,
            &mut facets.work_types,
            &mut facets.educations,
            &mut facets.languages,
        ] {
            // They come by name; the sort keeps that among equals.
            list.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        }
        facets
    }
}
