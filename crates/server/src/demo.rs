//! `ishbor demo`: sample data. The same size, seed and hour produce the same data on every machine: all randomness
//! comes from the seed, and dates are counted back from the hour in which the demo is generated, because vacancies
//! expire.
//!
//! Every capability that has something to show adds its part to [`PARTS`]; the parts run in that order in one
//! transaction. The database records what it was filled with, so a second run changes nothing.

use std::pin::Pin;
use std::sync::Arc;

use clap::ValueEnum;
use dictionaries::{Dictionaries, Snapshot};
use jiff::{RoundMode, Timestamp, TimestampRound, Unit};
use sqlx::{Connection as _, PgConnection, PgPool};

use crate::config::Config;
use crate::database_clock::DatabaseClock;
use crate::{app, database, messages};

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum DemoSize {
    /// Small: generated in seconds.
    S,
    /// Ten thousand vacancies: the baseline for measuring growth.
    #[value(name = "10k")]
    TenThousand,
    /// A hundred thousand vacancies.
    M,
    /// A million vacancies, as many as for a whole country.
    L,
}

impl DemoSize {
    pub fn code(self) -> &'static str {
        match self {
            Self::S => "s",
            Self::TenThousand => "10k",
            Self::M => "m",
            Self::L => "l",
        }
    }
}

/// The input of a part. It must take all randomness from `seed` and count all dates back from `now`.
pub struct Demo {
    pub size: DemoSize,
    pub seed: u64,
    pub now: Timestamp,
    pub words: Arc<Snapshot>,
}

type Part = for<'a> fn(
    &'a mut PgConnection,
    &'a Demo,
) -> Pin<Box<dyn Future<Output = anyhow::Result<u64>> + Send + 'a>>;

/// Name and generator of each part, lowest capability first. A part returns how many rows it inserted.
const PARTS: &[(&str, Part)] = &[
    ("accounts", |db, demo| Box::pin(people(db, demo))),
    ("vacancies", |db, demo| Box::pin(vacancies(db, demo))),
    ("resumes", |db, demo| Box::pin(resumes(db, demo))),
    ("companies", |db, demo| Box::pin(companies(db, demo))),
    ("applications", |db, demo| Box::pin(applications(db, demo))),
    ("interviews", |db, demo| Box::pin(interviews(db, demo))),
    ("chat", |db, demo| Box::pin(chats(db, demo))),
    ("partners", |db, demo| Box::pin(partners(db, demo))),
    // Last: they are counted from everything else.
    ("figures", |db, demo| Box::pin(figures(db, demo))),
];

async fn people(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    let (candidates, companies, more_candidates) = match demo.size {
        DemoSize::S => (300, 600, 3_700),
        DemoSize::TenThousand => (1_000, 1_500, 3_000),
        DemoSize::M => (5_000, 6_000, 5_000),
        DemoSize::L => (50_000, 30_000, 0),
    };
    let made = accounts::demo::fill(db, &demo.words, demo.seed, demo.now, candidates, companies).await?;
    let (seed, now) = (demo.seed, demo.now);
    let more = accounts::demo::fill_candidates_after(db, &demo.words, seed, now, candidates, more_candidates)
        .await?;
    Ok(made + more)
}

/// The team of the first company, and pages.
async fn companies(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    companies::demo::fill(db, &demo.words, demo.seed, demo.now).await
}

/// In every state, for the demo people.
async fn applications(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    applications::demo::fill(db, &demo.words, demo.seed, demo.now).await
}

/// In every state, for the demo people.
async fn interviews(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    interviews::demo::fill(db, demo.seed, demo.now).await
}

/// Of those whom the demo people have invited or were invited by.
async fn chats(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    chat::demo::fill(db, demo.seed, demo.now).await
}

/// For the home page and the footer.
async fn partners(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    partners::demo::fill(db, demo.now).await
}

/// Those of the night.
async fn figures(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    content::transparency::count(db, demo.now).await?;
    Ok(1)
}

