//! How a schema weighs what does not depend on the query.

use std::ops::RangeInclusive;

use super::lookup::Level;
use super::schema::DateId;

/// The part of the score that is the same for every query. It orders documents that match equally well.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranking {
    /// `None`: all documents are equally fresh.
    pub freshness: Option<Freshness>,
    /// The bounds of a document's boost, a factor of its score.
    pub boost: RangeInclusive<f32>,
}

/// The factor of a document's score by its age: 1 for a new one, `floor` for a very old one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Freshness {
    /// Also the order of a search by relevance without words: latest first.
    pub date: DateId,
    /// The age at which half of what freshness can add is gone.
    pub half_life_hours: u16,
    pub floor: f32,
}

impl Default for Ranking {
    /// The match alone decides.
    fn default() -> Self {
        Self { freshness: None, boost: 1.0..=1.0 }
    }
}

impl Ranking {
    /// Whether freshness and boost together never outweigh a better match of the same word in the same field.
    pub fn is_below_a_level(&self) -> bool {
        let floor = self.freshness.map_or(1.0, |freshness| freshness.floor);
        let (worst, best) = (self.boost.start() * floor, self.boost.end());
        Level::OF_WORDS.windows(2).all(|pair| pair[0].worth() * best < pair[1].worth() * worst)
    }

    pub(super) fn check(&self) {
        let is_factor = |factor: f32| factor.is_finite() && factor > 0.0;
        let (least, most) = (*self.boost.start(), *self.boost.end());
        assert!(is_factor(least) && is_factor(most) && least <= most, "bounds of a boost are positive");
        let Some(Freshness { half_life_hours, floor, .. }) = self.freshness else { return };
        assert!(half_life_hours > 0 && is_factor(floor) && floor <= 1.0, "freshness lies between 0 and 1");
    }
}

impl Freshness {
    /// After this many half-lives nothing that matters is left.
    const HALF_LIVES: usize = 12;

    /// The factor for each hour of age. Older documents get the last one.
    pub(super) fn by_hours(&self) -> Vec<f32> {
        let half_life = f32::from(self.half_life_hours);
        (0..=usize::from(self.half_life_hours) * Self::HALF_LIVES)
            .map(|hours| self.floor + (1.0 - self.floor) * (-(hours as f32) / half_life).exp2())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranking(floor: f32, boost: RangeInclusive<f32>) -> Ranking {
        let freshness = Freshness { date: DateId(0), half_life_hours: 48, floor };
        Ranking { freshness: Some(freshness), boost }
    }

    #[test]
    fn half_of_the_freshness_is_gone_after_a_half_life() {
        let by_hours = ranking(0.8, 1.0..=1.0).freshness.unwrap().by_hours();
        assert_eq!(by_hours[0], 1.0);
        assert!((by_hours[48] - 0.9).abs() < 1e-6);
        assert!(by_hours.is_sorted_by(|one, other| one >= other));
        assert!(by_hours.last().unwrap() - 0.8 < 0.001);
    }

    #[test]
    fn a_wide_ranking_outweighs_a_level() {
        for (ranking, expected) in [
            (Ranking::default(), true),
            (ranking(0.88, 0.91..=1.05), true),
            (ranking(0.5, 1.0..=1.0), false),
            (ranking(1.0, 0.5..=1.0), false),
            (ranking(0.9, 0.8..=1.0), false),
        ] {
            assert_eq!(ranking.is_below_a_level(), expected, "{ranking:?}");
        }
    }
}
