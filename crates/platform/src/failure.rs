//! What a failed step of a request means to the client: a fault of ours, or something that passes.

use std::io;

use kernel::FieldErrors;

use crate::db;
use crate::error::Error;

impl From<anyhow::Error> for Error {
    /// Looks for a cause that passes, however deep it is wrapped: the database is away, or a disk is full.
    fn from(error: anyhow::Error) -> Self {
        if let Some(meaning) = error.chain().find_map(meaning) {
            tracing::warn!(error = format!("{error:#}"), "request not answered");
            return meaning;
        }
        tracing::error!(error = format!("{error:#}"), "request failed");
        Self::Fault
    }
}

fn meaning(cause: &(dyn std::error::Error + 'static)) -> Option<Error> {
    if let Some(error) = cause.downcast_ref::<sqlx::Error>() {
        return database_meaning(error);
    }
    let error = cause.downcast_ref::<io::Error>()?;
    let is_full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
    is_full.then(|| {
        disk_is_full();
        Error::Unavailable
    })
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
fn database_meaning(error: &sqlx::Error) -> Option<Error> {
    if is_unstorable_text(error) {
        return Some(Error::Invalid(FieldErrors::default()));
    }
    if code(error).as_deref() == Some("53100") {
        disk_is_full();
    }
    (db::is_away(error) || is_passing(error)).then_some(Error::Unavailable)
}

/// Counts what failed because a disk was full, ours or that of the database.
fn disk_is_full() {
    metrics::counter!("disk_full_total").increment(1);
    tracing::error!("a disk is full");
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

    #[test]
    fn a_full_disk_is_unavailable_and_other_disk_errors_are_faults() {
        for (kind, code) in [
            (io::ErrorKind::StorageFull, "unavailable"),
            (io::ErrorKind::QuotaExceeded, "unavailable"),
            (io::ErrorKind::PermissionDenied, "internal"),
        ] {
            let error = anyhow::Error::new(io::Error::from(kind)).context("a picture was not stored");
            assert_eq!(Error::from(error).code(), code, "{kind}");
        }
    }
}
