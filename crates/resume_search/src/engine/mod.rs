//! This server's index of the resumes that employers can find. `search_index` keeps it in sync with the database.

mod docs;
pub mod resume_schema;
mod store;

use std::path::PathBuf;
use std::sync::Arc;

use dictionaries::Snapshot;
use platform::App;
use search_engine::Schema;
use search_engine::index::Document;
use search_index::{LiveIndex, Source};
use sqlx::PgConnection;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

pub use docs::start_of_day;
use resume_schema::RESUMES;
use store::DocRow;

/// Shared application state: one per process.
#[derive(Default)]
pub struct ResumeIndex {
    pub live: LiveIndex,
}

/// Resumes that at least one employer may find.
struct Resumes;

impl Source for Resumes {
    const KIND: &'static str = "resumes";
    const CHANNEL: &'static str = "resumes_changed";
    type Row = DocRow;

    fn schema() -> &'static Arc<Schema> {
        &RESUMES.schema
    }

    fn live(app: &App) -> &LiveIndex {
        &app.shared::<ResumeIndex>().live
    }

    async fn list(db: &mut PgConnection, ids: &[Uuid]) -> sqlx::Result<Vec<DocRow>> {
        store::list_docs(db, ids).await
    }

    async fn list_after(db: &mut PgConnection, after: Option<Uuid>, limit: i64) -> sqlx::Result<Vec<DocRow>> {
        store::list_docs_after(db, after, limit).await
    }

    fn id(row: &DocRow) -> Uuid {
        row.id
    }

    fn document(row: DocRow, words: &Snapshot) -> Option<Document> {
        row.document(words)
    }
}

/// As [`search_index::keep_updated`]. The words of queries are refreshed by the index of vacancies.
pub async fn keep_updated(app: App, folder: PathBuf, node: String, stop: CancellationToken) {
    search_index::keep_updated::<Resumes>(app, folder, node, stop).await;
}

/// As [`search_index::catch_up`], with the words of queries.
pub async fn catch_up(app: &App) -> anyhow::Result<()> {
    search_index::refresh_knowledge(app).await?;
    search_index::catch_up::<Resumes>(app).await
}
