//! Finds the PostgreSQL programs on this machine.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Error, OLDEST_MAJOR};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binaries {
    pub dir: PathBuf,
    pub major: u32,
}

/// The programs for the cluster in `data`: of its major version, or the newest for a new cluster.
pub fn find(bin_dir: Option<&Path>, data: &Path, data_major: Option<u32>) -> Result<Binaries, Error> {
    let installed: Vec<Binaries> = match bin_dir {
        Some(dir) => vec![inspect(dir).ok_or_else(|| Error::BadBinDir(dir.to_owned()))?],
        None => usual_places().iter().filter_map(|dir| inspect(dir)).collect(),
    };
    choose(installed, data, data_major)
}

fn choose(installed: Vec<Binaries>, data: &Path, data_major: Option<u32>) -> Result<Binaries, Error> {
    let Some(wanted) = data_major else {
        return installed.into_iter().max_by_key(|found| found.major).ok_or(Error::NoBinaries);
    };
    let found: Vec<String> = installed.iter().map(|found| found.major.to_string()).collect();
    installed.into_iter().find(|found| found.major == wanted).ok_or_else(|| Error::WrongMajor {
        data: data.to_owned(),
        wanted,
        found: if found.is_empty() { "none".into() } else { found.join(", ") },
    })
}

/// Debian, RHEL, Homebrew (two prefixes) and `PATH`. Debian does not put `initdb` on the path.
fn usual_places() -> Vec<PathBuf> {
    let mut places = Vec::new();
    for (parent, prefix) in [
        ("/usr/lib/postgresql", ""),
        ("/usr", "pgsql-"),
        ("/opt/homebrew/opt", "postgresql@"),
        ("/usr/local/opt", "postgresql@"),
    ] {
        let Ok(entries) = fs::read_dir(parent) else { continue };
        let versions =
            entries.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix));
        places.extend(versions.map(|entry| entry.path().join("bin")));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    places.extend(std::env::split_paths(&path));
    places
}

/// The PostgreSQL programs in a folder, or `None` when it has no usable ones.
fn inspect(dir: &Path) -> Option<Binaries> {
    // A symlink on the path points into the real folder, where initdb finds its companion programs.
    let initdb = fs::canonicalize(dir.join("initdb")).ok()?;
    let dir = initdb.parent()?.to_owned();
    let output = Command::new(dir.join("postgres")).arg("--version").output().ok()?;
    let major = parse_major(&String::from_utf8_lossy(&output.stdout))?;
    (major >= OLDEST_MAJOR).then_some(Binaries { dir, major })
}

/// Parses `postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)`, also `18beta1`.
fn parse_major(version: &str) -> Option<u32> {
    let number = version.split("(PostgreSQL)").nth(1)?.trim_start();
    let digits = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    number[..digits].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn installed(majors: &[u32]) -> Vec<Binaries> {
        majors.iter().map(|&major| Binaries { dir: format!("/pg/{major}").into(), major }).collect()
    }

    #[test]
    fn major_versions_are_read() {
        for (text, major) in [
            ("postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)\n", Some(15)),
            ("postgres (PostgreSQL) 18.4\n", Some(18)),
            ("postgres (PostgreSQL) 19beta2\n", Some(19)),
            ("postgres (PostgreSQL)\n", None),
            ("bash 5.2", None),
            ("", None),
        ] {
            assert_eq!(parse_major(text), major, "{text:?}");
        }
    }

    #[test]
    fn a_new_cluster_gets_the_newest_version() {
        let chosen = choose(installed(&[15, 17, 16]), Path::new("/d"), None).unwrap();
        assert_eq!(chosen.major, 17);
    }

    #[test]
    fn an_old_cluster_keeps_its_version() {
        let chosen = choose(installed(&[15, 17, 16]), Path::new("/d"), Some(16)).unwrap();
        assert_eq!(chosen.major, 16);
    }

    #[test]
    fn a_missing_version_is_named() {
        let error = choose(installed(&[17, 18]), Path::new("/d"), Some(15)).unwrap_err().to_string();
        assert!(error.contains("made by PostgreSQL 15; installed here: 17, 18."), "{error}");
        assert!(error.contains("postgresql-15"), "{error}");
    }

    #[test]
    fn a_missing_installation_names_the_install_command() {
        let error = choose(vec![], Path::new("/d"), None).unwrap_err().to_string();
        assert!(error.contains("sudo apt-get install -y postgresql\n"), "{error}");
    }
}
