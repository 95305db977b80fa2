//! What a query is parsed with: names of places and professions, and synonyms.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Instant;

use dictionaries::{Dictionaries, LocationKind, Names, Profession, Snapshot};
use platform::App;
use search_engine::Synonyms;
use search_engine::query::{Gazetteer, Place, PlaceKind};
use tokio::task::spawn_blocking;

use crate::store;

/// Shared application state: every kind of search parses queries with the same words.
#[derive(Default)]
pub struct SharedKnowledge(RwLock<Arc<Knowledge>>);

impl SharedKnowledge {
    pub fn now(&self) -> Arc<Knowledge> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Reads the words again.
pub async fn refresh_knowledge(app: &App) -> anyhow::Result<()> {
    let mut db = app.db.acquire().await?;
    let taught = store::list_synonyms(&mut db).await?;
    let companies = store::list_company_names(&mut db).await?;
    drop(db);
    let words = app.shared::<Dictionaries>().now();
    let (begun, count) = (Instant::now(), companies.len());
    let knowledge = spawn_blocking(move || Knowledge::new(&words, companies, taught)).await?;
    let millis = begun.elapsed().as_millis();
    tracing::info!(companies = count, millis, "the words of queries are known");
    let shared = app.shared::<SharedKnowledge>();
    *shared.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(knowledge);
    Ok(())
}

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
            names: all_names(&place.names)
                .chain(all_names(&place.short))
                .chain(place.aliases.clone())
                .collect(),
        });
        let names = professions.iter().flatten().cloned().chain(companies);
        let gazetteer = Gazetteer::new(places.collect(), names);
        let groups = Synonyms::everyday().into_iter().chain(professions).chain(taught);
        Self { gazetteer, synonyms: Synonyms::new(groups.collect()) }
    }
}

/// The names of a profession in three languages, with its aliases.
pub fn names_of(profession: &Profession) -> Vec<String> {
    let spoken = Synonyms::aliases(&profession.slug).iter().map(|name| (*name).to_owned());
    all_names(&profession.names).chain(profession.aliases.clone()).chain(spoken).collect()
}

/// A name in three languages.
pub fn all_names(names: &Names) -> impl Iterator<Item = String> + use<> {
    [names.uz.clone(), names.ru.clone(), names.en.clone()].into_iter()
}
