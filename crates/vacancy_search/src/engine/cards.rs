//! Cache of vacancy cards confirmed by the database, invalidated by change notifications: most guest searches show
//! the same few thousand vacancies.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use kernel::Locale;
use platform::db::Db;
use platform::{App, Result};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use vacancies::VacancyId;
use vacancies::card::{self, Reader, VacancyCard};

use super::Engine;

/// Maximum age of a cached card. Changes invalidate cards at once, and the index excludes expired vacancies; this
/// limit covers what no notification reports, such as a clock that was set.
const LONGEST: Duration = Duration::from_mins(10);
/// Maximum number of cards, about forty megabytes.
const MAX_CARDS: usize = 30_000;

/// Shared application state: one per process.
#[derive(Default)]
pub struct Cards(RwLock<HashMap<(VacancyId, Locale), CachedCard>>);

struct CachedCard {
    card: SharedCard,
    since: Instant,
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
        let mut known = cards.known(ids, reader.locale);
        let missing: Vec<VacancyId> =
            ids.iter().zip(&known).filter(|(_, card)| card.is_none()).map(|(id, _)| *id).collect();
        if !missing.is_empty() {
            let read = read(app, db, &missing, reader).await?;
            cards.keep(&read, reader.locale, || engine.data_version() == Some(data_version));
            for card in read {
                let at = ids.iter().position(|id| *id == card.id);
                if let Some(place) = at.and_then(|at| known.get_mut(at)) {
                    *place = Some(card);
                }
            }
        }
        Ok(known.into_iter().flatten().collect())
    }

    fn known(&self, ids: &[VacancyId], locale: Locale) -> Vec<Option<SharedCard>> {
        let now = Instant::now();
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let known = |id: &VacancyId| {
            let kept = kept.get(&(*id, locale))?;
            (now.saturating_duration_since(kept.since) < LONGEST).then(|| kept.card.clone())
        };
        ids.iter().map(known).collect()
    }

    /// `is_good`: no change was reported while the cards were read. Called under the write lock, so that
    /// [`forget`](Self::forget) cannot run in between.
    fn keep(&self, cards: &[SharedCard], locale: Locale, is_good: impl FnOnce() -> bool) {
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if !is_good() {
            return;
        }
        if kept.len() + cards.len() > MAX_CARDS {
            kept.retain(|_, kept| kept.since.elapsed() < LONGEST);
        }
        if kept.len() + cards.len() > MAX_CARDS {
            kept.clear();
        }
        let since = Instant::now();
        kept.extend(cards.iter().map(|card| ((card.id, locale), CachedCard { card: card.clone(), since })));
    }

    /// Must be called after [`Engine::note_change`], so that no task caches what it read before the change.
    pub(super) fn forget(&self, ids: &[VacancyId]) {
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        for id in ids {
            for locale in Locale::ALL {
                kept.remove(&(*id, locale));
            }
        }
    }

    pub(super) fn forget_all(&self) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

async fn read(app: &App, db: &mut Db<'_>, ids: &[VacancyId], reader: Reader) -> Result<Vec<SharedCard>> {
    let cards = card::list_public_cards(app, db.get().await?, ids, reader).await?;
    cards.into_iter().map(SharedCard::new).collect()
}
