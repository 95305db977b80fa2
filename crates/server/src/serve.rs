//! `ishbor serve` and `ishbor worker`: starts everything in order and stops it in reverse order.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use dictionaries::Dictionaries;
use platform::App;
use queue::Runner;
use sqlx::postgres::PgListener;
use tokio_util::sync::CancellationToken;

use crate::config::{Config, WalArchive};
use crate::database::Database;
use crate::demo::{self, DemoSize};
use crate::machine::{self, Machine};
use crate::stopping::Stopping;
use crate::web::Web;
use crate::{app, jobs, listen, maintenance, monitoring, router, wal_shipping};

pub fn serve(config: &Config, demo: Option<DemoSize>) -> anyhow::Result<()> {
    // Values that are set before there is a recorder are lost.
    let recorder = monitoring::recorder();
    match machine::raise_open_files() {
        Ok(limit) => tracing::debug!(limit, "open files"),
        Err(error) => tracing::warn!(%error, "the limit of open files was not raised"),
    }
    let runtime = runtime()?;
    // Bind first: a port in use should be reported before a database is created.
    let listener = runtime.block_on(listen::bind(config.listen, "ISHBOR_LISTEN"))?;
    let admin_listener = runtime.block_on(listen::bind(config.admin_listen, "ISHBOR_ADMIN_LISTEN"))?;
    let address = listener.local_addr()?;
    let database = Arc::new(Database::own(config)?);
    let served = runtime.block_on(async {
        let pool = database.ready_pool(config).await?;
        app::seed(&pool).await?;
        demo::check(config, &pool).await?;
        if let Some(size) = demo {
            demo::fill(config, &pool, size, 1).await?;
        }
        let (app, clock) = app::build_with_clock(config, pool.clone()).await?;
        let web = web(config)?;
        let stopping = app.shared::<Stopping>().clone();
        stopping.begin_on_signal(config.stop_pause)?;
        let stop = stopping.token();
        let restarts = {
            let database = database.clone();
            move || database.restarts()
        };
        let machine = Machine { data_dir: config.data_dir.clone() };
        let metrics = monitoring::router(recorder, pool.clone(), restarts, machine);
        let public = router::router(app.clone(), web, &config.cors_origins);
        announce(config, &address.to_string(), demo::sign_in_hint(&pool).await?);
        tokio::join!(
            listen::serve(listener, public, stopping.clone()),
            listen::serve(admin_listener, metrics, stopping.clone()),
            watch_database(&app, &stop),
            run_jobs(config, app.clone(), stop.clone()),
            follow_dictionaries(app.clone(), stop.clone()),
            live::keep_open(&app, &stop),
            follow_bot(config, app.clone(), stop.clone()),
            follow_rates(&app, &stop),
            follow_partners(&app, &stop),
            clock.follow(&pool, &stop),
            ship_wal(config, &app, &stop),
            maintenance::follow(&config.data_dir, &app, &stop),
            vacancy_search::engine::keep_updated(
                app.clone(),
                config.data_dir.join("index"),
                node(config),
                stop.clone()
            ),
            resume_search::engine::keep_updated(
                app.clone(),
                config.data_dir.join("index").join("resumes"),
                node(config),
                stop.clone()
            ),
            vacancy_search::quality::follow_queries(&app, &stop),
        );
        tracing::info!("stopping");
        app.listeners.close().await;
        pool.close().await;
        anyhow::Ok(())
    });
    // Dropping the runtime ends handlers and jobs; the database is stopped last.
    drop(runtime);
    if let Ok(database) = Arc::try_unwrap(database).map_err(|_| "still in use") {
        database.close()?;
    }
    served
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(cpu_limit::workers()).enable_all().build()
}

/// Production requires the built web app; in development the API may run alone.
fn web(config: &Config) -> anyhow::Result<Web> {
    Web::embedded().or_else(|error| {
        anyhow::ensure!(!config.is_production(), error);
        tracing::warn!("{error:#}; pages come without scripts and styles");
        Ok(Web::bare())
    })
}

