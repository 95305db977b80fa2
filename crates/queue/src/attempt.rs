//! One attempt at one job: run it, renew its lease, record the outcome.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use metrics::{counter, histogram};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, sleep_until, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;
use tracing::Instrument;
use uuid::Uuid;

use crate::settings::Shared;
use crate::store::{self, Claimed};

const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);
/// Longer error texts are truncated: the log has the whole chain.
const ERROR_CHARS: usize = 2000;
/// How long to wait for an aborted job. Only a job that blocks its thread takes this long.
const ABORT_WAIT: Duration = Duration::from_secs(2);

/// The outcome of an attempt as recorded in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Done,
    Retried,
    Failed,
    /// It has to run again, and a job with the same key was already waiting.
    Joined,
    GivenBack,
    /// The lease expired, or the outcome could not be recorded. Another claim takes the job over.
    Lost,
}

/// The result of an attempt before it is recorded.
enum End {
    Success,
    Error(String),
    Stopped,
    LeaseLost,
}

pub(crate) struct Attempt<C> {
    pub shared: Arc<Shared<C>>,
    pub job: Claimed,
    pub lease: Uuid,
    pub claimed: Instant,
    pub later: Option<Timestamp>,
}

impl<C: Send + Sync + 'static> Attempt<C> {
    /// Runs the job to its end, or until `cut` is cancelled.
    pub async fn run(mut self, cut: CancellationToken) -> Outcome {
        let span =
            tracing::info_span!("job", name = self.job.name, id = %self.job.id, attempt = self.job.attempts);
        async move {
            let started = Instant::now();
            let end = self.work(cut).await;
            let outcome = self.settle(&end).await;
            self.report(&end, outcome, started.elapsed());
            outcome
        }
        .instrument(span)
        .await
    }

    async fn work(&mut self, cut: CancellationToken) -> End {
        if cut.is_cancelled() {
            return End::Stopped;
        }
        let shared = Arc::clone(&self.shared);
        let Some(handler) = shared.registry.handler(&self.job.name) else {
            return End::Stopped;
        };
        if self.job.attempts > attempts(handler.max_attempts) {
            return End::Error(format!(
                "The process stopped answering in each of {} attempts.",
                handler.max_attempts
            ));
        }
        // A separate task: a panic ends there, and a job that blocks does not stop the renewals.
        let payload = std::mem::take(&mut self.job.payload);
        let work = shared.registry.start(handler, payload, Arc::clone(&shared.ctx)).in_current_span();
        let mut work = AbortOnDropHandle::new(tokio::spawn(work));
        let deadline = Instant::now() + handler.timeout;
        let lease_for = shared.settings.lease;
        let mut beat = interval_at(self.claimed + lease_for / 3, lease_for / 3);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);

        let end = loop {
            tokio::select! {
                ended = &mut work => return match ended {
                    Ok(Ok(())) => End::Success,
                    Ok(Err(error)) => End::Error(format!("{error:#}")),
                    Err(broken) if broken.is_panic() => End::Error(panic_text(&*broken.into_panic())),
                    Err(_) => End::Stopped,
                },
                () = sleep_until(deadline) => break End::Error(format!("Took longer than {:?}.", handler.timeout)),
                () = cut.cancelled() => break End::Stopped,
                _ = beat.tick() => if !self.renew(lease_for).await { break End::LeaseLost },
            }
        };
        work.abort();
        // The job must not be released while it still runs here.
        let _ = timeout(ABORT_WAIT, &mut work).await;
        end
    }

    /// Returns `false` when the lease is lost. Database failures are tolerated until the lease has expired by our own
    /// monotonic clock; then another runner may have the job.
    async fn renew(&mut self, lease_for: Duration) -> bool {
        let asked = Instant::now();
        let renewal = async {
            let mut db = self.shared.pool.acquire().await?;
            store::set_lease(&mut db, self.job.id, self.lease, lease_for).await
        };
        match timeout(lease_for / 3, renewal).await {
            Ok(Ok(held)) => {
                self.claimed = asked;
                held
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "the lease could not be renewed");
                self.claimed.elapsed() < lease_for
            }
            Err(_) => self.claimed.elapsed() < lease_for,
        }
    }

    /// Records the outcome, retrying while the lease lasts: a job that succeeded while the database restarted should
    /// not run twice because of that.
    async fn settle(&self, end: &End) -> Outcome {
        let mut pause = Duration::from_millis(100);
        let patience = match end {
            End::LeaseLost => return Outcome::Lost,
            End::Stopped => ABORT_WAIT,
            End::Success | End::Error(_) => self.shared.settings.lease,
        };
        let give_up = Instant::now() + patience;
        loop {
            match self.write(end).await {
                Ok(outcome) => return outcome,
                Err(error) if Instant::now() + pause < give_up => {
                    tracing::warn!(%error, "the end of the job could not be written, trying again");
                    sleep(pause).await;
                    pause = (pause * 2).min(Duration::from_secs(5));
                }
                Err(error) => {
                    tracing::error!(%error, "the end of the job could not be written");
                    return Outcome::Lost;
                }
            }
        }
    }

    async fn write(&self, end: &End) -> sqlx::Result<Outcome> {
        let (id, lease) = (self.job.id, self.lease);
        let handler = self.shared.registry.handler(&self.job.name);
        let max = handler.map_or(i32::MAX, |handler| attempts(handler.max_attempts));
        let keep_failed = handler.is_none_or(|handler| handler.keep_failed);
        let mut db = self.shared.pool.acquire().await?;
        let (written, outcome) = match end {
            End::Success => (store::delete_held(&mut db, id, lease).await, Outcome::Done),
            End::Error(_) if self.job.attempts >= max && !keep_failed => {
                (store::delete_held(&mut db, id, lease).await, Outcome::Failed)
            }
            End::Error(text) if self.job.attempts >= max => {
                (store::set_failed(&mut db, id, lease, &storable(text)).await, Outcome::Failed)
            }
            End::Error(text) => {
                let pause = pause_after(self.job.attempts);
                let text = storable(text);
                let written =
                    store::set_waiting_after_error(&mut db, id, lease, &text, pause, self.later).await;
                (written, Outcome::Retried)
            }
            End::Stopped => (store::set_waiting_again(&mut db, id, lease).await, Outcome::GivenBack),
            End::LeaseLost => (Ok(false), Outcome::Lost),
        };
        let (held, outcome) = match written {
            Err(error) if is_taken(&error) => {
                (store::delete_held(&mut db, id, lease).await?, Outcome::Joined)
            }
            other => (other?, outcome),
        };
        Ok(if held { outcome } else { Outcome::Lost })
    }

    fn report(&self, end: &End, outcome: Outcome, took: Duration) {
        let label = match outcome {
            Outcome::Done => "done",
            Outcome::Retried => "retried",
            Outcome::Failed => "failed",
            Outcome::Joined => "joined",
            Outcome::GivenBack => "given_back",
            Outcome::Lost => "lost",
        };
        let name = self.job.name.clone();
        counter!("queue_attempts_total", "name" => name.clone(), "outcome" => label).increment(1);
        histogram!("queue_attempt_seconds", "name" => name).record(took.as_secs_f64());
        match (end, outcome) {
            (End::Error(error), Outcome::Failed) => tracing::error!(%error, "the job failed for good"),
            (End::Error(error), _) => tracing::warn!(%error, outcome = label, "the job failed"),
            (_, Outcome::Lost) => tracing::warn!("the job was lost to another claim"),
            _ => tracing::debug!(outcome = label, ?took, "the job ended"),
        }
    }
}

