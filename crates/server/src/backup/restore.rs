//! `ishbor restore FILE`.

use std::path::Path;

use anyhow::{Context as _, ensure};
use platform::files::{FileKey, Files};
use sqlx::PgConnection;

use super::archive::Reader;
use super::dump::Programs;
use super::{DATABASE, FILES, SECRET, count_rows};
use crate::config::Config;
use crate::database::{Database, MIGRATOR};
use crate::database_clock::DatabaseClock;
use crate::{app, outside};

/// Everything is checked before anything is changed.
pub fn restore(config: &Config, source: &Path, replace: bool) -> anyhow::Result<()> {
    let mut archive = Reader::open(source)?;
    archive.verify()?;
    let manifest = &archive.manifest;
    ensure!(
        MIGRATOR.iter().any(|migration| migration.version == manifest.migration),
        "the archive was written by Ishbor {}, whose database this version does not know",
        manifest.version
    );
    let secret = archive.read(SECRET)?;
    check_secret(config, &secret, replace)?;
    // Fails while a server runs on the private database.
    let database = Database::own(config).context("stop the server first")?;
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(restore_archive(config, &database, &mut archive, replace));
    drop(runtime);
    database.close()?;
    done?;
    if config.secret.is_none() {
        let path = outside::secret_path(&config.data_dir);
        std::fs::remove_file(&path).ok();
        let text = String::from_utf8(secret).context("the secret of the archive is not text")?;
        outside::write_private(&path, &text)?;
    }
    for index in ["index", "index-worker"] {
        std::fs::remove_dir_all(config.data_dir.join(index)).ok();
    }
    tracing::info!("restored; the search index is built when a server starts");
    Ok(())
}

/// Another secret would make encrypted values unreadable: staff could not sign in, and nothing would say why.
fn check_secret(config: &Config, secret: &[u8], replace: bool) -> anyhow::Result<()> {
    if let Some(own) = &config.secret {
        ensure!(
            own.as_bytes() == secret,
            "ISHBOR_SECRET differs from the secret of the archive: set it to the content of `{SECRET}` in the archive"
        );
        return Ok(());
    }
    let own = std::fs::read(outside::secret_path(&config.data_dir)).ok();
    ensure!(
        replace || own.is_none_or(|own| own == secret),
        "{} has another secret: give an empty ISHBOR_DATA, or --replace to delete the data that is there",
        config.data_dir.display()
    );
    Ok(())
}

async fn restore_archive(
    config: &Config,
    database: &Database,
    archive: &mut Reader,
    replace: bool,
) -> anyhow::Result<()> {
    let programs = Programs::find(config, database)?;
    programs.check(|input| archive.copy_to(DATABASE, input)).context("the dump of the archive")?;
    let files = app::files(config)?;
    let mut db = database.connect().await?;
    let servers = count_servers(&mut db).await?;
    ensure!(servers == 0, "{servers} connections of servers are open: stop all servers first");
    let is_living = has_tables(&mut db).await? || !files.list().await?.is_empty();
    ensure!(
        replace || !is_living,
        "there is data already: restore into an empty place, or give --replace to delete the data that is there"
    );
    if is_living {
        clear(&mut db, &files).await?;
    }
    programs.restore(|input| archive.copy_to(DATABASE, input))?;
    let rows = count_rows(&mut db).await?;
    ensure!(rows == archive.manifest.rows, "rows are missing: {rows:?} of {:?}", archive.manifest.rows);
    for name in archive.names() {
        let Some(key) = name.strip_prefix(FILES).and_then(FileKey::parse) else { continue };
        files.put(&key, archive.read(&name)?.into()).await?;
    }
    MIGRATOR.run(&mut db).await.context("migrations")?;
    let pool = database.ready_pool(config).await?;
    let now = DatabaseClock::read_now(&pool).await?;
    pool.close().await;
    search_index::forget_indexes(&mut db, now).await
}

/// Connections of running servers to this database.
async fn count_servers(db: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar(
        "select count(*) from pg_stat_activity
         where datname = current_database() and application_name = 'ishbor' and pid <> pg_backend_pid()",
    )
    .fetch_one(db)
    .await
}

async fn has_tables(db: &mut PgConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar("select exists (select from pg_tables where schemaname = 'public')")
        .fetch_one(db)
        .await
}

async fn clear(db: &mut PgConnection, files: &Files) -> anyhow::Result<()> {
    // As a new database has it: owned by whoever owns the database, usable by everybody who may connect.
    sqlx::raw_sql(
        "drop schema public cascade;
         create schema public authorization pg_database_owner;
         grant usage on schema public to public;",
    )
    .execute(db)
    .await?;
    for key in files.list().await? {
        files.delete(&key).await?;
    }
    Ok(())
}
