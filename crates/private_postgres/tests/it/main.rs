//! Real clusters in temporary folders, and what can befall them.
//!
//! PostgreSQL and its `psql` must be installed. Started as root, PostgreSQL runs as its own user.
//! `ISHBOR_TEST_PG_BIN` names the folder of another PostgreSQL to try.

mod life;
mod misfortune;
mod place;
mod support;
