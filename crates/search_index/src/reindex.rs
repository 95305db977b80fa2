//! `ishbor reindex`: every server builds new indexes while its old ones keep answering.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use kernel::Clock;
use sqlx::{PgConnection, PgPool};

use crate::store::{self, NodeRow};

/// A server without a report for this long has stopped; it reports at least once a minute.
const SILENT: SignedDuration = SignedDuration::from_secs(150);
const LOOK: Duration = Duration::from_millis(500);

/// After a database was restored: what its copy knows about transactions means nothing here, and every index has to be
/// built anew. Does not wait for them.
pub async fn forget_indexes(db: &mut PgConnection, now: Timestamp) -> anyhow::Result<()> {
    store::forget_foreign_changes(db).await?;
    store::insert_rebuild(db, now).await?;
    Ok(())
}

/// Requests a rebuild and waits until every running server has finished it. Servers that start later build theirs
/// then.
pub async fn reindex(db: &PgPool, clock: &dyn Clock) -> anyhow::Result<Vec<NodeRow>> {
    let requested = store::insert_rebuild(&mut *db.acquire().await?, clock.now()).await?;
    loop {
        let since = clock.now() - SILENT;
        let nodes = store::list_nodes(&mut *db.acquire().await?, since).await?;
        if nodes.iter().all(|node| node.built_for >= requested) {
            return Ok(nodes);
        }
        tokio::time::sleep(LOOK).await;
    }
}
