//! Facet counts: the number of documents for each value of each filter.

use std::borrow::Cow;

use super::docs::{Bits, Docs};
use super::narrow::Narrowed;
use super::rank::Matched;
use super::schema::FacetId;
use super::segment::Core;
use super::tags::{Counter, Counts};

/// Counting fewer documents is cheap enough not to cache.
const WORTH_REMEMBERING: usize = 2_000;

/// What to count in one segment.
pub(super) struct Counting<'a> {
    pub core: &'a Core,
    /// Identifies the query's words; used as the cache key.
    pub key: &'a str,
    pub matched: &'a [Matched],
    /// Whether documents that lack some of the words are included.
    pub relaxed: bool,
}

impl Counting<'_> {
    /// Counts all values; each facet ignores its own filter.
    pub fn count(&self, narrowed: &Narrowed, segment: usize, counter: &mut Counter<'_>) {
        let Narrowed { all, except } = narrowed;
        let is_own = |facet: &FacetId| except.iter().any(|(own, _)| own == facet);
        let counted = self.core.schema.counted.iter().copied();
        let others: Vec<FacetId> = counted.filter(|other| !is_own(other)).collect();
        counter.add(segment, self.core, &self.counts(all, &others), &others);
        for (own, docs) in except {
            counter.add(segment, self.core, &self.counts(docs, &[*own]), &[*own]);
        }
    }

    fn counts(&self, docs: &Docs, facets: &[FacetId]) -> Counts {
        let count = docs.len();
        if count > WORTH_REMEMBERING && !self.relaxed {
            let all = self.all_with_words();
            // Subtracting the excluded documents touches fewer documents than counting the remaining ones.
            if all.len() < 2 * count {
                return self.counts_but(&all, &all.minus(docs), facets);
            }
        }
        self.core.tags.count(docs, facets)
    }

    fn all_with_words(&self) -> Cow<'_, Docs> {
        match self.matched {
            [] => Cow::Owned(Docs::Many(Bits::of(self.core.size, |_| true))),
            [only] => Cow::Borrowed(only.docs()),
            several => Cow::Owned(Docs::all_of(several.iter().map(Matched::docs))),
        }
    }

    /// Counts over all documents that match the words never change within a segment, so they are cached. Most
    /// searches have words alone or words and a place: then only deleted, expired and hidden documents have to be
    /// subtracted.
    fn counts_but(&self, all: &Docs, gone: &Docs, facets: &[FacetId]) -> Counts {
        let tags = &self.core.tags;
        let known;
        let all = if self.matched.is_empty() {
            tags.frequencies()
        } else {
            known = self.core.counts(self.key, || tags.count(all, &self.core.schema.counted));
            known.as_slice()
        };
        let gone = tags.count(gone, facets);
        all.iter().zip(gone).map(|(all, gone)| all.saturating_sub(gone)).collect()
    }
}
