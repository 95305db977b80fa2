//! `ishbor reindex`: every server builds a new index while its old one keeps answering.

use std::time::Duration;

use jiff::SignedDuration;
use kernel::{Clock as _, SystemClock};
use sqlx::PgPool;

use super::store::{self, NodeRow};

/// A server without a report for this long has stopped; it reports at least once a minute.
const SILENT: SignedDuration = SignedDuration::from_secs(150);
const LOOK: Duration = Duration::from_millis(500);

/// Requests a rebuild and waits until every running server has finished it. Servers that start later build theirs
/// then.
pub async fn reindex(db: &PgPool) -> anyhow::Result<Vec<NodeRow>> {
    let requested = store::insert_rebuild(&mut *db.acquire().await?, SystemClock.now()).await?;
    loop {
        let since = SystemClock.now() - SILENT;
        let nodes = store::list_nodes(&mut *db.acquire().await?, since).await?;
        if nodes.iter().all(|node| node.built_for >= requested) {
            return Ok(nodes);
        }
        tokio::time::sleep(LOOK).await;
    }
}
