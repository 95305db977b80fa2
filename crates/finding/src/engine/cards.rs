//! Cards that the database has confirmed, kept until somebody tells of a change: most searches of guests show the same
//! few thousand vacancies.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use kernel::Locale;
use platform::db::Db;
use platform::{App, Result};
use vacancies::VacancyId;
use vacancies::card::{self, Reader, VacancyCard};

use super::Engine;

/// Changes are told at once; this is for what nobody tells of, like a clock that is set.
const LONGEST: Duration = Duration::from_secs(60);
/// Some twenty megabytes.
const MOST: usize = 30_000;

/// Shared in the application: one for each process.
#[derive(Default)]
pub struct Cards(RwLock<HashMap<(VacancyId, Locale), Kept>>);

struct Kept {
    card: VacancyCard,
    since: Instant,
}

impl Cards {
    /// Cards of vacancies that the index has just found open, in this order. What the database does not confirm has
    /// none. Guests alone are answered from memory: everybody else has marks of his own.
    pub async fn list(
        app: &App,
        db: &mut Db<'_>,
        ids: &[VacancyId],
        reader: Reader,
    ) -> Result<Vec<VacancyCard>> {
        let engine = app.shared::<Engine>();
        let Some(moment) = engine.moment().filter(|_| reader.candidate.is_none()) else {
            return card::list_public_cards(app, db.get().await?, ids, reader).await;
        };
        let cards = app.shared::<Self>();
        let mut known = cards.known(ids, reader.locale);
        let missing: Vec<VacancyId> =
            ids.iter().zip(&known).filter(|(_, card)| card.is_none()).map(|(id, _)| *id).collect();
        if !missing.is_empty() {
            let read = card::list_public_cards(app, db.get().await?, &missing, reader).await?;
            cards.keep(&read, reader.locale, || engine.moment() == Some(moment));
            for card in read {
                let at = ids.iter().position(|id| *id == card.id);
                if let Some(place) = at.and_then(|at| known.get_mut(at)) {
                    *place = Some(card);
                }
            }
        }
        Ok(known.into_iter().flatten().collect())
    }

    fn known(&self, ids: &[VacancyId], locale: Locale) -> Vec<Option<VacancyCard>> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let known = |id: &VacancyId| {
            let kept = kept.get(&(*id, locale))?;
            (kept.since.elapsed() < LONGEST).then(|| kept.card.clone())
        };
        ids.iter().map(known).collect()
    }

    /// `is_good`: nothing was told while they were read. It is asked while nobody can [`forget`](Self::forget).
    fn keep(&self, cards: &[VacancyCard], locale: Locale, is_good: impl FnOnce() -> bool) {
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if !is_good() {
            return;
        }
        if kept.len() + cards.len() > MOST {
            kept.retain(|_, kept| kept.since.elapsed() < LONGEST);
        }
        if kept.len() + cards.len() > MOST {
            kept.clear();
        }
        let since = Instant::now();
        kept.extend(cards.iter().map(|card| ((card.id, locale), Kept { card: card.clone(), since })));
    }

    /// After [`Engine::note_change`], so that nobody keeps what he has read before.
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
