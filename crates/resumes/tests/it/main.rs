//! Resumes over HTTP on a real database.

mod candidates;
mod check;
mod demo;
mod exchange;
mod matrix;
mod own;
mod own_data;
mod pdf;
