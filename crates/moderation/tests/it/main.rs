//! Moderation of a kind of content that only these tests know, over HTTP on a real database. Decisions about
//! vacancies and companies are tested in `vacancies`.

mod complaints;
mod notes;
mod queue;
