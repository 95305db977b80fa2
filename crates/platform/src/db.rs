//! The connection pools with their timeouts, and the classification of database errors.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, PgPool};

use crate::database::{Connection, Database};
use crate::error::{Error, Result};

/// How long a request waits for a free connection before it is answered with 503.
const POOL_WAIT: Duration = Duration::from_secs(3);

/// How long one attempt to open a connection for listening may take.
const LISTENER_WAIT: Duration = Duration::from_secs(10);

/// A connection that was idle for longer is tested before use.
const RESTED: Duration = Duration::from_secs(1);

/// How many connections a process holds besides its pool: for new jobs, changed dictionaries, changed vacancies, changed
/// resumes, the live channel, and to notice that the database is away.
pub const LISTENERS: u32 = 6;

/// Connections that only listen, apart from the pool for requests: a small pool would have none left for these.
pub fn listening_pool(pool: &PgPool) -> PgPool {
    PgPoolOptions::new()
        .max_connections(LISTENERS)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(LISTENER_WAIT)
        .connect_lazy_with((*pool.connect_options()).clone())
}

/// Opens the pool lazily: the first use connects, so the server can start while the database is starting.
pub fn pool(options: PgConnectOptions, max_connections: u32) -> PgPool {
    pool_with_wait(options, max_connections, POOL_WAIT)
}

pub(crate) fn pool_with_wait(options: PgConnectOptions, max_connections: u32, wait: Duration) -> PgPool {
    let options = options.application_name("ishbor").options([
        ("statement_timeout", "5s"),
        ("lock_timeout", "1s"),
        ("idle_in_transaction_session_timeout", "15s"),
    ]);
    PgPoolOptions::new()
        .max_connections(max_connections)
        .acquire_timeout(wait)
        .idle_timeout(Duration::from_secs(600))
        // A connection in steady use is not tested: that would cost every request a round trip.
        .test_before_acquire(false)
        .before_acquire(|connection, about| {
            Box::pin(async move {
                if about.idle_for >= RESTED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .connect_lazy_with(options)
}

/// A connection that is taken from the pool on first use: requests answered from a cache take none.
pub enum Db<'a> {
    Pool(&'a Database),
    Taken(Connection),
    /// The caller's connection, perhaps inside a transaction.
    Given(&'a mut PgConnection),
}

impl Db<'_> {
    pub async fn get(&mut self) -> sqlx::Result<&mut PgConnection> {
        if let Self::Pool(pool) = self {
            *self = Self::Taken(pool.acquire().await?);
        }
        match self {
            Self::Taken(connection) => Ok(connection),
            Self::Given(connection) => Ok(connection),
            Self::Pool(_) => unreachable!("it was taken above"),
        }
    }
}

impl<'a> From<&'a Database> for Db<'a> {
    fn from(pool: &'a Database) -> Self {
        Self::Pool(pool)
    }
}

impl<'a> From<&'a mut PgConnection> for Db<'a> {
    fn from(connection: &'a mut PgConnection) -> Self {
        Self::Given(connection)
    }
}

/// True when the database could not be reached, is starting or is stopping: a retry may succeed.
pub fn is_away(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::Io(_)
        | sqlx::Error::Protocol(_) => true,
        // 57P01..03: shut down, crashed, starting up. 53300: too many connections.
        sqlx::Error::Database(db) => {
            matches!(db.code().as_deref(), Some("57P01" | "57P02" | "57P03" | "53300"))
        }
        _ => false,
    }
}

/// Maps the violation of a named constraint to a refusal, so uniqueness needs no check before the insert.
pub trait OnConstraint<T> {
    fn on_constraint(self, name: &str, refusal: impl FnOnce() -> Error) -> Result<T>;
}

impl<T> OnConstraint<T> for sqlx::Result<T> {
    fn on_constraint(self, name: &str, refusal: impl FnOnce() -> Error) -> Result<T> {
        self.map_err(|error| match &error {
            sqlx::Error::Database(db) if db.constraint() == Some(name) => refusal(),
            _ => Error::from(error),
        })
    }
}

/// The constraint that a statement violated, for callers that distinguish several.
pub fn constraint(error: &sqlx::Error) -> Option<&str> {
    match error {
        sqlx::Error::Database(db) => db.constraint(),
        _ => None,
    }
}
