//! Vacancies over HTTP on a real database.

mod demo;
mod drafts;
mod own;
mod publish;
