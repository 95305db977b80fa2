//! One private PostgreSQL cluster, owned by the process that starts it.
//!
//! The product runs without a database server to install and configure: this room makes a cluster in a
//! folder, starts it on a unix socket, brings it back when it dies and stops it with us. It knows nothing of
//! the marketplace, nor of any SQL client.
//!
//! ```text
//! data_dir/
//!   lock            flock of the process that owns the cluster, with its id and that of its postmaster
//!   cluster/        the data of PostgreSQL, mode 0700
//!   cluster.new/    an unfinished initdb; thrown away and redone at the next start
//!   socket/         the unix socket, mode 0700 (in the temporary directory when the path is too long)
//!   postgres.log    what PostgreSQL says, at most 8 MB, and `.1` before it
//! ```
//!
//! **Invariants.**
//! - At most one process owns a cluster ([`Error::Busy`] names the owner), so only one ever clears leftovers.
//! - `postmaster.pid` is removed only when no PostgreSQL process works in the cluster any more.
//! - A [`Purpose::Durable`] cluster never runs without fsync, full page writes and synchronous commit.
//! - PostgreSQL never runs as root and never listens on TCP.
//!
//! **Why there is no password.** The cluster trusts whoever reaches its socket, and the socket is in a folder
//! of mode 0700: only the account that runs PostgreSQL, which can read the data files anyway, and root get
//! there. A password would have to be stored next to the data and would protect nothing more.

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

/// What a cluster is made for, and so what it may lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Real data: a commit that was acknowledged survives a power cut.
    Durable,
    /// Data that can be made again: nothing waits for the disk. A kill of PostgreSQL may lose the last commits,
    /// a crash of the machine may spoil everything.
    Test,
}

#[derive(Clone, Debug)]
pub struct Settings {
    /// The folder this room owns; made when missing. Nothing else should be kept in it.
    pub data_dir: PathBuf,
    pub purpose: Purpose,
    pub max_connections: u16,
    /// The folder with `postgres` and `initdb`; looked for in the usual places when not given.
    pub bin_dir: Option<PathBuf>,
}

/// A running cluster. Dropping it stops PostgreSQL; [`Cluster::stop`] also tells how that went.
#[derive(Debug)]
pub struct Cluster {
    socket_dir: PathBuf,
    restarts: Arc<AtomicU64>,
    /// The supervisor stops PostgreSQL when this end of the channel is gone.
    keep_running: Option<Sender<Infallible>>,
    supervisor: Option<JoinHandle<Result<(), Error>>>,
}

impl Cluster {
    /// The only account of the cluster, a superuser.
    pub const USER: &str = "ishbor";

    /// Makes the cluster when it is not there yet, starts it and returns when it takes connections.
    ///
    /// This blocks: up to a few seconds at the first start or after a crash, some tenths of a second otherwise.
    pub fn start(settings: Settings) -> Result<Cluster, Error> {
        let (keep_running, stop_asked) = mpsc::channel();
        let (tell_outcome, outcome) = mpsc::channel();
        let restarts = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&restarts);
        // The kernel tells PostgreSQL to stop when the *thread* that spawned it ends, hence a thread of its
        // own that lives exactly as long as the cluster, instead of a worker thread of some pool.
        let supervisor = thread::Builder::new()
            .name("postgres".into())
            .spawn(move || match Supervisor::start(&settings, stop_asked, counter) {
                Ok((supervisor, postmaster)) => {
                    // Nobody listens when the starter is gone; then the channel has told us to stop as well.
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

    /// The folder of the unix socket: what clients give as `host`.
    pub fn socket_dir(&self) -> &Path {
        &self.socket_dir
    }

    /// How often PostgreSQL died and was brought back since [`Cluster::start`].
    pub fn restarts(&self) -> u64 {
        self.restarts.load(Ordering::Relaxed)
    }

    /// Stops PostgreSQL: open transactions are rolled back, everything committed is written out.
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

/// The socket folder of the cluster in `data_dir` when another process of ours runs it and it takes
/// connections, so that a command can work beside the server.
pub fn running(data_dir: &Path) -> Option<PathBuf> {
    let place = Place::existing(data_dir)?;
    let postmaster = lock::announced(&place.lock)?;
    let file = PidFile::read(&place.cluster)?;
    let is_up =
        file.pid == postmaster && file.is_ready && process::postgres_in(&place.cluster).contains(&file.pid);
    if is_up { file.socket_dir } else { None }
}
