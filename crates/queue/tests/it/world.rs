//! A private cluster for this test binary, a database per test, and jobs that record what they do.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jiff::{Timestamp, ToSpan};
use private_postgres::{Cluster, Purpose, Settings as ClusterSettings};
use queue::{Enqueued, Job, Registry, Runner, Settings, enqueue};
use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool};
use tokio::sync::{OnceCell, Semaphore};

const TEMPLATE: &str = "queue_template";

/// Every wait ends as soon as its condition holds, so this only has to outlast the slowest machine.
const DEADLINE: Duration = Duration::from_secs(120);

/// Waits until the condition holds.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < DEADLINE, "waited too long until {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

struct Server {
    /// Never dropped, because it is static: the cluster ends with the process that started it.
    cluster: Cluster,
}

impl Server {
    async fn get() -> &'static Server {
        static SERVER: OnceCell<Server> = OnceCell::const_new();
        SERVER.get_or_init(Server::start).await
    }

    async fn start() -> Server {
        let data_dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("queue-postgres");
        let settings = ClusterSettings {
            data_dir,
            purpose: Purpose::Test,
            max_connections: 300,
            bin_dir: None,
            wal_archive: None,
        };
        let cluster = Cluster::start(settings).expect("a private cluster");
        let server = Server { cluster };
        server.create(TEMPLATE, "template1").await;
        let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
        let migrator = sqlx::migrate::Migrator::new(migrations).await.expect("the migrations");
        let mut db = PgConnection::connect_with(&server.options(TEMPLATE)).await.expect("the template");
        migrator.run(&mut db).await.expect("the migrations to apply");
        db.close().await.expect("the template free to be copied");
        server
    }

    fn options(&self, database: &str) -> PgConnectOptions {
        PgConnectOptions::new().socket(self.cluster.socket_dir()).username(Cluster::USER).database(database)
    }

    async fn create(&self, database: &str, template: &str) {
        let mut db = PgConnection::connect_with(&self.options("postgres")).await.expect("the cluster");
        for statement in [
            format!("DROP DATABASE IF EXISTS {database} WITH (FORCE)"),
            format!("CREATE DATABASE {database} TEMPLATE {template} STRATEGY file_copy"),
        ] {
            sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut db).await.expect("a database");
        }
    }
}

/// A fresh database named after the test.
pub async fn database(test: &str) -> PgPool {
    let server = Server::get().await;
    let name = format!("queue_{test}");
    server.create(&name, TEMPLATE).await;
    PgPoolOptions::new()
        .max_connections(25)
        .acquire_timeout(DEADLINE)
        // Prevents a test that deadlocks with itself from waiting for ever.
        .connect_with(server.options(&name).options([("lock_timeout", "60s")]))
        .await
        .expect("the database of the test")
}

/// A record of what the jobs of a test did.
#[derive(Clone)]
pub struct Traces {
    lines: Arc<Mutex<Vec<String>>>,
    /// [`Gated`] jobs wait here.
    pub gate: Arc<Semaphore>,
}

impl Traces {
    pub fn new() -> Traces {
        Traces { lines: Arc::default(), gate: Arc::new(Semaphore::new(0)) }
    }

    pub fn leave(&self, line: impl Into<String>) {
        self.lines.lock().unwrap().push(line.into());
    }

    pub fn lines(&self) -> Vec<String> {
        self.lines.lock().unwrap().clone()
    }

    /// Waits until there are this many lines.
    pub async fn wait_for(&self, count: usize) -> Vec<String> {
        until(&format!("{count} lines are there"), async || self.lines().len() >= count).await;
        self.lines()
    }
}

/// Records its text.
#[derive(Serialize, Deserialize)]
pub struct Write(pub String);

impl Job<Traces> for Write {
    const NAME: &'static str = "write";

    async fn run(self, ctx: &Traces) -> anyhow::Result<()> {
        ctx.leave(self.0);
        Ok(())
    }
}

/// Records its text; deduplicated by topic.
#[derive(Serialize, Deserialize)]
pub struct Refresh {
    pub topic: String,
    pub text: String,
}

impl Job<Traces> for Refresh {
    const NAME: &'static str = "refresh";

    fn key(&self) -> Option<String> {
        Some(self.topic.clone())
    }

