//! Conversations over HTTP, on a real database.

mod demo;
mod files;
mod many;
mod notices;
mod people;
mod races;
mod report;
mod rights;
mod talk;
