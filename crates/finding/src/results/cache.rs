//! Ready answers for guests. Most people open the same few lists, and between two changes their answer is the same.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use kernel::Locale;

use crate::asked::Asked;

/// Time alone changes lists too: something expires, a stop ends.
const LONGEST: Duration = Duration::from_secs(2);
/// More different lists than these are not asked for in two seconds; then all are thrown away.
const MOST: usize = 1000;

/// What was asked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    pub asked: Asked,
    pub page: u32,
    pub per_page: u32,
    pub facets: bool,
    pub locale: Locale,
}

/// Shared in the application.
#[derive(Default)]
pub struct Cache(RwLock<HashMap<Key, Ready>>);

#[derive(Clone)]
struct Ready {
    /// [`crate::engine::Engine::moment`] when it was made: any change makes it old.
    moment: u64,
    made_at: Instant,
    answer: Arc<Bytes>,
    /// How many have all the words.
    total: u64,
}

impl Cache {
    pub fn get(&self, key: &Key, moment: u64) -> Option<(Bytes, u64)> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let ready = kept.get(key)?;
        let is_good = ready.moment == moment && ready.made_at.elapsed() < LONGEST;
        is_good.then(|| (Bytes::clone(&ready.answer), ready.total))
    }

    /// `moment`: of before the answer was made, so that a change in between makes it old at once.
    pub fn put(&self, key: Key, moment: u64, answer: Bytes, total: u64) {
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key, Ready { moment, made_at: Instant::now(), answer: Arc::new(answer), total });
    }
}
