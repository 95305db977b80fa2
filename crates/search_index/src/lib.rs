//! Keeps an index of `search_engine` in step with PostgreSQL. What is indexed is the caller's: a [`Source`] names its
//! changes and reads its rows; there is one for vacancies and one for resumes.
//!
//! PostgreSQL is the source of truth. Triggers record every change (`search_changes`); [`keep_updated`] reads them in
//! transaction order and updates the documents. Its cursor is committed together with the documents, so a crash
//! repeats some work and loses none. An index that is missing, outdated, damaged or of another database is rebuilt in
//! a folder of its own, while the old one, or the database, answers.

mod change_listener;
mod cursor;
mod file_watch;
mod folder;
mod health;
mod index_updater;
mod knowledge;
mod live_index;
mod places;
mod reindex;
mod source;
pub mod store;
mod wire;

pub use health::IndexState;
pub use index_updater::{catch_up, keep_updated, try_catch_up, waiting};
pub use knowledge::{Knowledge, SharedKnowledge, all_names, names_of, refresh_knowledge};
pub use live_index::{LiveIndex, SearchLimit};
pub use places::with_parents;
pub use reindex::{forget_indexes, reindex};
pub use source::Source;
pub use wire::CorrectionOut;
