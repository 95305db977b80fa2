//! Tests of the queue on a real PostgreSQL. Every test has its own database.

mod admin;
mod enqueueing;
mod leases;
mod retrying;
mod running;
mod scheduling;
mod world;
