//! Ranks the matching documents.
//!
//! How a word was matched decides first (`lookup::Level`, field weights). Freshness and boost, factors of the score
//! within the bounds of the schema's ranking, order documents that match equally well.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;
use std::sync::Arc;

use tantivy::DocId;
use uuid::Uuid;

use super::docs::Docs;
use super::lookup::{Bands, Hits, Reader, Worths};
use super::request::Sort;
use super::schema::{DateId, Schema};
use super::segment::{BLOCK, Columns, Core, Quantities};

/// The product of freshness and boost for each document of a segment. Recomputed every hour.
#[derive(Debug)]
pub(super) struct Worth {
    hour: u32,
    docs: Vec<f32>,
    /// The same in steps of `step`, rounded up. It rules out most documents with a quarter of the memory traffic.
    rough: Vec<u8>,
    step: f32,
    /// The best value of each block.
    blocks: Vec<f32>,
}

/// The number of steps up to the highest worth: one byte, and one step of room for rounding.
const STEPS: f32 = 250.0;

impl Worth {
    pub fn new(columns: &Columns, schema: &Schema, now: i64) -> Self {
        let hour = hour(now);
        let mut docs = columns.boost.clone();
        if let Some(freshness) = &schema.ranking.freshness {
            let table = schema.freshness.as_slice();
            let dates = &columns.dates[usize::from(freshness.date.0)];
            for (worth, date) in docs.iter_mut().zip(dates) {
                *worth *= table[(hour.saturating_sub(date / HOUR) as usize).min(table.len() - 1)];
            }
        }
        // Freshness is at most 1.
        let step = schema.ranking.boost.end() / STEPS;
        let blocks =
            docs.chunks(BLOCK as usize).map(|block| block.iter().copied().fold(0.0, f32::max)).collect();
        let rough = docs.iter().map(|worth| rounded_up(*worth, step)).collect();
        Self { hour, docs, rough, step, blocks }
    }

    /// The score of a wanted document, or `None` when it is below `least`. `most` is the highest match score of any
    /// document. Most documents are ruled out, so the cheapest checks that touch the least memory come first.
    fn key(
        &self,
        doc: DocId,
        (most, least): (f32, f64),
        is_wanted: impl FnOnce(DocId) -> bool,
        fits: impl FnOnce(DocId) -> f32,
    ) -> Option<f64> {
        let has_chance = |fits: f32, worth: f32| f64::from(fits * worth) >= least;
        if !has_chance(most, self.blocks[(doc / BLOCK) as usize]) || !is_wanted(doc) {
            return None;
        }
        let rough = f32::from(self.rough[doc as usize]) * self.step;
        if !has_chance(most, rough) {
            return None;
        }
        let fits = fits(doc);
        has_chance(fits, rough).then(|| f64::from(fits * self.docs[doc as usize]))
    }

    pub fn is_of(&self, now: i64) -> bool {
        self.hour == hour(now)
    }
}

fn rounded_up(worth: f32, step: f32) -> u8 {
    let steps = (worth / step).ceil();
    // Division and multiplication may round differently.
    if steps * step < worth { steps as u8 + 1 } else { steps as u8 }
}

const HOUR: u32 = 3600;

fn hour(now: i64) -> u32 {
    u32::try_from(now.max(0)).unwrap_or(u32::MAX) / HOUR
}

/// The best documents so far, in a bounded heap.
pub(super) struct Best {
    room: usize,
    heap: BinaryHeap<Reverse<Ranked>>,
}

#[derive(Debug, PartialEq)]
struct Ranked {
    key: f64,
    /// Ties are broken by the later id: ids grow with time.
    id: u128,
}

impl Eq for Ranked {}

impl PartialOrd for Ranked {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ranked {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key.total_cmp(&other.key).then(self.id.cmp(&other.id))
    }
}

impl Best {
    pub fn new(room: usize) -> Self {
        Self { room, heap: BinaryHeap::with_capacity(room.min(4096)) }
    }

