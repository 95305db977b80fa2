//! Suggestions under the search field: popular queries, professions, companies and skills, mixed, from memory.

mod api;
mod store;
mod suggestion_set;

use std::sync::{Arc, PoisonError, RwLock};

use dictionaries::Dictionaries;
use jiff::SignedDuration;
use kernel::clock::tashkent;
use platform::App;
use tokio::task::spawn_blocking;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::quality;
use suggestion_set::SuggestionSet;

/// The period over which queries count as popular.
const RECENT: SignedDuration = SignedDuration::from_hours(29 * 24);
const MOST_QUERIES: i64 = 2000;
const MOST_COMPANIES: i64 = 20_000;

/// Shared application state; empty until [`renew`] has run.
#[derive(Default)]
pub struct Suggestions(RwLock<Arc<SuggestionSet>>);

impl Suggestions {
    fn now(&self) -> Arc<SuggestionSet> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::suggest_keyword))
}

/// Rebuilds all suggestions from the database.
pub async fn renew(app: &App) -> anyhow::Result<()> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let since = (now - RECENT).to_zoned(tashkent()).date();
    let popular = quality::store::list_popular(&mut db, since, MOST_QUERIES).await?;
    let companies = store::list_companies(&mut db, now, MOST_COMPANIES).await?;
    drop(db);
    let words = app.shared::<Dictionaries>().now();
    let set = spawn_blocking(move || SuggestionSet::new(&words, popular, companies)).await?;
    *app.shared::<Suggestions>().0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(set);
    Ok(())
}
