//! Moderation of a kind of content that only these tests know, over HTTP on a real database. Decisions about
//! vacancies are tested in `vacancies`.

mod companies;
mod complaints;
mod notes;
mod queue;
mod undo;
mod wanted;