    /// Documents that score below this cannot enter the heap.
    fn threshold(&self) -> f64 {
        match self.heap.peek() {
            Some(Reverse(worst)) if self.heap.len() >= self.room => worst.key,
            _ => f64::NEG_INFINITY,
        }
    }

    /// `key` receives the minimum score and may return `None` when the document does not reach it.
    fn offer(&mut self, key: impl FnOnce(f64) -> Option<f64>, id: impl FnOnce() -> u128) {
        let least = self.threshold();
        let Some(key) = key(least).filter(|key| *key >= least) else { return };
        self.heap.push(Reverse(Ranked { key, id: id() }));
        if self.heap.len() > self.room {
            self.heap.pop();
        }
    }

    pub fn ids(self, offset: usize) -> Vec<Uuid> {
        let sorted = self.heap.into_sorted_vec();
        sorted.into_iter().skip(offset).map(|Reverse(ranked)| Uuid::from_u128(ranked.id)).collect()
    }
}

/// The hits for one group of words in one segment.
pub(super) struct Matched {
    pub words: Vec<Arc<Hits>>,
    pub together: Option<Arc<Hits>>,
    /// Documents that match all words or the synonym for them; `None` for a single word.
    pub either: Option<Arc<Docs>>,
    pub weight: usize,
}

/// Scores documents over all groups.
struct Scorer<'a> {
    groups: Vec<(Vec<Reader<'a>>, Option<Reader<'a>>, f32)>,
    worths: &'a Worths,
}

impl<'a> Scorer<'a> {
    fn new(matched: &'a [Matched], worths: &'a Worths) -> Self {
        let groups = matched.iter().map(|group| {
            let words = group.words.iter().map(|hits| Reader::new(hits)).collect();
            (words, group.together.as_ref().map(|hits| Reader::new(hits)), group.weight as f32)
        });
        Self { groups: groups.collect(), worths }
    }

    fn score(&mut self, doc: DocId) -> f32 {
        let worths = self.worths;
        let worth = |reader: &mut Reader<'a>| worths[usize::from(reader.band(doc))];
        let mut score = 0.0;
        for (words, together, weight) in &mut self.groups {
            let mut sum = 0.0;
            let mut has_all = true;
            for word in words {
                let worth = worth(word);
                has_all &= worth > 0.0;
                sum += worth;
            }
            let whole = together.as_mut().map_or(0.0, |together| *weight * worth(together));
            score += if has_all { whole.max(sum) } else { whole };
        }
        score
    }
}

/// Tells whether the names of a document have all words of a query. Without words every document has them.
pub(super) struct Named<'a> {
    groups: Vec<(Vec<Reader<'a>>, Option<Reader<'a>>)>,
    bands: &'a Bands,
}

impl<'a> Named<'a> {
    pub fn new(matched: &'a [Matched], bands: &'a Bands) -> Self {
        let groups = matched.iter().map(|group| {
            let words = group.words.iter().map(|hits| Reader::new(hits)).collect();
            (words, group.together.as_ref().map(|hits| Reader::new(hits)))
        });
        Self { groups: groups.collect(), bands }
    }

    pub fn has(&mut self, doc: DocId) -> bool {
        let bands = self.bands;
        let is_named = |reader: &mut Reader<'a>| bands.is_named(reader.band(doc));
        self.groups.iter_mut().all(|(words, together)| {
            together.as_mut().is_some_and(is_named) || words.iter_mut().all(is_named)
        })
    }
}

/// An upper bound of the score in each block.
fn highest(matched: &[Matched], worths: &Worths, blocks: usize) -> Vec<f32> {
    let of = |hits: &Hits| -> Vec<f32> {
        let mut highest: Vec<f32> = hits.bests().iter().map(|best| worths[usize::from(*best)]).collect();
        // Sparse hits have no per-block bound.
        highest.resize(blocks, worths[usize::from(hits.best())]);
        highest
    };
    let add = |mut sums: Vec<f32>, more: Vec<f32>| {
        sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        sums
    };
    let of_group = |group: &Matched| {
        let words = group.words.iter().map(|word| of(word)).reduce(add).expect("a group has a word");
        let Some(together) = &group.together else { return words };
        let whole = of(together).into_iter().map(|worth| group.weight as f32 * worth);
        whole.zip(words).map(|(whole, words)| whole.max(words)).collect()
    };
    matched.iter().map(of_group).reduce(add).unwrap_or_default()
}

