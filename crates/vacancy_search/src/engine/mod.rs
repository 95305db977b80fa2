//! This server's search index: opening, building, keeping it in sync with the database, and the state a search needs.
//!
//! PostgreSQL is the source of truth. Triggers record every change (`search_changes`); [`keep_updated`] reads them in
//! transaction order and updates the documents. Its cursor is committed together with the documents, so a crash
//! repeats some work and loses none. An index that is missing, outdated, damaged or of another database is rebuilt in
//! a folder of its own, while the old one, or the database, answers.

mod cards;
mod change_listener;
mod cursor;
mod docs;
mod file_watch;
mod folder;
mod health;
mod index_updater;
mod knowledge;
mod reindex;
pub(crate) mod store;
pub mod vacancy_schema;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use cpu_limit::CpuLimit;
use search_engine::SearchIndex;
use uuid::Uuid;

pub use cards::{Cards, SharedCard};
pub use health::IndexState;
pub use index_updater::{catch_up, keep_updated, try_catch_up, waiting};
pub use knowledge::Knowledge;
pub use reindex::{forget_indexes, reindex};

/// Shared application state: one per process. Without an index searches use the database alone.
pub struct Engine {
    index: RwLock<Option<Arc<SearchIndex>>>,
    knowledge: RwLock<Arc<Knowledge>>,
    out_of_sight: RwLock<Arc<Vec<Uuid>>>,
    /// Incremented whenever something that lists show may have changed.
    changes: AtomicU64,
    /// The notification connection is open, so cached data may be used.
    listener_connected: AtomicBool,
    /// The index holds every change up to some moment after it was opened.
    is_current: AtomicBool,
    is_building: AtomicBool,
    /// A search failed: the files of the index have to be verified.
    is_suspect: AtomicBool,
    /// Limits concurrent searches.
    pub searches_limit: CpuLimit,
}

impl Default for Engine {
    fn default() -> Self {
        Self {
            index: RwLock::default(),
            knowledge: RwLock::default(),
            out_of_sight: RwLock::default(),
            changes: AtomicU64::default(),
            listener_connected: AtomicBool::default(),
            is_current: AtomicBool::default(),
            is_building: AtomicBool::default(),
            is_suspect: AtomicBool::default(),
            searches_limit: CpuLimit::new(cpu_limit::cores()),
        }
    }
}

impl Engine {
    pub fn index(&self) -> Option<Arc<SearchIndex>> {
        self.index.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn knowledge(&self) -> Arc<Knowledge> {
        self.knowledge.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Companies whose vacancies are not visible.
    pub fn out_of_sight(&self) -> Arc<Vec<Uuid>> {
        self.out_of_sight.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The version of the data, under which answers are cached; `None` while change notifications are not received.
    pub fn data_version(&self) -> Option<u64> {
        self.listener_connected.load(Ordering::Acquire).then(|| self.changes.load(Ordering::Acquire))
    }

    fn set_index(&self, index: Option<Arc<SearchIndex>>) {
        *self.index.write().unwrap_or_else(PoisonError::into_inner) = index;
        self.note_change();
    }

    fn set_knowledge(&self, knowledge: Knowledge) {
        *self.knowledge.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(knowledge);
        self.note_change();
    }

    fn set_out_of_sight(&self, companies: Vec<Uuid>) {
        *self.out_of_sight.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(companies);
    }

    fn note_change(&self) {
        self.changes.fetch_add(1, Ordering::AcqRel);
    }

    fn set_listener_connected(&self, listener_connected: bool) {
        self.listener_connected.store(listener_connected, Ordering::Release);
        self.note_change();
    }
}
