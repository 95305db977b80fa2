//! Where the database is: our own private cluster, a private cluster owned by a running server, or a URL.

use std::path::PathBuf;
use std::str::FromStr as _;
use std::time::Duration;

use anyhow::Context as _;
use private_postgres::{Cluster, Purpose, Settings};
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection, PgPool};

use crate::config::{Config, Database as Where};

/// All migrations of all capabilities, embedded in the binary.
pub static MIGRATOR: Migrator = sqlx::migrate!("../../migrations");

/// The name of our database in the private cluster.
const NAME: &str = "ishbor";

/// The role of requests and jobs in the private cluster. The cluster's superuser only migrates.
pub const APPLICATION_ROLE: &str = "ishbor_app";
const APPLICATION_ROLE_SQL: &str = include_str!("application_role.sql");

/// Two processes that start together must not change the same grants at the same time.
const GRANTS_LOCK: i64 = 0x6973_6862_6f72;

/// Connections of the private cluster besides those of servers: commands, backups, and a person with psql.
const SPARE_CONNECTIONS: u32 = 20;

pub enum Database {
    /// We started it and we stop it.
    Owned(Cluster),
    /// A running server owns it; we only connect.
    Joined(PathBuf),
    External(Box<PgConnectOptions>),
}

impl Database {
    /// Blocks until a private cluster is ready. Call it outside the async runtime: the cluster's supervisor thread
    /// must not belong to a worker that may end.
    pub fn open(config: &Config) -> anyhow::Result<Self> {
        let bin_dir = match &config.database {
            Where::Url(url) => {
                return Ok(Self::External(PgConnectOptions::from_str(url).context("DATABASE_URL")?.into()));
            }
            Where::Private { bin_dir } => bin_dir.clone(),
        };
        let data_dir = config.data_dir.join("pg");
        if let Some(socket_dir) = private_postgres::running(&data_dir) {
            return Ok(Self::Joined(socket_dir));
        }
        Self::start(config, data_dir, bin_dir)
    }

    /// For `serve`: the data directory must not be used by another server.
    pub fn own(config: &Config) -> anyhow::Result<Self> {
        match &config.database {
            Where::Url(_) => Self::open(config),
            Where::Private { bin_dir } => Self::start(config, config.data_dir.join("pg"), bin_dir.clone()),
        }
    }

    fn start(config: &Config, data_dir: PathBuf, bin_dir: Option<PathBuf>) -> anyhow::Result<Self> {
        // Room for a server and a worker beside it.
        let connections = 2 * held_connections(config) + SPARE_CONNECTIONS;
        let archive = config.wal_archive.as_ref();
        let settings = Settings {
            data_dir,
            purpose: Purpose::Durable,
            max_connections: u16::try_from(connections).context("ISHBOR_DB_CONNECTIONS")?,
            bin_dir,
            wal_archive: archive.map(|archive| archive.folder(&config.data_dir)).transpose()?,
        };
        Ok(Self::Owned(Cluster::start(settings).context("the private PostgreSQL did not start")?))
    }

    /// How the owner of the tables connects: to migrate, and for maintenance.
    pub fn owner_options(&self) -> PgConnectOptions {
        match self {
            Self::Owned(cluster) => private_options(cluster.socket_dir().to_owned(), NAME),
            Self::Joined(socket_dir) => private_options(socket_dir.clone(), NAME),
            Self::External(options) => (**options).clone(),
        }
    }

    /// One connection without the timeouts of requests; the database is created when it is missing.
    pub async fn connect(&self) -> anyhow::Result<PgConnection> {
        if let Self::Owned(cluster) = self {
            create_database(&private_options(cluster.socket_dir().to_owned(), "postgres")).await?;
        }
        wait_for(&self.owner_options()).await
    }

    /// The connection pool, after the database was created and migrated.
    pub async fn ready_pool(&self, config: &Config) -> anyhow::Result<PgPool> {
        let mut options = self.owner_options();
        // A migration may take longer than the statement timeout of requests.
        let mut db = self.connect().await?;
        check_connections(&mut db, config).await?;
        MIGRATOR.run(&mut db).await.context("migrations")?;
        if !matches!(self, Self::External(_)) {
            sqlx::query("select pg_advisory_lock($1)").bind(GRANTS_LOCK).execute(&mut db).await?;
            let granted = sqlx::raw_sql(APPLICATION_ROLE_SQL).execute(&mut db).await;
            granted.context("the role of the application")?;
            options = options.username(APPLICATION_ROLE);
        }
        // This also releases the lock.
        db.close().await?;
        Ok(platform::db::pool(options, config.db_connections))
    }

    pub fn restarts(&self) -> u64 {
        if let Self::Owned(cluster) = self { cluster.restarts() } else { 0 }
    }

    pub fn close(self) -> anyhow::Result<()> {
        if let Self::Owned(cluster) = self {
            cluster.stop().context("the private PostgreSQL did not stop cleanly")?;
        }
        Ok(())
    }
}

/// A connection of the owner of the tables, for what the role of the application may not do.
pub async fn connect_as_owner(pool: &PgPool) -> sqlx::Result<PgConnection> {
    let mut options = (*pool.connect_options()).clone();
    if options.get_username() == APPLICATION_ROLE {
        options = options.username(Cluster::USER);
    }
    PgConnection::connect_with(&options).await
}

/// All connections that one process holds.
fn held_connections(config: &Config) -> u32 {
    config.db_connections + platform::db::LISTENERS
}

/// Otherwise the server would start, and fail under load with "too many clients".
async fn check_connections(db: &mut PgConnection, config: &Config) -> anyhow::Result<()> {
    let allowed: i32 = sqlx::query_scalar(
        "select current_setting('max_connections')::int
            - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true), '0')::int",
    )
    .fetch_one(db)
    .await?;
    let held = held_connections(config);
    anyhow::ensure!(
        i64::from(held) <= i64::from(allowed),
        "ISHBOR_DB_CONNECTIONS is {}, and {} more are needed to listen, but the database allows {allowed} connections: \
         lower ISHBOR_DB_CONNECTIONS or raise max_connections of PostgreSQL",
        config.db_connections,
        platform::db::LISTENERS,
    );
    Ok(())
}

fn private_options(socket_dir: PathBuf, database: &str) -> PgConnectOptions {
    PgConnectOptions::new_without_pgpass().socket(socket_dir).username(Cluster::USER).database(database)
}

async fn create_database(maintenance: &PgConnectOptions) -> anyhow::Result<()> {
    let mut db = PgConnection::connect_with(maintenance).await?;
    let exists: bool = sqlx::query_scalar("select exists (select from pg_database where datname = 'ishbor')")
        .fetch_one(&mut db)
        .await?;
    if !exists {
        sqlx::query("create database ishbor").execute(&mut db).await?;
    }
    db.close().await?;
    Ok(())
}

/// An external database may start a little later than we do, as is usual with containers.
async fn wait_for(options: &PgConnectOptions) -> anyhow::Result<PgConnection> {
    let mut tries = 0;
    loop {
        match PgConnection::connect_with(options).await {
            Ok(db) => return Ok(db),
            Err(error) if tries < 30 && platform::db::is_away(&error) => {
                tries += 1;
                tracing::warn!(%error, "waiting for the database");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            Err(error) => return Err(error).context("cannot connect to the database"),
        }
    }
}