/// An upper bound of the score of any document.
fn highest_of_all(matched: &[Matched], worths: &Worths) -> f32 {
    let worth = |hits: &Arc<Hits>| worths[usize::from(hits.best())];
    let group = |group: &Matched| {
        let words: f32 = group.words.iter().map(worth).sum();
        group.together.as_ref().map_or(0.0, |hits| group.weight as f32 * worth(hits)).max(words)
    };
    matched.iter().map(group).sum()
}

/// What documents are ranked by.
pub(super) struct Ranker<'a> {
    pub core: &'a Core,
    pub matched: &'a [Matched],
    pub sort: Sort<'a>,
    pub now: i64,
}

impl Ranker<'_> {
    /// Offers the wanted documents of a segment to the heap.
    pub fn offer(&self, docs: &Docs, is_wanted: impl Fn(DocId) -> bool, best: &mut Best) {
        let Self { core, matched, sort, now } = *self;
        match (sort, matched) {
            (Sort::Relevance, [_, ..]) => {
                let (worth, worths) = (core.worth(now), core.schema.bands.worths());
                let bounds = || {
                    let highest = highest(matched, worths, core.blocks.count);
                    highest.iter().zip(&worth.blocks).map(|(fits, worth)| f64::from(fits * worth)).collect()
                };
                let most = highest_of_all(matched, worths);
                if let [Matched { words, together: None, .. }] = matched
                    && let [word] = words.as_slice()
                {
                    // Fast path for a single word, the most common query.
                    let mut reader = Reader::new(word);
                    let mut fits = |doc| worths[usize::from(reader.band(doc))];
                    let key = |doc, least| worth.key(doc, (most, least), &is_wanted, &mut fits);
                    offer(core, docs, best, key, bounds);
                } else {
                    let mut scorer = Scorer::new(matched, worths);
                    let mut fits = |doc| scorer.score(doc);
                    let key = |doc, least| worth.key(doc, (most, least), &is_wanted, &mut fits);
                    offer(core, docs, best, key, bounds);
                }
            }
            (Sort::Relevance, []) => match core.schema.ranking.freshness {
                Some(freshness) => self.offer_latest(freshness.date, docs, is_wanted, best),
                // Only the id is left to order by.
                None => {
                    let bounds = || vec![0.0; core.blocks.count];
                    offer(core, docs, best, |doc, _| is_wanted(doc).then_some(0.0), bounds);
                }
            },
            (Sort::Latest(date), _) => self.offer_latest(date, docs, is_wanted, best),
            (Sort::Highest { number, rates }, _) => {
                let number = usize::from(number.0);
                let Quantities { values, units } = &core.columns.numbers[number];
                let key = |doc: DocId| {
                    let rate = rates.get(usize::from(units[doc as usize]));
                    rate.map_or(-1.0, |rate| values[doc as usize] as f64 * rate)
                };
                let bound = |block: &[u64]| {
                    block.iter().zip(rates).map(|(value, rate)| *value as f64 * rate).fold(-1.0, f64::max)
                };
                let units = usize::from(core.schema.numbers[number].units);
                let bounds = || core.blocks.numbers[number].chunks(units).map(bound).collect();
                offer(core, docs, best, |doc, _| is_wanted(doc).then(|| key(doc)), bounds);
            }
        }
    }

    fn offer_latest(&self, date: DateId, docs: &Docs, is_wanted: impl Fn(DocId) -> bool, best: &mut Best) {
        let Self { core, .. } = *self;
        let at = usize::from(date.0);
        let dates = core.columns.dates[at].as_slice();
        let key = |doc, _| is_wanted(doc).then(|| f64::from(dates[doc as usize]));
        let bounds = || core.blocks.dates[at].iter().copied().map(f64::from).collect();
        offer(core, docs, best, key, bounds);
    }
}

