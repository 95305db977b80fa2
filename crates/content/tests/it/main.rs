//! Letters and pages over HTTP on a real database.

mod contact;
mod pages;
