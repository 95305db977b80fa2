//! `ishbor backup FILE`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context as _;
use platform::files::Files;
use sqlx::Connection as _;

use super::archive::Writer;
use super::dump::Programs;
use super::{DATABASE, FILES, FORMAT, Manifest, SECRET, count_rows};
use crate::config::Config;
use crate::database::Database;
use crate::{app, outside};

pub fn write(config: &Config, target: &Path) -> anyhow::Result<()> {
    let database = Database::open(config)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(write_archive(config, &database, target));
    database.close()?;
    done
}

/// Files are copied before and after the dump. A file is written before its row and removed after it, so every file
/// that a row of the dump names was there for one of the two passes.
async fn write_archive(config: &Config, database: &Database, target: &Path) -> anyhow::Result<()> {
    let programs = Programs::find(config, database)?;
    let files = app::files(config)?;
    let mut writer = Writer::create(target)?;
    let mut db = database.connect().await?;
    add_files(&mut writer, &files).await?;
    let mut tx = db.begin_with("begin isolation level repeatable read read only").await?;
    let snapshot: String = sqlx::query_scalar("select pg_export_snapshot()").fetch_one(&mut *tx).await?;
    let created_at: jiff_sqlx::Timestamp = sqlx::query_scalar("select now()").fetch_one(&mut *tx).await?;
    let migration: i64 =
        sqlx::query_scalar("select coalesce(max(version), 0) from _sqlx_migrations where success")
            .fetch_one(&mut *tx)
            .await
            .context("there is no database of Ishbor")?;
    let rows = count_rows(&mut tx).await?;
    programs.dump(&snapshot, |output| writer.add(DATABASE, output))?;
    tx.rollback().await?;
    add_files(&mut writer, &files).await?;
    let secret = match &config.secret {
        Some(secret) => secret.clone().into_bytes(),
        None => std::fs::read(outside::secret_path(&config.data_dir))
            .context("there is no secret: has a server ever run here?")?,
    };
    writer.add(SECRET, &mut secret.as_slice())?;
    let manifest = Manifest {
        format: FORMAT,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        created_at: created_at.to_jiff(),
        migration,
        rows,
        entries: BTreeMap::new(),
    };
    let mut archive = writer.finish(manifest)?;
    if let Err(error) = programs.check(|input| archive.copy_to(DATABASE, input)) {
        std::fs::remove_file(target)?;
        return Err(error.context("the dump could not be read back"));
    }
    let (entries, rows) = (archive.manifest.entries.len(), archive.manifest.rows.values().sum::<i64>());
    tracing::info!(entries, rows, "the archive {} is written and verified", target.display());
    Ok(())
}

async fn add_files(writer: &mut Writer, files: &Files) -> anyhow::Result<()> {
    for key in files.list().await? {
        let name = format!("{FILES}{}", key.as_str());
        if writer.contains(&name) {
            continue;
        }
        // Deleted since it was listed.
        let Some(bytes) = files.get(&key).await? else { continue };
        writer.add(&name, &mut bytes.as_ref())?;
    }
    Ok(())
}
