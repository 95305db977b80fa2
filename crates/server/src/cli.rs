//! The command line. Every subcommand reads the same configuration.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::config::Config;
use crate::database::Database;
use crate::demo::DemoSize;
use crate::{admin, app, backup, check, contract, demo, logging, maintenance, serve};

/// Ishbor: a job and recruiting marketplace.
#[derive(Parser)]
#[command(name = "ishbor", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the web, the API and the background jobs in one process (the default).
    Serve {
        /// Fill an empty database with demo data first. Never in production.
        #[arg(long, value_enum)]
        demo: Option<DemoSize>,
    },
    /// Run background jobs only, next to servers that share the database.
    Worker,
    /// Apply all database migrations.
    Migrate,
    /// Fill the dictionaries: places, spheres, professions, skills, languages.
    Seed,
    /// Fill the database with demo data: the same size, seed and hour produce the same data.
    Demo {
        #[arg(long, value_enum, default_value = "s")]
        size: DemoSize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Rebuild the search indexes from the database, in every running server.
    Reindex,
    /// Write one archive of the database, the files and the secret. Works while servers run.
    Backup {
        /// The archive. It must not exist.
        file: PathBuf,
    },
    /// Restore an archive of `ishbor backup` into an empty place. Stop the servers first.
    Restore {
        file: PathBuf,
        /// Delete the data that is there.
        #[arg(long)]
        replace: bool,
    },
    /// Compare what must agree: settings, schema, clock, search index and database, files and rows.
    Check,
    /// Answer 503 to everybody without stopping the server of this ISHBOR_DATA.
    Maintenance {
        #[arg(value_enum)]
        switch: maintenance::Switch,
    },
    /// Print the API description (OpenAPI 3.1).
    Openapi,
    /// Tasks for operators.
    #[command(subcommand)]
    Admin(admin::AdminCommand),
}

pub fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ishbor: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<()> {
    let command = cli.command.unwrap_or(Command::Serve { demo: None });
    if matches!(command, Command::Openapi) {
        return contract::print();
    }
    let config = Config::from_env()?;
    logging::start(&config);
    // Without a provider the first TLS connection would fail.
    rustls::crypto::ring::default_provider().install_default().ok();
    match command {
        Command::Serve { demo } => serve::serve(&config, demo),
        Command::Worker => serve::work(&config),
        // These also work next to a running server: they use its PostgreSQL.
        Command::Migrate => with_database(&config, async |_| Ok(())),
        Command::Seed => with_database(&config, app::seed),
        Command::Demo { size, seed } => {
            with_database(&config, async |db| demo::fill(&config, db, size, seed).await)
        }
        Command::Reindex => with_database(&config, app::reindex),
        Command::Admin(command) => with_database(&config, async |db| admin::run(&config, db, command).await),
        Command::Backup { file } => backup::write(&config, &file),
        Command::Restore { file, replace } => backup::restore(&config, &file, replace),
        Command::Check => check::check(&config),
        Command::Maintenance { switch } => Ok(maintenance::switch(&config.data_dir, switch)?),
        Command::Openapi => unreachable!("printed above: it needs no configuration"),
    }
}

/// Opens (or joins) the database, applies migrations, runs `work` and closes what it opened.
fn with_database(
    config: &Config,
    work: impl AsyncFnOnce(&sqlx::PgPool) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let database = Database::open(config)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(async {
        let pool = database.ready_pool(config).await?;
        let done = work(&pool).await;
        pool.close().await;
        done
    });
    database.close()?;
    done
}
