//! The connection pools with their timeouts, and the classification of database errors.

use std::time::Duration;

use kernel::FieldErrors;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, PgPool, Postgres};

use crate::error::{Error, Result};

/// How long a request waits for a free connection before it is answered with 503.
const POOL_WAIT: Duration = Duration::from_secs(3);

/// How long one attempt to open a connection for listening may take.
const LISTENER_WAIT: Duration = Duration::from_secs(10);

/// A connection that was idle for longer is tested before use.
const RESTED: Duration = Duration::from_secs(1);

/// How many connections a process holds besides its pool: for new jobs, changed dictionaries, changed vacancies, and to
/// notice that the database is away.
pub const LISTENERS: u32 = 4;

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
    Pool(&'a PgPool),
    Taken(PoolConnection<Postgres>),
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

impl<'a> From<&'a PgPool> for Db<'a> {
    fn from(pool: &'a PgPool) -> Self {
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

/// True when the database refused this statement for a reason that passes, so the same request may succeed later.
fn is_passing(error: &sqlx::Error) -> bool {
    // 57014: statement timeout. 55P03: lock timeout. 40P01: deadlock. 40001: serialization failure. 53000, 53100, 53200:
    // out of resources, disk or memory. 25006: a standby that is not promoted yet.
    let passing = ["57014", "55P03", "40P01", "40001", "53000", "53100", "53200", "25006"];
    code(error).is_some_and(|code| passing.contains(&code.as_str()))
}

/// PostgreSQL stores no NUL: 22021 in a text, 22P05 in JSON. The value came from the request, because we write none.
fn is_unstorable_text(error: &sqlx::Error) -> bool {
    code(error).is_some_and(|code| code == "22021" || code == "22P05")
}

fn code(error: &sqlx::Error) -> Option<String> {
    error.as_database_error().and_then(|db| db.code().map(String::from))
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Self::from(anyhow::Error::new(error).context("database"))
    }
}

/// What a failed request of the database means to the client; `None` for a fault of ours.
pub(crate) fn meaning(error: &sqlx::Error) -> Option<Error> {
    if is_unstorable_text(error) {
        return Some(Error::Invalid(FieldErrors::default()));
    }
    if code(error).as_deref() == Some("53100") {
        disk_is_full();
    }
    (is_away(error) || is_passing(error)).then_some(Error::Unavailable)
}

/// Counts what failed because a disk was full, ours or that of the database.
pub(crate) fn disk_is_full() {
    metrics::counter!("disk_full_total").increment(1);
    tracing::error!("a disk is full");
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

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::*;

    #[test]
    fn an_unknown_database_error_is_internal() {
        let error = Error::from(sqlx::Error::RowNotFound);
        assert_eq!(error.code(), "internal");
        assert_eq!(error.status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[test]
    fn a_pool_timeout_is_reported_as_unavailable() {
        assert_eq!(Error::from(sqlx::Error::PoolTimedOut).code(), "unavailable");
    }

    /// An error with this SQLSTATE.
    #[derive(Debug)]
    struct Refusal(&'static str);

    impl std::fmt::Display for Refusal {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str(self.0)
        }
    }

    impl std::error::Error for Refusal {}

    impl sqlx::error::DatabaseError for Refusal {
        fn message(&self) -> &str {
            self.0
        }

        fn code(&self) -> Option<std::borrow::Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> sqlx::error::ErrorKind {
            sqlx::error::ErrorKind::Other
        }
    }

    #[test]
    fn only_what_a_retry_may_cure_is_unavailable() {
        for (state, code) in [
            ("40P01", "unavailable"),
            ("40001", "unavailable"),
            ("53100", "unavailable"),
            ("53200", "unavailable"),
            ("53300", "unavailable"),
            ("57P03", "unavailable"),
            ("57014", "unavailable"),
            ("55P03", "unavailable"),
            ("22021", "validation"),
            ("22P05", "validation"),
            ("42601", "internal"),
            ("23505", "internal"),
        ] {
            let refused = || sqlx::Error::Database(Box::new(Refusal(state)));
            assert_eq!(Error::from(refused()).code(), code, "{state}");
            let wrapped = anyhow::Error::new(refused()).context("a step of a handler");
            assert_eq!(Error::from(wrapped).code(), code, "{state}, wrapped");
        }
    }
}
