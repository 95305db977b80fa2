//! What an index is made of.

use std::future::Future;
use std::sync::Arc;

use dictionaries::Snapshot;
use platform::App;
use search_engine::Schema;
use search_engine::index::Document;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::LiveIndex;

/// One kind of documents: where they come from and where the process keeps their index.
pub trait Source: Send + Sync + 'static {
    /// The kind in `search_changes`, `search_nodes` and the names of folders.
    const KIND: &'static str;
    /// The channel on which triggers notify of changes: the ids of what has changed, or nothing when there are many.
    const CHANNEL: &'static str;

    /// A row with everything that a document needs.
    type Row: Send + 'static;

    fn schema() -> &'static Arc<Schema>;

    fn live(app: &App) -> &LiveIndex;

    /// Rows to be indexed among these ids. The others are removed from the index.
    fn list(db: &mut PgConnection, ids: &[Uuid])
    -> impl Future<Output = sqlx::Result<Vec<Self::Row>>> + Send;

    /// All rows to be indexed in pages, ordered by id.
    fn list_after(
        db: &mut PgConnection,
        after: Option<Uuid>,
        limit: i64,
    ) -> impl Future<Output = sqlx::Result<Vec<Self::Row>>> + Send;

    fn id(row: &Self::Row) -> Uuid;

    /// `None` when it cannot be read: one bad row must not stop the others.
    fn document(row: Self::Row, words: &Snapshot) -> Option<Document>;

    /// Drops what is cached about these; `None` when anything may have changed. Called before the index changes.
    fn drop_cached(_app: &App, _ids: Option<&[Uuid]>) {}

    /// Refreshes what changes without a notification. Called in every round, at least twice a second.
    fn refresh(_app: &App) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }

    /// The words that queries are parsed with have changed, or nobody has read them yet.
    fn words_changed(_app: &App) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }
}
