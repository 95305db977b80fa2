//! The jobs and schedules of a program.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;

use crate::job::Job;
use crate::model::NewJob;
use crate::schedule::Schedule;

/// A job that has been started.
pub type Work = Pin<Box<dyn Future<Output = anyhow::Result<()>> + Send>>;

/// All job types that a [`Runner`](crate::Runner) can run, by name, and all schedules.
pub struct Registry<C> {
    around: fn(Work) -> Work,
    handlers: BTreeMap<&'static str, Handler<C>>,
    repeats: Vec<Repeat>,
}

pub(crate) struct Handler<C> {
    pub max_attempts: u32,
    pub keep_failed: bool,
    pub timeout: Duration,
    pub start: fn(serde_json::Value, Arc<C>) -> Work,
}

pub(crate) struct Repeat {
    pub name: &'static str,
    pub schedule: Schedule,
    pub make: Box<dyn Fn() -> sqlx::Result<NewJob> + Send + Sync>,
}

impl<C: Send + Sync + 'static> Registry<C> {
    pub fn new() -> Registry<C> {
        Registry { around: |work| work, handlers: BTreeMap::new(), repeats: Vec::new() }
    }

    /// # Panics
    /// If a job with this name exists already: each would process the other's rows.
    pub fn add<J: Job<C>>(&mut self) -> &mut Self {
        let handler = Handler {
            max_attempts: J::MAX_ATTEMPTS,
            keep_failed: J::KEEP_FAILED,
            timeout: J::TIMEOUT,
            start: start::<C, J>,
        };
        let taken = self.handlers.insert(J::NAME, handler).is_some();
        assert!(!taken, "two jobs are named {:?}", J::NAME);
        self
    }

    /// Runs every job inside `around`, which can limit what a job may use.
    pub fn around_each(&mut self, around: fn(Work) -> Work) -> &mut Self {
        self.around = around;
        self
    }

    /// Enqueues `make()` once per tick of the schedule, across all processes.
    ///
    /// `name` identifies the schedule, not the job. If no process runs at a tick, the next process that starts
    /// enqueues the job once, however many ticks were missed.
    ///
    /// # Panics
    /// If the job was not added before, or the schedule's name is already used.
    pub fn every<J: Job<C>>(
        &mut self,
        name: &'static str,
        schedule: Schedule,
        make: impl Fn() -> J + Send + Sync + 'static,
    ) -> &mut Self {
        assert!(self.handlers.contains_key(J::NAME), "add the job {:?} before its schedule", J::NAME);
        assert!(self.repeats.iter().all(|repeat| repeat.name != name), "two schedules are named {name:?}");
        let make = Box::new(move || NewJob::of(&make()));
        self.repeats.push(Repeat { name, schedule, make });
        self
    }

    pub(crate) fn handler(&self, name: &str) -> Option<&Handler<C>> {
        self.handlers.get(name)
    }

    pub(crate) fn start(&self, handler: &Handler<C>, payload: serde_json::Value, ctx: Arc<C>) -> Work {
        (self.around)((handler.start)(payload, ctx))
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.handlers.keys().map(|name| (*name).to_owned()).collect()
    }

    pub(crate) fn repeats(&self) -> &[Repeat] {
        &self.repeats
    }
}

impl<C: Send + Sync + 'static> Default for Registry<C> {
    fn default() -> Self {
        Registry::new()
    }
}

fn start<C: Send + Sync + 'static, J: Job<C>>(payload: serde_json::Value, ctx: Arc<C>) -> Work {
    Box::pin(async move {
        let job: J = serde_json::from_value(payload).context("the payload does not fit the job")?;
        job.run(&ctx).await
    })
}
