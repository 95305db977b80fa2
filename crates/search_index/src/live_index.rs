//! The index of one kind of documents as this process uses it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use cpu_limit::CpuLimit;
use platform::App;
use search_engine::SearchIndex;
use search_engine::index::{SearchHits, SearchRequest};

/// Shared application state: limits concurrent searches in all indexes.
pub struct SearchLimit(pub CpuLimit);

impl Default for SearchLimit {
    fn default() -> Self {
        Self(CpuLimit::new(cpu_limit::cores()))
    }
}

/// One per process and kind. Without an index searches use the database alone.
#[derive(Default)]
pub struct LiveIndex {
    index: RwLock<Option<Arc<SearchIndex>>>,
    /// Incremented whenever something that lists show may have changed.
    changes: AtomicU64,
    /// The notification connection is open, so cached data may be used.
    listener_connected: AtomicBool,
    /// The index holds every change up to some moment after it was opened.
    pub(crate) is_current: AtomicBool,
    pub(crate) is_building: AtomicBool,
    /// A search failed: the files of the index have to be verified.
    pub(crate) is_suspect: AtomicBool,
}

impl LiveIndex {
    pub fn index(&self) -> Option<Arc<SearchIndex>> {
        self.index.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The version of the data, under which answers are cached; `None` while change notifications are not received.
    pub fn data_version(&self) -> Option<u64> {
        self.listener_connected.load(Ordering::Acquire).then(|| self.changes.load(Ordering::Acquire))
    }

    /// Lists may show something else from now on.
    pub fn note_change(&self) {
        self.changes.fetch_add(1, Ordering::AcqRel);
    }

    /// `None` when there is no index, or it does not answer: then the database does.
    pub async fn search(&self, app: &App, request: &SearchRequest<'_>) -> anyhow::Result<Option<SearchHits>> {
        let Some(index) = self.index() else { return Ok(None) };
        // Most searches take less time than handing over to another thread and back.
        match app.shared::<SearchLimit>().0.run_here(|| index.search(request)).await? {
            Ok(found) => Ok(Some(found)),
            Err(error) => {
                tracing::error!(%error, "the index did not answer; the database does");
                self.suspect_damage();
                Ok(None)
            }
        }
    }

    pub(crate) fn set_index(&self, index: Option<Arc<SearchIndex>>) {
        *self.index.write().unwrap_or_else(PoisonError::into_inner) = index;
        self.note_change();
    }

    pub(crate) fn set_listener_connected(&self, listener_connected: bool) {
        self.listener_connected.store(listener_connected, Ordering::Release);
        self.note_change();
    }
}
