//! Partners over HTTP on a real database.

mod partners;
