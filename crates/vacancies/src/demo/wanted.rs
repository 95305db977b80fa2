//! Vacancies that must exist whatever the random numbers: somebody trying out the demo types a profession, or a
//! profession with a place, and must find it.

use dictionaries::{Location, LocationKind, Profession, Snapshot};
use kernel::chance::Chance;

/// Professions that are still to be generated, some of them in a given region.
pub struct Wanted<'a> {
    /// Each profession once, before everything else.
    first: std::slice::Iter<'a, Profession>,
    /// Each profession once more, and the most common one of every sphere in all regions.
    later: std::vec::IntoIter<(&'a Profession, Option<&'a Location>)>,
    words: &'a Snapshot,
    /// Calls since the last one that returned a wanted profession.
    since: usize,
}

/// One in this many vacancies is a wanted one; the others are random.
const TURN: usize = 3;

impl<'a> Wanted<'a> {
    pub fn new(words: &'a Snapshot) -> Self {
        let professions = &words.professions;
        let mut later: Vec<_> = professions.iter().map(|profession| (profession, None)).collect();
        // The first profession of a sphere is its most common one.
        let is_first = |at: usize| at == 0 || professions[at - 1].sphere_slug != professions[at].sphere_slug;
        let common = professions.iter().enumerate().filter(|(at, _)| is_first(*at));
        let regions: Vec<&Location> =
            words.locations.iter().filter(|place| place.parent_id.is_none()).collect();
        later.extend(
            common.flat_map(|(_, profession)| regions.iter().map(move |region| (profession, Some(*region)))),
        );
        Self { first: professions.iter(), later: later.into_iter(), words, since: 0 }
    }

    /// The next profession, and its place if one is required. Once `first` is exhausted, it returns a value only on
    /// every `TURN`th call.
    pub fn next(&mut self, chance: &mut Chance) -> Option<(&'a Profession, Option<String>)> {
        if let Some(profession) = self.first.next() {
            return Some((profession, None));
        }
        self.since = (self.since + 1) % TURN;
        let (profession, region) = if self.since == 0 { self.later.next()? } else { return None };
        Some((profession, region.map(|region| self.place_in(chance, region).to_owned())))
    }

    /// A town of the region, or a district if there is none.
    fn place_in(&self, chance: &mut Chance, region: &'a Location) -> &'a str {
        let inside = || self.words.locations.iter().filter(|place| place.parent_id == Some(region.id));
        let towns: Vec<&Location> = inside().filter(|place| place.kind == LocationKind::City).collect();
        let places = if towns.is_empty() { inside().collect() } else { towns };
        if places.is_empty() { &region.slug } else { &chance.of(&places).slug }
    }
}
