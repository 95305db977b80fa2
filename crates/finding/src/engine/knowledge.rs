//! What a query is read with: names of places and professions, words that mean the same.

use dictionaries::{LocationKind, Names, Snapshot};
use search::Synonyms;
use search::query::{Gazetteer, Place, PlaceKind};

/// Made anew when a dictionary or a group of staff changes; the index knows nothing of it.
#[derive(Debug, Default)]
pub struct Knowledge {
    pub gazetteer: Gazetteer,
    pub synonyms: Synonyms,
}

impl Knowledge {
    pub fn new(words: &Snapshot, taught: Vec<Vec<String>>) -> Self {
        let professions: Vec<Vec<String>> =
            words.professions.iter().map(|one| all(&one.names).chain(one.aliases.clone()).collect()).collect();
        let places = words.locations.iter().map(|place| Place {
            slug: place.slug.clone(),
            parent: place.parent_id.and_then(|id| {
                words.locations.iter().find(|parent| parent.id == id).map(|parent| parent.slug.clone())
            }),
            kind: match place.kind {
                LocationKind::Republic | LocationKind::Region => PlaceKind::Region,
                LocationKind::City => PlaceKind::City,
                LocationKind::District | LocationKind::CityDistrict => PlaceKind::District,
            },
            names: all(&place.names).chain(all(&place.short)).chain(place.aliases.clone()).collect(),
        });
        let names = professions.iter().flatten().cloned();
        let gazetteer = Gazetteer::new(places.collect(), names);
        let groups = professions.into_iter().chain(Synonyms::everyday()).chain(taught);
        Self { gazetteer, synonyms: Synonyms::new(groups.collect()) }
    }
}

fn all(names: &Names) -> impl Iterator<Item = String> + use<> {
    [names.uz.clone(), names.ru.clone(), names.en.clone()].into_iter()
}
