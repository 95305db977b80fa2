//! Starts PostgreSQL, restarts it when it dies, and stops it on request.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::account::{RunAs, make_private_dir};
use crate::binaries::{self, Binaries};
use crate::lock::Lock;
use crate::log::Log;
use crate::place::Place;
use crate::postmaster::{self, Postmaster};
use crate::{Error, Settings, initdb, leftovers};

const READY_POLL: Duration = Duration::from_millis(5);
/// The interval at which the process is checked.
const WATCH_POLL: Duration = Duration::from_millis(50);
const TRIM_EVERY: Duration = Duration::from_secs(10);
/// Generous: recovery from 512 MB of WAL takes some seconds on a slow disk.
const READY_PATIENCE: Duration = Duration::from_secs(300);

#[derive(Debug)]
pub struct Supervisor {
    place: Place,
    binaries: Binaries,
    run_as: RunAs,
    socket_dir: PathBuf,
    options: Vec<String>,
    log: Log,
    /// Nothing is ever sent: a dropped sender is the request to stop.
    stop_asked: Receiver<Infallible>,
    restarts: Arc<AtomicU64>,
    /// Held until PostgreSQL has stopped.
    lock: Lock,
}

impl Supervisor {
    /// Creates the cluster when needed and returns when it accepts connections.
    pub fn start(
        settings: &Settings,
        stop_asked: Receiver<Infallible>,
        restarts: Arc<AtomicU64>,
    ) -> Result<(Supervisor, Postmaster), Error> {
        let begun = Instant::now();
        let place = Place::open(&settings.data_dir)?;
        let lock = Lock::take(&place.lock, &place.home)?;
        let major = place.major()?;
        let binaries = binaries::find(settings.bin_dir.as_deref(), &place.home, major)?;
        let run_as = RunAs::choose(&place, &binaries)?;
        if major.is_none() {
            tracing::info!(version = binaries.major, "making a database cluster in {}", place.home.display());
            initdb::make_cluster(&place, &binaries, &run_as, settings.purpose)?;
        }
        let socket_dir = place.socket_dir();
        make_private_dir(&socket_dir, &run_as)?;
        let mut options = postmaster::options(&socket_dir, settings.purpose, settings.max_connections);
        if let Some(folder) = &settings.wal_archive {
            make_private_dir(folder, &run_as)?;
            options.extend(postmaster::archiving(folder)?);
        }
        let log = Log::new(place.log.clone());
        let supervisor =
            Supervisor { place, binaries, run_as, socket_dir, options, log, stop_asked, restarts, lock };
        // The starter waits for our answer, so it cannot have requested a stop.
        let postmaster = supervisor.bring_up()?.ok_or(Error::Supervisor)?;
        let (pid, millis) = (postmaster.pid(), begun.elapsed().as_millis());
        tracing::info!(pid, millis, version = supervisor.binaries.major, "PostgreSQL is ready");
        Ok((supervisor, postmaster))
    }

    pub fn socket_dir(&self) -> &Path {
        &self.socket_dir
    }

    /// Returns when a stop was requested and PostgreSQL has stopped. Retries without limit until then.
    pub fn keep_up(self, mut postmaster: Postmaster) -> Result<(), Error> {
        let mut backoff = Backoff::default();
        let mut trimmed = Instant::now();
        loop {
            if self.stop_asked_within(WATCH_POLL) {
                return postmaster.stop();
            }
            if trimmed.elapsed() >= TRIM_EVERY {
                self.trim_log();
                trimmed = Instant::now();
            }
            let Some(status) = postmaster.exited() else { continue };
            tracing::error!(%status, "PostgreSQL died, bringing it back");
            backoff.lived(postmaster.age());
            match self.bring_back(&mut backoff) {
                Some(next) => postmaster = next,
                None => return Ok(()),
            }
        }
    }

