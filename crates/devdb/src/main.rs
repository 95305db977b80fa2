//! Runs a command with a fresh, fully migrated database, for checking queries at build time:
//!
//! ```text
//! cargo run -q -p devdb -- cargo check --workspace
//! ```
//!
//! The command gets the database in `APP_DATABASE_URL`. Its exit code is passed on.

use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};
use std::thread;
use std::time::Duration;

use anyhow::{Context, ensure};
use private_postgres::{Cluster, Error, Purpose, Settings};
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};

const DATABASE: &str = "devdb";
const MIGRATIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");

fn main() -> anyhow::Result<ExitCode> {
    let mut words = std::env::args_os().skip(1);
    let program = words.next().context("usage: devdb <command> [arguments]")?;

    let cluster = start_in_turn(&cluster_dir()?)?;
    let options = PgConnectOptions::new().socket(cluster.socket_dir()).username(Cluster::USER);
    let database = options.clone().database(DATABASE);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(make_database(&options.database("postgres"), &database))?;

    let mut url = database.to_url_lossy();
    // psql and similar clients reject the parameters that sqlx adds for itself.
    url.set_query(None);
    let status = Command::new(&program)
        .args(words)
        .env("APP_DATABASE_URL", url.as_str())
        .env("SQLX_OFFLINE", "false")
        .status()
        .with_context(|| format!("could not run {}", program.display()))?;
    cluster.stop()?;
    Ok(exit_code(status))
}

/// Inside the target folder of this build: the cluster is deleted with it and never committed.
fn cluster_dir() -> anyhow::Result<PathBuf> {
    let program = std::env::current_exe()?;
    let target = program.ancestors().nth(2).context("the program lies in no target folder")?;
    Ok(target.join("devdb"))
}

/// Waits for a concurrent run to end: two runs would share one database, and the first to end would stop it.
fn start_in_turn(data_dir: &Path) -> anyhow::Result<Cluster> {
    let mut has_reported = false;
    loop {
        let settings = Settings {
            data_dir: data_dir.to_owned(),
            purpose: Purpose::Test,
            max_connections: 20,
            wal_archive: None,
            bin_dir: None,
        };
        match Cluster::start(settings) {
            Err(error @ Error::Busy { .. }) => {
                if !has_reported {
                    eprintln!("devdb: {error} (waiting for its turn)");
                    has_reported = true;
                }
                thread::sleep(Duration::from_millis(200));
            }
            other => return Ok(other?),
        }
    }
}

/// Always recreated, so that a migration that is still being edited is applied in its current form.
async fn make_database(server: &PgConnectOptions, database: &PgConnectOptions) -> anyhow::Result<()> {
    let mut db = server.connect().await?;
    sqlx::query("drop database if exists devdb with (force)").execute(&mut db).await?;
    sqlx::query("create database devdb").execute(&mut db).await?;
    db.close().await?;

    let migrations = Path::new(MIGRATIONS);
    ensure!(migrations.is_dir(), "there is no folder {}", migrations.display());
    let migrator = Migrator::new(migrations).await.context("could not read the migrations")?;
    let mut db: PgConnection = database.connect().await?;
    migrator.run(&mut db).await.context("could not apply the migrations")?;
    db.close().await?;
    Ok(())
}

/// A command ended by a signal gets the shell's exit code: 128 plus the signal.
fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or_default());
    ExitCode::from(u8::try_from(code).unwrap_or(1))
}
