//! `ishbor backup` and `ishbor restore`: one archive with everything that cannot be built again.
//!
//! ```text
//! archive.zip
//!   database.dump   pg_dump in its custom format, of one snapshot
//!   files/…         uploaded files
//!   secret          the key material: without it nobody can sign in with an authenticator
//!   manifest.json   version, counted rows, size and SHA-256 of every entry
//! ```
//!
//! The search index is not in it: it is built again.

mod archive;
mod dump;
mod restore;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sqlx::PgConnection;

pub use restore::restore;
pub use write::write;

const DATABASE: &str = "database.dump";
const SECRET: &str = "secret";
const FILES: &str = "files/";

/// The version of the layout above.
const FORMAT: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
struct Manifest {
    format: u32,
    /// The version of Ishbor that wrote it.
    version: String,
    created_at: jiff::Timestamp,
    /// The newest migration of the database.
    migration: i64,
    /// Rows by table at the moment of the dump, compared after restoring.
    rows: BTreeMap<String, i64>,
    entries: BTreeMap<String, Entry>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Entry {
    size: u64,
    sha256: String,
}

/// Rows of the tables that matter most.
async fn count_rows(db: &mut PgConnection) -> sqlx::Result<BTreeMap<String, i64>> {
    let rows: Vec<(String, i64)> = sqlx::query_as(
        "select 'users', count(*) from users
         union all select 'candidates', count(*) from candidates
         union all select 'companies', count(*) from companies
         union all select 'vacancies', count(*) from vacancies
         union all select 'vacancy_revisions', count(*) from vacancy_revisions
         union all select 'consents', count(*) from consents
         union all select 'sessions', count(*) from sessions
         union all select 'saved_searches', count(*) from saved_searches
         union all select 'staff_members', count(*) from staff_members
         union all select 'audit_events', count(*) from audit_events",
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().collect())
}
