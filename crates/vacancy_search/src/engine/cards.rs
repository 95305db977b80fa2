//! Cache of vacancy cards confirmed by the database, invalidated by change notifications: most guest searches show
//! the same few thousand vacancies.

use std::borrow::Borrow;
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::Locale;
use platform::db::Db;
use platform::{App, Result};
use quick_cache::sync::Cache;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use vacancies::VacancyId;
use vacancies::card::{self, Reader, VacancyCard};

use super::Engine;

/// Maximum age of a cached card. Changes invalidate cards at once, and the index excludes expired vacancies; this
/// limit covers what no notification reports, such as a clock that was set.
const MAX_AGE: Duration = Duration::from_mins(10);
/// Maximum number of cards, about forty megabytes.
const MAX_CARDS: usize = 30_000;

/// Shared application state: one per process.
pub struct Cards(Cache<(VacancyId, Locale), CachedCard>);

#[derive(Clone)]
struct CachedCard {
    card: SharedCard,
    read_at: Instant,
}

impl Default for Cards {
    fn default() -> Self {
        Self(Cache::new(MAX_CARDS))
    }
}

/// A card that is serialised to JSON once, however many lists show it.
#[derive(Debug, Clone)]
pub struct SharedCard(Arc<Written>);

#[derive(Debug)]
struct Written {
    card: VacancyCard,
    json: Box<RawValue>,
}

impl SharedCard {
    pub fn new(card: VacancyCard) -> Result<Self> {
        let json = to_raw_value(&card).map_err(anyhow::Error::from)?;
        Ok(Self(Arc::new(Written { card, json })))
    }
}

impl Deref for SharedCard {
    type Target = VacancyCard;

    fn deref(&self) -> &VacancyCard {
        &self.0.card
    }
}

impl Borrow<VacancyCard> for SharedCard {
    fn borrow(&self) -> &VacancyCard {
        self
    }
}

impl Serialize for SharedCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        self.0.json.serialize(serializer)
    }
}

impl Cards {
    /// The cards of vacancies that the index has just found, in this order. Vacancies that the database does not
    /// confirm are left out. Only guests are served from the cache: cards of candidates carry their own marks.
    pub async fn list(
        app: &App,
        db: &mut Db<'_>,
        ids: &[VacancyId],
        reader: Reader,
    ) -> Result<Vec<SharedCard>> {
        let engine = app.shared::<Engine>();
        let Some(data_version) = engine.data_version().filter(|_| reader.candidate.is_none()) else {
            return read(app, db, ids, reader).await;
        };
        let cards = app.shared::<Self>();
        let mut known: Vec<Option<SharedCard>> = ids.iter().map(|id| cards.get(*id, reader.locale)).collect();
        let missing: Vec<VacancyId> =
            ids.iter().zip(&known).filter(|(_, card)| card.is_none()).map(|(id, _)| *id).collect();
        if !missing.is_empty() {
            let read = read(app, db, &missing, reader).await?;
            cards.insert(&read, reader.locale, || engine.data_version() == Some(data_version));
            for card in read {
                let at = ids.iter().position(|id| *id == card.id);
                if let Some(place) = at.and_then(|at| known.get_mut(at)) {
                    *place = Some(card);
                }
            }
        }
        Ok(known.into_iter().flatten().collect())
    }

    fn get(&self, id: VacancyId, locale: Locale) -> Option<SharedCard> {
        let cached = self.0.get(&(id, locale))?;
        (cached.read_at.elapsed() < MAX_AGE).then_some(cached.card)
    }

    /// `is_current`: no change was reported since before the cards were read. It is checked after they are inserted:
    /// a change either removes them itself ([`remove`](Self::remove)) or is seen by this check.
    fn insert(&self, cards: &[SharedCard], locale: Locale, is_current: impl FnOnce() -> bool) {
        let read_at = Instant::now();
        for card in cards {
            self.0.insert((card.id, locale), CachedCard { card: card.clone(), read_at });
        }
        if !is_current() {
            cards.iter().for_each(|card| drop(self.0.remove(&(card.id, locale))));
        }
    }

    /// Must be called after [`search_index::LiveIndex::note_change`], so that no task caches what it read before the change.
    pub(super) fn remove(&self, ids: impl Iterator<Item = VacancyId>) {
        for id in ids {
            for locale in Locale::ALL {
                self.0.remove(&(id, locale));
            }
        }
    }

    /// As [`remove`](Self::remove), for all of them.
    pub(super) fn clear(&self) {
        self.0.clear();
    }
}

async fn read(app: &App, db: &mut Db<'_>, ids: &[VacancyId], reader: Reader) -> Result<Vec<SharedCard>> {
    let cards = card::list_public_cards(app, db.get().await?, ids, reader).await?;
    cards.into_iter().map(SharedCard::new).collect()
}
