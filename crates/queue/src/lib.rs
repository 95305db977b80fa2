//! A job queue on PostgreSQL. It knows no word of the product.
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
//! - A job runs at least once. It can run twice when a process dies between the effect and the mark, so
//!   jobs are idempotent and carry ids, never copies of rows.
//! - At most one job waits and at most one runs for each `(name, key)`.
//! - A job is held by a lease that its runner renews. If the process dies, the lease ends by itself and
//!   another runner takes over.
//! - Due times and leases are measured by the clock of the database, so a node with a wrong clock does no harm.
//! - A schedule fires once for each tick, however many processes run.

pub mod admin;
mod attempt;
mod job;
mod registry;
mod runner;
mod schedule;
mod store;

pub use job::{Enqueued, Job, JobId, enqueue, enqueue_at};
pub use registry::Registry;
pub use runner::{Runner, Settings, Summary};
pub use schedule::Schedule;
