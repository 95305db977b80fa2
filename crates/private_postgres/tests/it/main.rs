//! Real clusters in temporary folders, and what can befall them.
//!
//! PostgreSQL and its `psql` must be installed. Started as root, PostgreSQL runs as its own user.

mod life;
mod misfortune;
mod place;
mod support;
