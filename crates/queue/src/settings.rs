//! The settings of a runner, and what it shares with its attempts.

use std::sync::Arc;
use std::time::Duration;

use sqlx::PgPool;

use crate::registry::Registry;

/// Settings of a [`Runner`](crate::Runner). The defaults are those of production.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The number of concurrent jobs. Each uses a connection only while it is claimed, renewed or recorded.
    pub concurrency: usize,
    /// How long a job stays assigned to a process that no longer responds.
    pub lease: Duration,
    /// The polling interval when no notification arrives. Delayed jobs start at most this late.
    pub poll: Duration,
    /// How long running jobs may continue after the stop signal.
    pub stop_within: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            concurrency: 4,
            lease: Duration::from_secs(60),
            poll: Duration::from_secs(1),
            stop_within: Duration::from_secs(10),
        }
    }
}

pub(crate) struct Shared<C> {
    pub registry: Registry<C>,
    pub ctx: Arc<C>,
    pub pool: PgPool,
    /// Where the connection that listens for new jobs comes from.
    pub listeners: PgPool,
    pub settings: Settings,
}
