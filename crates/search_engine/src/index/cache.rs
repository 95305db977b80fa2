//! A bounded in-memory cache of lookups in one segment. Segments are immutable, so entries never become stale.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Values by key, limited by total size in bytes. Eviction is cost-aware: the entry that was cheapest to compute per
/// kilobyte goes first, unless it was used recently. A three-word name that took ten milliseconds and fills ten
/// kilobytes stays longer than a word that occurs in half of all documents.
#[derive(Debug)]
pub(super) struct Cache<T> {
    kept: Mutex<Entries<T>>,
    most: usize,
}

#[derive(Debug)]
struct Entries<T> {
    entries: HashMap<Arc<str>, Entry<T>>,
    /// Keys by priority, lowest evicted first. The counter breaks ties.
    order: BTreeMap<(u64, u64), Arc<str>>,
    bytes: usize,
    /// The priority of the last evicted entry. It is added to the priority of every entry that is used now, so
    /// entries that are not used age.
    level: u64,
    number: u64,
}

#[derive(Debug)]
struct Entry<T> {
    thing: Arc<T>,
    bytes: usize,
    /// Cost to compute: nanoseconds per kilobyte.
    price: u64,
    place: (u64, u64),
}

/// Estimated bytes per entry besides the value and its key.
const OVERHEAD: usize = 200;

impl<T> Cache<T> {
    pub fn new(most: usize) -> Self {
        let kept = Entries { entries: HashMap::new(), order: BTreeMap::new(), bytes: 0, level: 0, number: 0 };
        Self { kept: Mutex::new(kept), most }
    }

    /// Two concurrent callers may both compute a missing value; that costs less than making one wait for the other.
    pub fn get<E>(
        &self,
        key: &str,
        bytes: impl FnOnce(&T) -> usize,
        make: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        if let Some(known) = self.lock().known(key) {
            return Ok(known);
        }
        let begun = Instant::now();
        let made = Arc::new(make()?);
        let took = begun.elapsed();
        let size = bytes(&made) + key.len() + OVERHEAD;
        self.lock().insert(key, Arc::clone(&made), size, took, self.most);
        Ok(made)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Entries<T>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Entries<T> {
    fn known(&mut self, key: &str) -> Option<Arc<T>> {
        let entry = self.entries.get_mut(key)?;
        let worth = self.level.saturating_add(entry.price);
        // Usually nothing was evicted since the last use and the priority is unchanged.
        if worth > entry.place.0
            && let Some(key) = self.order.remove(&entry.place)
        {
            entry.place.0 = worth;
            self.order.insert(entry.place, key);
        }
        Some(Arc::clone(&entry.thing))
    }

    fn insert(&mut self, key: &str, thing: Arc<T>, bytes: usize, took: Duration, most: usize) {
        if bytes > most {
            return;
        }
        if let Some(replaced) = self.entries.remove(key) {
            self.order.remove(&replaced.place);
            self.bytes -= replaced.bytes;
        }
        while self.bytes + bytes > most
            && let Some(((worth, _), key)) = self.order.pop_first()
        {
            self.level = worth;
            self.bytes -= self.entries.remove(&key).map_or(0, |entry| entry.bytes);
        }
        let price = u64::try_from(took.as_nanos() * 1024 / bytes.max(1) as u128).unwrap_or(u64::MAX);
        self.number += 1;
        let place = (self.level.saturating_add(price), self.number);
        let key: Arc<str> = key.into();
        self.order.insert(place, Arc::clone(&key));
        self.entries.insert(key, Entry { thing, bytes, price, place });
        self.bytes += bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    const MAX_BYTES: usize = 1000;

    fn kept(cache: &Cache<u32>) -> Vec<String> {
        let kept = cache.lock();
        assert_eq!(kept.entries.len(), kept.order.len());
        assert_eq!(kept.bytes, kept.entries.values().map(|entry| entry.bytes).sum::<usize>());
        assert!(kept.bytes <= MAX_BYTES);
        let mut keys: Vec<String> = kept.entries.keys().map(ToString::to_string).collect();
        keys.sort_unstable();
        keys
    }

    fn insert(cache: &Cache<u32>, key: &str, bytes: usize, micros: u64) {
        cache.lock().insert(key, Arc::new(7), bytes, Duration::from_micros(micros), MAX_BYTES);
    }

    #[test]
    fn what_is_known_is_not_made_again() {
        let cache: Cache<u32> = Cache::new(MAX_BYTES);
        for _ in 0..2 {
            assert_eq!(*cache.get("a", |_| 100, || Ok::<_, Infallible>(7)).unwrap(), 7);
        }
        assert_eq!(*cache.get("a", |_| 100, || Ok::<_, Infallible>(8)).unwrap(), 7);
        assert_eq!(cache.get("b", |_| 100, || Err("no such file")), Err("no such file"));
        assert_eq!(kept(&cache), ["a"], "a failure is not remembered");
    }

    #[test]
    fn the_cheap_and_large_goes_before_the_dear_and_small() {
        let cache: Cache<u32> = Cache::new(MAX_BYTES);
        insert(&cache, "large", 600, 100);
        insert(&cache, "dear", 200, 5_000);
        insert(&cache, "small", 100, 100);
        insert(&cache, "new", 500, 100);
        assert_eq!(kept(&cache), ["dear", "new", "small"]);
        insert(&cache, "giant", MAX_BYTES + 1, 1_000_000);
        assert_eq!(kept(&cache), ["dear", "new", "small"], "what has no room pushes nobody out");
    }

    #[test]
    fn what_nobody_asks_for_goes_however_dear() {
        let cache: Cache<u32> = Cache::new(MAX_BYTES);
        insert(&cache, "dear", 400, 1_000);
        insert(&cache, "asked for", 400, 50);
        for number in 0..100 {
            assert!(cache.lock().known("asked for").is_some(), "{number}");
            insert(&cache, &number.to_string(), 200, 10);
        }
        assert!(!kept(&cache).contains(&"dear".to_owned()));
    }

    #[test]
    fn made_twice_at_once_it_is_counted_once() {
        let cache: Cache<u32> = Cache::new(MAX_BYTES);
        insert(&cache, "a", 300, 10);
        insert(&cache, "a", 400, 10);
        assert_eq!(kept(&cache), ["a"]);
        assert_eq!(cache.lock().bytes, 400);
    }
}