/// One for each candidate, and a draft of the first.
async fn resumes(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    resumes::demo::fill(db, &demo.words, demo.seed, demo.now).await
}

async fn vacancies(db: &mut PgConnection, demo: &Demo) -> anyhow::Result<u64> {
    let count = match demo.size {
        DemoSize::S => 3_000,
        DemoSize::TenThousand => 10_000,
        DemoSize::M => 100_000,
        DemoSize::L => 1_000_000,
    };
    vacancies::demo::fill(db, &demo.words, demo.seed, demo.now, count).await
}

/// How a newcomer signs in to look around; `None` without demo data.
pub async fn sign_in_hint(db: &PgPool) -> anyhow::Result<Option<String>> {
    let is_demo = find_run(&mut *db.acquire().await?).await?.is_some();
    use accounts::demo::{CANDIDATE, CUSTOMER, PASSWORD, RECRUITER, VIEWER};
    Ok(is_demo.then(|| {
        format!(
            "candidate {CANDIDATE}, employer {CUSTOMER} (its recruiter {RECRUITER}, viewer {VIEWER}), password \"{PASSWORD}\""
        )
    }))
}

/// Fills the dictionaries and the demo data; does nothing the second time.
pub async fn fill(config: &Config, db: &PgPool, size: DemoSize, seed: u64) -> anyhow::Result<()> {
    anyhow::ensure!(!config.is_production(), "demo data has no place in production");
    app::seed(db).await?;
    let mut tx = db.begin().await?;
    if let Some((old_size, old_seed)) = find_run(&mut tx).await? {
        let same = (old_size.as_str(), old_seed) == (size.code(), seed as i64);
        anyhow::ensure!(
            same,
            "this database holds demo data of size {old_size}, seed {old_seed}: use another ISHBOR_DATA"
        );
        tracing::info!(size = size.code(), seed, "demo data is already here");
        return Ok(());
    }
    let words = Dictionaries::load(&mut tx, &messages::catalogue()).await?.now();
    let hour = TimestampRound::new().smallest(Unit::Hour).mode(RoundMode::Trunc);
    let demo = Demo { size, seed, now: DatabaseClock::read_now(db).await?.round(hour)?, words };
    // Inserting fifty thousand people in one statement, or generating the next batch between statements, may exceed
    // the timeouts for requests on a slow or busy machine.
    sqlx::raw_sql("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0")
        .execute(&mut *tx)
        .await?;
    for (name, part) in PARTS {
        let rows = part(&mut tx, &demo).await?;
        tracing::info!(part = name, rows, "demo data");
    }
    let insert =
        sqlx::query("insert into demo_runs (size, seed) values ($1, $2)").bind(size.code()).bind(seed as i64);
    insert.execute(&mut *tx).await?;
    tx.commit().await?;
    // Without this, the first queries would be planned with statistics of empty tables, and index-only scans would
    // not be possible.
    let mut db = database::connect_as_owner(db).await?;
    // Autovacuum may hold a table and releases it only after a second, so disable the timeouts.
    for step in ["set statement_timeout = 0; set lock_timeout = 0", "vacuum (analyze)"] {
        sqlx::raw_sql(step).execute(&mut db).await?;
    }
    db.close().await?;
    tracing::info!(size = size.code(), seed, "demo data is ready");
    Ok(())
}

/// Demo accounts have known passwords, so production refuses to start with demo data.
pub async fn check(config: &Config, db: &PgPool) -> anyhow::Result<()> {
    let is_demo = find_run(&mut *db.acquire().await?).await?.is_some();
    anyhow::ensure!(
        !(config.is_production() && is_demo),
        "this database holds demo data: production refuses to start"
    );
    Ok(())
}

async fn find_run(db: &mut PgConnection) -> anyhow::Result<Option<(String, i64)>> {
    Ok(sqlx::query_as("select size, seed from demo_runs").fetch_optional(db).await?)
}
