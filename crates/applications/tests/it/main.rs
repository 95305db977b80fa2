//! Applications over HTTP, on a real database.

mod again;
mod answers;
mod candidate;
mod columns;
mod compare;
mod demo;
mod employer;
mod histories;
mod home;
mod invite;
mod lifecycle;
mod people;
mod races;
mod report;
mod respond;
mod team;
mod templates;
