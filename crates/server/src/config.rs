//! The typed configuration, read from the environment. `.env.example` is its manual.
//!
//! All problems are reported at once, so that nobody has to start the server five times to find five mistakes.

use std::fmt::Display;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

use ipnet::IpNet;
use platform::Environment;
use platform::files::S3;
use sqlx::postgres::PgConnectOptions;
use tracing_subscriber::EnvFilter;
use url::Url;

use crate::env::{self, Reader};
use crate::outside::{self, Outside, Sms, optional_url};

#[derive(Debug, Clone)]
pub struct Config {
    pub environment: Environment,
    pub listen: SocketAddr,
    pub admin_listen: SocketAddr,
    pub public_url: String,
    pub data_dir: PathBuf,
    pub database: Database,
    pub db_connections: u32,
    pub job_workers: usize,
    /// How long requests are served normally after the stop signal, while `/ready` says 503.
    pub stop_pause: Duration,
    pub files: FileStore,
    /// Where the private database copies its WAL; `None`: nowhere.
    pub wal_archive: Option<WalArchive>,
    pub trusted_proxies: Vec<IpNet>,
    pub cors_origins: Vec<String>,
    /// Key material of this installation. `None` in development, where it is generated and stored next to the data.
    pub secret: Option<String>,
    pub outside: Outside,
    /// The collector of OpenTelemetry traces.
    pub traces: Option<Url>,
    pub log: String,
    pub log_format: LogFormat,
}

#[derive(Debug, Clone)]
pub enum Database {
    /// We run our own PostgreSQL under the data directory. `bin_dir` overrides where its programs are.
    Private { bin_dir: Option<PathBuf> },
    /// An external PostgreSQL.
    Url(String),
}

#[derive(Debug, Clone)]
pub enum FileStore {
    Folder,
    S3(S3),
}

#[derive(Debug, Clone)]
pub enum WalArchive {
    Folder(PathBuf),
    /// The bucket of the files. PostgreSQL copies into a folder of the data directory, and the server moves the files
    /// from there.
    S3,
}

impl WalArchive {
    /// The folder into which PostgreSQL copies.
    pub fn folder(&self, data_dir: &Path) -> std::io::Result<PathBuf> {
        match self {
            Self::Folder(folder) => Ok(folder.clone()),
            Self::S3 => std::path::absolute(data_dir.join("wal")),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    Human,
    Json,
}

/// What is wrong with the environment, one line per problem.
#[derive(Debug)]
pub struct Problems(pub Vec<String>);

impl Display for Problems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "The configuration has {} problem(s); .env.example explains every variable:",
            self.0.len()
        )?;
        self.0.iter().try_for_each(|problem| writeln!(f, "  - {problem}"))
    }
}

impl std::error::Error for Problems {}

impl Config {
    pub fn from_env() -> Result<Self, Problems> {
        let names = std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
        Self::read(|name| std::env::var(name).ok(), names)
    }

    /// `names` are all variables of the environment, to find those that nobody reads.
    pub fn read(
        get: impl Fn(&str) -> Option<String>,
        names: impl IntoIterator<Item = String>,
    ) -> Result<Self, Problems> {
        let mut env = Reader { get, problems: Vec::new() };
        for name in names.into_iter().filter(|name| env::is_unknown(name)) {
            env.problems.push(format!("{name} is not a setting"));
        }
        let environment = match env.text("ISHBOR_ENV").as_deref() {
            None | Some("development") => Environment::Development,
            Some("production") => Environment::Production,
            Some(other) => {
                env.wrong("ISHBOR_ENV", other, "development or production", Environment::Production)
            }
        };
        let listen: SocketAddr =
            env.parse("ISHBOR_LISTEN", "127.0.0.1:8080", "an address such as 127.0.0.1:8080");
        let config = Self {
            environment,
            listen,
            admin_listen: env.parse(
                "ISHBOR_ADMIN_LISTEN",
                "127.0.0.1:8081",
                "an address such as 127.0.0.1:8081",
            ),
            public_url: env.text("ISHBOR_PUBLIC_URL").unwrap_or_else(|| format!("http://{listen}")),
            data_dir: env.text("ISHBOR_DATA").unwrap_or_else(|| "data".to_owned()).into(),
            database: match env.text("DATABASE_URL") {
                Some(url) => Database::Url(url),
                None => Database::Private { bin_dir: env.text("ISHBOR_PG_BIN").map(PathBuf::from) },
            },
            db_connections: env.parse("ISHBOR_DB_CONNECTIONS", "8", "a number from 2 to 200"),
            job_workers: env.parse("ISHBOR_JOB_WORKERS", "4", "a number from 1 to 64"),
            stop_pause: stop_pause(&mut env, environment),
            files: files(&mut env),
            wal_archive: env.text("ISHBOR_WAL_ARCHIVE").map(|text| match text.as_str() {
                "s3" => WalArchive::S3,
                folder => WalArchive::Folder(folder.into()),
            }),
            trusted_proxies: env
                .list("ISHBOR_TRUSTED_PROXIES", "networks such as 10.0.0.0/8, separated by commas"),
            cors_origins: env
                .list("ISHBOR_CORS_ORIGINS", "origins such as https://ishbor.uz, separated by commas"),
            secret: env.text("ISHBOR_SECRET"),
            outside: Outside::read(&mut env),
            traces: optional_url(&mut env, "ISHBOR_TRACES_URL"),
            log: env.text("ISHBOR_LOG").unwrap_or_else(|| "info,sqlx=warn".to_owned()),
            log_format: log_format(&mut env, environment),
        };
        config.check(&mut env.problems);
        if env.problems.is_empty() { Ok(config) } else { Err(Problems(env.problems)) }
    }

