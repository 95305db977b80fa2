//! Fills one size: the product's own data and index, then the same texts for the other engines, each timed
//! separately.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use sqlx::PgConnection;
use tokio::runtime::Runtime;

use super::corpus::{Doc, Query, Vocabulary};
use super::ours::{self, Regions};
use super::sphinx::Texts;
use super::sqlite::Sqlite;
use super::store;
use crate::process::Server;
use crate::report::{Goal, Report};
use crate::stats::Summary;

/// Everything that queries need.
pub struct Filled {
    pub size: String,
    pub folder: PathBuf,
    pub queries: Vec<Query>,
    pub regions: Regions,
    /// `None` when the product is measured alone.
    pub sqlite: Option<RefCell<Sqlite>>,
    /// Its folder; `None` when it is not installed.
    pub sphinx: Option<PathBuf>,
}

/// The other engines while they are being filled.
struct Peers {
    sqlite: Sqlite,
    texts: Option<Texts>,
    in_postgres: Duration,
    in_sqlite: Duration,
    for_sphinx: Duration,
}

impl Peers {
    async fn create(db: &mut PgConnection, folder: &Path) -> anyhow::Result<Self> {
        store::begin_texts(db).await?;
        let (sqlite, texts) = (Sqlite::create(folder)?, Texts::create(folder)?);
        let none = Duration::ZERO;
        Ok(Self { sqlite, texts, in_postgres: none, in_sqlite: none, for_sphinx: none })
    }

    async fn add(&mut self, db: &mut PgConnection, docs: &[Doc]) -> anyhow::Result<()> {
        let begun = Instant::now();
        store::insert_texts(db, docs).await?;
        self.in_postgres += begun.elapsed();
        let begun = Instant::now();
        self.sqlite.add(docs)?;
        self.in_sqlite += begun.elapsed();
        let begun = Instant::now();
        self.texts.as_mut().map_or(Ok(()), |texts| texts.add(docs))?;
        self.for_sphinx += begun.elapsed();
        Ok(())
    }

    /// The rows of the table, SQLite and the folder of Sphinx.
    async fn finish(mut self, db: &mut PgConnection) -> anyhow::Result<(Rows, Sqlite, Option<PathBuf>)> {
        let begun = Instant::now();
        let postgres_bytes = store::finish_texts(db).await?;
        self.in_postgres += begun.elapsed();
        let begun = Instant::now();
        let sqlite_bytes = self.sqlite.finish()?;
        self.in_sqlite += begun.elapsed();
        let begun = Instant::now();
        let indexed = self.texts.map(Texts::index).transpose()?;
        self.for_sphinx += begun.elapsed();
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        let mut rows = vec![
            ("index time: PostgreSQL", "s", self.in_postgres.as_secs_f64()),
            ("index size: PostgreSQL", "MB", megabytes(u64::try_from(postgres_bytes)?)),
            ("index time: SQLite FTS5", "s", self.in_sqlite.as_secs_f64()),
            ("index size: SQLite FTS5", "MB", megabytes(sqlite_bytes)),
        ];
        if let Some((_, bytes)) = &indexed {
            rows.push(("index time: Sphinx", "s", self.for_sphinx.as_secs_f64()));
            rows.push(("index size: Sphinx", "MB", megabytes(*bytes)));
        }
        Ok((rows, self.sqlite, indexed.map(|(folder, _)| folder)))
    }
}

type Rows = Vec<(&'static str, &'static str, f64)>;

pub fn fill(
    runtime: &Runtime,
    ishbor: &Path,
    folder: &Path,
    size: &str,
    alone: bool,
    report: &mut Report,
) -> anyhow::Result<Filled> {
    report.progress(&format!("filling {} with demo data of size {size}", folder.display()));
    let filled = Command::new(ishbor)
        .args(["demo", "--size", size])
        .env("ISHBOR_DATA", folder)
        .env("ISHBOR_CENTRAL_BANK_URL", "off")
        .output()?;
    let said = String::from_utf8_lossy(&filled.stderr);
    anyhow::ensure!(filled.status.success(), "demo data of size {size}: {said}");
    // Quality R13 uses the whole machine, as when a node starts without an index.
    fs::remove_dir_all(folder.join("index")).ok();
    let begun = Instant::now();
    let server = Server::product_on_all_cores(ishbor, folder)?;
    ours::wait_for_index(server.address)?;
    let seconds = begun.elapsed().as_secs_f64();
    report.progress(if alone { "reading the texts" } else { "the same texts for the other engines" });
    let mut db = runtime.block_on(store::connect(folder))?;
    let regions = runtime.block_on(store::list_regions(&mut db))?;
    let mut vocabulary = Vocabulary::default();
    let mut raw_bytes = 0;
    let mut peers = if alone { None } else { Some(runtime.block_on(Peers::create(&mut db, folder))?) };
    let documents = runtime.block_on(store::each_piece(&mut db, !alone, async |db, sources| {
        for source in &sources {
            vocabulary.add(&source.title, &source.company, source.doc.region);
            raw_bytes += source.bytes;
        }
        let docs: Vec<Doc> = sources.into_iter().map(|source| source.doc).collect();
        match &mut peers {
            Some(peers) => peers.add(db, &docs).await,
            None => Ok(()),
        }
    }))?;
    let (rows, sqlite, sphinx) = match peers {
        Some(peers) => {
            let (rows, sqlite, sphinx) = runtime.block_on(peers.finish(&mut db))?;
            (rows, Some(RefCell::new(sqlite)), sphinx)
        }
        None => (Rows::new(), None, None),
    };
    let product_bytes = super::bytes_of(&ours::index_folder(folder)?)?;
    server.stop()?;

    let mut row = |what: &str, unit: &str, value: f64, goal: Option<Goal>| {
        let summary = Summary { median: value, least: value, most: value };
        report.row(&format!("{size}: {what}"), unit, summary, goal);
    };
    row("vacancies", "", documents as f64, None);
    row("index time: product, with its start", "s", seconds, None);
    row("index size: product", "MB", product_bytes as f64 / 1e6, None);
    for (what, unit, value) in rows {
        row(what, unit, value, None);
    }
    // The second that startup takes is negligible only for a large index.
    let goal = (size != "10k").then_some(Goal::AtLeast(5000.0));
    row("R13 vacancies indexed per second", "vacancies/s", documents as f64 / seconds, goal);
    row(
        "R13 index / texts as JSON",
        "ratio",
        product_bytes as f64 / raw_bytes as f64,
        Some(Goal::AtMost(0.6)),
    );
    Ok(Filled {
        size: size.to_owned(),
        folder: folder.to_owned(),
        queries: vocabulary.queries()?,
        regions,
        sqlite,
        sphinx,
    })
}
