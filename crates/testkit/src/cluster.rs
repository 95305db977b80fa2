//! One private PostgreSQL per test process, and a new database per test, copied from a migrated template.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use private_postgres::{Cluster, Error, Purpose, Settings};
use sha2::{Digest, Sha256};
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection};
use tokio::sync::OnceCell;
use uuid::Uuid;

/// Lives as long as the process; PostgreSQL detects the end of the process by itself.
static CLUSTER: OnceLock<Cluster> = OnceLock::new();
static TEMPLATE: OnceCell<String> = OnceCell::const_new();

/// Test binaries may run concurrently: each takes the first free folder and reuses the cluster in it.
fn cluster() -> &'static Cluster {
    CLUSTER.get_or_init(|| {
        first_free(&target_dir().join("test-pg"))
            // The user that PostgreSQL runs as may not be able to access root's home, where the target folder can be.
            .or_else(|| first_free(&std::env::temp_dir().join("ishbor-test-pg")))
            .expect("a place for the test cluster")
    })
}

fn first_free(folder: &Path) -> Option<Cluster> {
    for slot in 0..16 {
        let data_dir = folder.join(slot.to_string());
        let settings = Settings {
            data_dir,
            purpose: Purpose::Test,
            max_connections: 200,
            bin_dir: None,
            wal_archive: None,
        };
        match Cluster::start(settings) {
            Ok(cluster) => return Some(cluster),
            Err(Error::Busy { .. }) => {}
            Err(Error::Unreachable { .. }) => return None,
            Err(error) => panic!("the test cluster did not start: {error}"),
        }
    }
    panic!("sixteen test processes at once");
}

fn target_dir() -> PathBuf {
    let test = std::env::current_exe().expect("a test is a program");
    // target/debug/deps/test-binary
    test.ancestors().nth(3).expect("a test lies in a target folder").to_owned()
}

fn options(database: &str) -> PgConnectOptions {
    PgConnectOptions::new_without_pgpass()
        .socket(cluster().socket_dir())
        .username(Cluster::USER)
        .database(database)
}

/// A new database with all tables and the dictionaries.
pub async fn new_database() -> PgConnectOptions {
    let template = TEMPLATE.get_or_init(make_template).await;
    let name = format!("test_{}", Uuid::new_v4().simple());
    let mut db = connect("postgres").await;
    // Copying files takes a fraction of the time that writing every page to the WAL does.
    let create = format!("create database {name} template {template} strategy file_copy");
    sqlx::raw_sql(sqlx::AssertSqlSafe(create)).execute(&mut db).await.expect("a copy of the template");
    options(&name)
}

/// Databases of earlier runs are deleted when this run creates its template.
async fn make_template() -> String {
    let name = format!("template_{}", digest());
    let mut db = connect("postgres").await;
    let old: Vec<String> = sqlx::query_scalar(
        "select datname::text from pg_database where datname like 'test\\_%' or datname like 'template\\_%'",
    )
    .fetch_all(&mut db)
    .await
    .expect("a list of databases");
    for old in old.iter().filter(|old| **old != name) {
        let drop = format!("drop database if exists {old} with (force)");
        sqlx::raw_sql(sqlx::AssertSqlSafe(drop)).execute(&mut db).await.expect("an old database goes");
    }
    if !old.contains(&name) {
        // Filled under another name, so that an incomplete template is never used.
        let unfinished = format!("test_{name}");
        let create = format!("create database {unfinished}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(create)).execute(&mut db).await.expect("a new database");
        fill(&unfinished).await;
        let rename = format!("alter database {unfinished} rename to {name}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(rename))
            .execute(&mut db)
            .await
            .expect("the template gets its name");
    }
    name
}

async fn fill(database: &str) {
    let mut db = connect(database).await;
    server::database::MIGRATOR.run(&mut db).await.expect("migrations");
    dictionaries::seed(&mut db).await.expect("dictionaries");
    db.close().await.expect("a closed connection");
}

async fn connect(database: &str) -> PgConnection {
    PgConnection::connect_with(&options(database)).await.expect("a connection")
}

/// A hash of the migrations and the dictionaries, which are the content of a template.
fn digest() -> String {
    let mut hash = Sha256::new();
    for migration in server::database::MIGRATOR.iter() {
        hash.update(migration.sql.as_str());
    }
    hash.update(dictionaries::data_digest());
    hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
