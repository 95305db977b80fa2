//! Whether the index of this server can be trusted: complete, up to date, undamaged.

use std::sync::atomic::Ordering;

use crate::LiveIndex;

/// What searches of this server are worth. Only [`IndexState::Current`] gives complete answers: without an index the
/// database finds words of titles alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexState {
    Opening,
    Building,
    CatchingUp,
    Current,
}

impl IndexState {
    /// Why answers are not complete yet; `None` when they are.
    pub const fn reason(self) -> Option<&'static str> {
        match self {
            Self::Opening => Some("the search index is being opened"),
            Self::Building => Some("the search index is being built"),
            Self::CatchingUp => Some("the search index is catching up with the database"),
            Self::Current => None,
        }
    }
}

impl LiveIndex {
    pub fn index_state(&self) -> IndexState {
        let is_set = |flag: &std::sync::atomic::AtomicBool| flag.load(Ordering::Acquire);
        match self.index() {
            Some(_) if is_set(&self.is_current) => IndexState::Current,
            Some(_) => IndexState::CatchingUp,
            None if is_set(&self.is_building) => IndexState::Building,
            None => IndexState::Opening,
        }
    }

    /// A search failed. The index updater verifies the files; until then the database answers what the index cannot.
    pub fn suspect_damage(&self) {
        self.is_suspect.store(true, Ordering::Release);
    }

    pub(crate) fn take_suspicion(&self) -> bool {
        self.is_suspect.swap(false, Ordering::AcqRel)
    }

    pub(crate) fn set_current(&self) {
        self.is_current.store(true, Ordering::Release);
    }

    pub(crate) fn set_building(&self, is_building: bool) {
        self.is_building.store(is_building, Ordering::Release);
    }

    /// Stops using the index: until another one is built the database answers, and the server is not ready.
    pub(crate) fn set_aside(&self) {
        self.is_current.store(false, Ordering::Release);
        self.set_index(None);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use search_engine::index::{Ranking, TextKind};
    use search_engine::{Schema, SearchIndex};

    use super::*;

    fn empty() -> SearchIndex {
        let mut schema = Schema::builder("test", 1);
        schema.text("title", TextKind::Name, 1.0);
        SearchIndex::in_memory(&schema.build(Ranking::default()))
    }

    #[test]
    fn only_an_index_that_has_caught_up_is_current() {
        let live = LiveIndex::default();
        assert_eq!(live.index_state(), IndexState::Opening);
        live.set_building(true);
        assert_eq!(live.index_state(), IndexState::Building);
        live.set_index(Some(Arc::new(empty())));
        live.set_building(false);
        assert_eq!(live.index_state(), IndexState::CatchingUp);
        live.set_current();
        assert_eq!(live.index_state(), IndexState::Current);
        assert_eq!(live.index_state().reason(), None);
        live.set_aside();
        assert_eq!(live.index_state(), IndexState::Opening);
        assert!(live.index_state().reason().is_some());
    }

    #[test]
    fn a_suspicion_is_taken_once() {
        let live = LiveIndex::default();
        assert!(!live.take_suspicion());
        live.suspect_damage();
        live.suspect_damage();
        assert!(live.take_suspicion());
        assert!(!live.take_suspicion());
    }
}
