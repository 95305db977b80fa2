//! The database as handlers and jobs see it: one connection at a time.
//!
//! A request that waits for a second connection while it holds the first can use up the pool together with others of
//! its kind: each of them waits for one that another holds. So [`Database`] hands out one per request or job and
//! refuses the second at once. Such code fails on its first run, not only under load.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, PgPool, Postgres};

tokio::task_local! {
    /// Whether the current request or job holds a connection.
    static IS_HOLDING: Arc<AtomicBool>;
}

/// Runs a request or a job that may hold one connection at a time.
pub async fn with_one_connection<F: Future>(work: F) -> F::Output {
    IS_HOLDING.scope(Arc::default(), work).await
}

/// Cheap to clone, like the pool inside.
#[derive(Debug, Clone)]
pub struct Database(PgPool);

impl From<PgPool> for Database {
    fn from(pool: PgPool) -> Self {
        Self(pool)
    }
}

impl Database {
    pub async fn acquire(&self) -> sqlx::Result<Connection> {
        let turn = Turn::take()?;
        Ok(Connection { inner: self.0.acquire().await?, _turn: turn })
    }

    /// Begins in a task of its own, which goes on when the caller goes away. A `begin` that is dropped while the
    /// database answers leaves its connection in the pool inside the transaction: sqlx counts the transaction only
    /// afterwards, so it does not roll back, and the next user would write into it without a commit.
    pub async fn begin(&self) -> sqlx::Result<Transaction> {
        let turn = Turn::take()?;
        let pool = self.0.clone();
        let begun = tokio::spawn(async move { pool.begin().await }).await;
        Ok(Transaction { inner: begun.map_err(|_| sqlx::Error::WorkerCrashed)??, _turn: turn })
    }

    /// For listeners and the queue, which run beside requests. The server's test `connections.rs` lists the files that
    /// may call it.
    pub fn pool(&self) -> &PgPool {
        &self.0
    }
}

/// The right to hold a connection, returned on drop. `None` outside of requests and jobs, where nothing is limited.
#[derive(Debug)]
struct Turn(Option<Arc<AtomicBool>>);

impl Turn {
    fn take() -> sqlx::Result<Self> {
        let Ok(is_holding) = IS_HOLDING.try_with(Arc::clone) else { return Ok(Self(None)) };
        if is_holding.swap(true, Ordering::Relaxed) {
            let text = "a second connection was requested while the first was held";
            tracing::error!("{text}");
            return Err(sqlx::Error::InvalidArgument(text.to_owned()));
        }
        Ok(Self(Some(is_holding)))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(is_holding) = &self.0 {
            is_holding.store(false, Ordering::Relaxed);
        }
    }
}

/// A connection of the pool. It goes back on drop.
#[derive(Debug)]
pub struct Connection {
    // Fields are dropped in this order: the connection goes back first.
    inner: PoolConnection<Postgres>,
    _turn: Turn,
}

impl Deref for Connection {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.inner
    }
}

impl DerefMut for Connection {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.inner
    }
}

/// A transaction. It is rolled back on drop.
#[derive(Debug)]
pub struct Transaction {
    inner: sqlx::Transaction<'static, Postgres>,
    _turn: Turn,
}

impl Transaction {
    pub async fn commit(self) -> sqlx::Result<()> {
        self.inner.commit().await
    }

    pub async fn rollback(self) -> sqlx::Result<()> {
        self.inner.rollback().await
    }
}

impl Deref for Transaction {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.inner
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.inner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_request_takes_its_turns_one_after_the_other() {
        with_one_connection(async {
            let first = Turn::take().expect("the first");
            assert!(Turn::take().is_err(), "a second beside the first");
            drop(first);
            let again = Turn::take().expect("the first was returned");
            // Another request has a turn of its own.
            with_one_connection(async { Turn::take().expect("of another request") }).await;
            assert!(Turn::take().is_err());
            drop(again);
        })
        .await;
        let _both = (Turn::take().expect("not limited"), Turn::take().expect("not limited"));
    }
}
