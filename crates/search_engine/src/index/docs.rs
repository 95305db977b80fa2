//! Sets of documents of one segment: a sorted list when sparse, a bitmap when dense. A rare word costs only as much
//! as its matches, however large the index is, and a frequent one a few microseconds.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use tantivy::DocId;

/// A set is a list while it holds at most one in this many documents.
const FEW: usize = 32;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Docs {
    /// Ascending, without duplicates.
    Few(Vec<DocId>),
    Many(Bits),
}

/// A bitmap with one bit per document of a segment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bits(Vec<u64>);

/// Whether a set of this many documents is stored as a list.
pub(super) fn is_few(count: usize, size: DocId) -> bool {
    count * FEW <= size as usize
}

impl Bits {
    pub fn none(size: DocId) -> Self {
        Self(vec![0; size.div_ceil(64) as usize])
    }

    /// The documents for which `has` returns true.
    pub fn of(size: DocId, mut has: impl FnMut(DocId) -> bool) -> Self {
        let word = |start: DocId| {
            (start..size.min(start + 64)).fold(0, |word, doc| word | u64::from(has(doc)) << (doc - start))
        };
        Self((0..size).step_by(64).map(word).collect())
    }

    /// The documents whose byte is not zero. Reads eight bytes at a time; there is one byte per document of the
    /// segment.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        let word = |bytes: &[u8]| {
            let (eights, rest) = bytes.as_chunks::<8>();
            let head = eights.iter().map(|eight| not_zero(u64::from_le_bytes(*eight))).zip((0..).step_by(8));
            let tail = rest.iter().map(|byte| u64::from(*byte != 0)).zip(eights.len() * 8..);
            head.chain(tail).fold(0, |word, (bits, at)| word | bits << at)
        };
        Self(bytes.chunks(64).map(word).collect())
    }

    pub fn insert(&mut self, doc: DocId) {
        self.0[doc as usize / 64] |= 1 << (doc % 64);
    }

    pub fn contains(&self, doc: DocId) -> bool {
        self.0[doc as usize / 64] >> (doc % 64) & 1 == 1
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The number of documents in a range that starts at a multiple of 64.
    pub fn count(&self, range: Range<DocId>) -> usize {
        let (start, end) = (range.start as usize / 64, range.end as usize / 64);
        let whole: u32 = self.0[start..end].iter().map(|word| word.count_ones()).sum();
        let part = self.0.get(end).map_or(0, |word| (word & ((1 << (range.end % 64)) - 1)).count_ones());
        (whole + part) as usize
    }

    /// Calls `each` for every document in `range`, whose bounds are multiples of 64 or the end.
    fn each_in(&self, range: Range<DocId>, each: &mut impl FnMut(DocId)) {
        let words = range.start as usize / 64..(range.end as usize).div_ceil(64).min(self.0.len());
        for at in words {
            let mut word = self.0[at];
            while word != 0 {
                each(at as DocId * 64 + word.trailing_zeros());
                word &= word - 1;
            }
        }
    }

    /// The set as a list; `count` is its size.
    pub fn list(&self, count: usize) -> Vec<DocId> {
        let mut list = Vec::with_capacity(count);
        self.each_in(0..DocId::MAX, &mut |doc| list.push(doc));
        list
    }

    fn combine(&self, other: &Self, with: impl Fn(u64, u64) -> u64) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(one, other)| with(*one, *other)).collect())
    }

    /// The intersection with all others, in one pass over memory.
    fn and_all(&self, others: &[&Self]) -> Docs {
        const STEP: usize = 512;
        let mut words = Vec::with_capacity(self.0.len());
        for piece in self.0.chunks(STEP) {
            let start = words.len();
            words.extend_from_slice(piece);
            for other in others {
                words[start..].iter_mut().zip(&other.0[start..]).for_each(|(word, other)| *word &= other);
            }
        }
        Docs::Many(Self(words))
    }

    fn add(&mut self, docs: &Docs) {
        match docs {
            Docs::Few(list) => list.iter().for_each(|doc| self.insert(*doc)),
            Docs::Many(bits) => self.0.iter_mut().zip(&bits.0).for_each(|(word, other)| *word |= other),
        }
    }
}

