//! A job queue on PostgreSQL. It contains nothing specific to the product.
//!
//! A job is a value with a name, stored as JSON in the table `jobs`. [`enqueue`] writes it through the
//! caller's connection, so it exists exactly when the caller's transaction commits. A [`Runner`] claims due
//! jobs, runs them through the [`Registry`] and deletes them when they succeed.
//!
//! ```text
//!              claim                    success
//!  waiting ───────────▶ running ───────────────────────▶ (row deleted)
//!     ▲                  │  │ ▲
//!     │ error, attempts  │  │ └─ lease ran out: another claim takes it over
//!     └────── left ──────┘  └── error, no attempts left ──▶ failed (kept until retried or discarded)
//! ```
//!
//! **Invariants**
//! - A job runs at least once. It can run twice when a process dies after the effect and before it is recorded, so
//!   jobs must be idempotent, and carry ids instead of copies of rows.
//! - At most one job waits and at most one runs for each `(name, key)`.
//! - A running job is protected by a lease that its runner renews. If the process dies, the lease expires and another
//!   runner takes over.
//! - Due times and leases use the database clock, so a wrong clock on a node does no harm.
//! - A schedule fires once per tick, however many processes run.

pub mod admin;
mod attempt;
mod job;
mod model;
mod registry;
mod runner;
mod schedule;
mod settings;
mod store;

pub use job::{Enqueued, Job, enqueue, enqueue_at};
pub use model::JobId;
pub use registry::{Registry, Work};
pub use runner::{Runner, Summary};
pub use schedule::Schedule;
pub use settings::Settings;
