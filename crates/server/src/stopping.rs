//! The two steps of a stop: first the server says that it is not ready and goes on serving, so that a load balancer sends
//! its requests elsewhere; then it lets the requests in progress finish.

use std::time::Duration;

use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

#[derive(Clone, Default)]
pub struct Stopping {
    leaving: CancellationToken,
    stop: CancellationToken,
}

impl Stopping {
    /// True from the stop signal on.
    pub fn is_leaving(&self) -> bool {
        self.leaving.is_cancelled()
    }

    /// Cancelled when the pause after the stop signal is over.
    pub fn token(&self) -> CancellationToken {
        self.stop.clone()
    }

    pub async fn begin(&self, pause: Duration) {
        self.leaving.cancel();
        if !pause.is_zero() {
            tracing::info!(seconds = pause.as_secs(), "not ready any more; stopping after a pause");
            tokio::time::sleep(pause).await;
        }
        self.stop.cancel();
    }

    /// Begins to stop on Ctrl-C or SIGTERM. A second Ctrl-C ends the process at once.
    pub fn begin_on_signal(&self, pause: Duration) -> anyhow::Result<()> {
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        let stopping = self.clone();
        tokio::spawn(async move {
            tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
            tokio::join!(stopping.begin(pause), async {
                interrupt.recv().await;
                std::process::exit(130);
            });
        });
        Ok(())
    }
}
