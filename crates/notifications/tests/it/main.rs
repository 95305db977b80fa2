//! Notices over HTTP on a real database.

mod notices;
