//! Builds the application state, and the small tasks that fill or refresh it.

use std::sync::Arc;

use dictionaries::{Dictionaries, Seeded};
use kernel::{Clock, SystemClock};
use platform::files::Files;
use platform::{App, AppParts, Site};
use sqlx::PgPool;

use crate::config::{Config, FileStore};
use crate::messages;

pub async fn build(config: &Config, db: PgPool) -> anyhow::Result<App> {
    let files = match &config.files {
        FileStore::Folder => Files::local(&config.data_dir.join("files"))?,
        FileStore::S3(s3) => Files::s3(s3)?,
    };
    let site = Site {
        environment: config.environment,
        public_url: config.public_url.clone(),
        trusted_proxies: config.trusted_proxies.clone(),
    };
    build_with(db, files, site, Arc::new(SystemClock)).await
}

/// For tests: the same application with another clock and other outside.
pub async fn build_with(db: PgPool, files: Files, site: Site, clock: Arc<dyn Clock>) -> anyhow::Result<App> {
    let catalogue = messages::catalogue();
    let dictionaries = Dictionaries::load(&db, &catalogue).await?;
    Ok(App::new(AppParts::new(db, catalogue, clock, files, site).share(dictionaries)))
}

pub async fn seed(db: &PgPool) -> anyhow::Result<()> {
    match dictionaries::seed(&mut *db.acquire().await?).await? {
        Seeded::Unchanged => tracing::info!("dictionaries are up to date"),
        Seeded::Rows(rows) => tracing::info!(rows, "dictionaries filled"),
    }
    Ok(())
}

/// Everything that is searched lives in memory and is read from the database: servers are told to read it anew.
pub async fn reindex(db: &PgPool) -> anyhow::Result<()> {
    let fresh = Dictionaries::load(db, &messages::catalogue()).await?.now();
    dictionaries::tell_servers(&mut *db.acquire().await?).await?;
    tracing::info!(
        professions = fresh.professions.len(),
        locations = fresh.locations.len(),
        "suggestions rebuilt; running servers were told"
    );
    Ok(())
}
