//! Assembles the product: configuration, command line, router, background jobs, private PostgreSQL and the web app.
//! It contains no business rules; a capability is plugged in by one line in `router.rs`, `jobs.rs` and `demo.rs`.

pub mod admin;
mod api_answers;
pub mod api_docs;
pub mod app;
mod backup;
mod check;
pub mod cli;
pub mod config;
pub mod contract;
pub mod database;
pub mod database_clock;
pub mod demo;
mod env;
mod jobs;
pub mod layers;
pub mod listen;
pub mod logging;
mod machine;
pub mod maintenance;
pub use pages::messages;
pub mod monitoring;
pub mod openapi;
mod outbox;
pub mod outside;
mod patience;
mod readiness;
pub mod router;
pub mod secret_check;
pub mod serve;
pub mod stopping;
mod wal_shipping;
pub mod web;

pub use jobs::registry;
