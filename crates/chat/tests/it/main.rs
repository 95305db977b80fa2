//! Conversations over HTTP, on a real database.

mod demo;
mod many;
mod notices;
mod people;
mod races;
mod rights;
mod talk;