pub fn work(config: &Config) -> anyhow::Result<()> {
    let database = Database::open(config)?;
    let runtime = runtime()?;
    runtime.block_on(async {
        let pool = database.ready_pool(config).await?;
        app::seed(&pool).await?;
        let (app, clock) = app::build_with_clock(config, pool.clone()).await?;
        tracing::info!(workers = config.job_workers, "working");
        let stopping = app.shared::<Stopping>();
        stopping.begin_on_signal(Duration::ZERO)?;
        let stop = stopping.token();
        // The worker needs an index to count new vacancies for the digests of saved searches. It has its own folder
        // because a server on the same machine has the other one open.
        let (index, name) = (config.data_dir.join("index-worker"), format!("{} (worker)", node(config)));
        tokio::join!(
            watch_database(&app, &stop),
            run_jobs(config, app.clone(), stop.clone()),
            follow_dictionaries(app.clone(), stop.clone()),
            follow_rates(&app, &stop),
            clock.follow(&pool, &stop),
            vacancy_search::engine::keep_updated(app.clone(), index, name, stop.clone()),
        );
        app.listeners.close().await;
        pool.close().await;
        anyhow::Ok(())
    })?;
    database.close()
}

async fn run_jobs(config: &Config, app: App, stop: CancellationToken) {
    let pool = app.db.pool().clone();
    let settings = queue::Settings { concurrency: config.job_workers, ..queue::Settings::default() };
    let listeners = app.listeners.clone();
    Runner::new(jobs::registry(), app, pool, settings).listening_on(listeners).run(stop).await;
}

/// Reloads the dictionaries when another process has changed them.
async fn follow_dictionaries(app: App, stop: CancellationToken) {
    loop {
        let followed = tokio::select! {
            followed = follow(&app) => followed,
            () = stop.cancelled() => return,
        };
        if let Err(error) = followed {
            tracing::warn!(error = format!("{error:#}"), "lost the line to the database, trying again");
        }
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(1)) => {}
            () = stop.cancelled() => return,
        }
    }
}

async fn follow(app: &App) -> anyhow::Result<()> {
    let mut listener = PgListener::connect_with(&app.listeners).await.context("listen")?;
    listener.listen("dictionaries_changed").await?;
    loop {
        listener.recv().await?;
        app.shared::<Dictionaries>().reload(&mut *app.db.acquire().await?, &app.catalogue).await?;
        tracing::info!("dictionaries read anew");
    }
}

async fn watch_database(app: &App, stop: &CancellationToken) {
    tokio::select! { () = platform::away::watch(app.db.pool()) => {}, () = stop.cancelled() => {} }
}

async fn follow_rates(app: &App, stop: &CancellationToken) {
    tokio::select! { () = rates::follow(app) => {}, () = stop.cancelled() => {} }
}

async fn follow_partners(app: &App, stop: &CancellationToken) {
    tokio::select! { () = partners::follow(app) => {}, () = stop.cancelled() => {} }
}

async fn ship_wal(config: &Config, app: &App, stop: &CancellationToken) {
    let Some(archive @ WalArchive::S3) = &config.wal_archive else { return };
    if let Ok(folder) = archive.folder(&config.data_dir) {
        wal_shipping::ship(&folder, &app.files, stop).await;
    }
}

/// The name under which this server reports the state of its index.
fn node(config: &Config) -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    format!("{}:{}", machine.trim(), config.listen)
}

/// Telegram updates come by webhook if Telegram can reach us, otherwise by polling.
async fn follow_bot(config: &Config, app: App, stop: CancellationToken) {
    let Some(bot) = app.shared::<outside::Channels>().telegram.clone() else { return };
    if config.public_url.starts_with("https://") {
        let url = format!("{}/api/v1/telegram/webhook", config.public_url);
        if let Err(error) = bot.set_webhook(&url, &accounts::telegram::webhook::secret(&app)).await {
            tracing::error!(%error, "Telegram does not know our webhook");
        }
        return;
    }
    tokio::select! { () = accounts::telegram::poll(&app) => {}, () = stop.cancelled() => {} }
}

/// Prints where the product runs and how to sign in.
fn announce(config: &Config, address: &str, demo: Option<String>) {
    let url = if config.public_url == format!("http://{}", config.listen) {
        format!("http://{address}")
    } else {
        config.public_url.clone()
    };
    tracing::info!(%url, "serving");
    if !config.is_production() {
        let demo = demo.map(|hint| format!("\n  Demo:   {hint}")).unwrap_or_default();
        eprintln!(
            "\n  Ishbor: {url}   (ru: {url}/ru, en: {url}/en){demo}\n  Codes:  {url}/__outbox\n  API:    {url}/api/docs\n  Stop:   Ctrl-C\n"
        );
    }
}
