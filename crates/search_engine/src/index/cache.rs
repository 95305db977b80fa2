//! A cache of lookups in one segment, limited by bytes. Segments are immutable, so entries never become stale.

use std::sync::Arc;

use quick_cache::sync::{self, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

/// Values by key. What is used again stays; what was asked for once is evicted first.
pub(super) struct Cache<T>(sync::Cache<Box<str>, Entry<T>, BySize>);

struct Entry<T> {
    value: Arc<T>,
    bytes: usize,
}

impl<T> Clone for Entry<T> {
    fn clone(&self) -> Self {
        Self { value: Arc::clone(&self.value), bytes: self.bytes }
    }
}

#[derive(Clone)]
struct BySize;

impl<T> Weighter<Box<str>, Entry<T>> for BySize {
    fn weight(&self, key: &Box<str>, entry: &Entry<T>) -> u64 {
        (key.len() + entry.bytes + OVERHEAD) as u64
    }
}

/// Estimated bytes per entry besides the value and its key.
const OVERHEAD: usize = 100;
/// Expected size of an entry: determines only how much room for keys is reserved at first.
const USUAL_BYTES: usize = 16 << 10;
/// Parts with a lock each. Every part gets an equal share of the bytes, and a value larger than that share is not
/// cached, so there are few.
const PARTS: usize = 2;

impl<T> Cache<T> {
    pub fn new(max_bytes: usize) -> Self {
        let options = OptionsBuilder::new()
            .shards(PARTS)
            .estimated_items_capacity(max_bytes / USUAL_BYTES)
            .weight_capacity(max_bytes as u64)
            .build()
            .expect("both capacities are set");
        let (hasher, lifecycle) = (DefaultHashBuilder::default(), DefaultLifecycle::default());
        Self(sync::Cache::with_options(options, BySize, hasher, lifecycle))
    }

    /// Two concurrent callers may both compute a missing value; that costs less than making one wait for the other.
    pub fn get<E>(
        &self,
        key: &str,
        bytes: impl FnOnce(&T) -> usize,
        make: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        if let Some(known) = self.0.get(key) {
            return Ok(known.value);
        }
        let value = Arc::new(make()?);
        let bytes = bytes(&value);
        self.0.insert(key.into(), Entry { value: Arc::clone(&value), bytes });
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    const MAX_BYTES: usize = 100_000;

    fn insert(cache: &Cache<u32>, key: &str, bytes: usize) {
        let Ok(_) = cache.get(key, |_| bytes, || Ok::<_, Infallible>(7));
    }

    #[test]
    fn a_cached_value_is_not_computed_again() {
        let cache: Cache<u32> = Cache::new(MAX_BYTES);
        for computed in [7, 8] {
            assert_eq!(*cache.get("a", |_| 100, || Ok::<_, Infallible>(computed)).unwrap(), 7);
        }
        assert_eq!(cache.get("b", |_| 100, || Err("no such file")), Err("no such file"));
        assert!(cache.0.get("b").is_none(), "a failure is not cached");
    }

    #[test]
    fn the_bytes_are_limited_and_what_is_used_stays() {
        let cache: Cache<u32> = Cache::new(MAX_BYTES);
        insert(&cache, "popular", 1_000);
        for number in 0..1_000 {
            assert!(cache.0.get("popular").is_some(), "{number}");
            insert(&cache, &number.to_string(), 900);
            assert!(cache.0.weight() <= MAX_BYTES as u64, "{number}");
        }
        assert!((50..110).contains(&cache.0.len()), "{}", cache.0.len());
        insert(&cache, "giant", MAX_BYTES + 1);
        assert!(cache.0.get("giant").is_none() && cache.0.get("popular").is_some());
    }
}
