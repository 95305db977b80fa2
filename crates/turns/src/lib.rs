//! Work that keeps a core busy, a bounded number at a time: a flood of it takes neither all memory nor all cores, and
//! whoever asks for something small is answered meanwhile.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// More at a time would only take memory and the processor's caches from each other.
pub fn cores() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

/// Threads that answer. One is left for others when [`Turns::run_here`] keeps a thread busy for each core.
pub fn workers() -> usize {
    cores() + 1
}

/// Clones share their number.
#[derive(Debug, Clone)]
pub struct Turns(Arc<Semaphore>);

impl Turns {
    /// At least one, or nothing would ever run.
    pub fn new(at_a_time: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_a_time.max(1))))
    }

    /// On a thread of its own, for what takes long enough to make up for that. The turn goes along into the thread: a
    /// caller who hangs up does not free it before the work has ended.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let turn = self.take().await?;
        let work = spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        Ok(work.await?)
    }

    /// On this thread, for what mostly takes less than a millisecond: to wake another thread and to be woken by it
    /// would take longer. No more than [`cores`] may run so at a time, of [`workers`] that there are.
    pub async fn run_here<T>(&self, work: impl FnOnce() -> T) -> anyhow::Result<T> {
        let _turn = self.0.acquire().await?;
        Ok(work())
    }

    /// Waits like everybody else, and keeps others waiting until it is dropped.
    pub async fn take(&self) -> anyhow::Result<OwnedSemaphorePermit> {
        Ok(Arc::clone(&self.0).acquire_owned().await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Mutex, mpsc};
    use std::time::Duration;

    /// A wait ends with its event, so this only has to outlast the slowest machine.
    const DEADLINE: Duration = Duration::from_secs(120);

    #[tokio::test]
    async fn no_more_run_at_a_time_than_there_are_turns() {
        for (turns, expected) in [(2, 2), (0, 1)] {
            let turns = Turns::new(turns);
            let running = Arc::new(AtomicUsize::new(0));
            let most = Arc::new(AtomicUsize::new(0));
            let (go, wait) = mpsc::channel::<()>();
            let wait = Arc::new(Mutex::new(wait));
            let (started, mut has_started) = tokio::sync::mpsc::unbounded_channel();
            let tasks: Vec<_> = (0..12)
                .map(|_| {
                    let (turns, running, most) = (turns.clone(), Arc::clone(&running), Arc::clone(&most));
                    let (wait, started) = (Arc::clone(&wait), started.clone());
                    tokio::spawn(async move {
                        let work = move || {
                            most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                            started.send(()).ok();
                            wait.lock().unwrap().recv().ok();
                            running.fetch_sub(1, Ordering::SeqCst);
                        };
                        turns.run(work).await
                    })
                })
                .collect();
            // Nobody goes on before as many run as there are turns.
            for _ in 0..expected {
                tokio::time::timeout(DEADLINE, has_started.recv()).await.expect("a turn is free");
            }
            drop(go);
            for task in tasks {
                task.await.unwrap().unwrap();
            }
            assert_eq!(most.load(Ordering::SeqCst), expected);
        }
    }

    /// Everything is told by channels of the standard library: clocks of a runtime stand still when all its threads are
    /// busy.
    #[tokio::test(flavor = "multi_thread", worker_threads = 3)]
    async fn others_are_answered_while_every_turn_is_taken() {
        let turns = Turns::new(2);
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let (started, has_started) = mpsc::channel();
        for _ in 0..6 {
            let (turns, wait, started) = (turns.clone(), Arc::clone(&wait), started.clone());
            tokio::spawn(async move {
                let work = || {
                    started.send(()).ok();
                    wait.lock().unwrap().recv().ok();
                };
                turns.run_here(work).await
            });
        }
        for _ in 0..2 {
            has_started.recv_timeout(DEADLINE).unwrap();
        }
        let (answered, answer) = mpsc::channel();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(20)).await;
            answered.send(()).ok();
        });
        assert!(answer.recv_timeout(DEADLINE).is_ok(), "no thread is left");
        assert!(has_started.try_recv().is_err(), "a third has begun");
        for _ in 0..6 {
            go.send(()).unwrap();
        }
        for _ in 2..6 {
            has_started.recv_timeout(DEADLINE).unwrap();
        }
    }

    #[tokio::test]
    async fn a_caller_who_hangs_up_keeps_his_turn_until_the_work_ends() {
        let turns = Turns::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let (started, has_started) = tokio::sync::oneshot::channel();
        let run = turns.run(move || {
            started.send(()).ok();
            wait.recv().ok();
        });
        tokio::select! {
            _ = run => panic!("the work waits for us"),
            _ = has_started => {}
        }
        assert_eq!(turns.0.available_permits(), 0);
        go.send(()).unwrap();
        let freed = tokio::time::timeout(DEADLINE, turns.take()).await;
        assert!(freed.is_ok());
    }
}