    /// Rules across several variables, and what is forbidden in production.
    fn check(&self, problems: &mut Vec<String>) {
        let mut must = |holds: bool, text: &str| {
            if !holds {
                problems.push(text.to_owned());
            }
        };
        let is_origin = |url: &str| {
            let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
            host.is_some_and(|host| !host.is_empty() && !host.contains(['/', ' ', '*', '@']))
        };
        must(
            is_origin(&self.public_url),
            "ISHBOR_PUBLIC_URL must be scheme and host without a path, such as https://ishbor.uz",
        );
        must(
            self.cors_origins.iter().all(|origin| is_origin(origin)),
            "ISHBOR_CORS_ORIGINS must hold exact origins such as https://app.ishbor.uz (no *, no path)",
        );
        must((2..=200).contains(&self.db_connections), "ISHBOR_DB_CONNECTIONS must be from 2 to 200");
        must((1..=64).contains(&self.job_workers), "ISHBOR_JOB_WORKERS must be from 1 to 64");
        must(self.stop_pause <= LONGEST_STOP_PAUSE, "ISHBOR_STOP_PAUSE must be from 0 to 300");
        if let Database::Url(url) = &self.database {
            // The value may contain a password.
            must(
                is_postgres(url),
                "DATABASE_URL must name a PostgreSQL, such as postgres://user:password@host/name",
            );
        }
        must(
            EnvFilter::try_new(&self.log).is_ok(),
            "ISHBOR_LOG must be levels (error, warn, info, debug, trace), such as info,sqlx=warn",
        );
        must(
            self.listen != self.admin_listen || self.listen.port() == 0,
            "ISHBOR_ADMIN_LISTEN must differ from ISHBOR_LISTEN: metrics are not public",
        );
        if let Some(archive) = &self.wal_archive {
            must(
                matches!(self.database, Database::Private { .. }),
                "ISHBOR_WAL_ARCHIVE is for the private database: with DATABASE_URL its administrator archives WAL",
            );
            must(
                match archive {
                    WalArchive::Folder(folder) => folder.is_absolute(),
                    WalArchive::S3 => matches!(self.files, FileStore::S3(_)),
                },
                "ISHBOR_WAL_ARCHIVE must be an absolute folder, or s3 with ISHBOR_FILES=s3",
            );
        }
        must(
            self.secret.as_ref().is_none_or(|secret| secret.len() >= 32),
            "ISHBOR_SECRET must have at least 32 characters, such as the output of `openssl rand -hex 32`",
        );
        // Development shows every code at /__outbox and has accounts with known passwords.
        must(
            self.environment == Environment::Production || self.listen.ip().is_loopback(),
            "ISHBOR_LISTEN must be a loopback address such as 127.0.0.1:8080 in development, which shows every code to \
             whoever asks; ISHBOR_ENV=production serves others",
        );
        if self.environment == Environment::Production {
            must(
                self.outside.sms != Sms::Outbox,
                "production needs ISHBOR_SMS (eskiz or playmobile): without it nobody can confirm a phone",
            );
            must(
                self.outside.mail.is_some(),
                "production needs ISHBOR_SMTP_URL: without it nobody can confirm an e-mail address",
            );
            must(
                self.secret.is_some(),
                "production needs ISHBOR_SECRET: codes, links and sealed values hang on it",
            );
            must(
                self.public_url.starts_with("https://"),
                "production needs ISHBOR_PUBLIC_URL with https: without it the sign-in cookie is not secure",
            );
        }
    }

