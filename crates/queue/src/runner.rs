//! The loop that claims due jobs and runs them, several at a time.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use metrics::gauge;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;
use uuid::Uuid;

use crate::attempt::{Attempt, Outcome};
use crate::job;
use crate::model::State;
use crate::registry::Registry;
use crate::settings::{Settings, Shared};
use crate::store;

/// The interval at which schedules are checked.
const SCHEDULE_BEAT: Duration = Duration::from_secs(1);
/// Every this many beats the queue is counted for metrics and unknown jobs are marked.
const BEATS_PER_CENSUS: u64 = 15;

/// Runs jobs. Any number of runners in any number of processes can share one database.
pub struct Runner<C> {
    shared: Arc<Shared<C>>,
}

/// The result of [`Runner::run_due`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub done: u64,
    /// Ended with an error and waits for its next attempt.
    pub retried: u64,
    /// Ended with an error and has no attempts left.
    pub failed: u64,
    /// Ended with an error, and a waiting job with the same key does the work instead.
    pub joined: u64,
    /// Taken over by another claim.
    pub lost: u64,
    /// Newly found due jobs without a handler here. They stay in the queue.
    pub unknown: u64,
}

impl<C> Clone for Runner<C> {
    fn clone(&self) -> Self {
        Runner { shared: Arc::clone(&self.shared) }
    }
}

