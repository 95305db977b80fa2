//! Resumes over HTTP on a real database.

mod check;
mod own;
