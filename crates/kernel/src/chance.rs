//! A deterministic random generator for demo data only. Must not be used for anything that has to be unpredictable.

use jiff::Timestamp;
use uuid::{Builder, Uuid};

/// splitmix64: the same sequence on every platform and in every version.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `most`, exclusive.
    pub fn below(&mut self, most: usize) -> usize {
        (self.number() % most as u64) as usize
    }

    /// True with a probability of this many percent.
    pub fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    /// A random element of a non-empty list.
    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// Shuffles a list in place.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }

    pub fn id(&mut self) -> Uuid {
        Uuid::from_u64_pair(self.number(), self.number())
    }

    /// A version 7 id as if it had been generated at that moment.
    pub fn id_at(&mut self, moment: Timestamp) -> Uuid {
        let mut tail = [0; 10];
        tail[..8].copy_from_slice(&self.number().to_be_bytes());
        tail[8..].copy_from_slice(&self.number().to_be_bytes()[..2]);
        let millis = u64::try_from(moment.as_millisecond()).unwrap_or_default();
        Builder::from_unix_timestamp_millis(millis, &tail).into_uuid()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_random_sequence_is_fixed_by_the_seed() {
        let mut chance = Chance::new(1);
        assert_eq!([chance.below(1000), chance.below(1000), chance.below(1000)], [465, 519, 590]);
        let mut list = [1, 2, 3, 4, 5];
        chance.shuffle(&mut list);
        assert_ne!(list, [1, 2, 3, 4, 5]);
        list.sort_unstable();
        assert_eq!(list, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn ids_are_ordered_by_time() {
        let mut chance = Chance::new(7);
        let moment = |second| Timestamp::from_second(second).unwrap();
        let (early, late) = (chance.id_at(moment(1_700_000_000)), chance.id_at(moment(1_700_000_001)));
        assert!(early < late);
        assert_eq!(early.get_version_num(), 7);
        assert_ne!(chance.id_at(moment(5)), chance.id_at(moment(5)));
    }
}
