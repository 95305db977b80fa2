//! Tests with real clusters in temporary folders, including failures.
//!
//! PostgreSQL and its `psql` must be installed. Started as root, PostgreSQL runs as its own user.
//! `ISHBOR_TEST_PG_BIN` selects the folder of another PostgreSQL to test with.

mod archive;
mod life;
mod misfortune;
mod place;
mod support;