    pub fn is_production(&self) -> bool {
        self.environment == Environment::Production
    }
}

fn files<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> FileStore {
    match env.text("ISHBOR_FILES").as_deref() {
        None | Some("folder") => FileStore::Folder,
        Some("s3") => {
            let because = "when ISHBOR_FILES is s3";
            FileStore::S3(S3 {
                bucket: env.required("ISHBOR_S3_BUCKET", because),
                region: env.text("ISHBOR_S3_REGION").unwrap_or_else(|| "us-east-1".to_owned()),
                endpoint: outside::optional_url(env, "ISHBOR_S3_ENDPOINT")
                    .map(|url| url.as_str().trim_end_matches('/').to_owned()),
                access_key: env.required("ISHBOR_S3_ACCESS_KEY", because),
                secret_key: env.required("ISHBOR_S3_SECRET_KEY", because),
            })
        }
        Some(other) => env.wrong("ISHBOR_FILES", other, "folder or s3", FileStore::Folder),
    }
}

const LONGEST_STOP_PAUSE: Duration = Duration::from_secs(300);

/// Nothing balances the load of a development server, and nobody wants to wait for it.
fn stop_pause<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>, environment: Environment) -> Duration {
    let default = if environment == Environment::Production { "5" } else { "0" };
    Duration::from_secs(env.parse("ISHBOR_STOP_PAUSE", default, "a number of seconds from 0 to 300"))
}

fn is_postgres(url: &str) -> bool {
    let is_scheme = url.starts_with("postgres://") || url.starts_with("postgresql://");
    is_scheme && PgConnectOptions::from_str(url).is_ok()
}

