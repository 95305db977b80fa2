//! The clock of the product is the clock of the database: all servers share it, so one machine with a wrong clock
//! cannot expire vacancies, end sessions or delete accounts too early.
//!
//! Between two measurements time is counted by the monotonic clock, which nobody can set.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};
use kernel::Clock;
use sqlx::PgPool;
use tokio_util::sync::CancellationToken;

/// The interval of measurements: the monotonic clock of a machine drifts by less than a millisecond in this time, but
/// it stands still while a virtual machine is suspended.
const MEASURE_EVERY: Duration = Duration::from_secs(5);
/// A machine that differs by more than this is reported …
pub const WARN_FROM: SignedDuration = SignedDuration::from_secs(5);
/// … and by more than this it gets no traffic: certificates, logs and signatures of others depend on its own clock.
const WRONG_FROM: SignedDuration = SignedDuration::from_secs(60);

/// By how much the machine's clock is ahead of the database's, in milliseconds. Shared application state.
#[derive(Debug, Clone, Default)]
pub struct ClockSkew(Arc<AtomicI64>);

impl ClockSkew {
    pub fn get(&self) -> SignedDuration {
        SignedDuration::from_millis(self.0.load(Ordering::Relaxed))
    }

    /// So wrong that the server must not be used.
    pub fn is_wrong(&self) -> bool {
        self.get().abs() > WRONG_FROM
    }

    pub fn set(&self, skew: SignedDuration) {
        self.0.store(skew.as_millis().try_into().unwrap_or(i64::MAX), Ordering::Relaxed);
        metrics::gauge!("clock_skew_seconds").set(skew.as_secs_f64());
    }
}

pub struct DatabaseClock {
    measured: RwLock<Measured>,
    machine: Arc<dyn Clock>,
    skew: ClockSkew,
}

#[derive(Clone, Copy)]
struct Measured {
    at: Timestamp,
    then: Instant,
}

impl DatabaseClock {
    /// Reads the time of the database. `machine` is the clock that is compared with it.
    pub async fn start(db: &PgPool, machine: Arc<dyn Clock>) -> anyhow::Result<Self> {
        let measured = read(db).await.context("the time of the database")?;
        let clock = Self { measured: RwLock::new(measured), machine, skew: ClockSkew::default() };
        clock.compare(measured);
        Ok(clock)
    }

    /// For commands, which read the time once.
    pub async fn read_now(db: &PgPool) -> anyhow::Result<Timestamp> {
        Ok(read(db).await?.at)
    }

    pub fn skew(&self) -> ClockSkew {
        self.skew.clone()
    }

    pub async fn measure(&self, db: &PgPool) -> anyhow::Result<()> {
        let measured = read(db).await?;
        *self.measured.write().unwrap_or_else(PoisonError::into_inner) = measured;
        self.compare(measured);
        Ok(())
    }

    fn compare(&self, measured: Measured) {
        let before = self.skew.get();
        let skew = self.machine.now().duration_since(measured.at);
        self.skew.set(skew);
        let (is_off, was_off) = (skew.abs() > WARN_FROM, before.abs() > WARN_FROM);
        if is_off && !was_off {
            let seconds = skew.as_secs();
            tracing::warn!(seconds, "the clock of this machine differs from the clock of the database");
        } else if was_off && !is_off {
            tracing::info!("the clock of this machine agrees with the clock of the database");
        }
    }

    /// Runs until the server stops. While the database is away time is counted from the last measurement.
    pub async fn follow(&self, db: &PgPool, stop: &CancellationToken) {
        loop {
            tokio::select! { () = tokio::time::sleep(MEASURE_EVERY) => {}, () = stop.cancelled() => return }
            if let Err(error) = self.measure(db).await {
                tracing::debug!(error = format!("{error:#}"), "the time of the database is not known");
            }
        }
    }
}

impl Clock for DatabaseClock {
    fn now(&self) -> Timestamp {
        let measured = *self.measured.read().unwrap_or_else(PoisonError::into_inner);
        let passed = SignedDuration::try_from(measured.then.elapsed()).unwrap_or_default();
        measured.at.checked_add(passed).unwrap_or(measured.at)
    }
}

/// The middle of the round trip is taken as the moment at which the database read its clock.
async fn read(db: &PgPool) -> anyhow::Result<Measured> {
    let mut db = db.acquire().await?;
    let begun = Instant::now();
    let at: jiff_sqlx::Timestamp = sqlx::query_scalar("select clock_timestamp()").fetch_one(&mut *db).await?;
    Ok(Measured { at: at.to_jiff(), then: begun + begun.elapsed() / 2 })
}
