//! One private PostgreSQL cluster, owned by the process that starts it.
//!
//! The product needs no database server to be installed and configured: this crate creates a cluster in a folder,
//! starts it on a Unix socket, restarts it when it dies and stops it with the process. It contains nothing specific
//! to the marketplace and no SQL client.
//!
//! ```text
//! data_dir/
//!   lock            flock of the owning process, with its pid and its postmaster's pid
//!   cluster/        PostgreSQL's data, mode 0700
//!   cluster.new/    an unfinished initdb; deleted and redone at the next start
//!   socket/         the unix socket, mode 0700 (in the temporary directory when the path is too long)
//!   postgres.log    PostgreSQL's log, at most 8 MB, and the previous one as `.1`
//! ```
//!
//! **Invariants.**
//! - At most one process owns a cluster ([`Error::Busy`] names the owner), so only one ever cleans up leftovers.
//! - `postmaster.pid` is removed only when no PostgreSQL process works in the cluster.
//! - A [`Purpose::Durable`] cluster never runs without fsync, full page writes and synchronous commit.
//! - PostgreSQL never runs as root and never listens on TCP.
//!
//! **Why there is no password.** The cluster trusts every client that can reach its socket, and the socket is in a
//! folder of mode 0700: only root and the account that runs PostgreSQL, which can read the data files anyway, have
//! access. A password would have to be stored next to the data and would protect nothing more.

mod account;
mod binaries;
mod error;
mod initdb;
mod leftovers;
mod lock;
mod log;
mod pid_file;
mod place;
mod postmaster;
mod process;
mod supervisor;
mod sys;

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

pub use error::Error;
use pid_file::PidFile;
use place::Place;
use supervisor::Supervisor;

/// The oldest supported major version.
const OLDEST_MAJOR: u32 = 15;

/// What a cluster is for, which decides what it may lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Real data: an acknowledged commit survives a power failure.
    Durable,
    /// Reproducible data: commits do not wait for the disk. Killing PostgreSQL may lose the last commits, a crash of
    /// the machine may corrupt everything.
    Test,
}

#[derive(Clone, Debug)]
pub struct Settings {
    /// The folder that this crate owns; created when missing. Nothing else should be stored in it.
    pub data_dir: PathBuf,
    pub purpose: Purpose,
    pub max_connections: u16,
    /// The folder with `postgres` and `initdb`; searched in the usual places when `None`.
    pub bin_dir: Option<PathBuf>,
    /// A folder into which finished WAL files are copied, at least every half minute while something is written.
    /// Together with a base backup they restore any moment.
    pub wal_archive: Option<PathBuf>,
}

/// A running cluster. Dropping it stops PostgreSQL; [`Cluster::stop`] also returns the result.
#[derive(Debug)]
pub struct Cluster {
    socket_dir: PathBuf,
    restarts: Arc<AtomicU64>,
    /// The supervisor stops PostgreSQL when this sender is dropped.
    keep_running: Option<Sender<Infallible>>,
    supervisor: Option<JoinHandle<Result<(), Error>>>,
}

impl Cluster {
    /// The superuser of the cluster, for its owner: it creates databases and roles, and migrates.
    pub const USER: &str = "ishbor";

    /// Creates the cluster if it does not exist, starts it and returns when it accepts connections.
    ///
    /// Blocking: up to a few seconds at the first start or after a crash, some tenths of a second otherwise.
    pub fn start(settings: Settings) -> Result<Cluster, Error> {
        let (keep_running, stop_asked) = mpsc::channel();
        let (tell_outcome, outcome) = mpsc::channel();
        let restarts = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&restarts);
        // The kernel signals PostgreSQL to stop when the *thread* that spawned it ends. Hence a dedicated thread that
        // lives exactly as long as the cluster, instead of a worker thread of some pool.
        let supervisor = thread::Builder::new()
            .name("postgres".into())
            .spawn(move || match Supervisor::start(&settings, stop_asked, counter) {
                Ok((supervisor, postmaster)) => {
                    // The receiver is gone when the starter is; then the channel has already told us to stop.
                    let _ = tell_outcome.send(Ok(supervisor.socket_dir().to_owned()));
                    supervisor.keep_up(postmaster)
                }
                Err(error) => {
                    let _ = tell_outcome.send(Err(error));
                    Ok(())
                }
            })
            .map_err(|source| Error::io("start the supervisor thread", source))?;
        let socket_dir = outcome.recv().map_err(|_| Error::Supervisor)??;
        Ok(Cluster { socket_dir, restarts, keep_running: Some(keep_running), supervisor: Some(supervisor) })
    }

    /// The folder of the Unix socket: clients pass it as `host`.
    pub fn socket_dir(&self) -> &Path {
        &self.socket_dir
    }

    /// How often PostgreSQL died and was restarted since [`Cluster::start`].
    pub fn restarts(&self) -> u64 {
        self.restarts.load(Ordering::Relaxed)
    }

    /// Stops PostgreSQL: open transactions are rolled back, committed data is written to disk.
    pub fn stop(mut self) -> Result<(), Error> {
        self.stop_and_wait()
    }

    fn stop_and_wait(&mut self) -> Result<(), Error> {
        self.keep_running = None;
        match self.supervisor.take() {
            Some(supervisor) => supervisor.join().unwrap_or(Err(Error::Supervisor)),
            None => Ok(()),
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Err(error) = self.stop_and_wait() {
            tracing::warn!(%error, "PostgreSQL did not stop as it should");
        }
    }
}

/// The folder of the PostgreSQL programs, such as `pg_dump`: of the version of the cluster in `data_dir`, or the newest
/// version if there is no cluster.
pub fn programs(data_dir: &Path, bin_dir: Option<&Path>) -> Result<PathBuf, Error> {
    let major = match Place::existing(data_dir) {
        Some(place) => place.major()?,
        None => None,
    };
    Ok(binaries::find(bin_dir, data_dir, major)?.dir)
}

/// The socket folder of the cluster in `data_dir`, if another process of ours runs it and it accepts connections.
/// This lets a command work while the server runs.
pub fn running(data_dir: &Path) -> Option<PathBuf> {
    let place = Place::existing(data_dir)?;
    let postmaster = lock::announced(&place.lock)?;
    let file = PidFile::read(&place.cluster)?;
    let is_up =
        file.pid == postmaster && file.is_ready && process::postgres_in(&place.cluster).contains(&file.pid);
    if is_up { file.socket_dir } else { None }
}
