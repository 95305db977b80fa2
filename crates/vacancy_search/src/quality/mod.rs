//! Search statistics for staff: what people search for and do not find. Counted in memory, written every 30 seconds.
//!
//! Nothing here reveals who searched for what. A text that may identify a person (a number, an address) is never
//! stored; the visitor is a fingerprint of that day and that text, deleted after two days; and a text is shown only
//! when three people typed it on one day.

mod report;
pub(crate) mod store;
mod tally;
mod tidy;

use std::collections::BTreeMap;
use std::time::Duration;

use platform::{App, Origin};
use queue::{Registry, Schedule};
use secrets::Keys;
use tokio_util::sync::CancellationToken;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use tally::Tally;
pub use tidy::TidySearch;

use crate::suggest;

/// A text typed by fewer people on a day is not shown.
pub(crate) const FEWEST_VISITORS: i32 = 3;

const WRITTEN: Duration = Duration::from_secs(30);
/// Visits per transaction. Indexes cannot read changes past an open transaction, so it must be short.
const AT_ONCE: usize = 1000;
/// Suggestions are rebuilt after this many writes.
const SUGGESTED: u32 = 10;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(report::view_search_quality))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TidySearch>();
    registry.every("tidy-search", Schedule::daily_at(3, 40), || TidySearch {});
}

/// Counts a search in memory. Writes nothing to the database, so that a read request stays read-only.
pub fn note(app: &App, text: &str, total: u64, origin: &Origin) {
    let Some(query) = tally::kept(text) else { return };
    let day = app.clock.today();
    // The text is part of the fingerprint, so that one person's searches cannot be linked in the table.
    let visit = format!("{day}\n{query}\n{}\n{}", origin.address, origin.user_agent);
    let visitor = app.shared::<Keys>().fingerprint("search", &visit);
    app.shared::<Tally>().add(day, query, total == 0, visitor);
}

/// Writes the counts collected since the last call.
pub async fn flush(app: &App) -> anyhow::Result<()> {
    let mut piece = BTreeMap::new();
    let mut visits = 0;
    for (key, counted) in app.shared::<Tally>().take() {
        visits += counted.visitors.len();
        piece.insert(key, counted);
        if visits >= AT_ONCE {
            store::add_queries(&mut *app.db.acquire().await?, &piece).await?;
            piece.clear();
            visits = 0;
        }
    }
    if !piece.is_empty() {
        store::add_queries(&mut *app.db.acquire().await?, &piece).await?;
    }
    Ok(())
}

/// Runs until the server stops: writes counts and rebuilds suggestions. Counts that cannot be written are logged and
/// dropped.
pub async fn follow_queries(app: &App, stop: &CancellationToken) {
    for turn in 0_u32.. {
        if turn.is_multiple_of(SUGGESTED)
            && let Err(error) = suggest::renew(app).await
        {
            tracing::warn!(error = format!("{error:#}"), "suggestions were not renewed");
        }
        let is_over = tokio::select! {
            () = tokio::time::sleep(WRITTEN) => false,
            () = stop.cancelled() => true,
        };
        if let Err(error) = flush(app).await {
            tracing::warn!(error = format!("{error:#}"), "searches of half a minute were not counted");
        }
        if is_over {
            return;
        }
    }
}