/// Visits many documents in blocks, most promising first, and stops when no remaining block can improve the result.
fn offer(
    core: &Core,
    docs: &Docs,
    best: &mut Best,
    mut key: impl FnMut(DocId, f64) -> Option<f64>,
    bounds: impl FnOnce() -> Vec<f64>,
) {
    let ids = &core.columns.ids;
    let mut offer = |doc, best: &mut Best| best.offer(|least| key(doc, least), || ids[doc as usize]);
    if let Docs::Few(list) = docs {
        // The newest documents come last and usually raise the threshold above all others.
        return list.iter().rev().for_each(|doc| offer(*doc, best));
    }
    let bounds = bounds();
    let each_block = |range: Range<f64>, best: &mut Best| {
        // The newest documents come last here too.
        for (block, bound) in bounds.iter().enumerate().rev() {
            let block = block as DocId;
            if range.contains(bound) && *bound >= best.threshold() {
                docs.each_in(block * BLOCK..(block + 1) * BLOCK, |doc| offer(doc, best));
            }
        }
    };
    in_passes(&bounds, best, each_block);
}

/// Calls `each` for score ranges of the block bounds, highest first, until the heap cannot improve. Sorting all
/// blocks would take longer than it saves.
fn in_passes(bounds: &[f64], best: &mut Best, mut each: impl FnMut(Range<f64>, &mut Best)) {
    const SHARES: [f64; 3] = [1.0 / 64.0, 1.0 / 16.0, 1.0 / 4.0];
    let (low, high) =
        bounds.iter().fold((f64::MAX, f64::MIN), |(low, high), bound| (bound.min(low), bound.max(high)));
    let lowers = SHARES.into_iter().map(|share| high - (high - low) * share).chain([f64::NEG_INFINITY]);
    let mut upper = f64::INFINITY;
    for lower in lowers {
        if best.threshold() >= upper {
            break;
        }
        each(lower..upper, best);
        upper = lower;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roughly_is_never_less() {
        for highest in [0.3_f32, 1.0, 1.05, 7.0] {
            let step = highest / STEPS;
            for worth in (0..=1000).map(|thousandths| highest * thousandths as f32 / 1000.0) {
                let rough = f32::from(rounded_up(worth, step)) * step;
                assert!(worth <= rough && rough < worth + 2.0 * step, "{worth} of {highest}: {rough}");
            }
        }
    }

    #[test]
    fn promising_blocks_come_first_and_all_come_unless_they_are_hopeless() {
        let visited = |bounds: &[f64], reached: Option<f64>| {
            let mut best = Best::new(1);
            let mut visited = Vec::new();
            in_passes(bounds, &mut best, |range, best| {
                visited.extend(bounds.iter().filter(|bound| range.contains(bound)));
                reached.into_iter().for_each(|key| best.offer(|_| Some(key), || 1));
            });
            visited
        };
        let bounds: Vec<f64> = (0..1000).map(|number| f64::from(number * 7919 % 1009)).collect();
        let all = visited(&bounds, None);
        assert_eq!(all.len(), bounds.len());
        assert!(all[..10].iter().all(|bound| *bound > 980.0), "{:?}", &all[..10]);
        let some = visited(&bounds, Some(900.0));
        assert!(bounds.iter().filter(|bound| **bound >= 900.0).all(|bound| some.contains(bound)));
        assert!(some.len() < 300, "{}", some.len());
        for bounds in [vec![], vec![0.0], vec![1.0; 5], vec![-1.0, 3e18]] {
            assert_eq!(visited(&bounds, None).len(), bounds.len());
        }
    }

    #[test]
    fn the_best_are_kept_and_equals_go_by_id() {
        let mut best = Best::new(3);
        for (key, id) in [(1.0, 1), (3.0, 2), (2.0, 3), (2.0, 4), (3.0, 5)] {
            best.offer(|_| Some(key), || id);
        }
        assert_eq!(best.ids(1), [Uuid::from_u128(2), Uuid::from_u128(4)]);
    }
}