fn log_format<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>, environment: Environment) -> LogFormat {
    match (env.text("ISHBOR_LOG_FORMAT").as_deref(), environment) {
        (Some("human"), _) | (None, Environment::Development) => LogFormat::Human,
        (Some("json"), _) | (None, Environment::Production) => LogFormat::Json,
        (Some(other), _) => env.wrong("ISHBOR_LOG_FORMAT", other, "human or json", LogFormat::Json),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<Config, Vec<String>> {
        let get =
            |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        let names = pairs.iter().map(|(key, _)| (*key).to_owned());
        Config::read(get, names).map_err(|problems| problems.0)
    }

    #[test]
    fn the_default_configuration_is_for_development() {
        let config = read(&[]).unwrap();
        assert_eq!(config.environment, Environment::Development);
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.public_url, "http://127.0.0.1:8080");
        assert!(matches!(config.database, Database::Private { bin_dir: None }));
        assert_eq!(config.log_format, LogFormat::Human);
    }

    #[test]
    fn all_configuration_errors_are_reported_together() {
        let problems = read(&[
            ("ISHBOR_LISTEN", "nowhere"),
            ("ISHBOR_DB_CONNECTIONS", "many"),
            ("ISHBOR_FILES", "s3"),
            ("ISHBOR_CORS_ORIGINS", "*"),
            ("ISHBOR_TRUSTED_PROXIES", "10.0.0.0/8,home"),
            ("ISHBOR_SECRET", "short"),
            ("ISHBOR_TELEGRAM_TOKEN", "123:abc"),
            ("ISHBOR_GOOGLE_ID", "id"),
            ("ISHBOR_CENTRAL_BANK_URL", "the bank"),
            ("ISHBOR_COMPANY_REGISTRY_URL", "the register"),
            ("ISHBOR_DB_CONECTIONS", "20"),
            ("DATABASE_URL", "mysql://ishbor:secret@db/ishbor"),
            ("ISHBOR_LOG", "info,sqlx=loud"),
            ("ISHBOR_S3_ENDPOINT", "s3.example.uz:9000"),
            ("ISHBOR_SMTP_URL", "https://mail.ishbor.uz"),
            ("ISHBOR_SMS", "eskiz"),
            ("ISHBOR_SMS_URL", "ftp://eskiz.uz"),
            ("ISHBOR_STOP_PAUSE", "301"),
        ])
        .unwrap_err();
        for name in [
            "ISHBOR_LISTEN",
            "ISHBOR_DB_CONNECTIONS",
            "ISHBOR_S3_BUCKET",
            "ISHBOR_S3_ACCESS_KEY",
            "ISHBOR_S3_SECRET_KEY",
            "ISHBOR_CORS_ORIGINS",
            "ISHBOR_TRUSTED_PROXIES",
            "ISHBOR_SECRET",
            "ISHBOR_TELEGRAM_BOT",
            "ISHBOR_GOOGLE_SECRET",
            "ISHBOR_CENTRAL_BANK_URL",
            "ISHBOR_COMPANY_REGISTRY_URL",
            "ISHBOR_DB_CONECTIONS",
            "DATABASE_URL",
            "ISHBOR_LOG must",
            "ISHBOR_S3_ENDPOINT",
            "ISHBOR_SMTP_URL",
            "ISHBOR_SMS_URL",
            "ISHBOR_STOP_PAUSE",
        ] {
            assert!(problems.iter().any(|line| line.contains(name)), "{name} not in {problems:?}");
        }
        assert!(!problems.iter().any(|line| line.contains("secret@")), "a password: {problems:?}");
    }

    #[test]
    fn the_number_of_connections_has_bounds() {
        for (value, is_valid) in [("1", false), ("2", true), ("200", true), ("201", false)] {
            assert_eq!(read(&[("ISHBOR_DB_CONNECTIONS", value)]).is_ok(), is_valid, "{value}");
        }
    }

    #[test]
    fn variables_of_tools_are_not_settings() {
        assert!(read(&[("ISHBOR_TEST_PG_BIN", "/x"), ("ISHBOR_E2E_PORT", "1"), ("HOME", "/")]).is_ok());
    }

    #[test]
    fn wal_goes_to_a_folder_or_to_the_bucket_of_the_files() {
        assert!(read(&[("ISHBOR_WAL_ARCHIVE", "/var/backups/wal")]).unwrap().wal_archive.is_some());
        for pairs in [
            &[("ISHBOR_WAL_ARCHIVE", "backups")][..],
            &[("ISHBOR_WAL_ARCHIVE", "s3")],
            &[("ISHBOR_WAL_ARCHIVE", "/backups"), ("DATABASE_URL", "postgres://db/ishbor")],
        ] {
            let problems = read(pairs).unwrap_err();
            assert!(problems.iter().any(|line| line.contains("ISHBOR_WAL_ARCHIVE")), "{problems:?}");
        }
    }

    #[test]
    fn the_central_bank_is_used_unless_disabled() {
        let bank = |value: &str| read(&[("ISHBOR_CENTRAL_BANK_URL", value)]).unwrap().outside.central_bank;
        assert_eq!(bank("").map(String::from).as_deref(), Some("https://cbu.uz/"));
        assert_eq!(
            bank("http://127.0.0.1:8307").map(String::from).as_deref(),
            Some("http://127.0.0.1:8307/")
        );
        assert_eq!(bank("off"), None);
    }

    #[test]
    fn development_is_served_to_this_machine_only() {
        for address in ["127.0.0.1:8080", "127.0.0.2:0", "[::1]:8080"] {
            read(&[("ISHBOR_LISTEN", address)]).unwrap();
        }
        for address in ["0.0.0.0:8080", "[::]:8080", "192.168.1.5:8080", "203.0.113.5:80"] {
            let problems = read(&[("ISHBOR_LISTEN", address)]).unwrap_err();
            assert!(problems.iter().any(|line| line.contains("loopback")), "{address}: {problems:?}");
        }
    }

    #[test]
    fn production_refuses_development_defaults() {
        let problems = read(&[("ISHBOR_ENV", "production")]).unwrap_err();
        assert!(problems.iter().any(|line| line.contains("ISHBOR_SMS")), "{problems:?}");
        assert!(problems.iter().any(|line| line.contains("cookie")), "{problems:?}");
        assert!(problems.iter().any(|line| line.contains("ISHBOR_SMTP_URL")), "{problems:?}");
        assert!(problems.iter().any(|line| line.contains("ISHBOR_SECRET")), "{problems:?}");
        let config = read(&[
            ("ISHBOR_ENV", "production"),
            ("ISHBOR_LISTEN", "0.0.0.0:8080"),
            ("ISHBOR_PUBLIC_URL", "https://ishbor.uz"),
            ("ISHBOR_SMS", "eskiz"),
            ("ISHBOR_SMS_LOGIN", "box@ishbor.uz"),
            ("ISHBOR_SMS_PASSWORD", "secret"),
            ("ISHBOR_SMTP_URL", "smtps://box:secret@mail.ishbor.uz:465"),
            ("ISHBOR_SECRET", "0123456789abcdef0123456789abcdef"),
        ])
        .unwrap();
        assert!(config.is_production());
        assert_eq!(config.log_format, LogFormat::Json);
    }
}