/// One bit per byte: set when the byte is not zero.
const fn not_zero(bytes: u64) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let tops = (((bytes & LOW) + LOW) | bytes) & !LOW;
    // Gathers the top bits of all bytes in the last byte.
    (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

impl Docs {
    pub fn len(&self) -> usize {
        match self {
            Self::Few(list) => list.len(),
            Self::Many(bits) => bits.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        match self {
            Self::Few(list) => list.is_empty(),
            Self::Many(bits) => bits.0.iter().all(|word| *word == 0),
        }
    }

    pub fn contains(&self, doc: DocId) -> bool {
        match self {
            Self::Few(list) => list.binary_search(&doc).is_ok(),
            Self::Many(bits) => bits.contains(doc),
        }
    }

    /// The intersection of both.
    pub fn and(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Many(one), Self::Many(other)) => Self::Many(one.combine(other, |one, other| one & other)),
            (Self::Few(list), Self::Many(bits)) | (Self::Many(bits), Self::Few(list)) => {
                Self::Few(list.iter().copied().filter(|doc| bits.contains(*doc)).collect())
            }
            (Self::Few(one), Self::Few(other)) => Self::Few(common(one, other)),
        }
    }

    /// The intersection of all sets; empty when there are no sets.
    pub fn all_of<'a>(sets: impl Iterator<Item = &'a Self>) -> Self {
        let (mut lists, mut many) = (Vec::new(), Vec::new());
        sets.for_each(|set| match set {
            Self::Few(list) => lists.push(list.as_slice()),
            Self::Many(bits) => many.push(bits),
        });
        // Shortest lists first, so that the intermediate result shrinks quickly.
        lists.sort_by_key(|list| list.len());
        let in_lists: Cow<'_, [DocId]> = match lists.as_slice() {
            [] => {
                return many.split_first().map_or(Self::Few(Vec::new()), |(one, others)| one.and_all(others));
            }
            [only] => Cow::Borrowed(only),
            [one, other, others @ ..] => {
                Cow::Owned(others.iter().fold(common(one, other), |both, list| common(&both, list)))
            }
        };
        let mut kept = Vec::with_capacity(in_lists.len());
        kept.extend(in_lists.iter().filter(|doc| many.iter().all(|bits| bits.contains(**doc))));
        Self::Few(kept)
    }

    pub fn minus(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Many(one), Self::Many(other)) => Self::Many(one.combine(other, |one, other| one & !other)),
            (Self::Many(bits), Self::Few(list)) => {
                let mut bits = bits.clone();
                list.iter().for_each(|doc| bits.0[*doc as usize / 64] &= !(1 << (doc % 64)));
                Self::Many(bits)
            }
            (Self::Few(_), _) => self.filtered(|doc| !other.contains(doc)),
        }
    }

    /// The documents of this set that are in any of the others.
    pub fn and_any(&self, others: &[Arc<Self>], size: DocId) -> Self {
        match (self, others) {
            (_, []) => Self::Few(Vec::new()),
            (_, [one]) => self.and(one),
            (Self::Few(_), _) => self.filtered(|doc| others.iter().any(|other| other.contains(doc))),
            (Self::Many(_), _) => self.and(&Self::union(others.iter().map(Arc::as_ref), size)),
        }
    }

    pub fn union<'a>(sets: impl Iterator<Item = &'a Self> + Clone, size: DocId) -> Self {
        if is_few(sets.clone().map(Self::len).sum(), size) {
            let mut list: Vec<DocId> = Vec::new();
            sets.for_each(|docs| docs.each(|doc| list.push(doc)));
            list.sort();
            list.dedup();
            return Self::Few(list);
        }
        let mut bits = Bits::none(size);
        sets.for_each(|docs| bits.add(docs));
        Self::Many(bits)
    }

    pub fn filtered(&self, mut keep: impl FnMut(DocId) -> bool) -> Self {
        match self {
            Self::Few(list) => Self::Few(list.iter().copied().filter(|doc| keep(*doc)).collect()),
            Self::Many(bits) => {
                let mut kept = bits.clone();
                for (at, word) in kept.0.iter_mut().enumerate() {
                    let mut rest = std::mem::take(word);
                    while rest != 0 {
                        let bit = rest.trailing_zeros();
                        // Branch-free: the outcome is unpredictable.
                        *word |= u64::from(keep(at as DocId * 64 + bit)) << bit;
                        rest &= rest - 1;
                    }
                }
                Self::Many(kept)
            }
        }
    }

    pub fn each(&self, mut each: impl FnMut(DocId)) {
        match self {
            Self::Few(list) => list.iter().for_each(|doc| each(*doc)),
            Self::Many(bits) => bits.each_in(0..DocId::MAX, &mut each),
        }
    }

    /// Calls `each` for the documents in a range whose bounds are multiples of 64.
    pub fn each_in(&self, range: Range<DocId>, mut each: impl FnMut(DocId)) {
        match self {
            Self::Few(list) => {
                let start = list.partition_point(|doc| *doc < range.start);
                list[start..].iter().take_while(|doc| **doc < range.end).for_each(|doc| each(*doc));
            }
            Self::Many(bits) => bits.each_in(range, &mut each),
        }
    }

    /// Approximate memory use.
    pub fn bytes(&self) -> usize {
        match self {
            Self::Few(list) => list.len() * 4,
            Self::Many(bits) => bits.0.len() * 8,
        }
    }
}