/// The column is an `integer`.
fn attempts(max: u32) -> i32 {
    i32::try_from(max).unwrap_or(i32::MAX)
}

/// 5 s, 10 s, 20 s … up to an hour, before the jitter added by the database.
fn pause_after(attempts: i32) -> Duration {
    let doublings = u32::try_from(attempts - 1).unwrap_or(0).min(20);
    (FIRST_PAUSE * 2u32.pow(doublings)).min(LONGEST_PAUSE)
}

fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.constraint()) == Some(store::ONE_WAITING_PER_KEY)
}

/// PostgreSQL rejects NUL characters in text, and the error must not be lost because of that.
fn storable(text: &str) -> String {
    text.chars().filter(|c| *c != '\0').take(ERROR_CHARS).collect()
}

fn panic_text(cause: &(dyn Any + Send)) -> String {
    let text = cause.downcast_ref::<&str>().copied().or(cause.downcast_ref::<String>().map(String::as_str));
    format!("Panicked: {}", text.unwrap_or("(no message)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour() {
        let seconds: Vec<u64> = [1, 2, 3, 9, 10, 11, 12, 1000].map(|n| pause_after(n).as_secs()).into();
        assert_eq!(seconds, [5, 10, 20, 1280, 2560, 3600, 3600, 3600]);
    }

    #[test]
    fn an_error_can_always_be_stored() {
        assert_eq!(storable("a\0b"), "ab");
        assert_eq!(storable(&"ў".repeat(3000)).chars().count(), ERROR_CHARS);
    }
}
