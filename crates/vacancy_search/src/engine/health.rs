//! Whether the index of this server can be trusted: complete, up to date, undamaged.

use std::sync::atomic::Ordering;

use super::Engine;

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

impl Engine {
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

    pub(super) fn take_suspicion(&self) -> bool {
        self.is_suspect.swap(false, Ordering::AcqRel)
    }

    pub(super) fn set_current(&self) {
        self.is_current.store(true, Ordering::Release);
    }

    pub(super) fn set_building(&self, is_building: bool) {
        self.is_building.store(is_building, Ordering::Release);
    }

    /// Stops using the index: until another one is built the database answers, and the server is not ready.
    pub(super) fn set_aside(&self) {
        self.is_current.store(false, Ordering::Release);
        self.set_index(None);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use search_engine::SearchIndex;

    use super::super::vacancy_schema::VACANCIES;
    use super::*;

    #[test]
    fn only_an_index_that_has_caught_up_is_current() {
        let engine = Engine::default();
        assert_eq!(engine.index_state(), IndexState::Opening);
        engine.set_building(true);
        assert_eq!(engine.index_state(), IndexState::Building);
        engine.set_index(Some(Arc::new(SearchIndex::in_memory(&VACANCIES.schema))));
        engine.set_building(false);
        assert_eq!(engine.index_state(), IndexState::CatchingUp);
        engine.set_current();
        assert_eq!(engine.index_state(), IndexState::Current);
        assert_eq!(engine.index_state().reason(), None);
        engine.set_aside();
        assert_eq!(engine.index_state(), IndexState::Opening);
        assert!(engine.index_state().reason().is_some());
    }

    #[test]
    fn a_suspicion_is_taken_once() {
        let engine = Engine::default();
        assert!(!engine.take_suspicion());
        engine.suspect_damage();
        engine.suspect_damage();
        assert!(engine.take_suspicion());
        assert!(!engine.take_suspicion());
    }
}