/// Intersects two lists. Walks the shorter one; skips ahead in the other when that one is much longer.
fn common(one: &[DocId], other: &[DocId]) -> Vec<DocId> {
    let (short, mut long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let mut both = Vec::new();
    for doc in short {
        let mut step = 1;
        while step < long.len() && long[step] < *doc {
            step *= 2;
        }
        let within = &long[..long.len().min(step + 1)];
        long = &long[within.partition_point(|other| other < doc)..];
        match long.first() {
            Some(other) if other == doc => both.push(*doc),
            Some(_) => {}
            None => break,
        }
    }
    both
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    const SIZE: DocId = 300;

    fn both_shapes(docs: &BTreeSet<DocId>) -> [Docs; 2] {
        let mut bits = Bits::none(SIZE);
        docs.iter().for_each(|doc| bits.insert(*doc));
        [Docs::Few(docs.iter().copied().collect()), Docs::Many(bits)]
    }

    fn list(docs: &Docs) -> Vec<DocId> {
        let mut list = Vec::new();
        docs.each(|doc| list.push(doc));
        assert_eq!(list.len(), docs.len());
        assert_eq!(list.is_empty(), docs.is_empty());
        list
    }

    #[test]
    fn a_short_union_has_each_once_and_nothing_has_all_of_none() {
        let sets = [Docs::Few(vec![2, 9]), Docs::Few(vec![1, 2])];
        assert_eq!(Docs::union(sets.iter(), SIZE), Docs::Few(vec![1, 2, 9]));
        assert_eq!(Docs::all_of([].into_iter()), Docs::Few(Vec::new()));
        assert_eq!(Docs::all_of(sets.iter()), Docs::Few(vec![2]));
    }

    proptest! {
        /// Whatever the representations, the results equal those of ordinary sets.
        #[test]
        fn sets_agree_with_plain_ones(
            one in prop::collection::btree_set(0..SIZE, 0..200),
            other in prop::collection::btree_set(0..SIZE, 0..40),
        ) {
            for first in both_shapes(&one) {
                prop_assert_eq!(list(&first), one.iter().copied().collect::<Vec<_>>());
                prop_assert_eq!(
                    list(&first.filtered(|doc| doc % 3 == 0)),
                    one.iter().copied().filter(|doc| doc % 3 == 0).collect::<Vec<_>>()
                );
                let mut block = Vec::new();
                first.each_in(64..192, |doc| block.push(doc));
                prop_assert_eq!(block, one.range(64..192).copied().collect::<Vec<_>>());
                for second in both_shapes(&other) {
                    let union = one.union(&other).copied().collect::<Vec<_>>();
                    prop_assert_eq!(list(&first.and(&second)), one.intersection(&other).copied().collect::<Vec<_>>());
                    prop_assert_eq!(list(&first.minus(&second)), one.difference(&other).copied().collect::<Vec<_>>());
                    prop_assert_eq!(list(&Docs::union([&first, &second].into_iter(), SIZE)), union.clone());
                    let sets = [Arc::new(first.clone()), Arc::new(second.clone())];
                    let all = both_shapes(&(0..SIZE).collect())[1].and_any(&sets, SIZE);
                    prop_assert_eq!(list(&all), union);
                    prop_assert!(other.iter().all(|doc| second.contains(*doc)));
                    for third in both_shapes(&(0..SIZE).filter(|doc| doc % 3 > 0).collect()) {
                        let all = one.intersection(&other).copied().filter(|doc| doc % 3 > 0).collect::<Vec<_>>();
                        prop_assert_eq!(list(&Docs::all_of([&first, &third, &second].into_iter())), all);
                    }
                }
            }
        }

        #[test]
        fn bytes_that_are_not_zero_are_found(bytes in prop::collection::vec(prop::sample::select(vec![0, 0, 1, 127, 128, 255_u8]), 0..200)) {
            let plain = Bits::of(bytes.len() as DocId, |doc| bytes[doc as usize] != 0);
            prop_assert_eq!(Bits::of_bytes(&bytes), plain);
        }

        #[test]
        fn bits_are_counted(one in prop::collection::btree_set(0..SIZE, 0..200)) {
            let bits = Bits::of(SIZE, |doc| one.contains(&doc));
            prop_assert_eq!(bits.len(), one.len());
            for end in [64, 65, 127, 128, 200, SIZE] {
                prop_assert_eq!(bits.count(64..end), one.range(64..end).count());
            }
        }
    }
}
