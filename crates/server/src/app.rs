//! Builds the application state, and the small commands that fill or refresh it.

use std::sync::Arc;

use ::outside::{CentralBank, Channels, CompanyRegistry, Outbox, Traces};
use accounts::me::deletion::LastSteps;
use accounts::{CodeLimits, SocialLogin};
use dictionaries::{Dictionaries, Seeded};
use kernel::{Clock, SystemClock};
use moderation::Kinds;
use partners::Partners;
use platform::files::Files;
use platform::{App, AppParts, Environment, Site};
use rates::Rates;
use secrets::{Hasher, Keys};
use sqlx::PgPool;

use crate::config::{Config, FileStore};
use crate::database_clock::{ClockSkew, DatabaseClock};
use crate::maintenance::Maintenance;
use crate::stopping::Stopping;
use crate::{messages, outside, secret_check};

pub async fn build(config: &Config, db: PgPool) -> anyhow::Result<App> {
    Ok(build_with_clock(config, db).await?.0)
}

/// Also returns the clock, which a long-running process has to keep in step with the database.
pub async fn build_with_clock(config: &Config, db: PgPool) -> anyhow::Result<(App, Arc<DatabaseClock>)> {
    let files = files(config)?;
    let site = Site {
        environment: config.environment,
        public_url: config.public_url.clone(),
        trusted_proxies: config.trusted_proxies.clone(),
    };
    let database_clock = Arc::new(DatabaseClock::start(&db, Arc::new(SystemClock)).await?);
    let clock: Arc<dyn Clock> = database_clock.clone();
    let keys = outside::keys(config.secret.as_deref(), &config.data_dir)?;
    if !secret_check::opens_authenticators(&mut *db.acquire().await?, &keys).await? {
        tracing::error!("{}", secret_check::WRONG_SECRET);
    }
    let (channels, outbox) = config.outside.channels(&config.public_url, &keys, clock.clone())?;
    let traces = match &config.traces {
        Some(collector) => {
            let (traces, forward) = Traces::to(collector)?;
            tokio::spawn(forward);
            traces
        }
        None => Traces::default(),
    };
    let surroundings = Surroundings {
        traces,
        keys,
        channels,
        outbox,
        limits: config.outside.limits.clone(),
        social: config.outside.social(&config.public_url)?,
        central_bank: config.outside.central_bank()?,
        company_registry: config.outside.company_registry()?,
        kinds: kinds(),
        clock_skew: database_clock.skew(),
    };
    Ok((build_with(db, files, site, clock, surroundings).await?, database_clock))
}

pub fn files(config: &Config) -> anyhow::Result<Files> {
    match &config.files {
        FileStore::Folder => Files::local(&config.data_dir.join("files")),
        FileStore::S3(s3) => Files::s3(s3),
    }
}

/// All kinds of content that moderators decide about. A capability with another one adds it here.
pub fn kinds() -> Kinds {
    Kinds::default()
        .with_moderated(vacancies::moderated::Vacancies)
        .with_reportable(resumes::moderated::Resumes)
        .with_reportable(chat::moderated::Messages::OfCandidate)
        .with_reportable(chat::moderated::Messages::OfCompany)
}

/// What ends before an account is erased. A capability in which others wait for a person adds it here.
pub fn last_steps() -> LastSteps {
    LastSteps::default().with(interviews::EndApplications).with(companies::members::HandOverWork)
}

/// What differs between production and tests: keys, messages, external accounts, exchange rates, the register of companies,
/// kinds of content.
pub struct Surroundings {
    pub traces: Traces,
    pub keys: Keys,
    pub channels: Channels,
    pub outbox: Outbox,
    pub limits: CodeLimits,
    pub social: SocialLogin,
    /// `None`: exchange rates are not fetched.
    pub central_bank: Option<CentralBank>,
    /// `None`: staff checks companies by hand.
    pub company_registry: Option<Arc<dyn CompanyRegistry>>,
    pub kinds: Kinds,
    pub clock_skew: ClockSkew,
}

/// At most two hashes at a time: each takes 19 MiB, and a flood of sign-ins must not take the whole machine.
const HASHES_AT_ONCE: usize = 2;

/// For tests: the same application with another clock and other external services.
pub async fn build_with(
    db: PgPool,
    files: Files,
    site: Site,
    clock: Arc<dyn Clock>,
    around: Surroundings,
) -> anyhow::Result<App> {
    // Allow the unassigned phone numbers that demo people and tests use.
    if site.environment == Environment::Development {
        kernel::phone::allow_test_codes();
    }
    let catalogue = messages::catalogue();
    let mut connection = db.acquire().await?;
    let dictionaries = Dictionaries::load(&mut connection, &catalogue).await?;
    let rates = Rates::load(&mut connection).await?;
    let partners = Partners::load(&mut connection).await?;
    drop(connection);
    let parts = AppParts::new(db.into(), catalogue, clock, files, site)
        .share(dictionaries)
        .share(vacancies::public::Counts::default())
        .share(rates)
        .share(partners)
        .share(search_index::SearchLimit::default())
        .share(search_index::SharedKnowledge::default())
        .share(vacancy_search::engine::Engine::default())
        .share(vacancy_search::engine::Cards::default())
        .share(vacancy_search::results::Cache::default())
        .share(vacancy_search::quality::Tally::default())
        .share(vacancy_search::suggest::Suggestions::default())
        .share(resume_search::engine::ResumeIndex::default())
        .share(resumes::pdf::PdfLimit::default())
        .share(Hasher::new(HASHES_AT_ONCE))
        .share(moderation::WaitingTime::default())
        .share(around.kinds)
        .share(last_steps())
        .share(around.clock_skew)
        .share(live::Live::default())
        .share(Maintenance::default())
        .share(around.traces)
        .share(around.keys)
        .share(around.channels)
        .share(around.outbox)
        .share(around.limits.sms.clone())
        .share(around.limits)
        .share(around.social)
        .share(around.central_bank)
        .share(around.company_registry)
        .share(Stopping::default());
    Ok(App::new(parts))
}

pub async fn seed(db: &PgPool) -> anyhow::Result<()> {
    match dictionaries::seed(&mut *db.acquire().await?).await? {
        Seeded::Unchanged => tracing::info!("dictionaries are up to date"),
        Seeded::Rows(rows) => tracing::info!(rows, "dictionaries filled"),
    }
    Ok(())
}

/// Makes all servers reload the dictionaries and rebuild their indexes; the old ones stay in use meanwhile.
pub async fn reindex(db: &PgPool) -> anyhow::Result<()> {
    let fresh = Dictionaries::load(&mut *db.acquire().await?, &messages::catalogue()).await?.now();
    dictionaries::notify_servers(&mut *db.acquire().await?).await?;
    let (professions, locations) = (fresh.professions.len(), fresh.locations.len());
    tracing::info!(professions, locations, "suggestions rebuilt; running servers were told");
    let clock = DatabaseClock::start(db, Arc::new(SystemClock)).await?;
    let nodes = search_index::reindex(db, &clock).await?;
    if nodes.is_empty() {
        tracing::info!("no server is running; each builds its indexes when it starts");
    }
    for node in nodes {
        tracing::info!(
            server = node.node,
            index = node.kind,
            documents = node.documents,
            "a new index is in use"
        );
    }
    Ok(())
}
