//! All errors, worded for the person who has to fix them.

use std::io;
use std::path::PathBuf;

use crate::OLDEST_MAJOR;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(
        "PostgreSQL {OLDEST_MAJOR} or newer was not found. Install it with one of:\n  \
         Debian, Ubuntu: sudo apt-get install -y postgresql\n  \
         Fedora, RHEL:   sudo dnf install -y postgresql-server\n  \
         macOS:          brew install postgresql@17"
    )]
    NoBinaries,

    #[error("{dir} does not hold a working PostgreSQL {OLDEST_MAJOR} or newer (postgres and initdb)", dir = .0.display())]
    BadBinDir(PathBuf),

    #[error(
        "the cluster in {data} was made by PostgreSQL {wanted}; installed here: {found}. Install PostgreSQL \
         {wanted} (Debian, Ubuntu: sudo apt-get install -y postgresql-{wanted}), or move the data over with pg_upgrade",
        data = .data.display()
    )]
    WrongMajor { data: PathBuf, wanted: u32, found: String },

    #[error("{data} is already in use by {holder}; stop it first", data = .data.display())]
    Busy { data: PathBuf, holder: Holder },

    #[error(
        "PostgreSQL refuses to run as root and this machine has no user `postgres` or `nobody`. Add one: sudo useradd --system postgres"
    )]
    NoAccount,

    #[error("the cluster in {data} belongs to user id {uid}, which this machine does not know", data = .data.display())]
    UnknownOwner { data: PathBuf, uid: u32 },

    #[error(
        "PostgreSQL refuses to run as root, its user `{user}` may not pass through {barrier}, and a user namespace \
         is not available here ({why}). Allow passing with `chmod o+x {barrier}`, choose a data folder outside of it \
         (such as /var/lib/ishbor), or start as an ordinary user",
        barrier = .barrier.display()
    )]
    Unreachable { user: String, barrier: PathBuf, why: String },

    #[error(
        "the cluster in {data} belongs to root, as which PostgreSQL refuses to run, and a user namespace is not \
         available here ({why}). Give it to another user: chown -R postgres {data}",
        data = .data.display()
    )]
    OwnedByRoot { data: PathBuf, why: String },

    #[error("the folder {dir} belongs to somebody else; remove it", dir = .0.display())]
    FolderTaken(PathBuf),

    #[error("initdb failed: {0}")]
    Initdb(String),

    #[error("PostgreSQL ended at once ({status}): {log}")]
    Start { status: String, log: String },

    #[error("PostgreSQL did not take connections within {seconds} s; see {log}", log = .log.display())]
    NotReady { seconds: u64, log: PathBuf },

    #[error("PostgreSQL processes {pids:?} of an earlier run still work in {data} and could not be ended", data = .data.display())]
    Leftovers { data: PathBuf, pids: Vec<i32> },

    #[error("PostgreSQL did not stop in time and was ended hard; it recovers at the next start")]
    StopForced,

    #[error("the thread that watches PostgreSQL broke down")]
    Supervisor,

    #[error("could not {doing}: {source}")]
    Io { doing: String, source: io::Error },
}

impl Error {
    /// `doing` completes the sentence "could not ...".
    pub(crate) fn io(doing: impl Into<String>, source: io::Error) -> Error {
        Error::Io { doing: doing.into(), source }
    }
}

/// The process that owns a cluster, if its lock file names one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder(pub Option<u32>);

impl std::fmt::Display for Holder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(pid) => write!(f, "process {pid}"),
            None => f.write_str("another process"),
        }
    }
}
