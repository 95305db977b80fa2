//! Counts of public vacancies by sphere and place. Counting a million rows for every list would cost more than the
//! list itself, so the counts are cached in memory and refreshed in the background.
//!
//! Only the counts may be stale; what a list shows is read from the database each time.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use platform::{App, Result};
use sqlx::PgConnection;
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::store;

/// Minimum time between refreshes.
const PERIOD: SignedDuration = SignedDuration::from_secs(15);
/// A refresh that took `t` is not repeated before `t * SHARE`, so counting uses at most a hundredth of the time.
const SHARE: i32 = 100;
/// Counts older than this many periods are not shown: the caller waits for a refresh.
const TOO_OLD: i32 = 4;
/// Timeout of that wait: a list without a total is better than none.
const PATIENCE: Duration = Duration::from_secs(2);

/// Shared in [`App`], one per process.
#[derive(Default)]
pub struct Counts {
    newest: RwLock<Option<Arc<Tally>>>,
    /// Allows one refresh at a time.
    counting: Mutex<()>,
}

/// A snapshot of the counts.
pub(super) struct Tally {
    counted_at: Timestamp,
    period: SignedDuration,
    all: Places,
    by_sphere: HashMap<String, Places>,
}

#[derive(Default)]
struct Places {
    total: u64,
    by_place: HashMap<String, u64>,
}

/// How to find the newest matching vacancies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Scan from the newest on and skip what does not match: good when many match.
    Walk,
    /// Read all of the sphere and sort: good when the sphere is small.
    BySphere,
    /// Read the newest of each place and merge: good when the places are few or small.
    ByPlaces,
}

impl Counts {
    /// The cached counts. The caller waits for a refresh only if they are too old or missing, and lends its connection
    /// to it: waiting for another one could use up the pool.
    pub(super) async fn tally(app: &App, db: &mut PgConnection) -> Arc<Tally> {
        let counts = app.shared::<Self>();
        let now = app.clock.now();
        match counts.newest() {
            Some(tally) if tally.age(now) < tally.period => tally,
            Some(tally) if tally.age(now) < tally.period * TOO_OLD => {
                if counts.counting.try_lock().is_ok() {
                    tokio::spawn(refresh_aside(app.clone(), now));
                }
                tally
            }
            _ => {
                counts.refresh(app, db, now).await;
                counts.newest().unwrap_or_else(|| Arc::new(Tally::of(Vec::new(), now, PERIOD)))
            }
        }
    }

    fn newest(&self) -> Option<Arc<Tally>> {
        self.newest.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts again, unless somebody else has done so since.
    async fn refresh(&self, app: &App, db: &mut PgConnection, since: Timestamp) {
        let Ok(_turn) = timeout(PATIENCE, self.counting.lock()).await else { return };
        if self.newest().is_some_and(|tally| tally.age(since) < tally.period) {
            return;
        }
        if let Err(error) = self.count(app, db).await {
            tracing::warn!(code = error.code(), "vacancies were not counted");
        }
    }

    async fn count(&self, app: &App, db: &mut PgConnection) -> Result<()> {
        let (now, begun) = (app.clock.now(), Instant::now());
        let rows = store::count_public(db, now).await?;
        let took = SignedDuration::try_from(begun.elapsed()).unwrap_or(PERIOD);
        let tally = Tally::of(rows, now, PERIOD.max(took * SHARE));
        *self.newest.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(tally));
        Ok(())
    }
}

/// Refreshes the counts while requests use the old ones. The connection is acquired before the turn, so that whoever
/// waits for the turn waits for somebody who can count.
async fn refresh_aside(app: App, since: Timestamp) {
    match app.db.acquire().await {
        Ok(mut db) => app.shared::<Counts>().refresh(&app, &mut db, since).await,
        Err(error) => tracing::warn!(%error, "vacancies were not counted"),
    }
}

impl Tally {
    fn of(rows: Vec<store::CountRow>, counted_at: Timestamp, period: SignedDuration) -> Self {
        let mut tally = Self { counted_at, period, all: Places::default(), by_sphere: HashMap::new() };
        for row in rows {
            let places = match row.sphere {
                Some(sphere) => tally.by_sphere.entry(sphere).or_default(),
                None => &mut tally.all,
            };
            let count = u64::try_from(row.count).unwrap_or_default();
            places.total += count;
            *places.by_place.entry(row.location).or_default() += count;
        }
        tally
    }

