//! `pg_dump` and `pg_restore` of PostgreSQL, which know all its types and versions.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use private_postgres::Cluster;
use url::Url;

use crate::config::{Config, Database as Where};
use crate::database::Database;

/// Changes for the search index carry transaction numbers of this cluster, and servers report themselves again.
const NOT_DUMPED: [&str; 2] = ["search_changes", "search_nodes"];

/// The programs, and how they reach the database.
pub struct Programs {
    folder: Option<PathBuf>,
    settings: Vec<(&'static str, String)>,
}

impl Programs {
    pub fn find(config: &Config, database: &Database) -> anyhow::Result<Self> {
        let data_dir = config.data_dir.join("pg");
        let (folder, settings) = match (&config.database, database.owner_options().get_socket()) {
            (Where::Private { bin_dir }, Some(socket)) => {
                let folder = private_postgres::programs(&data_dir, bin_dir.as_deref())?;
                let settings = vec![
                    ("PGHOST", socket.display().to_string()),
                    ("PGUSER", Cluster::USER.to_owned()),
                    ("PGDATABASE", "ishbor".to_owned()),
                ];
                (Some(folder), settings)
            }
            (Where::Url(url), _) => {
                // The newest programs of this machine: they read every older server. Without any, those of PATH.
                let folder = private_postgres::programs(&data_dir.join("none"), None).ok();
                (folder, external(url)?)
            }
            (Where::Private { .. }, None) => anyhow::bail!("the private PostgreSQL has no socket"),
        };
        let folder = folder.filter(|folder| folder.join("pg_dump").exists());
        Ok(Self { folder, settings })
    }

    fn command(&self, program: &str) -> Command {
        let path = self.folder.as_ref().map_or_else(|| PathBuf::from(program), |dir| dir.join(program));
        let mut command = Command::new(path);
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.as_encoded_bytes().starts_with(b"PG")) {
            command.env_remove(name);
        }
        command.envs(self.settings.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Passes the dump of a snapshot to `take`.
    pub fn dump(
        &self,
        snapshot: &str,
        take: impl FnOnce(&mut dyn Read) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut command = self.command("pg_dump");
        command.args(["--format=custom", "--no-owner", "--no-privileges"]);
        command.arg(format!("--snapshot={snapshot}"));
        command.args(NOT_DUMPED.map(|table| format!("--exclude-table-data={table}")));
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start pg_dump: install the client programs of PostgreSQL")?;
        let mut output = child.stdout.take().context("the output of pg_dump")?;
        let taken = take(&mut output);
        drop(output);
        let status = child.wait()?;
        taken?;
        ensure!(status.success(), "pg_dump failed: {status}");
        Ok(())
    }

    /// Reads the whole dump, as restoring would, and writes it nowhere.
    pub fn check(&self, give: impl FnOnce(&mut dyn Write) -> anyhow::Result<()>) -> anyhow::Result<()> {
        self.feed(&["--file=/dev/null"], give)
    }

    /// Restores everything or nothing.
    pub fn restore(&self, give: impl FnOnce(&mut dyn Write) -> anyhow::Result<()>) -> anyhow::Result<()> {
        let name = self.settings.iter().find(|(name, _)| *name == "PGDATABASE");
        let name = name.map(|(_, name)| format!("--dbname={name}")).context("the name of the database")?;
        let options = [&name, "--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
        self.feed(&options, give)
    }

    fn feed(
        &self,
        options: &[&str],
        give: impl FnOnce(&mut dyn Write) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut child = self
            .command("pg_restore")
            .args(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .context("cannot start pg_restore: install the client programs of PostgreSQL")?;
        let mut input = child.stdin.take().context("the input of pg_restore")?;
        let given = give(&mut input);
        drop(input);
        let status = child.wait()?;
        // When it failed, our broken pipe is only a consequence.
        ensure!(status.success(), "pg_restore failed: {status}");
        given
    }
}

/// In the environment and not in the arguments, which every account of the machine can see.
fn external(url: &str) -> anyhow::Result<Vec<(&'static str, String)>> {
    let url: Url = url.parse().context("DATABASE_URL")?;
    let decoded = |text: &str| {
        let pair = format!("v={}", text.replace('+', "%2B"));
        url::form_urlencoded::parse(pair.as_bytes()).next().map(|(_, value)| value.into_owned())
    };
    let query =
        |name: &str| url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
    let host = url.host_str().filter(|host| !host.is_empty()).and_then(decoded);
    let path = url.path().trim_start_matches('/');
    let settings = [
        ("PGHOST", query("host").or(host)),
        ("PGPORT", url.port().map(|port| port.to_string())),
        ("PGUSER", decoded(url.username()).filter(|name| !name.is_empty())),
        ("PGPASSWORD", url.password().and_then(decoded)),
        ("PGDATABASE", decoded(path).filter(|name| !name.is_empty())),
        ("PGSSLMODE", query("sslmode")),
        ("PGSSLROOTCERT", query("sslrootcert")),
    ];
    Ok(settings.into_iter().filter_map(|(name, value)| Some((name, value?))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_external_database_is_named_by_the_environment() {
        let settings =
            external("postgres://ishbor:p%40ss+word@db.internal:6432/jobs?sslmode=require").unwrap();
        assert_eq!(
            settings,
            [
                ("PGHOST", "db.internal".to_owned()),
                ("PGPORT", "6432".to_owned()),
                ("PGUSER", "ishbor".to_owned()),
                ("PGPASSWORD", "p@ss+word".to_owned()),
                ("PGDATABASE", "jobs".to_owned()),
                ("PGSSLMODE", "require".to_owned()),
            ]
        );
    }
}
