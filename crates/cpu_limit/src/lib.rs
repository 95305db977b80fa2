//! Limits concurrent CPU-bound work: a flood of it exhausts neither the memory nor the cores, and small requests are
//! still answered.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// The number of cores, the limit for such work. More at a time would only compete for memory and CPU caches.
pub fn cores() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

/// The number of worker threads for requests. One stays free when [`CpuLimit::run_here`] keeps one busy per core.
pub fn workers() -> usize {
    cores() + 1
}

/// A concurrency limit. Clones share it.
#[derive(Debug, Clone)]
pub struct CpuLimit(Arc<Semaphore>);

impl CpuLimit {
    /// At least one, or nothing would ever run.
    pub fn new(at_a_time: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_a_time.max(1))))
    }

    /// Runs on a separate thread, for work long enough to be worth the switch. The permit moves into that thread: a
    /// caller that disconnects does not release it before the work has ended.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let permit = self.take().await?;
        let work = spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        Ok(work.await?)
    }

    /// Runs on this thread, for work that usually takes less than a millisecond: switching to another thread and back
    /// would take longer. The limit must not exceed [`cores`], since there are [`workers`] threads.
    pub async fn run_here<T>(&self, work: impl FnOnce() -> T) -> anyhow::Result<T> {
        let _permit = self.0.acquire().await?;
        Ok(work())
    }

    /// Waits for a permit, which counts towards the limit until it is dropped.
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
    async fn concurrency_never_exceeds_the_limit() {
        for (limit, expected) in [(2, 2), (0, 1)] {
            let limit = CpuLimit::new(limit);
            let running = Arc::new(AtomicUsize::new(0));
            let most = Arc::new(AtomicUsize::new(0));
            let (go, wait) = mpsc::channel::<()>();
            let wait = Arc::new(Mutex::new(wait));
            let (started, mut has_started) = tokio::sync::mpsc::unbounded_channel();
            let tasks: Vec<_> = (0..12)
                .map(|_| {
                    let (limit, running, most) = (limit.clone(), Arc::clone(&running), Arc::clone(&most));
                    let (wait, started) = (Arc::clone(&wait), started.clone());
                    tokio::spawn(async move {
                        let work = move || {
                            most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                            started.send(()).ok();
                            wait.lock().unwrap().recv().ok();
                            running.fetch_sub(1, Ordering::SeqCst);
                        };
                        limit.run(work).await
                    })
                })
                .collect();
            // None continues before as many run as there are permits.
            for _ in 0..expected {
                tokio::time::timeout(DEADLINE, has_started.recv()).await.expect("a permit is free");
            }
            drop(go);
            for task in tasks {
                task.await.unwrap().unwrap();
            }
            assert_eq!(most.load(Ordering::SeqCst), expected);
        }
    }

    /// Uses only channels of the standard library: a runtime's timers do not advance while all its threads are busy.
    #[tokio::test(flavor = "multi_thread", worker_threads = 3)]
    async fn other_tasks_run_while_every_permit_is_taken() {
        let limit = CpuLimit::new(2);
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let (started, has_started) = mpsc::channel();
        for _ in 0..6 {
            let (limit, wait, started) = (limit.clone(), Arc::clone(&wait), started.clone());
            tokio::spawn(async move {
                let work = || {
                    started.send(()).ok();
                    wait.lock().unwrap().recv().ok();
                };
                limit.run_here(work).await
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
    async fn a_cancelled_caller_keeps_its_permit_until_the_work_ends() {
        let limit = CpuLimit::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let (started, has_started) = tokio::sync::oneshot::channel();
        let run = limit.run(move || {
            started.send(()).ok();
            wait.recv().ok();
        });
        tokio::select! {
            _ = run => panic!("the work ended before it was released"),
            _ = has_started => {}
        }
        assert_eq!(limit.0.available_permits(), 0);
        go.send(()).unwrap();
        let freed = tokio::time::timeout(DEADLINE, limit.take()).await;
        assert!(freed.is_ok());
    }
}