    fn age(&self, now: Timestamp) -> SignedDuration {
        now.duration_since(self.counted_at)
    }

    pub fn count(&self, sphere: Option<&str>, places: Option<&[String]>) -> u64 {
        let known = match sphere {
            Some(sphere) => self.by_sphere.get(sphere),
            None => Some(&self.all),
        };
        let Some(known) = known else { return 0 };
        match places {
            Some(places) => places.iter().filter_map(|place| known.by_place.get(place)).sum(),
            None => known.total,
        }
    }

    /// The strategy that reads the fewest rows to find `wanted` matches.
    pub fn way(&self, sphere: Option<&str>, places: Option<&[String]>, wanted: u64) -> Way {
        let all = self.all.total;
        let fitting = self.count(sphere, places);
        let walk = all.saturating_mul(wanted).checked_div(fitting).map_or(all, |rows| rows.min(all));
        let by_sphere = sphere.map(|sphere| (self.count(Some(sphere), None), Way::BySphere));
        // Per place it reads `wanted` rows, or all rows of the place if they must be filtered by sphere.
        let of_place = |count: &u64| if sphere.is_some() { *count } else { wanted.min(*count) };
        let by_places = places.map(|places| {
            let known = places.iter().filter_map(|place| self.all.by_place.get(place));
            (known.map(of_place).sum(), Way::ByPlaces)
        });
        let ways = [Some((walk, Way::Walk)), by_sphere, by_places];
        ways.into_iter().flatten().min_by_key(|(rows, _)| *rows).map_or(Way::Walk, |(_, way)| way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(rows: &[(Option<&str>, &str, i64)]) -> Tally {
        let rows = rows.iter().map(|(sphere, location, count)| store::CountRow {
            sphere: sphere.map(str::to_owned),
            location: (*location).to_owned(),
            count: *count,
        });
        Tally::of(rows.collect(), Timestamp::UNIX_EPOCH, PERIOD)
    }

    fn places(slugs: &[&str]) -> Vec<String> {
        slugs.iter().map(|slug| (*slug).to_owned()).collect()
    }

    #[test]
    fn numbers_add_up_over_places_and_spheres() {
        let tally = tally(&[
            (None, "samarqand", 5),
            (None, "urgut", 2),
            (None, "buxoro", 1),
            (Some("it"), "samarqand", 3),
            (Some("it"), "buxoro", 1),
            (Some("trade"), "samarqand", 4),
        ]);
        assert_eq!(tally.count(None, None), 8);
        assert_eq!(tally.count(Some("it"), None), 4);
        assert_eq!(tally.count(None, Some(&places(&["samarqand", "urgut", "nowhere"]))), 7);
        assert_eq!(tally.count(Some("it"), Some(&places(&["samarqand", "urgut"]))), 3);
        assert_eq!(tally.count(Some("unheard"), None), 0);
    }

    #[test]
    fn small_groups_are_collected_and_large_ones_scanned() {
        let tally = tally(&[
            (None, "toshkent", 900_000),
            (None, "muynak", 100_000),
            (Some("trade"), "toshkent", 300_000),
            (Some("rare"), "toshkent", 50),
            (Some("rare"), "muynak", 5),
        ]);
        assert_eq!(tally.way(None, None, 20), Way::Walk);
        assert_eq!(tally.way(Some("trade"), None, 20), Way::Walk);
        assert_eq!(tally.way(Some("trade"), None, 2000), Way::Walk);
        assert_eq!(tally.way(Some("rare"), None, 20), Way::BySphere);
        let muynak = places(&["muynak"]);
        assert_eq!(tally.way(None, Some(&muynak), 20), Way::ByPlaces);
        assert_eq!(tally.way(Some("rare"), Some(&muynak), 20), Way::BySphere);
        assert_eq!(tally.way(Some("trade"), Some(&muynak), 20), Way::ByPlaces);
        // Without any counts the default is a scan.
        assert_eq!(self::tally(&[]).way(Some("it"), None, 20), Way::Walk);
    }
}
