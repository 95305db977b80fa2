//! Which documents come first.
//!
//! How a word was found decides (`lookup::Level`, field weights). Freshness and standing only order what was found
//! equally well: freshness is worth 0.88 to 1, standing 0.92 to 1.05, together never as much as a level.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, LazyLock};

use tantivy::DocId;
use uuid::Uuid;

use super::docs::Docs;
use super::lookup::{Hits, Reader, worths};
use super::request::Sort;
use super::segment::{BLOCK, Block, Core};

const OLDEST_WORTH: f32 = 0.88;
const HALF_LIFE_HOURS: f32 = 14.0 * 24.0;

/// Freshness by age in hours; everything older than the table is as old as its end.
static FRESHNESS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    (0..4096)
        .map(|hours| OLDEST_WORTH + (1.0 - OLDEST_WORTH) * (-(hours as f32) / HALF_LIFE_HOURS).exp2())
        .collect()
});

/// The best documents so far.
pub(super) struct Best {
    room: usize,
    heap: BinaryHeap<Reverse<Ranked>>,
}

#[derive(Debug, PartialEq)]
struct Ranked {
    key: f64,
    /// Among equals the later id comes first: ids grow with time.
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

    /// A key below this has no chance.
    fn threshold(&self) -> f64 {
        match self.heap.peek() {
            Some(Reverse(worst)) if self.heap.len() >= self.room => worst.key,
            _ => f64::NEG_INFINITY,
        }
    }

    fn offer(&mut self, key: f64, id: impl FnOnce() -> u128) {
        if key < self.threshold() {
            return;
        }
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

/// What was found for a group of words in one segment.
pub(super) struct Matched {
    pub words: Vec<Arc<Hits>>,
    pub together: Option<Arc<Hits>>,
    pub weight: usize,
}

/// The worth of documents for all groups.
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

/// The highest that a document of this block can score.
fn highest(matched: &[Matched], block: usize) -> f32 {
    let worths = worths();
    let worth = |hits: &Arc<Hits>| worths[usize::from(hits.best_in(block))];
    let group = |group: &Matched| {
        let words: f32 = group.words.iter().map(worth).sum();
        group.together.as_ref().map_or(0.0, |hits| group.weight as f32 * worth(hits)).max(words)
    };
    matched.iter().map(group).sum()
}

/// Up to so many documents are simply all looked at.
const ALL_LOOKED_AT: usize = 4 * BLOCK as usize;

/// Offers the documents of a segment to the best.
pub(super) fn rank(core: &Core, docs: &Docs, matched: &[Matched], sort: Sort, now: i64, best: &mut Best) {
    let columns = &core.columns;
    match sort {
        Sort::Relevance if !matched.is_empty() => {
            let now = u32::try_from(now.max(0)).unwrap_or(u32::MAX);
            let table: &[f32] = &FRESHNESS;
            let freshness = |published: u32| {
                table[((now.saturating_sub(published)) as usize / 3600).min(table.len() - 1)]
            };
            let mut scorer = Scorer::new(matched);
            let key = |doc: DocId| {
                let at = doc as usize;
                f64::from(scorer.score(doc) * (freshness(columns.published[at]) * columns.standing[at]))
            };
            let bound = |at: usize, block: &Block| {
                f64::from(highest(matched, at) * (freshness(block.published) * block.standing))
            };
            offer(core, docs, best, key, bound);
        }
        Sort::Relevance | Sort::Newest => {
            let key = |doc: DocId| f64::from(columns.published[doc as usize]);
            offer(core, docs, best, key, |_, block| f64::from(block.published));
        }
        Sort::Pay { rates } => {
            let key = |doc: DocId| {
                let rate = rates.get(usize::from(columns.currency[doc as usize]));
                rate.map_or(-1.0, |rate| columns.pay[doc as usize] as f64 * rate)
            };
            let bound = |_, block: &Block| {
                block.pay.iter().zip(rates).map(|(pay, rate)| *pay as f64 * rate).fold(-1.0, f64::max)
            };
            offer(core, docs, best, key, bound);
        }
    }
}

/// Many documents are looked at in blocks, the most promising first, until no block can bring anything better.
fn offer(
    core: &Core,
    docs: &Docs,
    best: &mut Best,
    mut key: impl FnMut(DocId) -> f64,
    bound: impl Fn(usize, &Block) -> f64,
) {
    let ids = &core.columns.ids;
    if docs.len() <= ALL_LOOKED_AT {
        return docs.each(|doc| best.offer(key(doc), || ids[doc as usize]));
    }
    let mut blocks: Vec<(f64, DocId)> =
        core.blocks.iter().zip(0..).map(|(block, at)| (bound(at as usize, block), at)).collect();
    blocks.sort_unstable_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    for (bound, block) in blocks {
        if bound < best.threshold() {
            break;
        }
        docs.each_in(block * BLOCK..(block + 1) * BLOCK, |doc| best.offer(key(doc), || ids[doc as usize]));
    }
}

#[cfg(test)]
mod tests {
    use super::super::lookup::Level;
    use super::*;

    /// The promise at the top of this file, in numbers.
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
    fn the_best_are_kept_and_equals_go_by_id() {
        let mut best = Best::new(3);
        for (key, id) in [(1.0, 1), (3.0, 2), (2.0, 3), (2.0, 4), (3.0, 5)] {
            best.offer(key, || id);
        }
        assert_eq!(best.ids(1), [Uuid::from_u128(2), Uuid::from_u128(4)]);
    }
}