    async fn run(self, ctx: &Traces) -> anyhow::Result<()> {
        ctx.leave(self.text);
        Ok(())
    }
}

/// Records that it started, waits for the gate, then records that it ended, or fails if configured to.
#[derive(Serialize, Deserialize)]
pub struct Gated {
    pub topic: String,
    pub fails: bool,
}

impl Job<Traces> for Gated {
    const NAME: &'static str = "gated";

    fn key(&self) -> Option<String> {
        Some(self.topic.clone())
    }

    async fn run(self, ctx: &Traces) -> anyhow::Result<()> {
        ctx.leave("started");
        ctx.gate.acquire().await?.forget();
        anyhow::ensure!(!self.fails, "this job is set to fail");
        ctx.leave("ended");
        Ok(())
    }
}

/// Fails every time.
#[derive(Serialize, Deserialize)]
pub struct Fail;

impl Job<Traces> for Fail {
    const NAME: &'static str = "fail";
    const MAX_ATTEMPTS: u32 = 3;

    async fn run(self, ctx: &Traces) -> anyhow::Result<()> {
        ctx.leave("failed");
        anyhow::bail!("no\0 luck")
    }
}

/// Identifies a person, so it is deleted after failing.
#[derive(Serialize, Deserialize)]
pub struct FailAbout(pub String);

impl Job<Traces> for FailAbout {
    const NAME: &'static str = "fail_about";
    const MAX_ATTEMPTS: u32 = 2;
    const KEEP_FAILED: bool = false;

    async fn run(self, _: &Traces) -> anyhow::Result<()> {
        anyhow::bail!("no luck")
    }
}

#[derive(Serialize, Deserialize)]
pub struct Panic;

impl Job<Traces> for Panic {
    const NAME: &'static str = "panic";

    async fn run(self, _: &Traces) -> anyhow::Result<()> {
        panic!("at the disco")
    }
}

/// Never finishes.
#[derive(Serialize, Deserialize)]
pub struct Hang;

impl Job<Traces> for Hang {
    const NAME: &'static str = "hang";
    const TIMEOUT: Duration = Duration::from_millis(50);

    async fn run(self, _: &Traces) -> anyhow::Result<()> {
        std::future::pending().await
    }
}

pub fn registry() -> Registry<Traces> {
    let mut registry = Registry::new();
    registry
        .add::<Write>()
        .add::<Refresh>()
        .add::<Gated>()
        .add::<Fail>()
        .add::<FailAbout>()
        .add::<Panic>()
        .add::<Hang>();
    registry
}

pub fn runner(pool: &PgPool, traces: &Traces) -> Runner<Traces> {
    runner_with(pool, traces, Settings::default())
}

pub fn runner_with(pool: &PgPool, traces: &Traces, settings: Settings) -> Runner<Traces> {
    Runner::new(registry(), traces.clone(), pool.clone(), settings)
}

/// Enqueues in a transaction of its own.
pub async fn put<J: Job<Traces>>(pool: &PgPool, job: &J) -> Enqueued {
    let mut db = pool.acquire().await.unwrap();
    enqueue(&mut db, job).await.unwrap()
}

/// Waits until no job is left.
pub async fn wait_until_empty(pool: &PgPool) {
    until("no job is left", async || rows(pool).await.is_empty()).await;
}

/// The database's time, moved forward.
pub async fn in_seconds(pool: &PgPool, seconds: i64) -> Timestamp {
    let now: jiff_sqlx::Timestamp = sqlx::query_scalar("SELECT now()").fetch_one(pool).await.unwrap();
    now.to_jiff() + seconds.seconds()
}

/// The last statements of this test's connections.
pub async fn last_statements(pool: &PgPool) -> Vec<String> {
    sqlx::query_scalar(
        "SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle' AND pid <> pg_backend_pid()",
    )
    .fetch_all(pool)
    .await
    .unwrap()
}

/// `(name, state, attempts, last_error)` of every row, oldest first.
pub async fn rows(pool: &PgPool) -> Vec<(String, String, i32, Option<String>)> {
    sqlx::query_as("SELECT name, state, attempts, last_error FROM jobs ORDER BY created_at, id")
        .fetch_all(pool)
        .await
        .unwrap()
}
