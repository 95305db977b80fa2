//! Interviews over HTTP, on a real database.

mod calendar;
mod candidate;
mod company;
mod conflicts;
mod demo;
mod lists;
mod nights;
mod people;
mod races;
mod reminders;
mod team;
mod tenants;
