//! Vacancies over HTTP on a real database.

mod complaints;
mod copies;
mod demo;
mod drafts;
mod favourites;
mod lifecycle;
mod marks;
mod moderation;
mod own;
mod public;
mod publish;
mod reach;
mod standing;
mod told;
