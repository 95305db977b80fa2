//! Places of demo people and demo companies.

use dictionaries::{Location, LocationKind, Snapshot};
use kernel::chance::Chance;

/// SOATO code of the capital.
const CAPITAL: i32 = 1726;

pub fn is_in_capital(place: &Location) -> bool {
    place.id == CAPITAL || place.parent_id == Some(CAPITAL)
}

/// Nearly half of everything is in the capital and most of the rest in cities.
pub struct Places {
    capital: Vec<String>,
    cities: Vec<String>,
    districts: Vec<String>,
}

impl Places {
    pub fn of(words: &Snapshot) -> Self {
        let slugs = |is_wanted: &dyn Fn(&Location) -> bool| {
            words.locations.iter().filter(|place| is_wanted(place)).map(|place| place.slug.clone()).collect()
        };
        Self {
            capital: slugs(&is_in_capital),
            cities: slugs(&|place| place.parent_id.is_some() && place.kind == LocationKind::City),
            districts: slugs(&|place| place.kind == LocationKind::District),
        }
    }

    pub fn choose(&self, chance: &mut Chance) -> &str {
        let list = match chance.below(100) {
            0..45 => &self.capital,
            45..85 => &self.cities,
            _ => &self.districts,
        };
        chance.of::<String>(list)
    }
}
