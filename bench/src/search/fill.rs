//! Fills one size: the product's own data and index, then the same texts for the other engines, each timed alone.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

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
    pub sqlite: RefCell<Sqlite>,
    /// Its folder; nothing when it is not installed.
    pub sphinx: Option<PathBuf>,
}

pub fn fill(
    runtime: &Runtime,
    ishbor: &Path,
    folder: &Path,
    size: &str,
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
    // R13 is of the whole machine, as it is when a node comes up without an index.
    fs::remove_dir_all(folder.join("index")).ok();
    let begun = Instant::now();
    let server = Server::product_on_all_cores(ishbor, folder)?;
    ours::wait_for_index(server.address)?;
    let seconds = begun.elapsed().as_secs_f64();
    report.progress("the same texts for the other engines");
    let mut db = runtime.block_on(store::connect(folder))?;
    let regions = runtime.block_on(store::list_regions(&mut db))?;
    let mut vocabulary = Vocabulary::default();
    let mut raw_bytes = 0;
    let (mut in_postgres, mut in_sqlite, mut for_sphinx) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let mut sqlite = Sqlite::create(folder)?;
    let mut texts = Texts::create(folder)?;
    runtime.block_on(store::begin_texts(&mut db))?;
    let documents = runtime.block_on(store::each_piece(&mut db, async |db, sources| {
        for source in &sources {
            vocabulary.add(&source.title, &source.company, source.doc.region);
            raw_bytes += source.bytes;
        }
        let docs: Vec<Doc> = sources.into_iter().map(|source| source.doc).collect();
        let begun = Instant::now();
        store::insert_texts(db, &docs).await?;
        in_postgres += begun.elapsed();
        let begun = Instant::now();
        sqlite.add(&docs)?;
        in_sqlite += begun.elapsed();
        let begun = Instant::now();
        texts.as_mut().map_or(Ok(()), |texts| texts.add(&docs))?;
        for_sphinx += begun.elapsed();
        Ok(())
    }))?;
    let begun = Instant::now();
    let postgres_bytes = runtime.block_on(store::finish_texts(&mut db))?;
    in_postgres += begun.elapsed();
    let begun = Instant::now();
    let sqlite_bytes = sqlite.finish()?;
    in_sqlite += begun.elapsed();
    let begun = Instant::now();
    let indexed = texts.map(Texts::index).transpose()?;
    for_sphinx += begun.elapsed();
    let product_bytes = super::bytes_of(&ours::index_folder(folder)?)?;
    server.stop()?;

    let mut row = |what: &str, unit: &str, value: f64, goal: Option<Goal>| {
        let summary = Summary { median: value, least: value, most: value };
        report.row(&format!("{size}: {what}"), unit, summary, goal);
    };
    row("vacancies", "", documents as f64, None);
    row("index time: product, with its start", "s", seconds, None);
    row("index time: PostgreSQL", "s", in_postgres.as_secs_f64(), None);
    row("index time: SQLite FTS5", "s", in_sqlite.as_secs_f64(), None);
    row("index size: product", "MB", product_bytes as f64 / 1e6, None);
    row("index size: PostgreSQL", "MB", postgres_bytes as f64 / 1e6, None);
    row("index size: SQLite FTS5", "MB", sqlite_bytes as f64 / 1e6, None);
    if let Some((_, bytes)) = &indexed {
        row("index time: Sphinx", "s", for_sphinx.as_secs_f64(), None);
        row("index size: Sphinx", "MB", *bytes as f64 / 1e6, None);
    }
    // A second of starting weighs little only where there is much to index.
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
        sqlite: RefCell::new(sqlite),
        sphinx: indexed.map(|(folder, _)| folder),
    })
}