    /// `None` when a stop was requested before it succeeded.
    fn bring_back(&self, backoff: &mut Backoff) -> Option<Postmaster> {
        let died = Instant::now();
        loop {
            if self.stop_asked_within(backoff.pause()) {
                return None;
            }
            match self.bring_up() {
                Ok(None) => return None,
                Ok(Some(postmaster)) => {
                    let restarts = self.restarts.fetch_add(1, Ordering::Relaxed) + 1;
                    let (pid, millis) = (postmaster.pid(), died.elapsed().as_millis());
                    tracing::warn!(pid, millis, restarts, "PostgreSQL is back");
                    return Some(postmaster);
                }
                Err(error) => tracing::error!(%error, "PostgreSQL did not come back, trying again"),
            }
        }
    }

    /// One attempt. `None` when a stop was requested while waiting.
    fn bring_up(&self) -> Result<Option<Postmaster>, Error> {
        leftovers::clear(&self.place, &self.socket_dir)?;
        self.trim_log();
        let log_before = self.log.len();
        let log = self.log.open();
        let log = log.map_err(|source| Error::io(format!("open {}", self.log.path().display()), source))?;
        let mut postmaster =
            Postmaster::spawn(&self.binaries, &self.run_as, &self.place.cluster, &self.options, log)?;
        loop {
            if postmaster.is_ready(&self.place.cluster) {
                self.lock.announce(postmaster.pid())?;
                return Ok(Some(postmaster));
            }
            if let Some(status) = postmaster.exited() {
                return Err(Error::Start { status: status.to_string(), log: self.log.tail(log_before) });
            }
            if self.stop_asked_within(READY_POLL) {
                return postmaster.stop().map(|()| None);
            }
            if postmaster.age() > READY_PATIENCE {
                if let Err(error) = postmaster.stop() {
                    tracing::warn!(%error, "PostgreSQL was ended before it was ready");
                }
                let (seconds, log) = (READY_PATIENCE.as_secs(), self.log.path().to_owned());
                return Err(Error::NotReady { seconds, log });
            }
        }
    }

    fn trim_log(&self) {
        if let Err(error) = self.log.trim() {
            tracing::warn!(%error, "could not shorten the log of PostgreSQL");
        }
    }

    /// Waits for at most `pause`.
    fn stop_asked_within(&self, pause: Duration) -> bool {
        matches!(self.stop_asked.recv_timeout(pause), Err(RecvTimeoutError::Disconnected))
    }
}

/// Backoff between restarts: no delay at first, then increasing.
#[derive(Debug, Default)]
struct Backoff {
    tries: u32,
}

impl Backoff {
    const FIRST: Duration = Duration::from_millis(200);
    /// Short enough that PostgreSQL is back within five seconds, recovery included, however often it was killed.
    const LONGEST: Duration = Duration::from_secs(1);
    /// A server that ran for this long resets the backoff.
    const SOUND_LIFE: Duration = Duration::from_secs(10);

    fn lived(&mut self, age: Duration) {
        if age >= Backoff::SOUND_LIFE {
            self.tries = 0;
        }
    }

    fn pause(&mut self) -> Duration {
        let pause = match self.tries {
            0 => Duration::ZERO,
            tries => Backoff::FIRST.saturating_mul(1 << (tries - 1).min(10)).min(Backoff::LONGEST),
        };
        self.tries = self.tries.saturating_add(1);
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_try_is_immediate_and_later_ones_wait_up_to_a_second() {
        let mut backoff = Backoff::default();
        let pauses: Vec<u128> = (0..9).map(|_| backoff.pause().as_millis()).collect();
        assert_eq!(pauses, [0, 200, 400, 800, 1000, 1000, 1000, 1000, 1000]);
    }

    #[test]
    fn only_some_uptime_resets_the_backoff() {
        let mut backoff = Backoff { tries: 7 };
        backoff.lived(Duration::from_secs(9));
        assert_eq!(backoff.pause(), Backoff::LONGEST);
        backoff.lived(Duration::from_secs(10));
        assert_eq!(backoff.pause(), Duration::ZERO);
    }
}
