//! Finding vacancies over HTTP on a real database.

mod index;
mod search;
