//! Notices that the database is away, and makes requests fail at once meanwhile.
//!
//! The pool retries a refused connection until its timeout, which exists for a busy database and is too long for one
//! that is not there.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection, PgPool};
use tokio::time::{sleep, timeout};

/// The interval at which the database is asked whether it is there.
const BEAT: Duration = Duration::from_millis(150);

/// A database that takes longer to answer is away. Generous, because a busy one is not.
const PATIENCE: Duration = Duration::from_secs(5);

/// No socket can exist below this path, so connecting fails immediately.
const NOWHERE: &str = "/dev/null";

/// Runs until it is dropped. Uses one connection besides the pool.
pub async fn watch(pool: &PgPool) {
    let usual = (*pool.connect_options()).clone();
    loop {
        if let Err(error) = stay_connected(pool, &usual).await {
            tracing::warn!(%error, "the database is away");
            metrics::gauge!("database_away").set(1.0);
            pool.set_connect_options(usual.clone().socket(NOWHERE));
        }
        sleep(BEAT).await;
    }
}

/// Returns without an error when the connection broke and the database may still be there.
async fn stay_connected(pool: &PgPool, usual: &PgConnectOptions) -> sqlx::Result<()> {
    let connect = timeout(PATIENCE, PgConnection::connect_with(usual)).await;
    let mut connection = connect.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
    metrics::gauge!("database_away").set(0.0);
    pool.set_connect_options(usual.clone());
    while timeout(PATIENCE, connection.ping()).await.is_ok_and(|answer| answer.is_ok()) {
        sleep(BEAT).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;
    use crate::db;

    /// A socket that nobody listens at any more refuses connections, as after the death of PostgreSQL.
    #[tokio::test]
    async fn requests_do_not_wait_for_a_database_that_is_away() {
        let folder = std::env::temp_dir().join(format!("ishbor-away-{}", uuid::Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        drop(UnixListener::bind(folder.join(".s.PGSQL.5432")).unwrap());
        let options = PgConnectOptions::new_without_pgpass().socket(&folder).port(5432);
        // Without the watch a request would wait for an hour.
        let pool = db::pool_with_wait(options, 2, Duration::from_secs(3600));
        let acquire = async {
            tokio::select! { () = watch(&pool) => unreachable!("it never ends"), taken = pool.acquire() => taken.err() }
        };
        let error = timeout(Duration::from_secs(120), acquire).await.expect("it fails early");
        assert!(db::is_away(&error.expect("there is no database")));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
