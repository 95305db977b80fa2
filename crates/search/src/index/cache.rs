//! A small memory of what was looked up in a segment. Segments never change, so nothing in it grows old.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Things by their key, up to a number of bytes. When the young half is full it becomes the old half, and the old
/// one is forgotten, unless it was asked for again.
#[derive(Debug)]
pub(super) struct Cache<T> {
    halves: Mutex<Halves<T>>,
    most: usize,
}

#[derive(Debug)]
struct Halves<T> {
    young: HashMap<String, (Arc<T>, usize)>,
    old: HashMap<String, (Arc<T>, usize)>,
    bytes: usize,
}

impl<T> Cache<T> {
    pub fn new(most: usize) -> Self {
        let halves = Halves { young: HashMap::new(), old: HashMap::new(), bytes: 0 };
        Self { halves: Mutex::new(halves), most }
    }

    /// Two who ask at the same moment may both make it; that costs less than waiting for each other.
    pub fn get<E>(
        &self,
        key: &str,
        bytes: impl FnOnce(&T) -> usize,
        make: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        if let Some(known) = self.known(key) {
            return Ok(known);
        }
        let made = Arc::new(make()?);
        let size = bytes(&made) + key.len() + 100;
        self.lock().insert(key.to_owned(), (Arc::clone(&made), size), self.most);
        Ok(made)
    }

    fn known(&self, key: &str) -> Option<Arc<T>> {
        let mut halves = self.lock();
        if let Some((known, _)) = halves.young.get(key) {
            return Some(Arc::clone(known));
        }
        let (key, entry) = halves.old.remove_entry(key)?;
        let known = Arc::clone(&entry.0);
        halves.insert(key, entry, self.most);
        Some(known)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Halves<T>> {
        self.halves.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Halves<T> {
    fn insert(&mut self, key: String, entry: (Arc<T>, usize), most: usize) {
        if self.bytes + entry.1 > most / 2 {
            self.old = std::mem::take(&mut self.young);
            self.bytes = 0;
        }
        self.bytes += entry.1;
        if let Some((_, replaced)) = self.young.insert(key, entry) {
            self.bytes -= replaced;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    #[test]
    fn what_is_asked_for_stays_and_the_rest_is_forgotten() {
        let cache: Cache<u32> = Cache::new(2 * 1010);
        let made = std::cell::Cell::new(0);
        let ask = |key: &str| {
            let make = || {
                made.set(made.get() + 1);
                Ok::<_, Infallible>(7)
            };
            assert_eq!(*cache.get(key, |_| 100, make).unwrap(), 7);
            made.get()
        };
        assert_eq!(ask("hot"), 1);
        assert_eq!(ask("hot"), 1);
        for number in 0..20 {
            ask(&number.to_string());
            assert_eq!(ask("hot"), number + 2, "asked for all the time");
        }
        assert_eq!(ask("0"), 22, "long forgotten");
    }
}
