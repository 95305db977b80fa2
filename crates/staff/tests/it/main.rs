//! Staff over HTTP on a real database.

mod attempts;
mod journal;
mod life;
mod members;
mod people;
mod roles;
mod sessions;
mod welcome;
