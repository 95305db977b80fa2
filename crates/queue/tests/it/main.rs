//! The queue on a real PostgreSQL. Every test has a database of its own.

mod admin;
mod enqueueing;
mod leases;
mod retrying;
mod running;
mod scheduling;
mod world;
