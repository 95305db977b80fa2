//! Ranks the matching documents.
//!
//! How a word was matched decides first (`lookup::Level`, field weights). Freshness and boost only order documents
//! that match equally well: freshness contributes a factor of 0.88 to 1, boost 0.92 to 1.05, together never as
//! much as a level.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use tantivy::DocId;
use uuid::Uuid;

use super::docs::Docs;
use super::lookup::{Hits, Reader, worths};
use super::request::Sort;
use super::segment::{BLOCK, Block, Columns, Core};

const OLDEST_WORTH: f32 = 0.88;
const HALF_LIFE_HOURS: f32 = 14.0 * 24.0;

/// Freshness by age in hours; anything older than the table gets its last value.
static FRESHNESS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    (0..4096)
        .map(|hours| OLDEST_WORTH + (1.0 - OLDEST_WORTH) * (-(hours as f32) / HALF_LIFE_HOURS).exp2())
        .collect()
});

/// The product of freshness and boost for each document of a segment. Recomputed every hour.
#[derive(Debug)]
pub(super) struct Worth {
    hour: u32,
    docs: Vec<f32>,
    /// The same in steps of [`ROUGH`], rounded up. It rules out most documents with a quarter of the memory traffic.
    rough: Vec<u8>,
    /// The best value of each block.
    blocks: Vec<f32>,
}

const ROUGH: f32 = 1.0 / 200.0;

impl Worth {
    pub fn new(columns: &Columns, now: i64) -> Self {
        let hour = hour(now);
        let table: &[f32] = &FRESHNESS;
        let freshness =
            |published: &u32| table[(hour.saturating_sub(published / HOUR) as usize).min(table.len() - 1)];
        let times = columns.published.iter().map(freshness);
        let docs: Vec<f32> = times.zip(&columns.boost).map(|(freshness, boost)| freshness * boost).collect();
        let blocks =
            docs.chunks(BLOCK as usize).map(|block| block.iter().copied().fold(0.0, f32::max)).collect();
        let rough = docs.iter().map(|worth| rounded_up(*worth)).collect();
        Self { hour, docs, rough, blocks }
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
        let rough = f32::from(self.rough[doc as usize]) * ROUGH;
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

fn rounded_up(worth: f32) -> u8 {
    let steps = (worth / ROUGH).ceil();
    // Division and multiplication may round differently.
    if steps * ROUGH < worth { steps as u8 + 1 } else { steps as u8 }
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
    worths: &'static [f32],
}

impl<'a> Scorer<'a> {
    fn new(matched: &'a [Matched]) -> Self {
        let groups = matched.iter().map(|group| {
            let words = group.words.iter().map(|hits| Reader::new(hits)).collect();
            (words, group.together.as_ref().map(|hits| Reader::new(hits)), group.weight as f32)
        });
        Self { groups: groups.collect(), worths: worths() }
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

/// An upper bound of the score in each block.
fn highest(matched: &[Matched], blocks: usize) -> Vec<f32> {
    let worths = worths();
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
fn highest_of_all(matched: &[Matched]) -> f32 {
    let worth = |hits: &Arc<Hits>| worths()[usize::from(hits.best())];
    let group = |group: &Matched| {
        let words: f32 = group.words.iter().map(worth).sum();
        group.together.as_ref().map_or(0.0, |hits| group.weight as f32 * worth(hits)).max(words)
    };
    matched.iter().map(group).sum()
}

/// What documents are ranked by.
pub(super) struct Ranking<'a> {
    pub core: &'a Core,
    pub matched: &'a [Matched],
    pub sort: Sort,
    pub now: i64,
}

impl Ranking<'_> {
    /// Offers the wanted documents of a segment to the heap.
    pub fn offer(&self, docs: &Docs, is_wanted: impl Fn(DocId) -> bool, best: &mut Best) {
        let Self { core, matched, sort, now } = *self;
        let columns = &core.columns;
        match (sort, matched) {
            (Sort::Relevance, [_, ..]) => {
                let worth = core.worth(now);
                let bounds = || {
                    let highest = highest(matched, core.blocks.len());
                    highest.iter().zip(&worth.blocks).map(|(fits, worth)| f64::from(fits * worth)).collect()
                };
                let most = highest_of_all(matched);
                if let [Matched { words, together: None, .. }] = matched
                    && let [word] = words.as_slice()
                {
                    // Fast path for a single word, the most common query.
                    let (mut reader, worths) = (Reader::new(word), worths());
                    let mut fits = |doc| worths[usize::from(reader.band(doc))];
                    let key = |doc, least| worth.key(doc, (most, least), &is_wanted, &mut fits);
                    offer(core, docs, best, key, bounds);
                } else {
                    let mut scorer = Scorer::new(matched);
                    let mut fits = |doc| scorer.score(doc);
                    let key = |doc, least| worth.key(doc, (most, least), &is_wanted, &mut fits);
                    offer(core, docs, best, key, bounds);
                }
            }
            (Sort::Relevance | Sort::Newest, _) => {
                let key = |doc, _| is_wanted(doc).then(|| f64::from(columns.published[doc as usize]));
                let bounds = || core.blocks.iter().map(|block| f64::from(block.published)).collect();
                offer(core, docs, best, key, bounds);
            }
            (Sort::Pay { rates }, _) => {
                let key = |doc: DocId| {
                    let rate = rates.get(usize::from(columns.currency[doc as usize]));
                    rate.map_or(-1.0, |rate| columns.pay[doc as usize] as f64 * rate)
                };
                let bound = |block: &Block| {
                    block.pay.iter().zip(rates).map(|(pay, rate)| *pay as f64 * rate).fold(-1.0, f64::max)
                };
                let bounds = || core.blocks.iter().map(bound).collect();
                offer(core, docs, best, |doc, _| is_wanted(doc).then(|| key(doc)), bounds);
            }
        }
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
    use super::super::lookup::Level;
    use super::*;

    /// Checks the claim at the top of this file in numbers.
    #[test]
    fn nothing_makes_up_for_a_level() {
        let (worst, best) = (0.95 * 0.96 * OLDEST_WORTH, 1.05);
        let levels = [Level::Exact, Level::Stem, Level::Loose, Level::Prefix, Level::Synonym, Level::Typo];
        for pair in levels.windows(2) {
            assert!(pair[1].worth() * best < pair[0].worth() * worst, "{pair:?}");
        }
    }

    #[test]
    fn half_of_the_freshness_is_gone_in_two_weeks() {
        assert_eq!(FRESHNESS[0], 1.0);
        assert!((FRESHNESS[14 * 24] - (1.0 + OLDEST_WORTH) / 2.0).abs() < 1e-6);
        assert!(FRESHNESS.is_sorted_by(|one, other| one >= other));
    }

    #[test]
    fn roughly_is_never_less() {
        for worth in (0..=1050).map(|thousandths| thousandths as f32 / 1000.0) {
            let rough = f32::from(rounded_up(worth)) * ROUGH;
            assert!(worth <= rough && rough < worth + 2.0 * ROUGH, "{worth} {rough}");
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
