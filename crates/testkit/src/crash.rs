//! A crash in the middle of work, at a chosen step.

use std::pin::pin;
use std::task::Poll;

/// Polls a future this many times and drops it, as a crash would. False if it was not finished. What it had handed to
/// the database or the disk by then may still happen.
pub async fn run_until_crash<F: Future>(polls: usize, future: F) -> bool {
    let mut future = pin!(future);
    let mut left = polls;
    std::future::poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(false);
        }
        left -= 1;
        future.as_mut().poll(context).map(|_| true)
    })
    .await
}
