//! What a query is parsed with: names of places and professions, and synonyms.

use dictionaries::{LocationKind, Names, Profession, Snapshot};
use search_engine::Synonyms;
use search_engine::query::{Gazetteer, Place, PlaceKind};

/// Rebuilt when a dictionary or a synonym group of staff changes; independent of the index.
#[derive(Debug, Default)]
pub struct Knowledge {
    pub gazetteer: Gazetteer,
    pub synonyms: Synonyms,
}

impl Knowledge {
    /// `companies`: names that stay together, whatever their words mean; `taught`: synonym groups of staff.
    pub fn new(words: &Snapshot, companies: Vec<String>, taught: Vec<Vec<String>>) -> Self {
        let professions: Vec<Vec<String>> = words.professions.iter().map(names_of).collect();
        let places = words.locations.iter().map(|place| Place {
            slug: place.slug.clone(),
            parent: words.parent(place).map(|parent| parent.slug.clone()),
            kind: match place.kind {
                LocationKind::Republic | LocationKind::Region => PlaceKind::Region,
                LocationKind::City => PlaceKind::City,
                LocationKind::District | LocationKind::CityDistrict => PlaceKind::District,
            },
            names: all(&place.names).chain(all(&place.short)).chain(place.aliases.clone()).collect(),
        });
        let names = professions.iter().flatten().cloned().chain(companies);
        let gazetteer = Gazetteer::new(places.collect(), names);
        let groups = Synonyms::everyday().into_iter().chain(professions).chain(taught);
        Self { gazetteer, synonyms: Synonyms::new(groups.collect()) }
    }
}

/// The names of a profession in three languages, with its aliases.
pub(super) fn names_of(profession: &Profession) -> Vec<String> {
    let spoken = Synonyms::aliases(&profession.slug).iter().map(|name| (*name).to_owned());
    all(&profession.names).chain(profession.aliases.clone()).chain(spoken).collect()
}

pub(super) fn all(names: &Names) -> impl Iterator<Item = String> + use<> {
    [names.uz.clone(), names.ru.clone(), names.en.clone()].into_iter()
}
