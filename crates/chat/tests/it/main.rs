//! Conversations over HTTP, on a real database.

mod demo;
mod notices;
mod people;
mod races;
mod rights;
mod talk;