impl<C: Send + Sync + 'static> Runner<C> {
    pub fn new(registry: Registry<C>, ctx: C, pool: PgPool, settings: Settings) -> Runner<C> {
        let listeners = pool.clone();
        Runner { shared: Arc::new(Shared { registry, ctx: Arc::new(ctx), pool, listeners, settings }) }
    }

    /// Listens for new jobs on a connection of this pool instead of the one that runs them.
    ///
    /// # Panics
    /// When the runner was cloned before.
    pub fn listening_on(mut self, listeners: PgPool) -> Runner<C> {
        Arc::get_mut(&mut self.shared).expect("a new runner has one owner").listeners = listeners;
        self
    }

    /// Runs jobs until `shutdown`, then waits up to [`Settings::stop_within`] for running ones and releases the rest.
    /// Database errors are logged and retried.
    ///
    /// Permanently uses one connection to listen for new jobs: see [`Runner::listening_on`].
    pub async fn run(&self, shutdown: CancellationToken) {
        let wake = Arc::new(Notify::new());
        let ear =
            AbortOnDropHandle::new(tokio::spawn(listen(self.shared.listeners.clone(), Arc::clone(&wake))));
        let house = AbortOnDropHandle::new(tokio::spawn(self.clone().keep_house()));
        let cut = CancellationToken::new();
        let mut running = JoinSet::new();
        let concurrency = self.shared.settings.concurrency.max(1);

        while !shutdown.is_cancelled() {
            while running.try_join_next().is_some() {}
            let free = concurrency - running.len();
            if free > 0 {
                match self.claim(free, None).await {
                    Ok(claimed) => {
                        // The stop may arrive during a claim: then the jobs are released immediately.
                        let cut = if shutdown.is_cancelled() { &shutdown } else { &cut };
                        for attempt in claimed {
                            running.spawn(attempt.run(cut.clone()));
                        }
                    }
                    Err(error) => tracing::warn!(%error, "jobs could not be claimed"),
                }
            }
            let has_room = running.len() < concurrency;
            tokio::select! {
                () = shutdown.cancelled() => {}
                Some(_) = running.join_next() => {}
                () = wake.notified(), if has_room => {}
                () = sleep(self.shared.settings.poll), if has_room => {}
            }
        }

        drop((ear, house));
        let finish = async { while running.join_next().await.is_some() {} };
        if timeout(self.shared.settings.stop_within, finish).await.is_err() {
            tracing::info!(jobs = running.len(), "giving unfinished jobs back");
            cut.cancel();
            while running.join_next().await.is_some() {}
        }
    }

    /// Runs everything that is due now, sequentially and in order, and returns. For tests and commands.
    pub async fn run_due(&self) -> sqlx::Result<Summary> {
        self.run_due_seen(None).await
    }

    /// Like [`Runner::run_due`], as if the time were `now`. Time can only be moved forward: an earlier `now` is
    /// replaced by the database's time.
    pub async fn run_due_at(&self, now: Timestamp) -> sqlx::Result<Summary> {
        self.run_due_seen(Some(now)).await
    }

    async fn run_due_seen(&self, later: Option<Timestamp>) -> sqlx::Result<Summary> {
        let mut summary = Summary { unknown: self.mark_unknown(later).await?, ..Summary::default() };
        while let Some(attempt) = self.claim(1, later).await?.pop() {
            match attempt.run(CancellationToken::new()).await {
                Outcome::Done => summary.done += 1,
                Outcome::Retried => summary.retried += 1,
                Outcome::Failed => summary.failed += 1,
                Outcome::Joined => summary.joined += 1,
                Outcome::GivenBack | Outcome::Lost => summary.lost += 1,
            }
        }
        Ok(summary)
    }

    /// Enqueues the jobs whose schedule has a new tick and returns their number. [`Runner::run`] does this
    /// automatically.
    pub async fn tick(&self) -> sqlx::Result<usize> {
        self.fire_schedules(None, &mut HashMap::new()).await
    }

    /// Like [`Runner::tick`], as if the time were `now`, which must not be before the database's time.
    pub async fn tick_at(&self, now: Timestamp) -> sqlx::Result<usize> {
        self.fire_schedules(Some(now), &mut HashMap::new()).await
    }

    /// `seen` avoids queries: the database is asked only about ticks that are new to this process.
    async fn fire_schedules(
        &self,
        later: Option<Timestamp>,
        seen: &mut HashMap<&'static str, Timestamp>,
    ) -> sqlx::Result<usize> {
        let repeats = self.shared.registry.repeats();
        if repeats.is_empty() {
            return Ok(0);
        }
        let now = store::now(&mut *self.shared.pool.acquire().await?, later).await?;
        let mut fired = 0;
        for repeat in repeats {
            let tick = repeat.schedule.last_tick(now);
            if seen.get(repeat.name) == Some(&tick) {
                continue;
            }
            let mut tx = self.shared.pool.begin().await?;
            if store::advance_tick(&mut tx, repeat.name, tick).await? {
                job::put(&mut tx, &(repeat.make)()?, None).await?;
                fired += 1;
            }
            tx.commit().await?;
            seen.insert(repeat.name, tick);
        }
        Ok(fired)
    }

    async fn claim(&self, free: usize, later: Option<Timestamp>) -> sqlx::Result<Vec<Attempt<C>>> {
        let Shared { registry, pool, settings, .. } = &*self.shared;
        let lease = Uuid::new_v4();
        // Taken before the query, so that we never assume a longer lease than the database does.
        let claimed = Instant::now();
        let limit = i64::try_from(free).unwrap_or(i64::MAX);
        let mut db = pool.acquire().await?;
        let jobs = store::claim_jobs(&mut db, &registry.names(), limit, lease, settings.lease, later).await?;
        let attempt = |job| Attempt { shared: Arc::clone(&self.shared), job, lease, claimed, later };
        Ok(jobs.into_iter().map(attempt).collect())
    }

    async fn mark_unknown(&self, later: Option<Timestamp>) -> sqlx::Result<u64> {
        let mut db = self.shared.pool.acquire().await?;
        let unknown = store::mark_unknown(&mut db, &self.shared.registry.names(), later).await?;
        if unknown > 0 {
            tracing::warn!(unknown, "due jobs have names that no handler is registered for");
        }
        Ok(unknown)
    }

    async fn keep_house(self) {
        let mut seen = HashMap::new();
        let mut beat = interval(SCHEDULE_BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for beats in 0u64.. {
            beat.tick().await;
            if let Err(error) = self.fire_schedules(None, &mut seen).await {
                tracing::warn!(%error, "schedules could not be looked at");
            }
            if beats % BEATS_PER_CENSUS == 0
                && let Err(error) = self.take_census().await
            {
                tracing::warn!(%error, "the queue could not be counted");
            }
        }
    }

    async fn take_census(&self) -> sqlx::Result<()> {
        self.mark_unknown(None).await?;
        let counts = store::list_counts(&mut *self.shared.pool.acquire().await?).await?;
        // A gauge keeps its last value, so names without rows have to be set to zero.
        for name in self.shared.registry.names() {
            for state in State::ALL {
                let jobs = counts.iter().find(|count| count.name == name && count.state == state);
                gauge!("queue_jobs", "name" => name.clone(), "state" => state.as_str())
                    .set(jobs.map_or(0.0, |count| count.jobs as f64));
            }
        }
        Ok(())
    }
}

/// Wakes the runner at each notification of a new job. Polling makes up for notifications lost with a connection.
async fn listen(pool: PgPool, wake: Arc<Notify>) {
    loop {
        let Err(error) = hear(&pool, &wake).await;
        tracing::warn!(%error, "not listening for new jobs, trying again");
        sleep(Duration::from_secs(1)).await;
    }
}

async fn hear(pool: &PgPool, wake: &Notify) -> sqlx::Result<std::convert::Infallible> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(store::CHANNEL).await?;
    loop {
        wake.notify_one();
        listener.recv().await?;
    }
}
