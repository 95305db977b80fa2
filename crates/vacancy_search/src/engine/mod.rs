//! This server's index of vacancies: what it is made of, and the state a search needs. `search_index` keeps it in sync
//! with the database.

mod cards;
mod docs;
mod store;
pub mod vacancy_schema;

use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use dictionaries::Snapshot;
use platform::App;
use search_engine::index::Document;
use search_engine::{Schema, SearchIndex};
use search_index::store::Waiting;
use search_index::{IndexState, LiveIndex, Source};
use sqlx::PgConnection;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use vacancies::VacancyId;

pub use cards::{Cards, SharedCard};

use store::DocRow;
use vacancy_schema::VACANCIES;

/// Shared application state: one per process. Without an index searches use the database alone.
#[derive(Default)]
pub struct Engine {
    live: LiveIndex,
    out_of_sight: RwLock<Arc<Vec<Uuid>>>,
}

impl Engine {
    pub fn live(&self) -> &LiveIndex {
        &self.live
    }

    pub fn index(&self) -> Option<Arc<SearchIndex>> {
        self.live.index()
    }

    pub fn index_state(&self) -> IndexState {
        self.live.index_state()
    }

    /// As [`LiveIndex::data_version`].
    pub fn data_version(&self) -> Option<u64> {
        self.live.data_version()
    }

    /// Companies whose vacancies are not visible.
    pub fn out_of_sight(&self) -> Arc<Vec<Uuid>> {
        self.out_of_sight.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set_out_of_sight(&self, companies: Vec<Uuid>) {
        *self.out_of_sight.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(companies);
    }
}

/// The kind of the index.
pub const KIND: &str = "vacancies";

/// Public vacancies.
struct Vacancies;

impl Source for Vacancies {
    const KIND: &'static str = KIND;
    const CHANNEL: &'static str = "vacancies_changed";
    type Row = DocRow;

    fn schema() -> &'static Arc<Schema> {
        &VACANCIES.schema
    }

    fn live(app: &App) -> &LiveIndex {
        &app.shared::<Engine>().live
    }

    async fn list(db: &mut PgConnection, ids: &[Uuid]) -> sqlx::Result<Vec<DocRow>> {
        store::list_docs(db, ids).await
    }

    async fn list_after(db: &mut PgConnection, after: Option<Uuid>, limit: i64) -> sqlx::Result<Vec<DocRow>> {
        store::list_docs_after(db, after, limit).await
    }

    fn id(row: &DocRow) -> Uuid {
        row.id.into()
    }

    fn document(row: DocRow, words: &Snapshot) -> Option<Document> {
        row.document(words)
    }

    fn drop_cached(app: &App, ids: Option<&[Uuid]>) {
        let cards = app.shared::<Cards>();
        match ids {
            Some(ids) => cards.remove(ids.iter().map(|id| VacancyId::from(*id))),
            None => cards.clear(),
        }
    }

    /// A suspension of a company can end with time alone.
    async fn refresh(app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let companies = store::list_companies_out_of_sight(&mut *app.db.acquire().await?, now).await?;
        app.shared::<Engine>().set_out_of_sight(companies);
        Ok(())
    }

    async fn words_changed(app: &App) -> anyhow::Result<()> {
        search_index::refresh_knowledge(app).await?;
        app.shared::<Engine>().live.note_change();
        Ok(())
    }
}

/// As [`search_index::keep_updated`].
pub async fn keep_updated(app: App, folder: PathBuf, node: String, stop: CancellationToken) {
    search_index::keep_updated::<Vacancies>(app, folder, node, stop).await;
}

/// As [`search_index::catch_up`].
pub async fn catch_up(app: &App) -> anyhow::Result<()> {
    search_index::catch_up::<Vacancies>(app).await
}

/// As [`search_index::try_catch_up`].
pub async fn try_catch_up(app: &App) -> anyhow::Result<()> {
    search_index::try_catch_up::<Vacancies>(app).await
}

/// As [`search_index::waiting`].
pub async fn waiting(app: &App) -> anyhow::Result<Option<Waiting>> {
    search_index::waiting::<Vacancies>(app).await
}
